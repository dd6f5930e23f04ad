import { dlopen, JSCallback, ptr, read, toArrayBuffer } from 'bun:ffi'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atRate } from '../../../src/studio/sound/mp3-samples.ts'

const SAMPLE_RATE = 16_000

/** Speech, with the start of each word in seconds; undefined if the voice does not report it. */
export interface Said {
  samples: Float32Array
  starts: (number | undefined)[]
}

/** A voice other than our own. */
export interface Stranger {
  name: string
  say(words: readonly string[]): Promise<Said>
}

/** The voices of espeak-ng and Festival installed on this machine. */
export function strangers(): Stranger[] {
  return [...espeakVoices(), ...festivalVoices()]
}

const ESPEAK_VOICES = [
  { voice: 'en-us', rate: 150, pitch: 50 },
  { voice: 'en-us', rate: 120, pitch: 30 },
  { voice: 'en-gb', rate: 160, pitch: 60 },
  { voice: 'en-gb+f3', rate: 150, pitch: 55 },
  { voice: 'en-us+f2', rate: 190, pitch: 70 },
  { voice: 'en-gb-scotland+m3', rate: 140, pitch: 40 },
]
const SYNCHRONOUS = 2
const UTF8 = 1
const RATE = 1
const PITCH = 3
const WORD = 1
const EVENT_BYTES = 40

function espeakVoices(): Stranger[] {
  const library = openEspeak()
  if (!library) return []
  const { symbols, sampleRate } = library
  return ESPEAK_VOICES.map(({ voice, rate, pitch }) => ({
    name: `espeak-ng ${voice} ${rate} ${pitch}`,
    async say(words) {
      symbols.espeak_SetVoiceByName(ptr(cString(voice)))
      symbols.espeak_SetParameter(RATE, rate, 0)
      symbols.espeak_SetParameter(PITCH, pitch, 0)
      const { samples, starts } = heardFrom(symbols, words)
      return {
        samples: atRate({ samples, sampleRate }, SAMPLE_RATE),
        starts: starts.map((start) => (start === undefined ? start : start / sampleRate)),
      }
    },
  }))
}

type Symbols = NonNullable<ReturnType<typeof openEspeak>>['symbols']

function openEspeak() {
  try {
    const { symbols } = dlopen('libespeak-ng.so.1', {
      espeak_Initialize: { args: ['int', 'int', 'ptr', 'int'], returns: 'int' },
      espeak_SetVoiceByName: { args: ['ptr'], returns: 'int' },
      espeak_SetParameter: { args: ['int', 'int', 'int'], returns: 'int' },
      espeak_SetSynthCallback: { args: ['callback'], returns: 'void' },
      espeak_Synth: {
        args: ['ptr', 'u64', 'u32', 'int', 'u32', 'u32', 'ptr', 'ptr'],
        returns: 'int',
      },
    })
    return { symbols, sampleRate: symbols.espeak_Initialize(SYNCHRONOUS, 0, null, 0) }
  } catch {
    return undefined
  }
}

const cString = (text: string) => new TextEncoder().encode(`${text}\0`)

function heardFrom(symbols: Symbols, words: readonly string[]) {
  const text = words.join(' ')
  const places = placesOf(words)
  const starts: (number | undefined)[] = words.map(() => undefined)
  const pieces: Int16Array[] = []
  const hear = new JSCallback(
    (wave, count, events) => {
      if (wave && count > 0) pieces.push(new Int16Array(toArrayBuffer(wave, 0, count * 2).slice(0)))
      for (let at = 0; read.i32(events, at) !== 0; at += EVENT_BYTES) {
        if (read.i32(events, at) !== WORD) continue
        const word = places.get(read.i32(events, at + 8) - 1)
        if (word !== undefined) starts[word] ??= read.i32(events, at + 20)
      }
      return 0
    },
    { args: ['ptr', 'int', 'ptr'], returns: 'int' },
  )
  symbols.espeak_SetSynthCallback(hear.ptr)
  const bytes = cString(text)
  symbols.espeak_Synth(ptr(bytes), bytes.length, 0, 1, 0, UTF8, null, null)
  hear.close()
  return { samples: floats(pieces), starts }
}

/** The word at each character offset; preceding punctuation counts as its beginning. */
function placesOf(words: readonly string[]): Map<number, number> {
  const places = new Map<number, number>()
  let at = 0
  for (const [index, word] of words.entries()) {
    for (let sign = 0; sign <= Math.max(0, word.search(/[\p{L}\p{N}]/u)); sign++) places.set(at + sign, index)
    at += word.length + 1
  }
  return places
}

function floats(pieces: readonly Int16Array[]): Float32Array {
  const samples = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    for (const [index, sample] of piece.entries()) samples[at + index] = sample / 32_768
    at += piece.length
  }
  return samples
}

const FESTIVAL_VOICES = [
  { voice: 'kal_diphone', stretch: 1, pitch: 105 },
  { voice: 'kal_diphone', stretch: 1.3, pitch: 85 },
  { voice: 'ked_diphone', stretch: 1, pitch: 105 },
  { voice: 'ked_diphone', stretch: 1.25, pitch: 130 },
  { voice: 'cmu_us_slt_arctic_hts', stretch: 1, pitch: 170 },
]

function festivalVoices(): Stranger[] {
  if (!Bun.which('festival')) return []
  return FESTIVAL_VOICES.map(({ voice, stretch, pitch }) => ({
    name: `festival ${voice} ${stretch} ${pitch}`,
    async say(words) {
      const folder = mkdtempSync(join(tmpdir(), 'festival-'))
      try {
        const wave = join(folder, 'said.wav')
        const script = join(folder, 'say.scm')
        await Bun.write(script, schemeFor(words, { voice, stretch, pitch, wave }))
        const printed = await Bun.$`festival -b ${script}`.quiet().text()
        return { samples: await waveIn(wave), starts: startsIn(printed, words) }
      } finally {
        rmSync(folder, { recursive: true })
      }
    },
  }))
}

function schemeFor(
  words: readonly string[],
  { voice, stretch, pitch, wave }: { voice: string; stretch: number; pitch: number; wave: string },
): string {
  const text = words.map(plain).join(' ').replaceAll('"', '')
  return `(voice_${voice})
(Parameter.set 'Duration_Stretch ${stretch})
${voice.endsWith('diphone') ? `(set! int_lr_params '((target_f0_mean ${pitch}) (target_f0_std 14) (model_f0_mean 170) (model_f0_std 34)))` : ''}
(set! said (utt.synth (Utterance Text "${text}")))
(mapcar (lambda (token)
  (if (item.daughter1 token)
    (format t "%s %f\\n" (item.name token) (item.feat token "daughter1.R:SylStructure.daughter1.daughter1.segment_start"))
    (format t "%s -1\\n" (item.name token))))
  (utt.relation.items said 'Token))
(utt.wave.resample said ${SAMPLE_RATE})
(utt.save.wave said "${wave}" 'riff)
`
}

const plain = (word: string): string =>
  word
    .replaceAll('’', "'")
    .replace(/^['"“‘]+|['"”]+$/g, '')
    .replace(/[—–]/g, ',')

function startsIn(printed: string, words: readonly string[]): (number | undefined)[] {
  const lines = printed.trim().split('\n')
  let line = 0
  return words.map((word) => {
    const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()
    const found = lines.findIndex(
      (text, at) => at >= line && at < line + 4 && letters(text.split(' ')[0] ?? '') === letters(word),
    )
    if (found < 0) return undefined
    line = found + 1
    const start = Number(lines[found]?.split(' ')[1])
    return start >= 0 ? start : undefined
  })
}

async function waveIn(path: string): Promise<Float32Array> {
  const bytes = await Bun.file(path).arrayBuffer()
  return floats([new Int16Array(bytes.slice(44, 44 + ((bytes.byteLength - 44) & ~1)))])
}

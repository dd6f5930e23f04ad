import { type RecitedPhrase, recite } from '../narrator/recite.ts'
import type { EngineVoice } from '../narrator/voices.ts'
import { ALIGNER_RATE, BANDS, bandsOf, framesIn, HOP } from './bands.ts'

/** The throat lengths applied to the narrator's voices: from a large man's to a child's. */
export const THROATS = [0.84, 0.92, 1, 1.09, 1.19] as const
/** A phone is modeled in three parts: beginning, middle and end. */
export const PARTS = 3
const VOICES: readonly EngineVoice[] = ['rms', 'slt']
/** Every sound of the language, for a page that is too short to contain them. */
const ALL_SOUNDS =
  'The big boy with the yellow hat saw five cows. She usually thought of cheese, fish and good soup. Why did George jump out of the zoo? Singing loudly, they all rode home over the mountain with their father. Look, a pure white bird had flown here.'

/** What a voice said in one throat, and the phone part of each of its frames; none in pauses. */
export interface Example {
  bands: Float32Array
  /** `phone number * PARTS + part`, or -1. */
  labels: Int16Array
}

export interface Examples {
  phones: ReadonlyMap<string, number>
  said: Example[]
}

/** The pronunciations of each token, by its number; unspoken tokens have none. */
export type Sayings = Map<number, string[][]>

/** Has the narrator say the page, which gives its sounds in context with known times. */
export function examplesOf(
  tokens: readonly string[],
  soundsLike: Record<string, string> | undefined,
): { examples: Examples; sayings: Sayings } {
  const phones = new Map<string, number>()
  const sayings: Sayings = new Map()
  const said: Example[] = []
  for (const voice of VOICES) {
    const page = phrasesSaid(tokens, { voice, soundsLike })
    for (const phrase of page) addSayings(sayings, phrase)
    said.push(...inThroats([...page, ...phrasesSaid(ALL_SOUNDS.split(' '), { voice })], phones))
  }
  return { examples: { phones, said }, sayings }
}

const PHRASES_AT_ONCE = 2

function phrasesSaid(...said: Parameters<typeof recite>): RecitedPhrase[] {
  const phrases: RecitedPhrase[] = []
  for (const phrase of recite(...said)) {
    phrases.push(phrase)
    // The engine's memory, new for each phrase, is outside the heap, so the garbage collector does not notice it.
    if (phrases.length % PHRASES_AT_ONCE === 0) Bun.gc(true)
  }
  Bun.gc(true)
  return phrases
}

function addSayings(sayings: Sayings, { phones, alone }: RecitedPhrase): void {
  const inContext = Map.groupBy(phones, ({ token }) => token)
  for (const [token, lone] of alone) {
    const ways = sayings.get(token) ?? []
    for (const way of [inContext.get(token)?.map(({ name }) => name) ?? [], lone])
      if (way.length > 0 && !ways.some((known) => known.join() === way.join())) ways.push([...way])
    if (ways.length > 0) sayings.set(token, ways)
  }
}

function inThroats(phrases: readonly RecitedPhrase[], phones: Map<string, number>): Example[] {
  const count = phrases.reduce((sum, { samples }) => sum + framesIn(samples.length), 0)
  const labels = new Int16Array(count).fill(-1)
  const examples = THROATS.map(() => ({ bands: new Float32Array(count * BANDS), labels }))
  let at = 0
  for (const phrase of phrases) {
    const samples = Float32Array.from(phrase.samples, (sample) => sample / 32_768)
    for (const [throat, bands] of bandsOf(samples, THROATS).entries())
      examples[throat]?.bands.set(bands, at * BANDS)
    const frames = framesIn(samples.length)
    label(labels.subarray(at, at + frames), phrase, phones)
    at += frames
  }
  return examples
}

function label(labels: Int16Array, { phones: said }: RecitedPhrase, phones: Map<string, number>): void {
  for (const { name, start, end } of said) {
    const phone = phones.get(name) ?? phones.size
    phones.set(name, phone)
    const from = frameAt(start)
    const to = Math.min(labels.length, frameAt(end))
    for (let frame = Math.max(0, from); frame < to; frame++)
      labels[frame] = phone * PARTS + Math.min(PARTS - 1, Math.floor(((frame - from) * PARTS) / (to - from)))
  }
}

/** The frame whose middle is nearest to a point in time. */
const frameAt = (seconds: number): number => Math.round((seconds * ALIGNER_RATE) / HOP - 0.75)

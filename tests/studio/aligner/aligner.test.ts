import { describe, expect, test } from 'bun:test'
import { examplesOf } from '../../../src/studio/aligner/examples.ts'
import { type Alignment, alignRecording, alignTo } from '../../../src/studio/aligner/index.ts'
import { inNoise, type Read, readAloud } from './reader.ts'

const PAGE =
  'The little fox looked out of her window. A yellow light was moving slowly over the snow. “Who is there?” she whispered to Ndovu. Nobody answered, but the light came closer and stopped at the garden gate.'.split(
    ' ',
  )
const SENTENCES: [number, number][] = [
  [0, 8],
  [8, 17],
  [17, 24],
  [24, PAGE.length],
]

const page = examplesOf(PAGE, undefined)

const align = ({ samples }: Pick<Read, 'samples'>): Alignment =>
  alignTo(page, { samples, words: PAGE, sentences: SENTENCES })

describe('somebody reads a page exactly as written', () => {
  const manners = {
    'higher and faster': { faster: 1.15 },
    'lower and slower': { faster: 0.87 },
    'beside a running fan': { faster: 1.08, noise: 12 },
    'with long rests in the middle of sentences': { faster: 0.95, rests: { 3: 0.8, 12: 1.6, 27: 0.5 } },
  }
  for (const [manner, how] of Object.entries(manners)) {
    test(`${manner}: its words are found and its sentences are sure`, async () => {
      const read = readAloud(PAGE, how)
      const aligned = align(read)
      const errors = aligned.words.map(({ start }, word) => Math.abs(start - (read.starts[word] ?? 0)))
      expect(percentile(errors, 0.5)).toBeLessThan(0.04)
      expect(percentile(errors, 0.9)).toBeLessThan(0.12)
      expect(aligned.sure.filter(Boolean).length).toBeGreaterThanOrEqual(3)
      expectInOrder(aligned, read.samples)
    })
  }
})

test('a name that is said otherwise than it is written is found where the parent says how', async () => {
  const words =
    'Siothbhrun looked up. The small boat went slowly out to sea with Siothbhrun and Siothbhrun saw the moon.'.split(
      ' ',
    )
  const sentences: [number, number][] = [
    [0, 3],
    [3, words.length],
  ]
  const said = words.map((word) => word.replace('Siothbhrun', 'Shoon'))
  const { samples, starts } = readAloud(said, { faster: 1.08 })
  const heard = async (soundsLike?: Record<string, string>) => {
    const recording = { samples, words, sentences, ...(soundsLike ? { soundsLike } : {}) }
    const aligned = await alignRecording(recording)
    const errors = aligned.words.map(({ start }, word) => Math.abs(start - (starts[word] ?? 0)))
    return { sure: aligned.sure, worst: Math.max(...errors) }
  }
  const told = await heard({ Siothbhrun: 'shoon' })
  expect(told.sure).toEqual([true, true])
  expect(told.worst).toBeLessThan(0.15)
  expect((await heard()).sure).not.toEqual([true, true])
})

describe('somebody misreads a sentence', () => {
  const said = {
    'leaves words out': [...PAGE.slice(0, 11), ...PAGE.slice(14)],
    'reads some words twice': [...PAGE.slice(0, 14), ...PAGE.slice(10)],
    'says another word': PAGE.with(9, 'seventeen'),
    'says something in between': [...PAGE.slice(0, 12), 'no', 'wait', 'a', 'moment', ...PAGE.slice(12)],
  }
  for (const [how, words] of Object.entries(said)) {
    test(`and ${how}: that sentence is unsure, and the words after it are found`, async () => {
      const read = readAloud(words, { faster: 1.1 })
      const aligned = align(read)
      expect(aligned.sure[1]).toBeFalse()
      expect([aligned.sure[0], aligned.sure[3]]).toContain(true)
      const behind = PAGE.length - words.length
      for (let word = 24; word < PAGE.length; word++)
        expect(Math.abs((aligned.words[word]?.start ?? 0) - (read.starts[word - behind] ?? 0))).toBeLessThan(
          0.2,
        )
      expectInOrder(aligned, read.samples)
    })
  }

  test('and reads another page altogether: nothing is sure', async () => {
    const other =
      'My grandmother keeps seven brown hens behind the kitchen. Each morning they wake up the whole village and ask for corn. Last Tuesday one of them flew onto the roof.'
    const read = readAloud(other.split(' '), { faster: 1.05 })
    const aligned = align(read)
    expect(aligned.sure).toEqual([false, false, false, false])
    expectInOrder(aligned, read.samples)
  })

  test('and stops in the middle: what was not read is unsure', async () => {
    const read = readAloud(PAGE.slice(0, 20))
    const { sure } = align(read)
    expect(sure).toEqual([true, true, false, false])
  })
})

describe('nobody is heard in a recording', () => {
  const recordings = {
    'of silence': new Float32Array(16_000 * 5),
    'of a fan': inNoise(new Float32Array(16_000 * 5), 0),
    'of nothing': new Float32Array(),
    'of a moment': new Float32Array(900),
    'of eleven minutes': new Float32Array(16_000 * 660),
  }
  for (const [which, samples] of Object.entries(recordings)) {
    test(`${which}: no sentence is sure, and every word has a time`, async () => {
      const aligned = await alignRecording({ samples, words: PAGE, sentences: SENTENCES })
      expect(aligned.sure).toEqual([false, false, false, false])
      expectInOrder(aligned, samples)
    })
  }
})

test('signs that nobody says share the time between the words beside them', async () => {
  const words = ['🦊', 'The', 'fox', '—', '🦊', 'slept.', '…']
  const read = readAloud(words, { faster: 1.1 })
  const aligned = await alignRecording({ samples: read.samples, words, sentences: [[0, 7]] })
  expect(Math.abs((aligned.words[5]?.start ?? 0) - (read.starts[5] ?? 0))).toBeLessThan(0.12)
  expect(aligned.words.map(({ start, end }) => end >= start)).toEqual(words.map(() => true))
})

test('a page without a word that can be said is unsure', async () => {
  const { words, sure } = await alignRecording({
    samples: readAloud(['Good', 'night.']).samples,
    words: ['🦊', '—'],
    sentences: [[0, 2]],
  })
  expect(words).toHaveLength(2)
  expect(sure).toEqual([false])
})

test('the same recording is aligned alike each time', async () => {
  const { samples } = readAloud(PAGE, { faster: 1.1 })
  expect(await alignRecording({ samples, words: PAGE, sentences: SENTENCES })).toEqual(align({ samples }))
})

function expectInOrder({ words }: Alignment, samples: Float32Array): void {
  expect(words).toHaveLength(PAGE.length)
  let before = 0
  for (const { start, end } of words) {
    expect(start).toBeGreaterThanOrEqual(before - 1e-9)
    expect(end).toBeGreaterThanOrEqual(start)
    expect(end).toBeLessThanOrEqual(samples.length / 16_000 + 1e-9)
    before = start
  }
}

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(part * (values.length - 1))] ?? 0

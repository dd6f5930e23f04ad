import { examplesOf } from '../../../src/studio/aligner/examples.ts'
import { alignTo } from '../../../src/studio/aligner/index.ts'
import { paragraphsFor } from '../word-times.ts'
import { MISTAKES, misread } from './misreadings.ts'
import { inRoom, withNoise, withRests } from './rooms.ts'
import { type Said, type Stranger, strangers } from './voices.ts'

const TOO_LATE = 0.3
const PAGES = [
  { seed: 11, ageGroup: '6-8' },
  { seed: 22, ageGroup: '9-12' },
  { seed: 33, ageGroup: '3-5' },
] as const

/** A page, somebody's recording of it, and the ground truth. */
interface Take extends Said {
  circumstances: string
  /** Sentences that were not read as written. */
  wrong: ReadonlySet<number>
}

/** Results over several recordings. */
class Figures {
  private readonly errors: number[] = []
  private sentences = 0
  private sure = 0
  private sureAndLate = 0
  private wrong = 0
  private wrongAndSure = 0

  sentence({ errors, sure, wrong }: { errors: number[]; sure: boolean; wrong: boolean }): void {
    if (wrong) this.wrong++
    else {
      this.sentences++
      this.errors.push(...errors)
    }
    if (!sure) return
    if (wrong) this.wrongAndSure++
    else this.sure++
    if (errors.some((error) => error > TOO_LATE)) this.sureAndLate++
  }

  row() {
    const sorted = this.errors.toSorted((one, other) => one - other)
    const at = (part: number) => Math.round((sorted[Math.floor(part * (sorted.length - 1))] ?? 0) * 1000)
    const percent = (part: number, of: number) => Math.round((1000 * part) / Math.max(1, of)) / 10
    return {
      words: sorted.length,
      medianMs: at(0.5),
      p90Ms: at(0.9),
      worstMs: at(1),
      'well read, sure %': percent(this.sure, this.sentences),
      'sure, over 300 ms %': percent(this.sureAndLate, this.sure + this.wrongAndSure),
      misread: this.wrong,
      'misread, sure %': percent(this.wrongAndSure, this.wrong),
    }
  }
}

/**
 * The error of word starts in recordings by espeak-ng and Festival, whose own times are the ground truth. The project
 * does not need them; without them there is nothing to measure.
 */
export async function measureRecordings(pageCount: number): Promise<Record<string, unknown>> {
  const figures = new Map<string, Figures>()
  const add = (name: string, sentence: Parameters<Figures['sentence']>[0]) => {
    const own = figures.get(name) ?? new Figures()
    figures.set(name, own)
    own.sentence(sentence)
  }
  for (const { seed, ageGroup } of PAGES.slice(0, pageCount)) {
    const words = (paragraphsFor(seed, ageGroup)[0] ?? '').split(/\s+/)
    const sentences = sentencesIn(words)
    const page = examplesOf(words, undefined)
    for (const stranger of strangers()) {
      for await (const { circumstances, wrong, samples, starts } of takesOf(stranger, words, sentences)) {
        const aligned = alignTo(page, { samples, words, sentences })
        for (const [index, [from, to]] of sentences.entries()) {
          const errors = starts.slice(from, to).flatMap((start, at) => {
            const found = aligned.words[from + at]?.start ?? 0
            return start === undefined ? [] : [Math.abs(found - start)]
          })
          const sentence = { errors, sure: aligned.sure[index] ?? false, wrong: wrong.has(index) }
          for (const name of [stranger.name, circumstances, 'all']) add(name, sentence)
        }
      }
    }
  }
  return Object.fromEntries([...figures].map(([name, own]) => [name, own.row()]))
}

async function* takesOf(
  stranger: Stranger,
  words: readonly string[],
  sentences: readonly (readonly [number, number])[],
): AsyncGenerator<Take> {
  const said = await stranger.say(words)
  const right = new Set<number>()
  yield { ...said, circumstances: 'clean', wrong: right }
  yield { ...withNoise(said, 20, 1), circumstances: 'noise 20 dB', wrong: right }
  yield { ...withNoise(said, 10, 2), circumstances: 'noise 10 dB', wrong: right }
  yield { ...inRoom(said, 0.4, 3), circumstances: 'room 0.4 s', wrong: right }
  yield { ...inRoom(said, 0.8, 4), circumstances: 'room 0.8 s', wrong: right }
  yield { ...withNoise(withRests(said, 5), 25, 6), circumstances: 'rests, noise 25 dB', wrong: right }
  for (const [index, mistake] of MISTAKES.entries()) {
    const page = misread(words, sentences, mistake, words.length + index)
    const { samples, starts } = await stranger.say(page.words)
    const onPage = words.map((_, word) => starts[page.from.indexOf(word)])
    yield { ...withNoise({ samples, starts: onPage }, 30, 7), circumstances: mistake, wrong: page.wrong }
  }
}

function sentencesIn(words: readonly string[]): [number, number][] {
  const ends = words.flatMap((word, at) =>
    /[.!?…]["”’]*$/.test(word) || at === words.length - 1 ? [at + 1] : [],
  )
  return ends.map((end, at) => [ends[at - 1] ?? 0, end])
}

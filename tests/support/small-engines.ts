import type { GenerationContext } from '../../jobs/generation-context.ts'
import { FIT } from '../../src/ports/moderator.ts'
import type { RecordingFault, TakeRecording } from '../../src/ports/recorder.ts'
import type { KeptSound } from '../../src/ports/splicer.ts'
import { plainNotes } from '../../src/shared/stories/plain-notes.ts'

type Engines = Pick<
  GenerationContext,
  'writer' | 'painter' | 'narrator' | 'ambience' | 'splice' | 'followWords' | 'moderator'
> & { takeRecording: TakeRecording }

export interface SmallEngines extends Engines {
  /** What was requested, in order: `text`, `picture 0`, `narration`, `ambience`. */
  made: string[]
  /** Throws in the given piece for as long as it is listed. */
  broken: Set<string>
}

/** Resolves to the piece, after noting that it was made; throws where it is broken. */
type Make = <T>(piece: string, thing: T) => Promise<T>

/** A studio that makes tiny pieces at once, for the tests of everything around it. */
export function smallEngines(): SmallEngines {
  const made: string[] = []
  const broken = new Set<string>()
  const make: Make = async (piece, thing) => {
    made.push(piece)
    if (broken.has(piece)) throw new Error(`No ${piece} today`)
    return thing
  }
  return {
    made,
    broken,
    moderator: { checkText: async () => FIT, checkPicture: async () => FIT },
    writer: smallWriter(make),
    painter: smallPainter(make),
    narrator: smallNarrator(make),
    ambience: smallAmbience(make),
    splice: smallSplice(make),
    takeRecording: smallRecorder(make),
    followWords: smallFollower(make),
  }
}

const smallWriter = (make: Make): Engines['writer'] => ({
  engine: 'Small words',
  async tell(brief) {
    const names = brief.children.map((child) => child.name).join(' and ')
    const pages = Array.from({ length: brief.paragraphCount }, (_, i) => i)
    return make('text', {
      notes: {
        scenes: pages.map((i) => ({
          setting: brief.environment,
          place: `place ${i}`,
          timeOfDay: 'dusk' as const,
          view: 'wide' as const,
          weather: 'clear' as const,
          present: [{ who: 'child-0', action: 'standing' as const, feeling: 'happy' as const }],
          props: [],
        })),
        helpers: [],
      },
      title: `${names} and the Lamp ${brief.seed}`,
      paragraphs: pages.map((i) => `On page ${i + 1} ${names} looked up.`),
      grade: 1,
    })
  },
  annotate: async (brief, told) => plainNotes(brief, told),
})

const smallPainter = (make: Make): Engines['painter'] => ({
  engine: 'Small pictures',
  paint: (brief) =>
    make(`picture ${brief.scene.place.slice(6)}`, {
      focus: { x: 0.5, y: 0.5 },
      files: [pictureFile('wide', 1344, 768, brief), pictureFile('tall', 720, 1440, brief)],
    }),
  portrait: (sheet) => make('portrait', bytesOf(`portrait ${JSON.stringify(sheet)}`)),
})

const smallNarrator = (make: Make): Engines['narrator'] => ({
  engine: 'Small voice',
  voices: [{ id: 'rms', name: 'Robin', description: 'calm' }],
  narrate: (brief) => {
    const words = brief.paragraphs.join(' ').split(/\s+/)
    return make('narration', {
      contentType: 'audio/mpeg' as const,
      bytes: bytesOf(`narration of ${brief.paragraphs.join(' ')}`),
      durationSeconds: words.length / 2,
      words: words.map((word, i) => ({ word, start_time_seconds: i / 2, end_time_seconds: i / 2 + 0.4 })),
    })
  },
})

/** Half a second for each word, in any voice. */
const smallSplice =
  (make: Make): Engines['splice'] =>
  ({ whole, wordCounts, pages }) => {
    let first = 0
    const words = wordCounts.flatMap((count, index) => {
      const said = pages.get(index)?.words ?? whole?.words.slice(first, first + count) ?? []
      first += count
      return said.map(({ word }) => word)
    })
    return make('splice', {
      contentType: 'audio/mpeg' as const,
      bytes: bytesOf(`spliced narration of ${words.join(' ')}${inVoice(pages)}`),
      durationSeconds: words.length / 2,
      words: words.map((word, i) => ({ word, start_time_seconds: i / 2, end_time_seconds: i / 2 + 0.4 })),
    })
  }

const FAULTS: readonly string[] = ['empty', 'other-format', 'cut-off', 'too-long', 'silent']

/** Refuses a recording that says what is wrong with it; any other lasts half a second for each byte. */
const smallRecorder =
  (make: Make): TakeRecording =>
  async ({ bytes }) => {
    const said = new TextDecoder().decode(bytes)
    if (FAULTS.includes(said)) return { ok: false, failure: said as RecordingFault }
    const value = {
      contentType: 'audio/mpeg' as const,
      bytes: bytesOf(`recording of ${said}`),
      durationSeconds: bytes.byteLength / 2,
    }
    return { ok: true, value: await make('recording', value) }
  }

/** Half a second for each word; a page's last sentence is uncertain. */
const smallFollower =
  (make: Make): Engines['followWords'] =>
  ({ words, sentences }) =>
    make('words found', {
      words: words.map((_, i) => ({ start: i / 2, end: i / 2 + 0.4 })),
      sure: sentences.map((_, i) => i < sentences.length - 1),
    })

/** What was read aloud, of the recorded pages. */
const inVoice = (pages: ReadonlyMap<number, KeptSound>) =>
  [...pages]
    .filter(([, { spoken }]) => spoken)
    .map(([index, { bytes }]) => `, page ${index} as ${new TextDecoder().decode(bytes)}`)
    .join('')

const smallAmbience = (make: Make): Engines['ambience'] => ({
  engine: 'Small sounds',
  bed: (brief) =>
    make('ambience', {
      contentType: 'audio/mpeg' as const,
      bytes: bytesOf(`ambience of ${brief.setting} ${brief.seed}`),
      loop: { start: 0, end: 30 },
    }),
})

const pictureFile = (
  cut: 'wide' | 'tall',
  width: number,
  height: number,
  brief: { seed: number; scene: { place: string } },
) => ({
  cut,
  width,
  height,
  contentType: 'image/webp' as const,
  bytes: bytesOf(`${cut} picture of ${brief.scene.place} ${brief.seed}`),
})

const bytesOf = (text: string) => new TextEncoder().encode(text)

import { pathToFileURL } from 'node:url'
import type { Ambience, AmbienceBrief, AmbientSound } from '../ports/ambience.ts'
import type { MixBrief } from '../ports/bought-sound.ts'
import type { Lighten, LightenBrief } from '../ports/lighten.ts'
import type { Narration, NarrationBrief, Narrator } from '../ports/narrator.ts'
import type { Painter, Picture, PictureBrief } from '../ports/painter.ts'
import type {
  FollowBrief,
  FollowedWords,
  FollowWords,
  RecordingBrief,
  TakeRecording,
  Taking,
} from '../ports/recorder.ts'
import type { Splice, SpliceBrief } from '../ports/splicer.ts'
import type { StoryBrief, Writer, WrittenStory } from '../ports/writer.ts'
import type { CastSheet } from '../shared/characters/cast-sheet.ts'
import { projectFile } from '../shared/kit/project-file.ts'
import { OWN_ENGINE } from '../shared/stories/made-by.ts'
import { plainNotes } from '../shared/stories/plain-notes.ts'
import type { ParagraphBrief, SpokenParagraph } from './narrator/index.ts'
import { narrate } from './narrator/narrate.ts'
import { EMBEDDED_VOICES } from './narrator/voices.ts'
import { redrawBrief } from './painter/redraw.ts'
import { openPool } from './pool/pool.ts'

/** The Worker gets text and names, not the portraits: figures are drawn from their cast sheets. */
const withoutLikenesses = ({ page, ...brief }: PictureBrief): PictureBrief => ({
  ...brief,
  ...(page
    ? {
        page: {
          paragraph: page.paragraph,
          children: page.children.map(({ name, gender }) => ({ name, gender })),
        },
      }
    : {}),
})

/** The tasks of the studio's Workers. */
export type StudioTasks = {
  compose: { input: StoryBrief; output: WrittenStory }
  paint: { input: PictureBrief; output: Picture }
  portrait: { input: CastSheet; output: Uint8Array }
  lighten: { input: LightenBrief; output: Uint8Array }
  speak: { input: ParagraphBrief; output: SpokenParagraph }
  join: { input: { brief: NarrationBrief; spoken: SpokenParagraph[] }; output: Narration }
  bed: { input: AmbienceBrief; output: AmbientSound }
  mix: { input: MixBrief; output: Narration }
  loop: { input: Uint8Array; output: AmbientSound }
  splice: { input: SpliceBrief; output: Narration }
  take: { input: RecordingBrief; output: Taking }
  follow: { input: FollowBrief; output: FollowedWords }
}

export interface Studio {
  writer: Writer
  painter: Painter
  narrator: Narrator
  ambience: Ambience
  lighten: Lighten
  /** Makes a narration or ambience from a vendor's speech and sounds. */
  mix(brief: MixBrief, signal?: AbortSignal): Promise<Narration>
  loop(sound: Uint8Array, signal?: AbortSignal): Promise<AmbientSound>
  /** Replaces pages of a narration with new ones. */
  splice: Splice
  /** Decodes family recordings, one at a time. */
  takeRecording: TakeRecording
  followWords: FollowWords
  /** Ends the workers; running tasks are rejected. */
  close(): Promise<void>
}

export interface StudioOptions {
  /** Milliseconds after which an idle worker ends. */
  idleMs?: number
}

const ENTRY = pathToFileURL(projectFile('src/studio/pool/worker.ts'))

/** Writing is fast: its Worker frees its memory before painting and narration need it. */
const WRITER_IDLE_MS = 1000

/**
 * The embedded writer, painter, narrator and ambience. One Worker writes and decodes recordings, which somebody waits
 * for, one paints, and one narrates and aligns: the server's event loop stays free, and no engine is in memory twice
 * (design, section 6).
 */
export function openStudio(options: StudioOptions = {}): Studio {
  const writing = openPool<StudioTasks>({ entry: ENTRY, size: 1, idleMs: WRITER_IDLE_MS, ...options })
  const painting = openPool<StudioTasks>({ entry: ENTRY, size: 1, ...options })
  const telling = openPool<StudioTasks>({ entry: ENTRY, size: 1, ...options })
  return {
    writer: {
      engine: OWN_ENGINE,
      async tell(brief, { signal } = {}) {
        const { title, paragraphs, grade, ...notes } = await writing.run('compose', brief, { signal })
        return { title, paragraphs, grade, notes }
      },
      annotate: async (brief, narration) => plainNotes(brief, narration),
    },
    painter: {
      engine: OWN_ENGINE,
      paint: (brief, { signal } = {}) =>
        painting.run('paint', redrawBrief(withoutLikenesses(brief)), { signal }),
      portrait: (sheet, { signal } = {}) => painting.run('portrait', sheet, { signal, urgent: true }),
    },
    narrator: {
      engine: OWN_ENGINE,
      voices: EMBEDDED_VOICES,
      narrate: (brief, { signal } = {}) => narrate(telling, brief, signal),
    },
    ambience: { engine: OWN_ENGINE, bed: (brief, { signal } = {}) => telling.run('bed', brief, { signal }) },
    lighten: (brief) => painting.run('lighten', brief),
    mix: (brief, signal) => telling.run('mix', brief, { signal }),
    loop: (sound, signal) => telling.run('loop', sound, { signal }),
    splice: (brief, signal) => telling.run('splice', brief, { signal }),
    takeRecording: (brief, signal) => writing.run('take', brief, { signal, urgent: true }),
    followWords: (brief, signal) => telling.run('follow', brief, { signal }),
    async close() {
      await Promise.all([writing.close(), painting.close(), telling.close()])
    },
  }
}

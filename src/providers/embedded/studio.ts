import type { CastSheet } from '../../shared/cast-sheet.ts'
import type { Ambience, AmbienceBrief, AmbientSound } from '../ambience/index.ts'
import type { Painter, Picture, PictureBrief } from '../image/index.ts'
import type { StoryBrief, Writer, WrittenStory } from '../text/index.ts'
import type { ParagraphBrief, SpokenParagraph } from '../voice/embedded/index.ts'
import type { Narration, NarrationBrief, Narrator } from '../voice/index.ts'
import { narrate } from './narrate.ts'
import { openPool } from './pool.ts'

/** What the studio's workers do. */
export type StudioTasks = {
  compose: { input: StoryBrief; output: WrittenStory }
  paint: { input: PictureBrief; output: Picture }
  portrait: { input: CastSheet; output: Uint8Array }
  speak: { input: ParagraphBrief; output: SpokenParagraph }
  join: { input: { brief: NarrationBrief; spoken: SpokenParagraph[] }; output: Narration }
  bed: { input: AmbienceBrief; output: AmbientSound }
}

export interface Studio {
  writer: Writer
  painter: Painter
  narrator: Narrator
  ambience: Ambience
  /** Ends the workers; what they were doing is rejected. */
  close(): Promise<void>
}

export interface StudioOptions {
  /** How many workers there are at most. */
  size?: number
  /** Milliseconds after which a worker without work ends. */
  idleMs?: number
}

/** The voice takes about 95 MB of a worker (design, section 6). */
const VOICE_TASKS = ['speak', 'join'] satisfies (keyof StudioTasks)[]

/**
 * The embedded writer, painter, narrator and ambience, working in a few Workers so that the server's own loop stays
 * free (design, section 6).
 */
export function openStudio(options: StudioOptions = {}): Studio {
  const pool = openPool<StudioTasks>({
    entry: new URL('./worker.ts', import.meta.url),
    sharedHome: VOICE_TASKS,
    ...options,
  })
  return {
    writer: { write: (brief, signal) => pool.run('compose', brief, { signal }) },
    painter: {
      paint: (brief, signal) => pool.run('paint', brief, { signal }),
      portrait: (sheet, signal) => pool.run('portrait', sheet, { signal }),
    },
    narrator: { narrate: (brief, signal) => narrate(pool, brief, signal) },
    ambience: { bed: (brief, signal) => pool.run('bed', brief, { signal }) },
    close: pool.close,
  }
}

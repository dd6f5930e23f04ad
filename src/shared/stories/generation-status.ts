/** The generation status values of the specification's section 4, in order. */
export const GENERATION_STATUSES = [
  'story_created',
  'images_generating',
  'images_complete',
  'audio_generating',
  'complete',
] as const
export type GenerationStatus = (typeof GENERATION_STATUSES)[number]

export interface CardProgress {
  text: string
  percent: number
}

/**
 * The text of a list card for an unfinished story (section 4: any other value reads Processing... at 10%). Within a
 * step the percentage moves with what is finished, and never reaches the next step.
 */
export function cardProgress(status: string, retryable: boolean, finished?: FinishedParts): CardProgress {
  if (retryable) return { text: 'Generation failed', percent: 50 }
  const sounds = finished ? soundsOf(finished) : 0
  switch (status) {
    case 'story_created':
      return { text: 'Creating story...', percent: 25 }
    case 'images_generating':
      return { text: 'Generating images...', percent: within(50, 75, finished ? pagesOf(finished) : 0) }
    case 'images_complete':
      return { text: 'Creating audio...', percent: within(75, 90, sounds) }
    case 'audio_generating':
      return { text: 'Finalizing audio...', percent: within(90, 100, sounds) }
    case 'complete':
      return { text: 'Ready to play!', percent: 100 }
    default:
      return { text: 'Processing...', percent: 10 }
  }
}

export type PlayerPhase = 'story' | 'images' | 'speech' | 'complete'

/** The finished parts of a story in the making. */
export interface FinishedParts {
  /** Paragraphs; 0 while there are no words. */
  pages: number
  pictures: number
  hasVoice: boolean
  hasAmbience: boolean
}

/** The same, with the usual time of this server's last stories of that length, in seconds; null where there were none. */
export interface MakingProgress extends FinishedParts {
  usualSeconds: number | null
}

/**
 * The player's phase and percentage for a stored story (section 4); a story that is not stored yet is at `story`, 10%.
 * Within a step the percentage moves with what is finished, and never reaches the next step.
 */
export function playerProgress(
  status: string | undefined,
  finished?: FinishedParts,
): { phase: PlayerPhase; percent: number } {
  switch (status) {
    case undefined:
      return { phase: 'story', percent: 10 }
    case 'complete':
      return { phase: 'complete', percent: 100 }
    case 'images_complete':
    case 'audio_generating':
      return { phase: 'speech', percent: within(66, 100, finished ? soundsOf(finished) : 0) }
    default:
      return { phase: 'images', percent: within(33, 66, finished ? pagesOf(finished) : 0) }
  }
}

const within = (from: number, to: number, share: number) => from + Math.floor((to - from - 1) * share)

/** The words count as one picture. */
const pagesOf = ({ pages, pictures }: FinishedParts) => (pages === 0 ? 0 : (1 + pictures) / (1 + pages))

const soundsOf = ({ hasVoice, hasAmbience }: FinishedParts) => (Number(hasVoice) + Number(hasAmbience)) / 2

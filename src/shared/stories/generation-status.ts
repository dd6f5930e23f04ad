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

/** What a list card says of an unfinished story (section 4: any other value reads Processing... at 10%). */
export function cardProgress(status: string, retryable: boolean): CardProgress {
  if (retryable) return { text: 'Generation failed', percent: 50 }
  switch (status) {
    case 'story_created':
      return { text: 'Creating story...', percent: 25 }
    case 'images_generating':
      return { text: 'Generating images...', percent: 50 }
    case 'images_complete':
      return { text: 'Creating audio...', percent: 75 }
    case 'audio_generating':
      return { text: 'Finalizing audio...', percent: 90 }
    case 'complete':
      return { text: 'Ready to play!', percent: 100 }
    default:
      return { text: 'Processing...', percent: 10 }
  }
}

export type PlayerPhase = 'story' | 'images' | 'speech' | 'complete'

/** The player's phase and percentage for a stored story (section 4); a story that is not stored yet is at `story`, 10%. */
export function playerProgress(status: string | undefined): { phase: PlayerPhase; percent: number } {
  switch (status) {
    case undefined:
      return { phase: 'story', percent: 10 }
    case 'complete':
      return { phase: 'complete', percent: 100 }
    case 'images_complete':
    case 'audio_generating':
      return { phase: 'speech', percent: 66 }
    default:
      return { phase: 'images', percent: 33 }
  }
}

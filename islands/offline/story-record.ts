import type { StoryAnswer } from '../../src/shared/stories/story-answer.ts'

/** What a page says of a story that this device is to keep: the story itself and every file that plays it. */
export interface StoryManifest {
  /** Whose story it is: the firebaseUid that the page was made for. */
  family: string
  /** Changes with anything in the story or its files. */
  version: string
  story: StoryAnswer
  files: KeptFile[]
}

export interface KeptFile {
  url: string
  /** Other sizes and cuts of the same picture: where one of those is asked for and not to be had, this one stands in. */
  insteadOf: string[]
}

/** Why a story is on the device: somebody pressed Keep offline, or it was played. */
export type KeepReason = 'kept' | 'played'

/** A story as the device has it, complete. */
export interface StoryRecord extends StoryManifest {
  /** When it was played last, or else kept: milliseconds since 1970, by this device's clock. */
  usedAt: number
  /** Of all its files and its record. */
  bytes: number
}

/** What a page asks of the service worker, which may be of another release: a kind that it does not know it leaves alone. */
export type WorkerRequest =
  | { wish: 'keep'; manifest: StoryManifest; reason: KeepReason }
  | { wish: 'let-go'; id: number }
  | { wish: 'forget'; id: number }
  | { wish: 'shelf'; family: string; stories: object[] }
  | { wish: 'send-later' }
  | { wish: 'take-over' }

/** What becomes of it, told on the channel to every page of this browser. */
export type KeptNews =
  | { news: 'keeping'; id: number; percent: number }
  | { news: 'changed'; id: number }
  | { news: 'refused'; id: number; why: Refusal }

export type Refusal = 'full' | 'failed'

export const KEPT_NEWS_CHANNEL = 'kept-stories'

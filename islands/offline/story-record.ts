import type { StoryAnswer } from '../../src/shared/stories/story-answer.ts'

/** A story that this device is to store: the story itself and every file that plays it. */
export interface StoryManifest {
  /** The firebaseUid that the page was made for. */
  family: string
  /** Changes with anything in the story or its files. */
  version: string
  story: StoryAnswer
  files: KeptFile[]
}

export interface KeptFile {
  url: string
  /** Other sizes and cuts of the same picture: this file replaces them where they are unavailable. */
  insteadOf: string[]
}

/** Why a story is on the device: somebody pressed Keep offline, or it was played. */
export type KeepReason = 'kept' | 'played'

/** A story on the device, complete. */
export interface StoryRecord extends StoryManifest {
  /** When it was last played, or else stored: milliseconds since 1970, by this device's clock. */
  usedAt: number
  /** Of all its files and its record. */
  bytes: number
}

/** What a page asks of the service worker, which may be from another release: it ignores kinds that it does not know. */
export type WorkerRequest =
  | { wish: 'keep'; manifest: StoryManifest; reason: KeepReason }
  | { wish: 'let-go'; id: number }
  | { wish: 'forget'; id: number }
  | { wish: 'shelf'; family: string; stories: object[] }
  | { wish: 'send-later' }
  | { wish: 'take-over' }

/** The outcome, sent on the channel to every page of this browser. */
export type KeptNews =
  | { news: 'keeping'; id: number; percent: number }
  | { news: 'changed'; id: number }
  | { news: 'refused'; id: number; why: Refusal }

export type Refusal = 'full' | 'failed'

export const KEPT_NEWS_CHANNEL = 'kept-stories'

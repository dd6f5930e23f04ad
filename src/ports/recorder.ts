/** A sound as a browser recorded it: WebM or Ogg with Opus, or MP4 with AAC. */
export interface RecordingBrief {
  bytes: Uint8Array
  /** Seconds that the browser says it recorded. */
  seconds: number
}

/** A recording as it is kept. */
export interface TakenRecording {
  contentType: 'audio/mpeg'
  bytes: Uint8Array
  durationSeconds: number
}

/** Why nothing can be kept of a recording. */
export type RecordingFault =
  /** No bytes, or no sound in them. */
  | 'empty'
  /** No sound that we open. */
  | 'other-format'
  /** It ends before what was recorded does, or cannot be read to its end. */
  | 'cut-off'
  | 'too-long'
  /** Nobody is heard in it. */
  | 'silent'

export type Taking = { ok: true; value: TakenRecording } | { ok: false; failure: RecordingFault }

/** Opens a recording, takes the quiet off both ends, makes it as loud as a narration, and packs it as one is packed. */
export type TakeRecording = (brief: RecordingBrief, signal?: AbortSignal) => Promise<Taking>

/** The words of a page, as the player counts them, and a recording of them. */
export interface FollowBrief {
  /** MP3, as it is kept. */
  bytes: Uint8Array
  words: string[]
  /** Each from its first word up to but without the next one's first. */
  sentences: [from: number, to: number][]
  /** How the parent says a name is said, by name as written in the story. */
  soundsLike?: Record<string, string>
}

export interface FollowedWords {
  /** When each word is said, in seconds of the recording. */
  words: { start: number; end: number }[]
  /** Of each sentence whether its words' times are to be relied on. */
  sure: boolean[]
}

/** Finds the words of a page in a recording of it. */
export type FollowWords = (brief: FollowBrief, signal?: AbortSignal) => Promise<FollowedWords>

/** A sound as a browser recorded it: WebM or Ogg with Opus, or MP4 with AAC. */
export interface RecordingBrief {
  bytes: Uint8Array
  /** Duration in seconds, according to the browser. */
  seconds: number
}

/** A recording as stored. */
export interface TakenRecording {
  contentType: 'audio/mpeg'
  bytes: Uint8Array
  durationSeconds: number
}

/** Why a recording cannot be stored. */
export type RecordingFault =
  /** No bytes, or no sound in them. */
  | 'empty'
  /** Not a format that we support. */
  | 'other-format'
  /** It ends before the recording did, or cannot be read to its end. */
  | 'cut-off'
  | 'too-long'
  /** Nobody is heard in it. */
  | 'silent'

export type Taking = { ok: true; value: TakenRecording } | { ok: false; failure: RecordingFault }

/** Decodes a recording, trims silence at both ends, makes it as loud as a narration, and encodes it like one. */
export type TakeRecording = (brief: RecordingBrief, signal?: AbortSignal) => Promise<Taking>

/** The words of a page, as the player counts them, and a recording of them. */
export interface FollowBrief {
  /** The stored MP3. */
  bytes: Uint8Array
  words: string[]
  /** Each from its first word to before the next one's first. */
  sentences: [from: number, to: number][]
  /** The parent's spelling of names, by name as written in the story. */
  soundsLike?: Record<string, string>
}

export interface FollowedWords {
  /** When each word is said, in seconds of the recording. */
  words: { start: number; end: number }[]
  /** For each sentence, whether its words' times are reliable. */
  sure: boolean[]
}

/** Finds the words of a page in a recording of it. */
export type FollowWords = (brief: FollowBrief, signal?: AbortSignal) => Promise<FollowedWords>

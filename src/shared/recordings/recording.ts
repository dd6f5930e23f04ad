/** A page at an unhurried pace takes half a minute; who reads very slowly, or stops to laugh, has time. */
export const RECORDING_MAX_SECONDS = 180
/** Three minutes as Safari packs them, which packs largest. */
export const RECORDING_MAX_BYTES = 6 * 1024 * 1024
export const VOICE_NAME_MAX = 40
/** So many people can read one story. */
export const VOICES_PER_STORY = 12
export const RECORDING_TOO_LONG =
  'A page can be recorded for up to 3 minutes at a time, and this is longer. Please record it again.'

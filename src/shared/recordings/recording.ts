/** A page takes half a minute at an unhurried pace; this leaves time for slow readers and for laughing. */
export const RECORDING_MAX_SECONDS = 180
/** Three minutes in Safari's format, the largest. */
export const RECORDING_MAX_BYTES = 6 * 1024 * 1024
export const VOICE_NAME_MAX = 40
/** The maximum of people who record one story. */
export const VOICES_PER_STORY = 12
export const RECORDING_TOO_LONG =
  'A page can be recorded for up to 3 minutes at a time, and this is longer. Please record it again.'

/** What Chrome and Firefox pack, then what Safari does: alone until 18.3, and by its own name for the codec first. */
const TYPES = [
  'audio/webm;codecs=opus',
  'audio/ogg;codecs=opus',
  'audio/mp4;codecs=mp4a.40.2',
  'audio/mp4',
] as const

/** The first format that the server opens and this browser records; undefined where it records none. */
export const recordedType = (isSupported: (type: string) => boolean): string | undefined =>
  TYPES.find((type) => isSupported(type))

/** The formats of Chrome and Firefox, then Safari's: its only one until 18.3, with the codec's own name first. */
const TYPES = [
  'audio/webm;codecs=opus',
  'audio/ogg;codecs=opus',
  'audio/mp4;codecs=mp4a.40.2',
  'audio/mp4',
] as const

/** The first format that the server accepts and this browser records; undefined where it records none. */
export const recordedType = (isSupported: (type: string) => boolean): string | undefined =>
  TYPES.find((type) => isSupported(type))

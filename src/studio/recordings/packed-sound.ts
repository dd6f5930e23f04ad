/** A sound as stored in its file. */
export interface PackedSound {
  packets: Uint8Array[]
  sampleRate: number
  channels: number
  /** The container's description for a decoder. */
  description: Uint8Array
}

/** The file cannot be read. */
export class Unreadable extends Error {
  constructor(readonly why: 'empty' | 'other-format' | 'cut-off' | 'too-long') {
    super(`The recording is ${why}`)
  }
}

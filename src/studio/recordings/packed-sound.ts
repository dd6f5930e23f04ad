/** A sound as its file holds it. */
export interface PackedSound {
  packets: Uint8Array[]
  sampleRate: number
  channels: number
  /** As the container describes it to a decoder. */
  description: Uint8Array
}

/** It cannot be read. */
export class Unreadable extends Error {
  constructor(readonly why: 'empty' | 'other-format' | 'cut-off' | 'too-long') {
    super(`The recording is ${why}`)
  }
}

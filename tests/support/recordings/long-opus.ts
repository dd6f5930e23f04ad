/** An Opus packet of 60 ms of silence (RFC 6716: SILK, wide band, one frame). */
const QUIET_PACKET = [0x58, 0xff, 0xfe]
const PACKET_MS = 60

/** A WebM with this many seconds of silence, yet small; `isStill`: every packet has the first packet's time. */
export function longOpus(seconds: number, { isStill = false } = {}): Uint8Array {
  const packets = Math.ceil((seconds * 1000) / PACKET_MS)
  const clusters: number[] = []
  for (let from = 0; from < packets; from += PER_CLUSTER) {
    const blocks: number[] = []
    for (let at = from; at < Math.min(packets, from + PER_CLUSTER); at++) {
      const offset = isStill ? 0 : (at - from) * PACKET_MS
      blocks.push(...element([0xa3], [0x81, offset >> 8, offset & 0xff, 0x80, ...QUIET_PACKET]))
    }
    const time = isStill ? 0 : from * PACKET_MS
    clusters.push(...element([0x1f, 0x43, 0xb6, 0x75], [...element([0xe7], number(time)), ...blocks]))
  }
  return Uint8Array.from([...HEAD, ...element([0x18, 0x53, 0x80, 0x67], [...TRACKS, ...clusters])])
}

const PER_CLUSTER = 400

const number = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff)
const text = (value: string) => [...new TextEncoder().encode(value)]

/** An EBML element with a size of eight bytes. */
function element(id: number[], content: number[]): number[] {
  return [...id, 0x01, 0, 0, 0, ...number(content.length)].concat(content)
}

const HEAD = element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], text('webm')))
const OPUS_HEAD = [...text('OpusHead'), 1, 1, 0x38, 0x01, 0x80, 0xbb, 0, 0, 0, 0, 0]
const AUDIO = element([0xe1], [...element([0xb5], [0x47, 0x3b, 0x80, 0x00]), ...element([0x9f], [1])])
const TRACK = element(
  [0xae],
  [
    ...element([0xd7], [1]),
    ...element([0x73, 0xc5], [1]),
    ...element([0x83], [2]),
    ...element([0x86], text('A_OPUS')),
    ...element([0x63, 0xa2], OPUS_HEAD),
    ...AUDIO,
  ],
)
const TRACKS = element([0x16, 0x54, 0xae, 0x6b], TRACK)

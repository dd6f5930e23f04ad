import { OpusDecoder } from 'opus-decoder'
import { RECORDING_MAX_SECONDS } from '../../shared/recordings/recording.ts'
import type { Sound } from '../sound/mp3-samples.ts'
import { mixedDown } from './mixed-down.ts'
import { type PackedSound, Unreadable } from './packed-sound.ts'
import { RECORDING_RATE } from './recording-rate.ts'

/** The rate used in the header. */
const HEADER_RATE = 48_000
const PRE_SKIP_AT = 10
const MOST_SAMPLES = (RECORDING_MAX_SECONDS + 5) * RECORDING_RATE
/** Out of a hundred packets; beyond that the sound is unusable. */
const BROKEN_MOST = 2

/** Decodes the packets of Chrome's and Firefox's recordings. Throws Unreadable. */
export async function samplesOfOpus({ packets, channels, description }: PackedSound): Promise<Sound> {
  if (channels < 1 || channels > 2) throw new Unreadable('other-format')
  const skipped = preSkip(description)
  const decoder = new OpusDecoder({
    sampleRate: RECORDING_RATE,
    channels,
    streamCount: 1,
    coupledStreamCount: channels - 1,
    channelMappingTable: channels === 2 ? [0, 1] : [0],
    preSkip: 0,
  })
  await decoder.ready
  try {
    const parts: Float32Array[] = []
    let length = 0
    let broken = 0
    for (const packet of packets) {
      const { channelData, errors } = decoder.decodeFrame(packet)
      broken += errors.length
      const part = mixedDown(channelData)
      parts.push(part)
      length += part.length
      if (length > MOST_SAMPLES) throw new Unreadable('too-long')
    }
    if (broken * 100 > packets.length * BROKEN_MOST) throw new Unreadable('cut-off')
    const samples = new Float32Array(length)
    let at = 0
    for (const part of parts) {
      samples.set(part, at)
      at += part.length
    }
    return { samples: samples.subarray(Math.min(skipped, length)), sampleRate: RECORDING_RATE }
  } finally {
    decoder.free()
  }
}

/** The samples that the encoder put before the sound (RFC 7845, 5.1), at our rate. */
function preSkip(header: Uint8Array): number {
  if (header.byteLength < PRE_SKIP_AT + 2) return 0
  const skipped = new DataView(header.buffer, header.byteOffset).getUint16(PRE_SKIP_AT, true)
  return Math.round((skipped * RECORDING_RATE) / HEADER_RATE)
}

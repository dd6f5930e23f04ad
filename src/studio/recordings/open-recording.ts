import {
  BufferSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  MP4,
  OGG,
  QTFF,
  WEBM,
} from 'mediabunny'
import { RECORDING_MAX_SECONDS } from '../../shared/recordings/recording.ts'
import type { Sound } from '../sound/mp3-samples.ts'
import { samplesOfAac } from './aac.ts'
import { samplesOfOpus } from './opus.ts'
import { type PackedSound, Unreadable } from './packed-sound.ts'

/** Above this a recording is too long; a browser's file may be slightly longer than the browser reported. */
const MOST_SECONDS = RECORDING_MAX_SECONDS + 5

/**
 * The sound of a recording, as one channel. Its length is known from its packets before anything is decoded: two hours
 * in five megabytes are rejected without decoding. Throws Unreadable.
 */
export async function openRecording(bytes: Uint8Array): Promise<Sound> {
  if (bytes.byteLength === 0) throw new Unreadable('empty')
  const input = new Input({ formats: [WEBM, MP4, OGG, QTFF], source: new BufferSource(bytes) })
  try {
    const track = await trackIn(input, bytes)
    const packed = await packetsOf(track)
    if (packed.packets.length === 0) throw new Unreadable('empty')
    return track.codec === 'opus' ? await samplesOfOpus(packed) : await samplesOfAac(packed)
  } catch (error) {
    if (error instanceof Unreadable) throw error
    throw new Unreadable('cut-off')
  } finally {
    input.dispose()
  }
}

async function trackIn(input: Input, bytes: Uint8Array): Promise<InputAudioTrack> {
  if (!(await input.canRead())) throw new Unreadable(isBegunAsOne(bytes) ? 'cut-off' : 'other-format')
  const track = await input.getPrimaryAudioTrack()
  if (!track) throw new Unreadable('empty')
  if (track.codec !== 'opus' && track.codec !== 'aac') throw new Unreadable('other-format')
  return track
}

/** The first bytes of a WebM, Ogg or MP4 file whose rest is missing. */
function isBegunAsOne(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 12))
  return head.startsWith('\x1aE\xdf\xa3') || head.startsWith('OggS') || head.slice(4, 8) === 'ftyp'
}

async function packetsOf(track: InputAudioTrack): Promise<PackedSound> {
  const config = await track.getDecoderConfig()
  if (!config) throw new Unreadable('cut-off')
  const packets: Uint8Array[] = []
  for await (const packet of new EncodedPacketSink(track).packets()) {
    if (packet.timestamp > MOST_SECONDS) throw new Unreadable('too-long')
    packets.push(packet.data)
    if (packets.length > MOST_PACKETS) throw new Unreadable('too-long')
  }
  return {
    packets,
    sampleRate: config.sampleRate,
    channels: config.numberOfChannels,
    description: bytesOf(config.description),
  }
}

/** An Opus packet may be as short as 2.5 ms, and the times in a file are not trusted on their own. */
const MOST_PACKETS = MOST_SECONDS * 400

function bytesOf(description: AllowSharedBufferSource | undefined): Uint8Array {
  if (description === undefined) return new Uint8Array()
  if (!ArrayBuffer.isView(description)) return new Uint8Array(description)
  return new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
}

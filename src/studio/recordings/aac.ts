import { fileURLToPath } from 'node:url'
import { getAudioDecoder } from '@humansignal/audio-file-decoder'
import { RECORDING_MAX_SECONDS } from '../../shared/recordings/recording.ts'
import { openResampler, type Sound } from '../sound/mp3-samples.ts'
import { type PackedSound, Unreadable } from './packed-sound.ts'
import { RECORDING_RATE } from './recording-rate.ts'

const WASM = fileURLToPath(import.meta.resolve('@humansignal/audio-file-decoder/decode-audio.wasm'))
/** Samples in every packet of AAC-LC. */
const FRAME = 1024
const RATES = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350,
]
/** Decoded at a time: the decoder copies its sound several times, and never frees its memory. */
const SECONDS_AT_ONCE = 14

/**
 * Decodes the packets of Safari's recordings, some seconds at a time. The decoder outputs nothing for its first
 * packet, so each part begins with the last packet of the part before. Throws Unreadable.
 */
export async function samplesOfAac({ packets, sampleRate, channels }: PackedSound): Promise<Sound> {
  const header = headerFor(sampleRate, channels)
  if (packets.length * FRAME > (RECORDING_MAX_SECONDS + 5) * sampleRate) throw new Unreadable('too-long')
  readsItsFile()
  const resampler = openResampler(sampleRate, RECORDING_RATE)
  const atOnce = Math.ceil((SECONDS_AT_ONCE * sampleRate) / FRAME)
  for (let from = 0; from < packets.length; from += atOnce) {
    const part = packets.slice(Math.max(0, from - 1), from + atOnce)
    if (part.length < 2) continue
    const decoder = await decoderOf(streamOf(part, header))
    try {
      resampler.add(decoder.decodeAudioData())
    } finally {
      decoder.dispose()
      // Its memory is outside the heap, so the garbage collector does not notice it.
      Bun.gc(true)
    }
  }
  return { samples: resampler.finish(), sampleRate: RECORDING_RATE }
}

const LISTENED_TO = ['uncaughtException', 'unhandledRejection']

/**
 * Deletes the listeners that each decoder would otherwise leave on the process, with its memory, forever; it adds them
 * before its first await.
 */
function decoderOf(stream: Uint8Array) {
  const before = LISTENED_TO.map((event) => process.listeners(event))
  const decoder = getAudioDecoder(WASM, stream.buffer as ArrayBuffer)
  for (const [at, event] of LISTENED_TO.entries())
    for (const listener of process.listeners(event))
      if (!before[at]?.includes(listener)) process.removeListener(event, listener)
  return decoder
}

/** Bun's streaming compilation never finishes in a Worker; without it the decoder reads its file. */
const readsItsFile = () => Reflect.deleteProperty(WebAssembly, 'instantiateStreaming')

type Header = (packetBytes: number) => number[]

/** The header of each packet in a stream (ADTS, ISO 13818-7). */
function headerFor(sampleRate: number, channels: number): Header {
  const rate = RATES.indexOf(sampleRate)
  if (rate < 0 || channels < 1 || channels > 2) throw new Unreadable('other-format')
  return (packetBytes) => {
    const bytes = packetBytes + HEADER_BYTES
    return [
      0xff,
      0xf1,
      (1 << 6) | (rate << 2) | (channels >> 2),
      ((channels & 3) << 6) | (bytes >> 11),
      (bytes >> 3) & 0xff,
      ((bytes & 7) << 5) | 0x1f,
      0xfc,
    ]
  }
}

const HEADER_BYTES = 7
/** The largest packet that a header can describe. */
const PACKET_MOST = 8191 - HEADER_BYTES

function streamOf(packets: readonly Uint8Array[], header: Header): Uint8Array {
  if (packets.some((packet) => packet.byteLength > PACKET_MOST)) throw new Unreadable('cut-off')
  const size = packets.reduce((sum, packet) => sum + packet.byteLength + HEADER_BYTES, 0)
  const stream = new Uint8Array(size)
  let at = 0
  for (const packet of packets) {
    stream.set(header(packet.byteLength), at)
    stream.set(packet, at + HEADER_BYTES)
    at += packet.byteLength + HEADER_BYTES
  }
  return stream
}

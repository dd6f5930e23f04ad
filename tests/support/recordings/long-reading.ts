import { readFileSync } from 'node:fs'
import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'

/** The words in `safari-parts.mp4`. */
export const READING = 'One night the lamp sang a song about the sea, and Mia sang along.'

/** The same sentence again and again in Safari's format, the largest, for this many seconds. */
export async function longReading(seconds: number): Promise<Uint8Array> {
  const source = new BufferSource(readFileSync(new URL('safari-parts.mp4', import.meta.url)))
  const track = await new Input({ formats: [MP4], source }).getPrimaryAudioTrack()
  const config = await track?.getDecoderConfig()
  if (!track || !config) throw new Error('There is no sound in it')
  const packets = await Array.fromAsync(new EncodedPacketSink(track).packets())
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'fragmented' }), target })
  const packed = new EncodedAudioPacketSource('aac')
  output.addAudioTrack(packed)
  await output.start()
  let at = 0
  while (at < seconds)
    for (const packet of packets) {
      await packed.add(packet.clone({ timestamp: at }), { decoderConfig: config })
      at += packet.duration
    }
  await output.finalize()
  return new Uint8Array(target.buffer ?? new ArrayBuffer())
}

import type { Sound } from '../../../src/studio/sound/mp3-samples.ts'

const HEAD_BYTES = 44

/** A sound as WAV, 16 bits, which a browser's fake microphone plays. */
export function wavOf({ samples, sampleRate }: Sound): Uint8Array {
  const bytes = new Uint8Array(HEAD_BYTES + samples.length * 2)
  const view = new DataView(bytes.buffer)
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at)
  write(0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  write(36, 'data')
  view.setUint32(40, samples.length * 2, true)
  for (const [at, sample] of samples.entries())
    view.setInt16(HEAD_BYTES + at * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true)
  return bytes
}

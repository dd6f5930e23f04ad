import { createMp3Encoder } from 'wasm-media-encoders'

type Encoder = Awaited<ReturnType<typeof createMp3Encoder>>

export interface Mp3Options {
  sampleRate: 16_000 | 24_000 | 32_000
  kilobitsPerSecond: 32 | 48 | 64
}

/** An MP3 encoded as its sound arrives. */
export interface Mp3InTheMaking {
  /** Encodes samples, of -1 to 1, after the previous ones. */
  add(samples: Float32Array): void
  /** Seconds encoded so far. */
  seconds(): number
  finish(): Uint8Array<ArrayBuffer>
}

/** Encodes mono samples as `openMp3` does. */
export async function encodeMp3(
  samples: Float32Array,
  options: Mp3Options,
): Promise<Uint8Array<ArrayBuffer>> {
  encoder ??= await createMp3Encoder()
  // No await from here on: nothing else in this process may encode in between.
  const mp3 = mp3With(encoder, options)
  mp3.add(samples)
  return mp3.finish()
}

/**
 * Begins a constant-bit-rate MP3 with its own encoder. The first frame tells players how much padding the encoder added
 * at both ends, so that they play exactly these samples: second 0 of the samples is second 0 of the player.
 */
export async function openMp3(options: Mp3Options): Promise<Mp3InTheMaking> {
  return mp3With(await createMp3Encoder(), options)
}

function mp3With(lame: Encoder, options: Mp3Options): Mp3InTheMaking {
  const { sampleRate, kilobitsPerSecond } = options
  lame.configure({ sampleRate, channels: 1, bitrate: kilobitsPerSecond })
  const chunks: Uint8Array[] = []
  const second = new Float32Array(sampleRate)
  let sampleCount = 0
  return {
    add(samples) {
      for (let from = 0; from < samples.length; from += sampleRate) {
        const length = Math.min(sampleRate, samples.length - from)
        for (let at = 0; at < length; at++) second[at] = (samples[from + at] ?? 0) / LAME_SCALE
        chunks.push(lame.encode([second.subarray(0, length)]).slice())
      }
      sampleCount += samples.length
    },
    seconds: () => sampleCount / sampleRate,
    finish() {
      chunks.push(lame.finalize().slice())
      return withInfo(chunks, options, sampleCount)
    },
  }
}

function withInfo(
  chunks: readonly Uint8Array[],
  options: Mp3Options,
  sampleCount: number,
): Uint8Array<ArrayBuffer> {
  const audioBytes = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  const info = infoFrame(chunks[0] ?? new Uint8Array(), { ...options, audioBytes, sampleCount })
  const file = new Uint8Array(info.length + audioBytes)
  let at = 0
  for (const part of [info, ...chunks]) {
    file.set(part, at)
    at += part.length
  }
  return file
}

let encoder: Encoder | undefined

/** LAME encodes everything slightly quieter than it is. */
const LAME_SCALE = 0.95

/** Samples that LAME inserts before the sound. */
const ENCODER_DELAY = 576
const FRAME_HEADER_BYTES = 4
const INFO_BYTES = 152
/** Bit rates in kilobits per second that a frame's header can name, by index. */
const RATES_OF_MPEG_1 = [32, 40, 48, 56, 64, 80, 96, 112, 128]
const RATES_OF_MPEG_2 = [8, 16, 24, 32, 40, 48, 56, 64, 80]
const INFO_FLAGS = 0b1111
const CONSTANT_BIT_RATE = 1

/** The "Info" frame of LAME, which is silent: https://gabriel.mp3-tech.org/mp3infotag.html */
function infoFrame(
  stream: Uint8Array,
  {
    sampleRate,
    kilobitsPerSecond,
    audioBytes,
    sampleCount,
  }: Mp3Options & { audioBytes: number; sampleCount: number },
): Uint8Array {
  const isMpeg1 = sampleRate >= 32_000
  const samplesPerFrame = isMpeg1 ? 1152 : 576
  const bytesAt = (kilobits: number) => ((samplesPerFrame / 8) * kilobits * 1000) / sampleRate
  const frameCount = Math.round(audioBytes / bytesAt(kilobitsPerSecond))
  // A frame at a low bit rate is too short for this content: it may have its own bit rate.
  const at = FRAME_HEADER_BYTES + (isMpeg1 ? 17 : 9)
  const rates = isMpeg1 ? RATES_OF_MPEG_1 : RATES_OF_MPEG_2
  const rate = rates.findIndex((rate) => rate >= kilobitsPerSecond && bytesAt(rate) >= at + INFO_BYTES)
  const frameBytes = Math.floor(bytesAt(rates[rate] ?? kilobitsPerSecond))
  const padding = Math.max(0, frameCount * samplesPerFrame - ENCODER_DELAY - sampleCount)

  const frame = new Uint8Array(frameBytes)
  frame.set(stream.subarray(0, FRAME_HEADER_BYTES))
  frame[2] = ((frame[2] ?? 0) & 0b1101) | ((rate + 1) << 4)
  const view = new DataView(frame.buffer, at)
  const write = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) view.setUint8(at + index, letter.charCodeAt(0))
  }
  write(0, 'Info')
  view.setUint32(4, INFO_FLAGS)
  view.setUint32(8, frameCount)
  view.setUint32(12, frameBytes + audioBytes)
  for (let percent = 0; percent < 100; percent++)
    view.setUint8(16 + percent, Math.floor((percent * 256) / 100))
  write(120, 'LAME3.100')
  view.setUint8(129, CONSTANT_BIT_RATE)
  view.setUint8(140, kilobitsPerSecond)
  view.setUint8(141, ENCODER_DELAY >> 4)
  view.setUint8(142, ((ENCODER_DELAY & 0xf) << 4) | (padding >> 8))
  view.setUint8(143, padding & 0xff)
  view.setUint32(148, frameBytes + audioBytes)
  return frame
}

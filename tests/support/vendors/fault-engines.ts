import type { MixBrief } from '../../../src/ports/bought-sound.ts'
import type { Narration } from '../../../src/ports/narrator.ts'
import { joinChunks } from '../../../src/studio/sound/mix.ts'
import type { CallClock } from '../../../src/vendors/calls-out/clock.ts'
import type { CallsOut } from '../../../src/vendors/calls-out/index.ts'
import { elevenlabsAmbience } from '../../../src/vendors/elevenlabs/ambience.ts'
import { elevenlabsNarrator } from '../../../src/vendors/elevenlabs/voice.ts'
import { createGeminiModerator } from '../../../src/vendors/gemini/moderation.ts'
import { gemini } from '../../../src/vendors/gemini/pictures.ts'
import { createOpenaiWriter } from '../../../src/vendors/openai/text/writer.ts'
import { vendorPainter } from '../../../src/vendors/pictures/painter.ts'
import type { SmallEngines } from '../small-engines.ts'
import { TIMEOUT_MS } from './hasty-clock.ts'

/** Pixels of the pictures' sides. */
export const SIDE = 16
const SIZES = { wide: { width: 14, height: 8 }, tall: { width: 6, height: 12 } }

/** Where the vendors' servers answer. */
interface VendorUrls {
  writer: string
  google: string
  looks: string
  eleven: string
}

/** Every engine at its vendor's server; `life` is the start of the process, which its keys end with. */
export function enginesAt(
  urls: VendorUrls,
  {
    small,
    callsOut,
    clock,
    life,
    tellings,
  }: { small: SmallEngines; callsOut: CallsOut; clock: CallClock; life: number; tellings: number },
) {
  const elevenlabs = callsOut.lineTo('elevenlabs', { concurrency: 3 })
  const atGoogle = { apiKey: `gemini-key-${life}`, apiVersion: 'v1beta', timeoutMs: TIMEOUT_MS }
  return {
    writer: createOpenaiWriter(
      {
        apiKey: `openai-key-${life}`,
        server: `${urls.writer}/v1`,
        model: 'gpt-5.4-mini',
        api: 'responses',
        silenceMs: TIMEOUT_MS,
        tellings,
      },
      { callsOut, moderator: small.moderator, clock },
    ),
    painter: vendorPainter({
      vendor: gemini({
        ...atGoogle,
        model: 'gemini-3.1-flash-image',
        baseUrl: urls.google,
        line: callsOut.lineTo('gemini', { concurrency: 5 }),
      }),
      atOnce: 5,
      portrait: small.painter.portrait,
      sizes: SIZES,
      leastSide: SIDE,
    }),
    moderator: createGeminiModerator(
      {
        ...atGoogle,
        model: 'gemini-3.5-flash-lite',
        baseUrl: urls.looks,
        atOnce: 5,
        embedded: small.moderator,
      },
      callsOut,
    ),
    narrator: elevenlabsNarrator({
      apiKey: `elevenlabs-key-${life}`,
      baseUrl: urls.eleven,
      model: 'eleven_multilingual_v2',
      voices: [{ id: 'george', name: 'George', description: 'warm' }],
      charactersPerCall: 300,
      line: elevenlabs,
      mix: joined,
      timeoutMs: TIMEOUT_MS,
    }),
    ambience: elevenlabsAmbience({
      apiKey: `elevenlabs-key-${life}`,
      baseUrl: urls.eleven,
      line: elevenlabs,
      loop: async (sound) => ({ ...MP3, bytes: digest(sound), loop: { start: 0, end: 3 } }),
      timeoutMs: TIMEOUT_MS,
    }),
  }
}

/** The real words and times of a narration, without encoding its sound. */
const joined = async (brief: MixBrief): Promise<Narration> => {
  const { samples, words } = joinChunks(brief)
  return {
    ...MP3,
    bytes: digest(new Uint8Array(samples.buffer)),
    durationSeconds: samples.length / 24_000,
    words,
  }
}

const MP3 = { contentType: 'audio/mpeg' as const }
const digest = (bytes: Uint8Array) => new Uint8Array(new Bun.CryptoHasher('sha256').update(bytes).digest())

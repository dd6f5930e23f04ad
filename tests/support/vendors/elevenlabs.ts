import type { ElevenLabs } from 'elevenlabs'
import { z } from 'zod'
import { asSdk } from './as-sdk.ts'
import { type Exchange, type FaultyServer, faultyServer } from './faulty-server.ts'

/** Faults of speech besides those of the wire. */
export type ElevenlabsFault =
  | 'misses-characters'
  | 'misses-alignment'
  | 'misses-times'
  | 'times-run-back'
  | 'slightly-short'
  | 'cut-off'
  | 'empty'
  | 'other-format'
  | 'silent'
  | 'too-much'

export interface ElevenlabsServer extends FaultyServer {
  /** The texts to be spoken, in order. */
  texts(): string[]
}

export interface ElevenlabsServerOptions {
  /** Seconds for each character. */
  secondsPerCharacter?: number
  /** Seconds of a sound; as requested when absent. */
  soundSeconds?: number
  /** Before each answer. */
  before?: (exchange: Exchange) => Promise<unknown>
  /** Called with each sound that was sent without a fault. */
  onGood?: (exchange: Exchange, bytes: Uint8Array) => void
}

/** The sound's format is in the address. */
type InTheBody<Request> = Omit<Request, 'output_format'>

const Speech = asSdk<InTheBody<ElevenLabs.TextToSpeechWithTimestampsRequest>>()(
  z.strictObject({
    text: z.string().min(1).max(10_000),
    model_id: z.string().min(1),
    voice_settings: z.strictObject({
      stability: z.number().min(0).max(1),
      similarity_boost: z.number().min(0).max(1),
      speed: z.number().min(0.7).max(1.2),
    }),
    previous_text: z.string().optional(),
    next_text: z.string().optional(),
  }),
)

const Sound = asSdk<InTheBody<ElevenLabs.CreateSoundEffectRequest>>()(
  z.strictObject({
    text: z.string().min(1).max(450),
    duration_seconds: z.number().min(0.5).max(22),
    prompt_influence: z.number().min(0).max(1),
  }),
)

const RATE = 24_000

/** A server that speaks and makes sounds as ElevenLabs does: a tone for each letter, silence between words. */
export function elevenlabsServer(options: ElevenlabsServerOptions = {}): ElevenlabsServer {
  const { secondsPerCharacter = 0.06, soundSeconds, before, onGood } = options
  let count = 0
  const server = faultyServer(async (exchange) => {
    const { request, fault } = exchange
    if (!request.headers['xi-api-key']?.startsWith('elevenlabs-key')) return refusal(401, 'invalid_api_key')
    if (request.query.output_format !== 'pcm_24000') return refusal(422, 'output_format')
    const isSpeech = /^\/v1\/text-to-speech\/[\w-]+\/with-timestamps$/.test(request.path)
    if (!isSpeech && request.path !== '/v1/sound-generation') return refusal(404, 'not_found')
    await before?.(exchange)
    if (!isSpeech) {
      const body = Sound.safeParse(request.body)
      if (!body.success) return refusal(422, z.prettifyError(body.error))
      count += 1
      const bytes =
        fault === 'silent'
          ? new Uint8Array(RATE * 8)
          : noise(soundSeconds ?? body.data.duration_seconds, count)
      if (!fault) onGood?.(exchange, bytes)
      return new Response(Buffer.from(bytes), { headers: { 'content-type': 'audio/pcm' } })
    }
    const body = Speech.safeParse(request.body)
    if (!body.success) return refusal(422, z.prettifyError(body.error))
    if (fault === 'too-much')
      return refusal(401, `No credits are left for: ${body.data.text}`, 'quota_exceeded')
    const { sound, alignment } = speech(body.data.text, secondsPerCharacter)
    const bytes = spoiledSound(sound, fault)
    const isUsable =
      fault !== 'cut-off' && fault !== 'empty' && fault !== 'silent' && fault !== 'other-format'
    if (isUsable) onGood?.(exchange, bytes)
    return Response.json({
      audio_base64: Buffer.from(bytes).toString('base64'),
      alignment: spoiledAlignment(alignment, fault),
      normalized_alignment: null,
    })
  })
  return {
    ...server,
    texts: () =>
      server.requests.flatMap(({ body }) => {
        const parsed = Speech.safeParse(body)
        return parsed.success ? [parsed.data.text] : []
      }),
  }
}

interface Alignment {
  characters: string[]
  character_start_times_seconds: number[]
  character_end_times_seconds: number[]
}

/** Every character takes the same time; blanks are silent. */
function speech(text: string, seconds: number): { sound: Uint8Array; alignment: Alignment } {
  const characters = [...text]
  const each = Math.round(seconds * RATE)
  const samples = new Int16Array(characters.length * each)
  for (const [index, character] of characters.entries()) {
    if (!character.trim()) continue
    const tone = 140 + ((character.codePointAt(0) ?? 0) % 40) * 9
    for (let at = 0; at < each; at += 1) {
      const envelope = Math.min(1, at / 100, (each - at) / 100)
      samples[index * each + at] = Math.sin((2 * Math.PI * tone * at) / RATE) * 9000 * envelope
    }
  }
  const start = (index: number) => Math.round(((index * each) / RATE) * 1000) / 1000
  return {
    sound: new Uint8Array(samples.buffer),
    alignment: {
      characters,
      character_start_times_seconds: characters.map((_, index) => start(index)),
      character_end_times_seconds: characters.map((_, index) => start(index + 1)),
    },
  }
}

function spoiledSound(sound: Uint8Array, fault: string | undefined): Uint8Array {
  if (fault === 'cut-off') return sound.slice(0, (sound.length >> 3) << 1)
  if (fault === 'slightly-short')
    return sound.slice(0, Math.max(sound.length - RATE, Math.ceil(sound.length * 0.48) * 2))
  if (fault === 'empty') return new Uint8Array()
  if (fault === 'silent') return new Uint8Array(sound.length)
  if (fault === 'other-format') return new Uint8Array([...new TextEncoder().encode('ID3'), ...sound])
  return sound
}

function spoiledAlignment(alignment: Alignment, fault: string | undefined): Partial<Alignment> | null {
  if (fault === 'misses-alignment') return null
  if (fault === 'misses-times') return { characters: alignment.characters }
  if (fault === 'times-run-back') {
    const spoil = (time: number, index: number) => (index % 7 === 3 ? 0 : time)
    return {
      ...alignment,
      character_start_times_seconds: alignment.character_start_times_seconds.map(spoil),
    }
  }
  if (fault !== 'misses-characters') return alignment
  const isKept = (_: unknown, index: number) => index % 11 > 3
  return {
    characters: alignment.characters.filter(isKept),
    character_start_times_seconds: alignment.character_start_times_seconds.filter(isKept),
    character_end_times_seconds: alignment.character_end_times_seconds.filter(isKept),
  }
}

/** Soft noise, different for each seed. */
function noise(seconds: number, seed: number): Uint8Array {
  const samples = new Int16Array(seconds * RATE)
  let state = seed
  for (let at = 0; at < samples.length; at += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    samples[at] = state >> 20
  }
  return new Uint8Array(samples.buffer)
}

const refusal = (status: number, message: string, code = 'error') =>
  Response.json({ detail: { status: code, message } }, { status })

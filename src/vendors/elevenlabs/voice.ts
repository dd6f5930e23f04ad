import type { ElevenLabs } from 'elevenlabs'
import { failureOf } from '../../ports/answer-failed.ts'
import {
  type MixBrief,
  BOUGHT_RATE as SAMPLE_RATE,
  type SpokenChunk,
  samplesIn,
} from '../../ports/bought-sound.ts'
import type { Narration, NarrationBrief, Narrator, NarratorVoice } from '../../ports/narrator.ts'
import { type BoughtPiece, digestOf, type Making, NO_PURCHASE_STORE } from '../../ports/purchase-store.ts'
import { onceMore, Unusable } from '../../ports/unusable.ts'
import { allOrFirstError } from '../../shared/kit/all-or-first-error.ts'
import { yieldingToLoop } from '../../shared/kit/yielding-to-loop.ts'
import type { AgeGroup } from '../../shared/stories/age-groups.ts'
import type { Purchase, VendorLine } from '../calls-out/index.ts'
import { type Chunk, chunksOf, textOf } from './chunks.ts'
import { askElevenlabs, type ElevenlabsAccess } from './client.ts'
import { type CharacterTimes, wordTimes } from './word-times.ts'

export interface ElevenlabsVoiceOptions extends ElevenlabsAccess {
  model: string
  /** The first is the default. */
  voices: readonly [NarratorVoice, ...NarratorVoice[]]
  /** Maximum characters of one call; by the model when absent. */
  charactersPerCall?: number | undefined
  line: VendorLine
  /** Joins, paces and encodes the speech, off the server's event loop. */
  mix: (brief: MixBrief, signal?: AbortSignal) => Promise<Narration>
  timeoutMs?: number
}

const TIMEOUT_MS = 120_000
/** Maximum characters of one call, by the beginning of the model's name: https://elevenlabs.io/docs/models */
const LIMITS: [model: string, characters: number][] = [
  ['eleven_v3', 3000],
  ['eleven_flash_v2_5', 40_000],
  ['eleven_turbo_v2_5', 40_000],
  ['eleven_flash', 30_000],
  ['eleven_turbo', 30_000],
  ['eleven_multilingual', 10_000],
  ['', 3000],
]
/** Millionths of a US dollar for a character of speech. */
const PRICE = 220
const CHEAPER_PRICE = 110
/** Speed of the voice: its own is about 150 words a minute, and pauses between sentences do the rest. */
const SPEEDS: Record<AgeGroup, number> = { '3-5': 0.82, '6-8': 0.87, '9-12': 0.92 }
/** Characters of the neighboring chunks sent along, so that the voice continues in the same tone. */
const CONTEXT = 300

/** ElevenLabs' voices, with the times of the characters. */
export function elevenlabsNarrator(options: ElevenlabsVoiceOptions): Narrator {
  const { model, voices, line, mix, timeoutMs = TIMEOUT_MS } = options
  const limit = options.charactersPerCall ?? LIMITS.find(([name]) => model.startsWith(name))?.[1] ?? 3000

  const speak = async (
    request: Request,
    voice: string,
    { purchases = NO_PURCHASE_STORE, ...making }: Making,
  ) => {
    const { text } = request
    return purchases.once(`speech ${model} ${voice} ${digestOf(JSON.stringify(request))}`, () =>
      onceMore(async () => {
        const answer = await line.call((stop) => ask(options, voice, request, stop), {
          timeoutMs,
          failureOf,
          signal: making.signal,
          impatient: making.impatient,
          priority: 1,
        })
        making.onPurchase?.(purchaseOf(model, text))
        return yieldingToLoop(() => usable(answer, text))
      }),
    )
  }

  return {
    engine: `ElevenLabs (${model})`,
    voices,
    async narrate(brief, making = {}) {
      const voice = (voices.find(({ id }) => id === brief.voice) ?? voices[0]).id
      const chunks = chunksOf(brief, limit)
      const spoken = await allOrFirstError(
        chunks.map(async (chunk, index) =>
          spokenChunk(chunk, await speak(requestFor(model, brief, chunks, index), voice, making)),
        ),
      )
      return mix({ chunks: spoken, ageGroup: brief.ageGroup }, making.signal)
    },
  }
}

type Request = ElevenLabs.TextToSpeechWithTimestampsRequest

function requestFor(
  model: string,
  { ageGroup, around }: NarrationBrief,
  chunks: readonly Chunk[],
  index: number,
): Request {
  const [earlier, chunk, later] = [chunks[index - 1], chunks[index], chunks[index + 1]]
  const before = earlier ? textOf(earlier) : around?.before
  const after = later ? textOf(later) : around?.after
  return {
    text: chunk ? textOf(chunk) : '',
    model_id: model,
    voice_settings: { stability: 0.5, similarity_boost: 0.75, speed: SPEEDS[ageGroup] },
    ...(before ? { previous_text: before.slice(-CONTEXT) } : {}),
    ...(after ? { next_text: after.slice(0, CONTEXT) } : {}),
    output_format: 'pcm_24000',
  }
}

type Answer = ElevenLabs.AudioWithTimestampsResponse
type Alignment = NonNullable<Answer['alignment']>

const ask = (access: ElevenlabsAccess, voice: string, request: Request, signal: AbortSignal) =>
  askElevenlabs(
    access,
    {
      path: `/v1/text-to-speech/${encodeURIComponent(voice)}/with-timestamps`,
      request,
      async read(response) {
        const text = await response.text()
        const answer = await yieldingToLoop(() => JSON.parse(text) as Answer | undefined)
        if (typeof answer?.audio_base64 !== 'string') throw new Error('The answer is broken')
        return answer
      },
    },
    signal,
  )

/** How much of the last word's time the sound may lack: more means that the rest of the story is missing. */
const MISSING_SECONDS = 1
/** The minimum seconds of a character. */
const LEAST_PER_CHARACTER = 0.015

/** Of 32,768: speech that never gets louder is silent. */
const SILENCE = 200

/** The sound with the times of its characters. Throws Unusable when it is not PCM, empty, silent or cut off. */
function usable({ audio_base64, alignment, normalized_alignment }: Answer, text: string): BoughtPiece {
  const bytes = Buffer.from(audio_base64, 'base64')
  const seconds = bytes.byteLength / 2 / SAMPLE_RATE
  const said: Partial<Alignment> = alignment ?? normalized_alignment ?? {}
  const times: CharacterTimes = {
    characters: said.characters ?? [],
    starts: said.character_start_times_seconds ?? [],
    ends: said.character_end_times_seconds ?? [],
  }
  const lastEnd = times.ends.findLast(Number.isFinite) ?? 0
  if (bytes.subarray(0, 3).toString('latin1') === 'ID3' || seconds < text.length * LEAST_PER_CHARACTER)
    throw new Unusable('ElevenLabs sent no speech of this text')
  if (!samplesIn(bytes).some((sample) => Math.abs(sample) > SILENCE))
    throw new Unusable('ElevenLabs sent silence')
  if (seconds < lastEnd - MISSING_SECONDS) throw new Unusable('ElevenLabs sent speech that is cut off')
  return { bytes, facts: times }
}

function spokenChunk({ tokens }: Chunk, { bytes, facts }: BoughtPiece): SpokenChunk {
  const seconds = bytes.byteLength / 2 / SAMPLE_RATE
  const said = tokens.map((token) => token.said)
  const spans = wordTimes(said, facts as CharacterTimes, seconds)
  return {
    sound: new Uint8Array(bytes),
    words: tokens.map(({ word, ending }, index) => ({
      word,
      ending,
      span: spans[index] ?? { start: seconds, end: seconds },
    })),
  }
}

function purchaseOf(model: string, text: string): Purchase {
  const price = /flash|turbo/.test(model) ? CHEAPER_PRICE : PRICE
  const characters = text.length
  return { vendor: 'elevenlabs', kind: 'speech', model, characters, microDollars: characters * price }
}

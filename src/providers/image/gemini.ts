import type { ApiError, GenerateContentResponse, GoogleGenAI, Part } from '@google/genai/web'
import { AnswerFailed, failureOf } from '../answer-failed.ts'
import type { Line, Purchase } from '../calls-out/index.ts'
import { inTurn } from '../in-turn.ts'
import { Unusable } from '../unusable.ts'
import type { Order } from './vendor/order.ts'
import type { PictureVendor } from './vendor/painter.ts'

export interface GeminiOptions {
  apiKey: string
  model: string
  /** Another server that speaks as Gemini does. */
  baseUrl?: string | undefined
  /** Such as `v1` or `v1beta`. */
  apiVersion: string
  line: Line
  timeoutMs?: number
}

const TIMEOUT_MS = 90_000
/** US dollars for a million tokens, by the beginning of the model's name; the last line is for models that are not known. */
const PRICES: [model: string, input: number, output: number][] = [
  ['gemini-2.5-flash-image', 0.3, 30],
  ['', 2, 120],
]
/** Tokens of one square picture, for an answer that does not say how many it used. */
const TOKENS_OF_A_PICTURE = 1290

/** Gemini's image models over `@google/genai`, which is loaded with the first picture. */
export function gemini({ model, line, timeoutMs = TIMEOUT_MS, ...options }: GeminiOptions): PictureVendor {
  let client: Promise<GoogleGenAI> | undefined
  const load = async (): Promise<GoogleGenAI> => {
    // Its other build brings what nobody asks for, and holds up the server's loop for a tenth of a second.
    const { GoogleGenAI } = await inTurn(() => import('@google/genai/web'))
    const { apiKey, apiVersion, baseUrl } = options
    return new GoogleGenAI({ apiKey, httpOptions: { apiVersion, ...(baseUrl ? { baseUrl } : {}) } })
  }

  return {
    engine: `Gemini (${model})`,
    async draw(order, { signal, onPurchase, priority }) {
      client ??= load()
      const ai = await client
      const answer = await line.call((stop) => ask(ai, model, order, stop), {
        timeoutMs,
        failureOf,
        signal,
        priority,
      })
      onPurchase?.(purchaseOf(model, order, answer))
      return pictureIn(answer)
    },
  }
}

async function ask(
  ai: GoogleGenAI,
  model: string,
  { parts }: Order,
  abortSignal: AbortSignal,
): Promise<GenerateContentResponse> {
  let headers: Headers | undefined
  try {
    return await ai.models.generateContent({
      model,
      contents: [{ role: 'user', parts: parts.map(asPart) }],
      config: {
        abortSignal,
        responseModalities: ['IMAGE'],
        imageConfig: { aspectRatio: '1:1' },
        httpOptions: {
          // The SDK's errors do not carry the answer's headers, and with them Retry-After.
          fetch: async (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
            const response = await fetch(input, init)
            headers = response.headers
            return response
          },
        },
      },
    })
  } catch (error) {
    throw new AnswerFailed(error, isApiError(error) ? error.status : undefined, headers)
  }
}

const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && 'status' in error && typeof error.status === 'number'

const asPart = (part: Order['parts'][number]): Part =>
  'text' in part
    ? { text: part.text }
    : { inlineData: { mimeType: part.contentType, data: Buffer.from(part.image).toString('base64') } }

function pictureIn(answer: GenerateContentResponse): Uint8Array {
  const [data] = picturesIn(answer)
  if (data) return Buffer.from(data, 'base64')
  const reason = answer.promptFeedback?.blockReason ?? answer.candidates?.[0]?.finishReason ?? 'nothing'
  throw new Unusable(`Gemini sent no picture: ${reason}`)
}

const picturesIn = ({ candidates }: GenerateContentResponse): string[] =>
  (candidates ?? [])
    .flatMap(({ content }) => content?.parts ?? [])
    .map(({ inlineData }) => inlineData?.data)
    .filter((data) => data !== undefined)

/** A refusal costs its input tokens alone. */
function purchaseOf(model: string, { kind }: Order, answer: GenerateContentResponse): Purchase {
  const pictures = picturesIn(answer).length
  const { promptTokenCount: inputTokens = 0, candidatesTokenCount } = answer.usageMetadata ?? {}
  const outputTokens = candidatesTokenCount ?? pictures * TOKENS_OF_A_PICTURE
  const [, input, output] = PRICES.find(([name]) => model.startsWith(name)) ?? ['', 0, 0]
  const microDollars = Math.ceil(inputTokens * input + outputTokens * output)
  return { vendor: 'gemini', kind, model, inputTokens, outputTokens, pictures, microDollars }
}

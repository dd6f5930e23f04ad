import type { GenerateContentParameters, GenerateContentResponse, Part } from '@google/genai/web'
import { Unusable } from '../../ports/unusable.ts'
import type { Purchase, VendorLine } from '../calls-out/index.ts'
import type { PictureOrder } from '../pictures/order.ts'
import type { PictureVendor } from '../pictures/painter.ts'
import { type GeminiAccount, geminiClient } from './client.ts'
import { priceOfGemini } from './price.ts'

export interface GeminiOptions extends GeminiAccount {
  model: string
  line: VendorLine
  timeoutMs?: number
}

type Sdk = typeof import('@google/genai/web')

const TIMEOUT_MS = 90_000
/** Tokens of one picture of 1024 × 1024 pixels, for an answer that does not say how many it used. */
const TOKENS_OF_A_PICTURE = 1120

/** Gemini's image models. */
export function gemini({ model, line, timeoutMs = TIMEOUT_MS, ...account }: GeminiOptions): PictureVendor {
  const client = geminiClient(account, line)
  return {
    engine: `Gemini (${model})`,
    async draw(orderNow, { signal, onPurchase, priority }) {
      const question = (sdk: Sdk) => questionOf(sdk, model, orderNow())
      const answer = await client.generate(question, { timeoutMs, signal, priority })
      onPurchase?.(purchaseOf(model, orderNow(), answer))
      return pictureIn(answer)
    },
  }
}

function questionOf(
  { HarmCategory, HarmBlockThreshold }: Sdk,
  model: string,
  { parts }: PictureOrder,
): GenerateContentParameters {
  const { BLOCK_MEDIUM_AND_ABOVE, BLOCK_LOW_AND_ABOVE } = HarmBlockThreshold
  return {
    model,
    contents: [{ role: 'user', parts: parts.map(asPart) }],
    config: {
      responseModalities: ['IMAGE'],
      imageConfig: { aspectRatio: '1:1' },
      // By default the models have these filters off.
      safetySettings: [
        { category: HarmCategory.HARM_CATEGORY_SEXUALLY_EXPLICIT, threshold: BLOCK_LOW_AND_ABOVE },
        { category: HarmCategory.HARM_CATEGORY_DANGEROUS_CONTENT, threshold: BLOCK_MEDIUM_AND_ABOVE },
        { category: HarmCategory.HARM_CATEGORY_HATE_SPEECH, threshold: BLOCK_MEDIUM_AND_ABOVE },
        { category: HarmCategory.HARM_CATEGORY_HARASSMENT, threshold: BLOCK_MEDIUM_AND_ABOVE },
      ],
    },
  }
}

const asPart = (part: PictureOrder['parts'][number]): Part =>
  'text' in part
    ? { text: part.text }
    : { inlineData: { mimeType: part.contentType, data: Buffer.from(part.image).toString('base64') } }

function pictureIn(answer: GenerateContentResponse): Uint8Array {
  const data = picturesIn(answer).at(-1)
  if (data) return Buffer.from(data, 'base64')
  const reason = answer.promptFeedback?.blockReason ?? answer.candidates?.[0]?.finishReason ?? 'nothing'
  throw new Unusable(`Gemini sent no picture: ${reason}`)
}

/** Its pictures; drafts made while thinking are marked as thoughts. */
const picturesIn = ({ candidates }: GenerateContentResponse): string[] =>
  (candidates ?? [])
    .flatMap(({ content }) => content?.parts ?? [])
    .filter(({ thought }) => !thought)
    .map(({ inlineData }) => inlineData?.data)
    .filter((data) => data !== undefined)

/** A refusal costs only its input tokens. */
function purchaseOf(model: string, { kind }: PictureOrder, answer: GenerateContentResponse): Purchase {
  const pictures = picturesIn(answer).length
  const {
    promptTokenCount: input = 0,
    candidatesTokenCount: picture = pictures * TOKENS_OF_A_PICTURE,
    thoughtsTokenCount: text = 0,
  } = answer.usageMetadata ?? {}
  const microDollars = priceOfGemini(model, { input, text, picture })
  return {
    vendor: 'gemini',
    kind,
    model,
    inputTokens: input,
    outputTokens: picture + text,
    pictures,
    microDollars,
  }
}

import type OpenAI from 'openai'
import { AnswerFailed } from '../../ports/answer-failed.ts'
import { Unusable } from '../../ports/unusable.ts'
import type { Purchase, VendorLine } from '../calls-out/index.ts'
import type { OrderPart, PictureOrder } from '../pictures/order.ts'
import type { PictureVendor } from '../pictures/painter.ts'
import { type OpenaiAccount, openaiClient } from './client.ts'

export interface OpenaiPicturesOptions extends OpenaiAccount {
  model: string
  line: VendorLine
  timeoutMs?: number
}

const TIMEOUT_MS = 150_000
const SIZE = '1024x1024'
/** US dollars for a million tokens, by the beginning of the model's name; the last line is for unknown models. */
const PRICES: [model: string, input: number, output: number][] = [
  ['gpt-image-2', 8, 30],
  ['', 10, 40],
]
/** Tokens of one square picture of medium quality, for an answer that does not say how many it used. */
const TOKENS_OF_A_PICTURE = 1056

/** OpenAI's image models: an edit of the portraits, where there are any. */
export function openaiPictures({
  model,
  line,
  timeoutMs = TIMEOUT_MS,
  ...account
}: OpenaiPicturesOptions): PictureVendor {
  const client = openaiClient(account, line)
  const { server } = account
  return {
    engine: `${server ? new URL(server).host : 'OpenAI'} (${model})`,
    async draw(orderNow, { signal, onPurchase, priority }) {
      const answer = await client
        .call((openai, { signal: stop }) => ask(openai, model, orderNow, stop), {
          timeoutMs,
          signal,
          priority,
        })
        .catch((error) => {
          throw refusalIn(error) ?? error
        })
      onPurchase?.(purchaseOf(model, orderNow(), answer))
      const data = answer.data?.[0]?.b64_json
      if (!data) throw new Unusable('OpenAI sent no picture')
      return Buffer.from(data, 'base64')
    },
  }
}

type Answer = OpenAI.Images.ImagesResponse

async function ask(
  openai: OpenAI,
  model: string,
  orderNow: () => PictureOrder,
  signal: AbortSignal,
): Promise<Answer> {
  const { toFile } = await import('openai')
  const { parts } = orderNow()
  const prompt = parts.flatMap((part) => ('text' in part ? [part.text] : [])).join('\n\n')
  const references = parts.filter((part) => 'image' in part)
  const order = { model, prompt, n: 1, size: SIZE, quality: 'medium' } as const
  if (references.length === 0) return openai.images.generate(order, { signal })
  const image = await Promise.all(
    references.map((part, index) => toFile(part.image, nameOf(part, index), { type: part.contentType })),
  )
  return openai.images.edit({ ...order, image }, { signal })
}

const nameOf = ({ contentType }: Extract<OrderPart, { image: unknown }>, index: number) =>
  `likeness-${index + 1}.${contentType === 'image/webp' ? 'webp' : 'jpg'}`

const REFUSALS: readonly unknown[] = ['moderation_blocked', 'content_policy_violation']

/** Refusals come as an error of the request. */
function refusalIn(error: unknown): Unusable | undefined {
  const cause = error instanceof AnswerFailed ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return REFUSALS.includes(code) ? new Unusable(`OpenAI sent no picture: ${code}`, { cause }) : undefined
}

function purchaseOf(model: string, { kind }: PictureOrder, { usage, data }: Answer): Purchase {
  const pictures = data?.length ?? 0
  const inputTokens = usage?.input_tokens ?? 0
  const outputTokens = usage?.output_tokens ?? pictures * TOKENS_OF_A_PICTURE
  const [, input, output] = PRICES.find(([name]) => model.startsWith(name)) ?? ['', 0, 0]
  const microDollars = Math.ceil(inputTokens * input + outputTokens * output)
  return { vendor: 'openai', kind, model, inputTokens, outputTokens, pictures, microDollars }
}

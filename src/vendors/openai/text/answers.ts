import { AnswerFailed } from '../../../ports/answer-failed.ts'
import { type Making, NO_PURCHASE_STORE } from '../../../ports/purchase-store.ts'
import type { Completion, Question } from './ask.ts'
import { type ToldWords, wordsInJson, wordsInPlain } from './telling.ts'

/** Asks the model, and pays for the answer. Throws ProviderDown, AnswerFailed. */
export interface Model {
  /** The API: `responses` at OpenAI, `chat` at other servers. */
  api: 'responses' | 'chat'
  buy(question: Question, making: Making, listen?: Listen): Promise<Completion>
}

/** Called with each try to get an answer; what it returns is called with each part of the answer. */
export type Listen = () => (said: string) => void

/** Why an answer contains no words. */
export interface Nothing {
  nothing: string
}
const DECLINED: Nothing = { nothing: 'You declined. Nothing unfit for children is asked for.' }
export const UNREADABLE: Nothing = { nothing: 'It was not a whole answer of the schema.' }

/** Words from the purchase named `what`, or from the model; or why its answer contains none. */
export async function wordsFrom(
  model: Model,
  what: string,
  question: Question,
  making: Making,
): Promise<ToldWords | Nothing> {
  const { purchases = NO_PURCHASE_STORE } = making
  const { bytes } = await purchases.once(what, async () => {
    const { text, refused, cut } = await model.buy(question, making).catch(orShapeless(model, question))
    const found = refused ? undefined : (wordsInJson(text) ?? wordsInPlain(text))
    if (!found) return { bytes: encoded(refused ? DECLINED : UNREADABLE) }
    return { bytes: encoded(cut ? { ...found, cut } : found) }
  })
  return decoded(bytes) as ToldWords | Nothing
}

interface Reading<T> {
  making: Making
  read: (text: string) => T | undefined
  listen?: Listen | undefined
}

/** What `read` finds in the purchase named `what`, or in the model's answer; null when it finds nothing. */
export async function readFrom<T>(
  model: Model,
  what: string,
  question: Question,
  { making, read, listen }: Reading<T>,
): Promise<T | null> {
  const { purchases = NO_PURCHASE_STORE } = making
  const { bytes } = await purchases.once(what, async () => {
    const { text, refused } = await model.buy(question, making, listen).catch(orShapeless(model, question))
    return { bytes: encoded(refused ? undefined : read(text)) }
  })
  return decoded(bytes) as T | null
}

const EMPTY: Completion = { text: '', refused: false, inputTokens: 0, outputTokens: 0 }

/** A server without support for schemas refuses a request with one: it has said nothing, and is asked without. */
const orShapeless =
  ({ api }: Model, { format }: Question) =>
  (error: unknown): Completion => {
    const status = error instanceof AnswerFailed ? error.failure.status : undefined
    if (api === 'chat' && format && (status === 400 || status === 422)) return EMPTY
    throw error
  }

export const encoded = (value: unknown) => new TextEncoder().encode(JSON.stringify(value ?? null))
export const decoded = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes))

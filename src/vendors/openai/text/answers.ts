import { AnswerFailed } from '../../../ports/answer-failed.ts'
import { type Making, NO_PURCHASE_STORE } from '../../../ports/purchase-store.ts'
import type { Completion, Question } from './ask.ts'
import { type ToldWords, wordsInJson, wordsInPlain } from './telling.ts'

/** Puts a question to the model, and pays for the answer. Throws ProviderDown, AnswerFailed. */
export interface Model {
  /** Which call is made: `responses` at OpenAI, `chat` at other servers. */
  api: 'responses' | 'chat'
  buy(question: Question, making: Making, listen?: Listen): Promise<Completion>
}

/** Called with each try to get an answer; what it returns, with each part of what is said. */
export type Listen = () => (said: string) => void

/** Why an answer holds no words. */
export interface Nothing {
  nothing: string
}
const DECLINED: Nothing = { nothing: 'You declined. Nothing unfit for children is asked for.' }
export const UNREADABLE: Nothing = { nothing: 'It was not a whole answer of the schema.' }

/** Words from the purchases by the name `what`, or from the model; or why its answer holds none. */
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

/** What `read` finds in an answer, from the purchases by the name `what`, or from the model; null when it finds nothing there. */
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

/** A server that knows no shapes refuses the question for one: it has said nothing, and is asked otherwise. */
const orShapeless =
  ({ api }: Model, { format }: Question) =>
  (error: unknown): Completion => {
    const status = error instanceof AnswerFailed ? error.failure.status : undefined
    if (api === 'chat' && format && (status === 400 || status === 422)) return EMPTY
    throw error
  }

export const encoded = (value: unknown) => new TextEncoder().encode(JSON.stringify(value ?? null))
export const decoded = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes))

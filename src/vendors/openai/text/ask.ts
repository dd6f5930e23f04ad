import type OpenAI from 'openai'
import type { z } from 'zod'
import { AnswerFailed } from '../../../ports/answer-failed.ts'
import type { Listening } from '../client.ts'

/** The model's text, or its refusal; and the tokens to pay. */
export interface Completion {
  text: string
  refused: boolean
  /** Cut off: the model reached its limit. */
  cut?: boolean
  inputTokens: number
  outputTokens: number
}

export interface Question {
  model: string
  instructions: string
  /** Alternating between the parent's data and the model, beginning with the data. */
  turns: string[]
  /** The name and schema of the answer; without them it is plain text. */
  format?: { name: string; schema: z.ZodType }
}

export type Ask = (openai: OpenAI, question: Question, listening: Listening) => Promise<Completion>

/** With OpenAI's Responses API, as a stream. Nothing is stored there. Throws where the stream ends before its answer. */
export const askResponses: Ask = async (
  openai,
  { model, instructions, turns, format },
  { signal, alive },
) => {
  const { zodTextFormat } = await import('openai/helpers/zod')
  const stream = await openai.responses.create(
    {
      model,
      instructions,
      input: turns.map((content, index) => ({ role: roleOf(index), content })),
      ...(format ? { text: { format: zodTextFormat(format.schema, format.name) } } : {}),
      store: false,
      stream: true,
    },
    { signal },
  )
  for await (const event of stream) {
    alive(event.type === 'response.output_text.delta' ? event.delta : '')
    if (event.type === 'response.completed' || event.type === 'response.incomplete')
      return saidIn(event.response)
    if (event.type === 'response.failed') return failedAs(event.response)
    if (event.type === 'error')
      throw new AnswerFailed(new Error('the stream tells of an error'), statusOf(event.code))
  }
  throw new Error('the stream ends before the answer')
}

/** A refused wish is not an outage; any other failure is retried, or not, by its kind. */
function failedAs(response: OpenAI.Responses.Response): Completion {
  const code = response.error?.code
  if (code !== 'invalid_prompt')
    throw new AnswerFailed(new Error('the stream tells of a failure'), statusOf(code))
  return { ...saidIn(response), refused: true }
}

/** The status that an error in a stream would have had as an answer. */
const statusOf = (code: string | null | undefined): number =>
  code === 'rate_limit_exceeded' ? 429 : !code || code === 'server_error' ? 500 : 400

function saidIn(response: OpenAI.Responses.Response): Completion {
  const parts = response.output.flatMap((item) => (item.type === 'message' ? item.content : []))
  return {
    text: parts.map((part) => (part.type === 'output_text' ? part.text : '')).join(''),
    refused: isFiltered(response) || parts.some((part) => part.type === 'refusal'),
    cut: response.status === 'incomplete' && !isFiltered(response),
    inputTokens: response.usage?.input_tokens ?? 0,
    outputTokens: response.usage?.output_tokens ?? 0,
  }
}

/** With chat completions, which other servers support, as a stream. Throws where the stream ends before its answer. */
export const askChat: Ask = async (openai, { model, instructions, turns, format }, { signal, alive }) => {
  const { zodResponseFormat } = await import('openai/helpers/zod')
  const stream = await openai.chat.completions.create(
    {
      model,
      messages: [
        { role: 'system', content: instructions },
        ...turns.map((content, index) => ({ role: roleOf(index), content })),
      ],
      ...(format ? { response_format: zodResponseFormat(format.schema, format.name) } : {}),
      stream: true,
      stream_options: { include_usage: true },
    },
    { signal },
  )
  const said: Completion = { text: '', refused: false, inputTokens: 0, outputTokens: 0 }
  let isWhole = false
  for await (const { choices, usage } of stream) {
    const [choice] = choices
    const words = choice?.delta.content ?? ''
    alive(words)
    said.text += words
    said.refused ||= Boolean(choice?.delta.refusal) || choice?.finish_reason === 'content_filter'
    isWhole ||= Boolean(choice?.finish_reason)
    said.cut ||= choice?.finish_reason === 'length' || said.text.length > LONGEST_ANSWER
    if (said.text.length > LONGEST_ANSWER) return said
    said.inputTokens = usage?.prompt_tokens ?? said.inputTokens
    said.outputTokens = usage?.completion_tokens ?? said.outputTokens
  }
  if (!isWhole) throw new Error('the stream ends before the answer')
  return said
}

/** In characters: a model that repeats itself forever is cut off. */
const LONGEST_ANSWER = 60_000

const roleOf = (index: number) => (index % 2 === 0 ? ('user' as const) : ('assistant' as const))

const isFiltered = (response: OpenAI.Responses.Response) =>
  response.incomplete_details?.reason === 'content_filter'

import type OpenAI from 'openai'
import type { z } from 'zod'

/** What the model has said: its text, or that it would not; and the tokens to be paid. */
export interface Said {
  text: string
  refused: boolean
  inputTokens: number
  outputTokens: number
}

export interface Question {
  model: string
  instructions: string
  /** Alternately from the parent's data and from the model, beginning with the data. */
  turns: string[]
  schema: z.ZodType
}

export type Ask = (openai: OpenAI, question: Question, signal: AbortSignal) => Promise<Said>

/** By OpenAI's Responses API. Nothing is stored there. */
export const askResponses: Ask = async (openai, { model, instructions, turns, schema }, signal) => {
  const { zodTextFormat } = await import('openai/helpers/zod')
  const response = await openai.responses.create(
    {
      model,
      instructions,
      input: turns.map((content, index) => ({ role: roleOf(index), content })),
      text: { format: zodTextFormat(schema, 'story') },
      store: false,
    },
    { signal },
  )
  const parts = response.output.flatMap((item) => (item.type === 'message' ? item.content : []))
  return {
    text: parts.map((part) => (part.type === 'output_text' ? part.text : '')).join(''),
    refused: isFiltered(response) || parts.some((part) => part.type === 'refusal'),
    inputTokens: response.usage?.input_tokens ?? 0,
    outputTokens: response.usage?.output_tokens ?? 0,
  }
}

/** By chat completions, which other servers know. */
export const askChat: Ask = async (openai, { model, instructions, turns, schema }, signal) => {
  const { zodResponseFormat } = await import('openai/helpers/zod')
  const completion = await openai.chat.completions.create(
    {
      model,
      messages: [
        { role: 'system', content: instructions },
        ...turns.map((content, index) => ({ role: roleOf(index), content })),
      ],
      response_format: zodResponseFormat(schema, 'story'),
    },
    { signal },
  )
  const choice = completion.choices[0]
  return {
    text: choice?.message.content ?? '',
    refused: Boolean(choice?.message.refusal) || choice?.finish_reason === 'content_filter',
    inputTokens: completion.usage?.prompt_tokens ?? 0,
    outputTokens: completion.usage?.completion_tokens ?? 0,
  }
}

const roleOf = (index: number) => (index % 2 === 0 ? ('user' as const) : ('assistant' as const))

const isFiltered = (response: OpenAI.Responses.Response) =>
  response.incomplete_details?.reason === 'content_filter'

import type OpenAI from 'openai'
import { z } from 'zod'
import { asSdk } from './as-sdk.ts'
import type { RecordedRequest } from './faulty-server.ts'

const Message = z.strictObject({ role: z.enum(['user', 'assistant']), content: z.string().min(1) })
const Format = z.strictObject({
  type: z.literal('json_schema'),
  name: z.string().regex(/^[\w-]{1,64}$/),
  strict: z.literal(true),
  schema: z.record(z.string(), z.unknown()),
})
const ResponsesBody = asSdk<OpenAI.Responses.ResponseCreateParamsStreaming>()(
  z.strictObject({
    model: z.string().min(1),
    instructions: z.string().min(1),
    input: z.array(Message).min(1),
    text: z.strictObject({ format: Format }).optional(),
    store: z.literal(false),
    stream: z.literal(true),
  }),
)
const ChatBody = asSdk<OpenAI.Chat.Completions.ChatCompletionCreateParamsStreaming>()(
  z.strictObject({
    model: z.string().min(1),
    messages: z.tuple([z.strictObject({ role: z.literal('system'), content: z.string().min(1) })], Message),
    response_format: z
      .strictObject({
        type: z.literal('json_schema'),
        json_schema: Format.omit({ type: true }),
      })
      .optional(),
    stream: z.literal(true),
    stream_options: z.strictObject({ include_usage: z.literal(true) }),
  }),
)
const Picture = z.strictObject({
  type: z.literal('image_url'),
  image_url: z.strictObject({ url: z.string().startsWith('data:image/') }),
})
const ModerationBody = asSdk<OpenAI.ModerationCreateParams>()(
  z.strictObject({
    model: z.literal('omni-moderation-latest'),
    input: z.union([z.array(z.string()).min(1), z.array(Picture).length(1)]),
  }),
)

/** A request as the model sees it, whichever call it came by. */
export interface Asked {
  instructions: string
  turns: string[]
  /** `story`, `notes`, `choice`, or `plain` without a schema. */
  format: string
  schema: unknown
}

export function askedIn({ path, body }: RecordedRequest): Asked | { problem: string } {
  if (path === '/v1/responses') {
    const parsed = ResponsesBody.safeParse(body)
    if (!parsed.success) return { problem: z.prettifyError(parsed.error) }
    const { instructions, input, text } = parsed.data
    return {
      instructions,
      turns: input.map(({ content }) => content),
      format: text?.format.name ?? 'plain',
      schema: text?.format.schema,
    }
  }
  if (path !== '/v1/chat/completions') return { problem: `There is no ${path}` }
  const parsed = ChatBody.safeParse(body)
  if (!parsed.success) return { problem: z.prettifyError(parsed.error) }
  const { messages, response_format } = parsed.data
  const [system, ...turns] = messages
  return {
    instructions: system.content,
    turns: turns.map(({ content }) => content),
    format: response_format?.json_schema.name ?? 'plain',
    schema: response_format?.json_schema.schema,
  }
}

/** Strict structured output requires every property and allows no others; these keywords are refused. */
export function notStrict(schema: unknown, path = 'schema'): string | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined
  if (Array.isArray(schema)) return first(schema.map((part, index) => notStrict(part, `${path}[${index}]`)))
  const part = schema as Record<string, unknown>
  for (const keyword of ['default', 'oneOf', 'allOf', 'not', 'if', 'patternProperties'])
    if (keyword in part) return `${path}: ${keyword} is not permitted`
  if (part.type === 'object') {
    const names = Object.keys((part.properties ?? {}) as object)
    if (part.additionalProperties !== false) return `${path}: additionalProperties must be false`
    if (names.some((name) => !(part.required as string[] | undefined)?.includes(name)))
      return `${path}: every property must be required`
  }
  return first(Object.entries(part).map(([name, value]) => notStrict(value, `${path}.${name}`)))
}

const first = (problems: (string | undefined)[]) => problems.find((problem) => problem !== undefined)

export function moderation({ body }: RecordedRequest, flagged: ReadonlySet<string>): Response {
  const parsed = ModerationBody.safeParse(body)
  if (!parsed.success) return refusal(400, z.prettifyError(parsed.error))
  const results = parsed.data.input.map((part) => {
    const isFlagged = [...flagged].some((word) =>
      typeof part === 'string' ? part.includes(word) : word === 'picture',
    )
    return {
      flagged: isFlagged,
      categories: { sexual: false, violence: isFlagged, 'violence/graphic': isFlagged },
    }
  })
  return Response.json({ id: 'modr_1', model: 'omni-moderation-latest', results })
}

export const refusal = (status: number, message: string) =>
  Response.json({ error: { message, type: 'invalid_request_error', param: null, code: null } }, { status })

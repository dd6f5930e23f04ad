import type OpenAI from 'openai'
import { z } from 'zod'
import type { WrittenStory } from '../../../src/ports/writer.ts'
import { asSdk } from './as-sdk.ts'
import { type Exchange, type FaultyServer, faultyServer, type RecordedRequest } from './faulty-server.ts'

const Message = z.strictObject({ role: z.enum(['user', 'assistant']), content: z.string().min(1) })
const Format = z.strictObject({
  type: z.literal('json_schema'),
  name: z.string().regex(/^[\w-]{1,64}$/),
  strict: z.literal(true),
  schema: z.record(z.string(), z.unknown()),
})
const ResponsesBody = asSdk<OpenAI.Responses.ResponseCreateParamsNonStreaming>()(
  z.strictObject({
    model: z.string().min(1),
    instructions: z.string().min(1),
    input: z.array(Message).min(1),
    text: z.strictObject({ format: Format }),
    store: z.literal(false),
  }),
)
const ChatBody = asSdk<OpenAI.Chat.Completions.ChatCompletionCreateParamsNonStreaming>()(
  z.strictObject({
    model: z.string().min(1),
    messages: z.tuple([z.strictObject({ role: z.literal('system'), content: z.string().min(1) })], Message),
    response_format: z.strictObject({
      type: z.literal('json_schema'),
      json_schema: Format.omit({ type: true }),
    }),
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

export interface OpenaiTextServer extends FaultyServer {
  /** What the model says to the next questions, one after the other. */
  answers: unknown[]
  /** Texts with one of these words are flagged, and every picture when it holds `picture`. */
  flagged: Set<string>
  /** What was sent to write, and to be moderated. */
  asked(): Asked[]
  moderated(): unknown[]
}

/** A question as the model sees it, whichever call brought it. */
export interface Asked {
  instructions: string
  turns: string[]
  schema: unknown
}

export interface OpenaiTextServerOptions {
  /** What the model says when `answers` is empty. */
  story?: { plan?: object; paragraphs: unknown[] }
  /** Before each answer. */
  before?: (exchange: Exchange) => Promise<unknown>
  /** Told of each story that was sent as it should be. */
  onGood?: (exchange: Exchange, bytes: Uint8Array) => void
}

/**
 * A server that writes and moderates as OpenAI answers. Beside the faults of the wire it knows `refused`, `filtered`,
 * `unfinished` (the answer's JSON is cut), `off-schema` and `too-short` (a paragraph is missing).
 */
export function openaiTextServer(options: OpenaiTextServerOptions = {}): OpenaiTextServer {
  const { story = { paragraphs: [] }, before, onGood } = options
  const answers: unknown[] = []
  const flagged = new Set<string>()
  let count = 0
  const server = faultyServer(async (exchange) => {
    const { request, fault } = exchange
    if (!request.headers.authorization?.startsWith('Bearer openai-key'))
      return refusal(401, 'invalid_api_key')
    if (request.path === '/v1/moderations') return moderation(request, flagged)
    const asked = askedIn(request)
    if ('problem' in asked) return refusal(request.path.startsWith('/v1/') ? 400 : 404, asked.problem)
    const problem = notStrict(asked.schema)
    if (problem) return refusal(400, problem)
    await before?.(exchange)
    const isWritten = fault !== 'refused' && fault !== 'filtered'
    let told = ((isWritten && answers.shift()) || story) as typeof story
    count += 1
    // No two answers are the same bytes.
    if (told.plan) told = { ...told, plan: { ...told.plan, want: `the ${count}th thing` } }
    const said = saidBy(
      fault === 'too-short' ? { ...told, paragraphs: told.paragraphs.slice(1) } : told,
      fault,
    )
    if (!fault || fault === 'too-short') onGood?.(exchange, new TextEncoder().encode(said.text))
    return Response.json(request.path === '/v1/responses' ? asResponse(said) : asCompletion(said))
  })
  const writing = () => server.requests.filter(({ path }) => path !== '/v1/moderations')
  return {
    ...server,
    answers,
    flagged,
    asked: () =>
      writing().flatMap((request) => {
        const asked = askedIn(request)
        return 'problem' in asked ? [] : [asked]
      }),
    moderated: () => server.requests.filter(({ path }) => path === '/v1/moderations').map(({ body }) => body),
  }
}

function askedIn({ path, body }: RecordedRequest): Asked | { problem: string } {
  if (path === '/v1/responses') {
    const parsed = ResponsesBody.safeParse(body)
    if (!parsed.success) return { problem: z.prettifyError(parsed.error) }
    const { instructions, input, text } = parsed.data
    return { instructions, turns: input.map(({ content }) => content), schema: text.format.schema }
  }
  if (path !== '/v1/chat/completions') return { problem: `There is no ${path}` }
  const parsed = ChatBody.safeParse(body)
  if (!parsed.success) return { problem: z.prettifyError(parsed.error) }
  const { messages, response_format } = parsed.data
  const [system, ...turns] = messages
  return {
    instructions: system.content,
    turns: turns.map(({ content }) => content),
    schema: response_format.json_schema.schema,
  }
}

/** Strict structured output wants every property required and nothing beside them; these keywords are refused. */
function notStrict(schema: unknown, path = 'schema'): string | undefined {
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

interface Said {
  text: string
  refusal?: string
  filtered?: boolean
}

function saidBy(story: unknown, fault: string | undefined): Said {
  if (fault === 'refused') return { text: '', refusal: 'I cannot help with that.' }
  if (fault === 'filtered') return { text: '', filtered: true }
  const text = JSON.stringify(story)
  if (fault === 'unfinished') return { text: text.slice(0, text.length / 2) }
  return { text: fault === 'off-schema' ? JSON.stringify({ story: 'Once upon a time' }) : text }
}

function asResponse({ text, refusal, filtered }: Said) {
  const content = refusal
    ? [{ type: 'refusal' as const, refusal }]
    : [{ type: 'output_text' as const, text, annotations: [], logprobs: [] }]
  return {
    id: 'resp_1',
    object: 'response',
    created_at: 1_795_000_000,
    status: filtered ? 'incomplete' : 'completed',
    incomplete_details: filtered ? { reason: 'content_filter' } : null,
    error: null,
    output: filtered
      ? []
      : [
          { type: 'reasoning', id: 'rs_1', summary: [] },
          { type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content },
        ],
    usage: {
      input_tokens: 1200,
      output_tokens: 900,
      total_tokens: 2100,
    } as OpenAI.Responses.ResponseUsage,
  } satisfies Partial<OpenAI.Responses.Response>
}

function asCompletion({ text, refusal, filtered }: Said) {
  return {
    id: 'chatcmpl_1',
    object: 'chat.completion',
    created: 1_795_000_000,
    model: 'a-model',
    choices: [
      {
        index: 0,
        finish_reason: filtered ? 'content_filter' : 'stop',
        logprobs: null,
        message: { role: 'assistant', content: refusal ? null : text, refusal: refusal ?? null },
      },
    ],
    usage: { prompt_tokens: 1200, completion_tokens: 900, total_tokens: 2100 },
  } satisfies OpenAI.Chat.ChatCompletion
}

function moderation({ body }: RecordedRequest, flagged: ReadonlySet<string>): Response {
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

/** The story as a model answers it. */
export function toldBy({ title, helpers, paragraphs, scenes }: WrittenStory) {
  const number = new Map(helpers.map(({ id }, index) => [id, `helper-${index + 1}`]))
  return {
    plan: { want: 'a', trouble: 'b', failedTry: 'c', workingTry: 'd', end: 'e' },
    title,
    helpers: helpers.map(({ name, figure, kind = '' }) => ({ name, figure, kind })),
    paragraphs: paragraphs.map((text, index) => {
      const { present = [], ...scene } = scenes[index] ?? {}
      return {
        text,
        picture: {
          ...scene,
          present: present.map(({ who, action, feeling, holding }) => ({
            who: number.get(who) ?? who,
            action,
            feeling,
            holding: holding ?? null,
          })),
        },
      }
    }),
  }
}

const refusal = (status: number, message: string) =>
  Response.json({ error: { message, type: 'invalid_request_error', param: null, code: null } }, { status })

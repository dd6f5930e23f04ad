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

export interface OpenaiTextServer extends FaultyServer {
  /** The stories that the model tells next, one after the other; a string is sent as it is. */
  answers: unknown[]
  /** The notes it sends instead of the story's own. */
  notes: unknown[]
  /** Which of several stories it would read next, by number; the first when empty. A string is sent as it is. */
  choices: (number | string)[]
  /** What the last words of the next notes wait for, one after the other. */
  noteEnds: Promise<unknown>[]
  /** Texts with one of these words are flagged, and every picture when it contains `picture`. */
  flagged: Set<string>
  /** The requests to write, and those to moderate. */
  asked(): Asked[]
  moderated(): unknown[]
}

/** A request as the model sees it, whichever call it came by. */
export interface Asked {
  instructions: string
  turns: string[]
  /** `story`, `notes`, `choice`, or `plain` without a schema. */
  format: string
  schema: unknown
}

export interface OpenaiTextServerOptions {
  /** What the model tells when `answers` is empty. */
  story?: Told
  /** Gives each story of this model another title. */
  numbered?: boolean
  /** Before each answer. */
  before?: (exchange: Exchange) => Promise<unknown>
  /** Called with each story that was sent without a fault. */
  onGood?: (exchange: Exchange, bytes: Uint8Array) => void
}

type Told = ReturnType<typeof toldBy>
const NOTHING: Told = { title: '', paragraphs: [], notes: { helpers: [], pictures: [], memory: MEMORY() } }

function MEMORY() {
  return { trouble: 'a lamp went out', turn: 'it had been asleep', lastImage: 'a lit window' }
}

/**
 * A server that writes and moderates as OpenAI does. Besides the faults of the wire it has `refused`, `filtered` (in
 * the middle of a word), `unfinished` (the answer's JSON is cut), `off-schema` and `too-short` (a paragraph is
 * missing), for a stream `unended` (it closes before its final event) and, in the Responses API, `server-error`,
 * `rate-limit` and `too-long`, which it reports itself.
 */
export function openaiTextServer(options: OpenaiTextServerOptions = {}): OpenaiTextServer {
  const { story = NOTHING, numbered = false, before, onGood } = options
  const answers: unknown[] = []
  const notes: unknown[] = []
  const choices: (number | string)[] = []
  const noteEnds: Promise<unknown>[] = []
  let last: Told = story
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
    if (fault === 'shapeless' && asked.format !== 'plain')
      return refusal(400, 'This response_format is unavailable')
    count += 1
    const said = saidBy(answerTo(asked.format, fault), fault)
    if (!fault || fault === 'too-short') onGood?.(exchange, new TextEncoder().encode(said.text))
    const end = asked.format === 'notes' ? noteEnds.shift() : undefined
    const events: object[] = request.path === '/v1/responses' ? responseEvents(said) : chunksOf(said)
    return streamed(said.unended ? events.filter((event) => !isEnd(event)) : events, end)
  })

  function answerTo(format: string, fault: string | undefined): unknown {
    if (format === 'notes') return noted(fault)
    return format === 'choice' ? chosen() : worded(fault)
  }

  function chosen(): unknown {
    const choice = choices.shift() ?? 1
    return typeof choice === 'string' ? choice : { reading: THINKING, choice, corrections: [] }
  }

  function worded(fault: string | undefined): unknown {
    const isWritten = fault !== 'refused' && fault !== 'filtered'
    const told = (isWritten && answers.shift()) || story
    if (typeof told === 'string') return told
    last = told as Told
    const title = numbered ? `${last.title} ${count}` : last.title
    const paragraphs = fault === 'too-short' ? last.paragraphs.slice(1) : last.paragraphs
    return { thinking: THINKING, title, paragraphs }
  }

  function noted(fault: string | undefined): unknown {
    const note = (notes.shift() ?? last.notes) as Told['notes'] | string
    if (typeof note === 'string') return note
    const memory = numbered ? { ...note.memory, trouble: `the trouble ${count}` } : note.memory
    return { ...note, memory, pictures: fault === 'too-short' ? note.pictures.slice(1) : note.pictures }
  }

  const writing = () => server.requests.filter(({ path }) => path !== '/v1/moderations')
  return {
    ...server,
    answers,
    notes,
    choices,
    noteEnds,
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
  /** The answer ends before its story does. */
  cut?: boolean
  /** The code with which the answer, or its stream, failed. */
  failed?: 'invalid_prompt' | 'server_error'
  error?: string
  /** Without a final event. */
  unended?: boolean
  refusal?: string
  filtered?: boolean
}

function saidBy(story: unknown, fault: string | undefined): Said {
  if (fault === 'refused') return { text: '', refusal: 'I cannot help with that.' }
  const text = typeof story === 'string' ? story : JSON.stringify(story)
  if (fault === 'filtered') return { text: text.slice(0, text.length / 2), filtered: true }
  if (fault === 'invalid-prompt') return { text: '', failed: 'invalid_prompt' }
  if (fault === 'unended') return { text, unended: true }
  if (fault === 'server-error') return { text: '', failed: 'server_error' }
  if (fault === 'rate-limit') return { text, error: 'rate_limit_exceeded' }
  if (fault === 'too-long') return { text, error: 'context_length_exceeded' }
  if (fault === 'broken-off') return { text: text.slice(0, -40), cut: true }
  if (fault === 'unfinished') return { text: text.slice(0, text.length / 2) }
  return { text: fault === 'off-schema' ? JSON.stringify({ story: 'Once upon a time' }) : text }
}

/** Server-sent events; everything but the last words is sent before `end` resolves. */
function streamed(events: readonly object[], end?: Promise<unknown>): Response {
  const lines = events.map((event) => {
    const name = 'type' in event ? `event: ${event.type}\n` : ''
    return `${name}data: ${JSON.stringify(event)}\n\n`
  })
  const done = events.some((event) => 'choices' in event) ? 'data: [DONE]\n\n' : ''
  const headers = { 'content-type': 'text/event-stream' }
  if (!end) return new Response(lines.join('') + done, { headers })
  const held = lines.findLastIndex((line) => /"delta":(?:"|\{"content":"[^"])/.test(line))
  const body = new ReadableStream({
    async start(controller) {
      const send = (text: string) => controller.enqueue(new TextEncoder().encode(text))
      send(lines.slice(0, held).join(''))
      await end
      send(lines.slice(held).join('') + done)
      controller.close()
    },
  })
  return new Response(body, { headers })
}

const isEnd = (event: object) => /"finish_reason":"|"usage":|"response.completed"/.test(JSON.stringify(event))

function responseEvents(said: Said): object[] {
  const response = asResponse(said)
  return [
    {
      type: 'response.created',
      sequence_number: 0,
      response: { ...response, status: 'in_progress', output: [] },
    },
    ...piecesOf(said.text).map((delta, index) => ({
      type: 'response.output_text.delta',
      sequence_number: index + 1,
      item_id: 'msg_1',
      output_index: 1,
      content_index: 0,
      logprobs: [],
      delta,
    })),
    ...(said.error ? [{ type: 'error', code: said.error, message: 'No.', param: null }] : []),
    {
      type: said.failed
        ? 'response.failed'
        : said.filtered || said.cut
          ? 'response.incomplete'
          : 'response.completed',
      sequence_number: 99,
      response,
    },
  ]
}

function asResponse({ text, refusal, filtered, cut, failed }: Said) {
  const content = refusal
    ? [{ type: 'refusal' as const, refusal }]
    : [{ type: 'output_text' as const, text, annotations: [], logprobs: [] }]
  return {
    id: 'resp_1',
    object: 'response',
    created_at: 1_795_000_000,
    status: failed ? 'failed' : filtered || cut ? 'incomplete' : 'completed',
    incomplete_details: filtered
      ? { reason: 'content_filter' }
      : cut
        ? { reason: 'max_output_tokens' }
        : null,
    error: failed ? { code: failed, message: 'No.' } : null,
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

function chunksOf({ text, refusal, filtered, cut }: Said): OpenAI.Chat.ChatCompletionChunk[] {
  const chunk = (
    delta: OpenAI.Chat.ChatCompletionChunk.Choice.Delta,
    finish: 'stop' | 'length' | 'content_filter' | null = null,
  ): OpenAI.Chat.ChatCompletionChunk => ({
    id: 'chatcmpl_1',
    object: 'chat.completion.chunk',
    created: 1_795_000_000,
    model: 'a-model',
    choices: [{ index: 0, delta, finish_reason: finish, logprobs: null }],
  })
  return [
    chunk({ role: 'assistant', content: '' }),
    ...(refusal ? [chunk({ refusal })] : piecesOf(text).map((content) => chunk({ content }))),
    chunk({}, filtered ? 'content_filter' : cut ? 'length' : 'stop'),
    {
      ...chunk({}),
      choices: [],
      usage: { prompt_tokens: 1200, completion_tokens: 900, total_tokens: 2100 },
    },
  ]
}

const PIECE = 400
const piecesOf = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / PIECE) }, (_, at) => text.slice(at * PIECE, (at + 1) * PIECE))

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

/** Must never be stored, logged or sent back. */
export const THINKING = 'I think that the fox could be the one who is late.'

/** The story as a model tells and annotates it. */
export function toldBy({
  title,
  helpers,
  paragraphs,
  scenes,
}: Pick<WrittenStory, 'title' | 'helpers' | 'paragraphs' | 'scenes'>) {
  const number = new Map(helpers.map(({ id }, index) => [id, `helper-${index + 1}`]))
  return {
    title,
    paragraphs,
    notes: {
      helpers: helpers.map(({ name, figure, kind = '' }) => ({ name, figure, kind })),
      pictures: scenes.map(({ present, ...scene }) => ({
        ...scene,
        present: present.map(({ who, action, feeling, holding }) => ({
          who: number.get(who) ?? who,
          action,
          feeling,
          holding: holding ?? null,
        })),
      })),
      memory: MEMORY(),
    },
  }
}

const refusal = (status: number, message: string) =>
  Response.json({ error: { message, type: 'invalid_request_error', param: null, code: null } }, { status })

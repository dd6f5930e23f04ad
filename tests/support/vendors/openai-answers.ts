import type OpenAI from 'openai'

export interface Said {
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

export function saidBy(story: unknown, fault: string | undefined): Said {
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
export function streamed(events: readonly object[], end?: Promise<unknown>): Response {
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

export const isEnd = (event: object) =>
  /"finish_reason":"|"usage":|"response.completed"/.test(JSON.stringify(event))

export function responseEvents(said: Said): object[] {
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

export function chunksOf({ text, refusal, filtered, cut }: Said): OpenAI.Chat.ChatCompletionChunk[] {
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

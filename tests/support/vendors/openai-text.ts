import type { WrittenStory } from '../../../src/ports/writer.ts'
import { type Exchange, type FaultyServer, faultyServer } from './faulty-server.ts'
import { chunksOf, isEnd, responseEvents, saidBy, streamed } from './openai-answers.ts'
import { type Asked, askedIn, moderation, notStrict, refusal } from './openai-requests.ts'

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

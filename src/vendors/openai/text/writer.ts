import { AnswerFailed } from '../../../ports/answer-failed.ts'
import { wordsNoted, wordsTold } from '../../../ports/moderated-writer.ts'
import type { Moderator } from '../../../ports/moderator.ts'
import { digestOf, type Making, NO_PURCHASE_STORE } from '../../../ports/purchase-store.ts'
import { Unusable } from '../../../ports/unusable.ts'
import type { StoryBrief, StoryNotes, ToldStory, Writer } from '../../../ports/writer.ts'
import { ProviderDown } from '../../../shared/kit/provider-down.ts'
import { plainNotes } from '../../../shared/stories/plain-notes.ts'
import type { CallsOut } from '../../calls-out/index.ts'
import { type OpenaiAccount, openaiClient } from '../client.ts'
import { type Ask, askChat, askResponses, type Completion, type Question } from './ask.ts'
import { gapsOf } from './measure.ts'
import { notesFormat, notesIn } from './notes.ts'
import { NOTES_INSTRUCTIONS, notesAgain, notesData } from './notes-request.ts'
import { priceOfTokens } from './price.ts'
import { refitted } from './refit.ts'
import { PLAIN_ANSWER, TELLING, toldStory, type Words, wordsInJson, wordsInPlain } from './telling.ts'
import { retellingRequest, tellingData, tellingInstructions, typedBy } from './telling-request.ts'

export interface OpenaiWriterOptions extends OpenaiAccount {
  model: string
  /** Which call is made: `responses` at OpenAI, `chat` at other servers, which the app does not pay. */
  api: 'responses' | 'chat'
  /** Milliseconds without a sign of life after which an answer is given up. */
  silenceMs?: number
}

const AT_ONCE = 4
const SILENCE_MS = 120_000

/** An answer, measured: what it misses is said, and with `fatal` it cannot be told. */
interface Draft {
  story: ToldStory | undefined
  gaps: string[]
  fatal: boolean
}

/**
 * Stories by OpenAI, or by a server that speaks as it does: one call thinks and tells the words, a second reads them and
 * notes what the pictures show. Words that miss something are asked for once more with what was measured, and the better
 * ones are told. What is bought is kept on the shelf at once, without the thinking. Throws Unusable when no words can be
 * told, ProviderDown when nobody answers.
 */
export function createOpenaiWriter(
  { model, api, silenceMs = SILENCE_MS, ...account }: OpenaiWriterOptions,
  { callsOut, moderator }: { callsOut: CallsOut; moderator: Moderator },
): Writer {
  const client = openaiClient(account, callsOut.lineTo('openai', { concurrency: AT_ONCE }))
  const ask: Ask = api === 'chat' ? askChat : askResponses

  const buy = async (question: Question, { signal, onPurchase }: Making): Promise<Completion> => {
    const said = await client.call((openai, listening) => ask(openai, question, listening), {
      timeoutMs: silenceMs,
      signal,
    })
    const { inputTokens, outputTokens } = said
    const microDollars = api === 'chat' ? 0 : priceOfTokens(model, inputTokens, outputTokens)
    onPurchase?.({ vendor: 'openai', kind: 'text', model, inputTokens, outputTokens, microDollars })
    return said
  }

  /** Words from the shelf, or from the model; undefined when the answer holds none. */
  const words = async (what: string, question: Question, making: Making): Promise<Words | Nothing> => {
    const { shelf = NO_PURCHASE_STORE } = making
    const { bytes } = await shelf.once(what, async () => {
      const { text, refused, cut } = await buy(question, making).catch(orShapeless(api, question))
      const found = refused ? undefined : (wordsInJson(text) ?? wordsInPlain(text))
      return { bytes: encoded(found ? (cut ? { ...found, cut } : found) : refused ? DECLINED : UNREADABLE) }
    })
    return decoded(bytes) as Words | Nothing
  }

  const drafted = async (found: Words | Nothing, brief: StoryBrief, making: Making): Promise<Draft> => {
    if ('nothing' in found) return { story: undefined, gaps: [found.nothing], fatal: true }
    const story = toldStory(found)
    const verdict = await moderator.checkText(wordsTold(story, brief), making)
    const gaps = gapsOf(story, brief)
    return {
      story,
      gaps: [
        ...gaps.map(({ sentence }) => sentence),
        ...(found.cut ? [CUT] : []),
        ...(verdict.ok ? [] : [UNFIT]),
      ],
      fatal: found.cut === true || !verdict.ok || gaps.some(({ fatal }) => fatal),
    }
  }

  const tell = async (brief: StoryBrief, making: Making = {}): Promise<ToldStory> => {
    const instructions = tellingInstructions(brief)
    const data = tellingData(brief)
    // Known again after a crash by what was wished for: the family's other stories may have grown since.
    const wish = digestOf(model, instructions, JSON.stringify(typedBy(brief)))
    const [firstOfIt, secondOfIt] = [`words ${wish} first`, `words ${wish} second`]
    const found = await words(firstOfIt, { model, instructions, turns: [data], format: TELLING }, making)
    const first = await drafted(found, brief, making)
    if (first.story && first.gaps.length === 0) return first.story
    const again = 'nothing' in found ? secondChance(api, found) : { format: TELLING }
    const question = {
      model,
      instructions: again.format
        ? instructions
        : `${tellingInstructions(brief, { silently: true })}\n\n${PLAIN_ANSWER}`,
      turns:
        'nothing' in found
          ? [data]
          : [
              data,
              JSON.stringify({ title: found.title, paragraphs: found.paragraphs }),
              retellingRequest(first.gaps),
            ],
      ...again,
    }
    const second = await words(secondOfIt, question, making)
      .then((better) => drafted(better, brief, making))
      .catch((error) => {
        // What can be told is not lost because it could not be bettered; what misses much waits for who is away.
        const waits = error instanceof ProviderDown && first.fatal
        if (making.signal?.aborted || waits || !best([first], brief)) throw error
        return first
      })
    const told = best([first, second], brief)
    if (told) return told
    // A crash finds both again; a parent who retries has it told again.
    for (const what of [secondOfIt, firstOfIt]) await making.shelf?.forget(what)
    throw new Unusable(`The story misses what was asked: ${second.gaps.join(' ')}`)
  }

  const noted = async (what: string, question: Question, brief: StoryBrief, making: Making) => {
    const { shelf = NO_PURCHASE_STORE } = making
    const { bytes } = await shelf.once(what, async () => {
      const { text, refused } = await buy(question, making).catch(orShapeless(api, question))
      return { bytes: encoded(refused ? undefined : notesIn(text, brief)) }
    })
    const notes = decoded(bytes) as StoryNotes | null
    if (!notes) return undefined
    const verdict = await moderator.checkText(wordsNoted(notes, brief), making)
    return verdict.ok ? notes : undefined
  }

  const annotate = async (brief: StoryBrief, told: ToldStory, making: Making = {}): Promise<StoryNotes> => {
    const data = notesData(brief, told)
    const question = { model, instructions: NOTES_INSTRUCTIONS, turns: [data], format: notesFormat(brief) }
    const story = digestOf(model, NOTES_INSTRUCTIONS, data)
    const first = await noted(`notes ${story} first`, question, brief, making)
    if (first) return first
    const again = { ...question, instructions: `${NOTES_INSTRUCTIONS}\n\n${notesAgain(brief)}` }
    const second = await noted(`notes ${story} second`, again, brief, making)
    if (second) return second
    // The words are good: plainer pictures are better than no story tonight.
    return plainNotes(brief, told)
  }

  return { engine: api === 'chat' ? model : `OpenAI (${model})`, tell, annotate }
}

/** Why an answer holds no words. */
interface Nothing {
  nothing: string
}
const DECLINED: Nothing = { nothing: 'You declined. Nothing unfit for children is asked for.' }
const UNREADABLE: Nothing = { nothing: 'It was not a whole answer of the schema.' }
const UNFIT = 'It holds something that is unfit for children.'
const CUT = 'It breaks off before its end.'

const EMPTY: Completion = { text: '', refused: false, inputTokens: 0, outputTokens: 0 }

/** A server that knows no shapes refuses the question for one: it has said nothing, and is asked otherwise. */
const orShapeless =
  (api: 'responses' | 'chat', { format }: Question) =>
  (error: unknown): Completion => {
    const status = error instanceof AnswerFailed ? error.failure.status : undefined
    if (api === 'chat' && format && (status === 400 || status === 422)) return EMPTY
    throw error
  }

/** A small model that cannot answer in JSON is asked for plain text. */
const secondChance = (api: 'responses' | 'chat', { nothing }: Nothing): Pick<Question, 'format'> =>
  api === 'chat' && nothing === UNREADABLE.nothing ? {} : { format: TELLING }

/** The words that can be told and miss least, parted into the paragraphs asked for; undefined when none can be told. */
function best(drafts: readonly Draft[], brief: StoryBrief): ToldStory | undefined {
  return drafts
    .flatMap((draft) =>
      draft.story && !draft.gaps.includes(UNFIT) && !draft.gaps.includes(CUT)
        ? [fitted(draft.story, brief)]
        : [],
    )
    .filter(({ fatal }) => !fatal)
    .sort((a, b) => a.misses - b.misses)[0]?.story
}

function fitted(told: ToldStory, brief: StoryBrief) {
  const misses = gapsOf(told, brief).length
  const story = { ...told, paragraphs: refitted(told.paragraphs, brief.paragraphCount) }
  return { story, misses, fatal: gapsOf(story, brief).some(({ fatal }) => fatal) }
}

const encoded = (value: unknown) => new TextEncoder().encode(JSON.stringify(value ?? null))
const decoded = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes))

import { wordsNoted, wordsTold } from '../../../ports/moderated-writer.ts'
import type { Moderator } from '../../../ports/moderator.ts'
import { digestOf, type Making, NO_PURCHASE_STORE } from '../../../ports/purchase-store.ts'
import { Unusable } from '../../../ports/unusable.ts'
import type { OnFirst, StoryBrief, StoryNotes, ToldStory, Writer } from '../../../ports/writer.ts'
import { ProviderDown } from '../../../shared/kit/provider-down.ts'
import { plainNotes } from '../../../shared/stories/plain-notes.ts'
import { SYSTEM_CLOCK } from '../../calls-out/clock.ts'
import type { CallClock, CallsOut } from '../../calls-out/index.ts'
import { type OpenaiAccount, openaiClient } from '../client.ts'
import { decoded, encoded, type Model, type Nothing, readFrom, UNREADABLE, wordsFrom } from './answers.ts'
import { type Ask, askChat, askResponses, type Question } from './ask.ts'
import { atOnce, TooLate } from './at-once.ts'
import {
  CHOOSING,
  CHOOSING_INSTRUCTIONS,
  type Choice,
  choiceIn,
  choosingData,
  corrected,
} from './choosing.ts'
import { bestOf, type Draft, draftOf } from './draft.ts'
import { firstNoteListener, type Listener } from './first-note.ts'
import { gapsOf } from './measure.ts'
import { notesFormat, notesIn } from './notes.ts'
import { NOTES_INSTRUCTIONS, notesAgain, notesData } from './notes-request.ts'
import { priceOfTokens } from './price.ts'
import { PLAIN_ANSWER, TELLING, type ToldWords } from './telling.ts'
import { retellingRequest, tellingData, tellingInstructions, typedBy } from './telling-request.ts'

export interface OpenaiWriterOptions extends OpenaiAccount {
  model: string
  /** The API: `responses` at OpenAI, `chat` at other servers, which the app does not pay. */
  api: 'responses' | 'chat'
  /** Milliseconds without a sign of life after which an answer is abandoned. */
  silenceMs?: number
  /** How many tellings of a wish are requested at once; one of them is chosen. One by default. */
  tellings?: number
}

/** Parallel calls: the tellings of two stories, and as many notes. */
const atOnceFor = (tellings: number) => 2 * tellings + 2
const SILENCE_MS = 120_000

/**
 * Stories by OpenAI, or by a server with its API: one call thinks and tells the words, another reads them and writes
 * notes on what the pictures show. Of several tellings one is chosen. Words with gaps are requested once more with what
 * was measured, and the better ones are told. Purchases are stored at once, without the thinking. Throws Unusable when
 * no words can be told, ProviderDown when nobody answers.
 */
export function createOpenaiWriter(
  options: OpenaiWriterOptions,
  {
    callsOut,
    moderator,
    clock = SYSTEM_CLOCK,
  }: { callsOut: CallsOut; moderator: Moderator; clock?: CallClock },
): Writer {
  const { model: name, api, tellings = 1 } = options
  const on: On = { name, model: modelOf(options, callsOut), moderator, tellings, clock }
  return {
    engine: api === 'chat' ? name : `OpenAI (${name})`,
    tell: (brief, making = {}) => tell(on, brief, making),
    annotate: (brief, told, making = {}, onFirst) => annotate(on, brief, told, { making, onFirst }),
  }
}

interface On {
  name: string
  model: Model
  moderator: Moderator
  tellings: number
  clock: CallClock
}

function modelOf(
  { model: name, api, silenceMs = SILENCE_MS, tellings = 1, ...account }: OpenaiWriterOptions,
  callsOut: CallsOut,
): Model {
  const client = openaiClient(account, callsOut.lineTo('openai', { concurrency: atOnceFor(tellings) }))
  const ask: Ask = api === 'chat' ? askChat : askResponses
  return {
    api,
    async buy(question, { signal, onPurchase }, listen) {
      const enter = (inputTokens: number, outputTokens: number) => {
        const microDollars = api === 'chat' ? 0 : priceOfTokens(name, inputTokens, outputTokens)
        onPurchase?.({ vendor: 'openai', kind: 'text', model: name, inputTokens, outputTokens, microDollars })
      }
      let heard = 0
      const said = await client
        .call(
          (openai, listening) => {
            const hear = listen?.()
            return ask(openai, question, {
              ...listening,
              alive(said) {
                heard += 1
                listening.alive(said)
                hear?.(said)
              },
            })
          },
          { timeoutMs: silenceMs, signal },
        )
        .catch((error) => {
          // Aborted calls are billed as well: the request, and about a token with each sign of life.
          if (signal?.reason instanceof TooLate) enter(tokensOf(question), heard)
          throw error
        })
      enter(said.inputTokens, said.outputTokens)
      return said
    },
  }
}

/** Roughly: English has four characters to a token. */
const tokensOf = ({ instructions, turns }: Question): number =>
  Math.ceil((instructions.length + turns.join('').length) / 4)

interface Telling extends Draft {
  found: ToldWords | Nothing
}

async function tell(on: On, brief: StoryBrief, making: Making): Promise<ToldStory> {
  const { name, model, moderator } = on
  const { purchases = NO_PURCHASE_STORE } = making
  const questions = firstQuestions(on, brief)
  // Identified after a crash by the wish: the family's other stories may have grown since.
  const wish = digestOf(name, tellingInstructions(brief), JSON.stringify(typedBy(brief)))
  const firstOfIt = questions.map((question, index) => ({
    question,
    what: `words ${wish} first ${index + 1}`,
  }))
  const [chosenOfIt, secondOfIt] = [`words ${wish} chosen`, `words ${wish} second`]
  const tellFirst = () =>
    atOnce(
      firstOfIt.map(({ what, question }) => async (making: Making): Promise<Telling> => {
        const found = await wordsFrom(model, what, question, making)
        return { found, ...(await draftOf(found, brief, { moderator, making })) }
      }),
      ({ fatal }) => !fatal,
      { making, clock: on.clock },
    )
  let firsts: Telling[] | undefined
  // Stored as a whole: late tellings and the choice are not requested again after a crash.
  const kept = await purchases.once(chosenOfIt, async () => {
    firsts = await tellFirst()
    const whole = firsts.flatMap((telling) => (isWhole(telling) ? [telling.story] : []))
    return { bytes: encoded(await chosenOf(on, brief, whole, making)) }
  })
  const chosen = decoded(kept.bytes) as ToldStory | null
  if (chosen) return chosen
  firsts ??= await tellFirst()
  const [first] = firsts.toSorted(byWhatIsMissed)
  if (!first) throw new Error('There is no telling')
  const again = secondQuestion(name, model, brief, first)
  const second = await wordsFrom(model, secondOfIt, again, making)
    .then((better) => draftOf(better, brief, { moderator, making }))
    .catch((error): Draft => {
      // A tellable story must not be lost because it could not be improved; one with large gaps waits for the vendor.
      const waits = error instanceof ProviderDown && first.fatal
      if (making.signal?.aborted || waits || !bestOf([first], brief)) throw error
      return first
    })
  const told = bestOf([...firsts, second], brief)
  if (told) return told
  // A crash finds all of them again; a parent's retry has it told again.
  for (const what of [secondOfIt, chosenOfIt, ...firstOfIt.map(({ what }) => what)])
    await purchases.forget(what)
  throw new Unusable(`The story misses what was asked: ${second.gaps.join(' ')}`)
}

const firstQuestions = ({ name, tellings }: On, brief: StoryBrief): Question[] =>
  Array.from({ length: tellings }, () => ({
    model: name,
    instructions: tellingInstructions(brief),
    turns: [tellingData(brief)],
    format: TELLING,
  }))

const isWhole = (draft: Draft): draft is Draft & { story: ToldStory } =>
  draft.story !== undefined && draft.gaps.length === 0

/** Tellable before not, smaller gaps before larger ones, words before none. */
const byWhatIsMissed = (a: Telling, b: Telling): number =>
  Number(a.fatal) - Number(b.fatal) ||
  Number('nothing' in a.found) - Number('nothing' in b.found) ||
  a.gaps.length - b.gaps.length

/** The story to read tonight, corrected; the first one when there is no choice in time. Undefined when there is none. */
async function chosenOf(
  on: On,
  brief: StoryBrief,
  stories: readonly ToldStory[],
  making: Making,
): Promise<ToldStory | undefined> {
  const [first] = stories
  if (!first || on.tellings < 2) return first
  const { index, corrections } = await choiceOf(on, brief, stories, making)
  const chosen = stories[index] ?? first
  const story = corrected(chosen, corrections, (better) => gapsOf(better, brief).length > 0)
  if (story === chosen) return chosen
  const verdict = await on.moderator.checkText(wordsTold(story, brief), making)
  return verdict.ok ? story : chosen
}

const AS_IT_STANDS: Choice = { index: 0, corrections: [] }

async function choiceOf(
  { name, model, clock }: On,
  brief: StoryBrief,
  stories: readonly ToldStory[],
  making: Making,
): Promise<Choice> {
  const data = choosingData(brief, stories)
  const question = { model: name, instructions: CHOOSING_INSTRUCTIONS, turns: [data], format: CHOOSING }
  const choose = async (making: Making) => {
    const { text } = await model.buy(question, making)
    return choiceIn(text, stories.length)
  }
  // The first one is ready, and the choice has the patience of a late telling.
  const [choice] = await atOnce([choose, async () => AS_IT_STANDS], (one) => one === AS_IT_STANDS, {
    making,
    clock,
  })
  return choice ?? AS_IT_STANDS
}

/** Requests the story again with what was measured; a small model that cannot answer in JSON is asked for plain text. */
function secondQuestion(name: string, { api }: Model, brief: StoryBrief, { found, gaps }: Telling): Question {
  const data = tellingData(brief)
  if (!('nothing' in found)) {
    const told = JSON.stringify({ title: found.title, paragraphs: found.paragraphs })
    const turns = [data, told, retellingRequest(gaps)]
    return { model: name, instructions: tellingInstructions(brief), turns, format: TELLING }
  }
  if (api === 'chat' && found.nothing === UNREADABLE.nothing) {
    const instructions = `${tellingInstructions(brief, { silently: true })}\n\n${PLAIN_ANSWER}`
    return { model: name, instructions, turns: [data] }
  }
  return { model: name, instructions: tellingInstructions(brief), turns: [data], format: TELLING }
}

async function annotate(
  on: On,
  brief: StoryBrief,
  told: ToldStory,
  { making, onFirst }: { making: Making; onFirst: OnFirst | undefined },
): Promise<StoryNotes> {
  const data = notesData(brief, told)
  const question = {
    model: on.name,
    instructions: NOTES_INSTRUCTIONS,
    turns: [data],
    format: notesFormat(brief),
  }
  const story = digestOf(on.name, NOTES_INSTRUCTIONS, data)
  const listener = onFirst && firstNoteListener(onFirst, brief, { moderator: on.moderator, making })
  const first = await fitNotes(on, `notes ${story} first`, question, { brief, making, listener })
  if (first) return first
  const again = { ...question, instructions: `${NOTES_INSTRUCTIONS}\n\n${notesAgain(brief)}` }
  const second = await fitNotes(on, `notes ${story} second`, again, { brief, making })
  // The words are good: plainer pictures are better than no story tonight.
  return second ?? plainNotes(brief, told)
}

/** Notes that are fit for children; undefined when the answer has none. */
async function fitNotes(
  { model, moderator }: On,
  what: string,
  question: Question,
  { brief, making, listener }: { brief: StoryBrief; making: Making; listener?: Listener | undefined },
): Promise<StoryNotes | undefined> {
  const read = (text: string) => notesIn(text, brief)
  const reading = readFrom(model, what, question, { making, read, listen: listener?.listen })
  const notes = await reading.finally(listener?.end)
  if (!notes) return undefined
  const verdict = await moderator.checkText(wordsNoted(notes, brief), making)
  return verdict.ok ? notes : undefined
}

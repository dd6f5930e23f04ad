import { wordsShown } from '../../../ports/moderated-writer.ts'
import type { Moderator } from '../../../ports/moderator.ts'
import { digestOf, type Making, NO_SHELF, type Piece } from '../../../ports/shelf.ts'
import { Unusable } from '../../../ports/unusable.ts'
import type { StoryBrief, Writer, WrittenStory } from '../../../ports/writer.ts'
import type { CallsOut } from '../../calls-out/index.ts'
import { type OpenaiAccount, openaiClient } from '../client.ts'
import { type Ask, askChat, askResponses, type Question, type Said } from './ask.ts'
import { gapsOf } from './measure.ts'
import { priceOfTokens } from './price.ts'
import { rewriteRequest, storyData, storyInstructions } from './prompt.ts'
import { type StoryAnswer, storySchema } from './schema.ts'
import { writtenStory } from './written-story.ts'

export interface OpenaiWriterOptions extends OpenaiAccount {
  model: string
  /** Which call is made: `responses` at OpenAI, `chat` at other servers, which the app does not pay. */
  api: 'responses' | 'chat'
  timeoutMs?: number
}

const AT_ONCE = 4
const TIMEOUT_MS = 120_000

/** An answer, measured: what it misses is said, and with `fatal` it cannot be told. */
interface Draft {
  said: string
  story: WrittenStory | undefined
  gaps: string[]
  fatal: boolean
}

/**
 * Stories by OpenAI, or by a server that speaks as it does. The answer is measured against the brief; one that misses
 * something is asked for once more with what was measured, and the better one is told if it can be. Each is kept on the
 * shelf as soon as it is bought. Throws Unusable when neither can be told, ProviderDown when nobody answers.
 */
export function createOpenaiWriter(
  { model, api, timeoutMs = TIMEOUT_MS, ...account }: OpenaiWriterOptions,
  { callsOut, moderator }: { callsOut: CallsOut; moderator: Moderator },
): Writer {
  const client = openaiClient(account, callsOut.lineTo('openai', { concurrency: AT_ONCE }))
  const ask: Ask = api === 'chat' ? askChat : askResponses

  const buy = async (question: Question, { signal, onPurchase }: Making): Promise<Piece> => {
    const said = await client.call((openai, stop) => ask(openai, question, stop), { timeoutMs, signal })
    const { inputTokens, outputTokens } = said
    const microDollars = api === 'chat' ? 0 : priceOfTokens(model, inputTokens, outputTokens)
    onPurchase?.({ vendor: 'openai', kind: 'text', model, inputTokens, outputTokens, microDollars })
    const facts: Facts = { refused: said.refused }
    return { bytes: new TextEncoder().encode(said.text), facts }
  }

  const draft = async (brief: StoryBrief, { turns, what }: Wanted, making: Making): Promise<Draft> => {
    const schema = storySchema(brief)
    const question = { model, instructions: storyInstructions(brief), turns, schema }
    const { shelf = NO_SHELF } = making
    const { bytes, facts } = await shelf.once(what, () => buy(question, making))
    const text = new TextDecoder().decode(bytes)
    if ((facts as Facts).refused)
      return unusable('', 'You declined. Nothing unfit for children is asked for.')
    const answer = schema.safeParse(jsonOf(text))
    if (!answer.success) return unusable('', 'It was not a whole answer of the schema.')
    return measured(text, answer.data, brief, making)
  }

  const measured = async (
    said: string,
    answer: StoryAnswer,
    brief: StoryBrief,
    making: Making,
  ): Promise<Draft> => {
    const story = writtenStory(answer, brief)
    const verdict = await moderator.checkText(wordsShown(story), making)
    const gaps = gapsOf(story, brief)
    return {
      said,
      story,
      gaps: [...gaps.map(({ sentence }) => sentence), ...(verdict.ok ? [] : [UNFIT])],
      fatal: !verdict.ok || gaps.some(({ fatal }) => fatal),
    }
  }

  return {
    engine: api === 'chat' ? model : `OpenAI (${model})`,
    async write(brief, making = {}) {
      const data = storyData(brief)
      const story = digestOf(model, storyInstructions(brief), data)
      const [draftOfIt, rewriteOfIt] = [`text ${story} draft`, `text ${story} rewrite`]
      const first = await draft(brief, { turns: [data], what: draftOfIt }, making)
      if (first.story && first.gaps.length === 0) return first.story
      const turns = first.said ? [data, first.said, rewriteRequest(first.gaps)] : [data]
      const second = await draft(brief, { turns, what: rewriteOfIt }, making)
      const told = better(first, second)
      if (told) return told
      // A crash finds both again; a parent who retries has it written anew.
      for (const what of [rewriteOfIt, draftOfIt]) await making.shelf?.forget(what)
      throw new Unusable(`The story misses what was asked: ${second.gaps.join(' ')}`)
    },
  }
}

/** What is asked of the model, and what it is called on the shelf. */
interface Wanted {
  turns: string[]
  what: string
}

/** What is kept of an answer beside its words. */
type Facts = Pick<Said, 'refused'>

const UNFIT = 'It holds something that is unfit for children.'

const unusable = (said: string, gap: string): Draft => ({ said, story: undefined, gaps: [gap], fatal: true })

/** The one that can be told and misses least; undefined when neither can be told. */
function better(...drafts: Draft[]): WrittenStory | undefined {
  const tellable = drafts.filter(({ story, fatal }) => story && !fatal)
  return tellable.sort((a, b) => a.gaps.length - b.gaps.length)[0]?.story
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

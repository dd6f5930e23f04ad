import type { Call, CallsOut } from '../../calls-out/index.ts'
import type { Moderator } from '../../moderation/index.ts'
import { type OpenaiAccount, openaiClient } from '../../openai/client.ts'
import { Unusable } from '../../unusable.ts'
import type { StoryBrief, Writer, WrittenStory } from '../index.ts'
import { wordsShown } from '../moderated.ts'
import { type Ask, askChat, askResponses } from './ask.ts'
import { gapsOf } from './measure.ts'
import { priceOfTokens } from './price.ts'
import { rewriteRequest, storyData, storyInstructions } from './prompt.ts'
import { type StoryAnswer, storySchema } from './schema.ts'
import { writtenStory } from './written-story.ts'

export interface OpenaiWriterOptions extends OpenaiAccount {
  model: string
  /** Which call is made: `responses` at OpenAI, `chat` at other servers, which the app does not pay. */
  api: 'responses' | 'chat'
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
 * something is asked for once more with what was measured, and the better one is told if it can be. Throws Unusable when
 * neither can, ProviderDown when nobody answers.
 */
export function createOpenaiWriter(
  { model, api, ...account }: OpenaiWriterOptions,
  { callsOut, moderator }: { callsOut: CallsOut; moderator: Moderator },
): Writer {
  const client = openaiClient(account, callsOut.lineTo('openai', { concurrency: AT_ONCE }))
  const ask: Ask = api === 'chat' ? askChat : askResponses

  const draft = async (brief: StoryBrief, turns: string[], call: Call): Promise<Draft> => {
    const schema = storySchema(brief)
    const question = { model, instructions: storyInstructions(brief), turns, schema }
    const said = await client.call((openai, signal) => ask(openai, question, signal), {
      timeoutMs: TIMEOUT_MS,
      signal: call.signal,
    })
    const { inputTokens, outputTokens } = said
    const microDollars = api === 'chat' ? 0 : priceOfTokens(model, inputTokens, outputTokens)
    call.onPurchase?.({ vendor: 'openai', kind: 'text', model, inputTokens, outputTokens, microDollars })
    if (said.refused) return unusable('', 'You declined. Nothing unfit for children is asked for.')
    const answer = schema.safeParse(jsonOf(said.text))
    if (!answer.success) return unusable('', 'It was not a whole answer of the schema.')
    return measured(said.text, answer.data, brief, call)
  }

  const measured = async (
    said: string,
    answer: StoryAnswer,
    brief: StoryBrief,
    call: Call,
  ): Promise<Draft> => {
    const story = writtenStory(answer, brief)
    const verdict = await moderator.checkText(wordsShown(story), call)
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
    async write(brief, call = {}) {
      const data = storyData(brief)
      const first = await draft(brief, [data], call)
      if (first.story && first.gaps.length === 0) return first.story
      const turns = first.said ? [data, first.said, rewriteRequest(first.gaps)] : [data]
      const second = await draft(brief, turns, call)
      const told = better(first, second)
      if (!told) throw new Unusable(`The story misses what was asked: ${second.gaps.join(' ')}`)
      return told
    },
  }
}

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

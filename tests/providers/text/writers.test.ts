import { afterAll, describe } from 'bun:test'
import { openCallsOut } from '../../../src/providers/calls-out/index.ts'
import { embeddedModerator } from '../../../src/providers/moderation/embedded/index.ts'
import { composeStory } from '../../../src/providers/text/embedded/index.ts'
import type { StoryBrief, WrittenStory } from '../../../src/providers/text/index.ts'
import { createOpenaiWriter } from '../../../src/providers/text/openai/index.ts'
import { OWN_ENGINE } from '../../../src/shared/made-by.ts'
import { callClock } from '../../support/call-clock.ts'
import { openaiTextServer, toldBy } from '../../support/vendors/openai-text.ts'
import { keepsTheWritersContract } from './writer-contract.ts'

const server = openaiTextServer()
afterAll(() => server.stop())

const composed = new Map<StoryBrief, WrittenStory>()
function told(brief: StoryBrief): WrittenStory {
  const story = composed.get(brief) ?? composeStory(brief)
  composed.set(brief, story)
  return story
}

describe('the embedded writer', () => {
  keepsTheWritersContract(() => ({ engine: OWN_ENGINE, write: async (brief) => told(brief) }))
})

describe.each(['responses', 'chat'] as const)('OpenAI by %s', (api) => {
  keepsTheWritersContract((brief) => {
    server.answers.length = 0
    server.answers.push(toldBy(told(brief)))
    const account = { apiKey: 'openai-key', server: `${server.url}/v1` }
    const outside = { callsOut: openCallsOut(callClock()), moderator: embeddedModerator }
    return createOpenaiWriter({ ...account, model: 'gpt-5.4-mini', api }, outside)
  })
})

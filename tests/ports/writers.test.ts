import { afterAll, describe } from 'bun:test'
import { embeddedModerator } from '../../src/embedded/moderation/index.ts'
import type { StoryBrief, WrittenStory } from '../../src/ports/writer.ts'
import { OWN_ENGINE } from '../../src/shared/stories/made-by.ts'
import { plainNotes } from '../../src/shared/stories/plain-notes.ts'
import { tellWish } from '../../src/studio/teller/index.ts'
import { openCallsOut } from '../../src/vendors/calls-out/index.ts'
import { createOpenaiWriter } from '../../src/vendors/openai/text/writer.ts'
import { callClock } from '../support/call-clock.ts'
import { openaiTextServer, toldBy } from '../support/vendors/openai-text.ts'
import { keepsTheWritersContract } from './writer-contract.ts'

const server = openaiTextServer()
afterAll(() => server.stop())

const composed = new Map<StoryBrief, WrittenStory>()
function told(brief: StoryBrief): WrittenStory {
  const story = composed.get(brief) ?? tellWish(brief)
  composed.set(brief, story)
  return story
}

describe('the embedded writer', () => {
  keepsTheWritersContract(() => ({
    engine: OWN_ENGINE,
    async tell(brief) {
      const { scenes, helpers, ...words } = told(brief)
      return { ...words, notes: { scenes, helpers } }
    },
    annotate: async (brief, words) => plainNotes(brief, words),
  }))
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

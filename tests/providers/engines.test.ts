import { afterAll, afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { storyOf } from '../../db/queries/story.ts'
import { spending } from '../../db/schema/index.ts'
import { startQueue } from '../../jobs/queue.ts'
import { requestStory } from '../../src/domain/stories/request-story.ts'
import { openFileStore } from '../../src/embedded/media/file-store.ts'
import { embeddedModerator } from '../../src/embedded/moderation/index.ts'
import { CAPABILITIES, chooseProviders, EnvSchema, HOW_TO_CHANGE, readEnv } from '../../src/env.ts'
import { createLogger } from '../../src/logger.ts'
import { chooseEngines } from '../../src/providers/engines.ts'
import { chooseModerator } from '../../src/providers/moderator.ts'
import { tellWish } from '../../src/studio/teller/index.ts'
import { MIA } from '../../src/studio/tools/briefs.ts'
import { openCallsOut } from '../../src/vendors/calls-out/index.ts'
import { callClock } from '../support/call-clock.ts'
import { freshDatabase } from '../support/database.ts'
import { admitted, aFamily, aWish } from '../support/families.ts'
import { smallEngines } from '../support/small-engines.ts'
import { openaiTextServer, toldBy } from '../support/vendors/openai-text.ts'

const small = smallEngines()
const studio = {
  ...small,
  lighten: () => Promise.reject(new Error('not asked for')),
  mix: () => Promise.reject(new Error('not asked for')),
  loop: () => Promise.reject(new Error('not asked for')),
  close: async () => {},
}
const enginesOf = (source: Record<string, string>) =>
  chooseEngines(readEnv(source), studio, {
    callsOut: openCallsOut(callClock()),
    moderator: embeddedModerator,
  })
const namesOf = (source: Record<string, string>) => {
  const { writer, painter, narrator, ambience } = enginesOf(source)
  return [writer, painter, narrator, ambience].map(({ engine }) => engine)
}

describe('the choice of engines', () => {
  test('is the embedded ones without any key', () => {
    expect(namesOf({})).toEqual(['Small words', 'Small pictures', 'Small voice', 'Small sounds'])
    expect(chooseProviders(readEnv({})).moderation).toBe('embedded lists')
  })

  test('with an OpenAI key alone is its text, and embedded pictures and voice', () => {
    const env = { OPENAI_API_KEY: 'sk-1' }
    expect(namesOf(env)).toEqual(['OpenAI (gpt-5.4-mini)', 'Small pictures', 'Small voice', 'Small sounds'])
    expect(chooseProviders(readEnv(env))).toMatchObject({
      text: 'OpenAI (gpt-5.4-mini)',
      image: 'embedded painter',
      voice: 'embedded narrator (Flite)',
      moderation: 'OpenAI, and the embedded lists',
    })
  })

  test('is a server of one’s own where one is named, without a key and without OpenAI’s moderation', () => {
    const env = { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', OPENAI_TEXT_MODEL: 'qwen3' }
    expect(namesOf(env)[0]).toBe('qwen3')
    expect(chooseProviders(readEnv(env))).toMatchObject({
      text: 'qwen3 at 127.0.0.1:11434',
      moderation: 'embedded lists',
    })
  })

  test('lets Gemini look at its own pictures where OpenAI cannot, by a model of their own', () => {
    const of = (source: Record<string, string>) => chooseProviders(readEnv(source)).moderation
    const env = { GEMINI_API_KEY: 'g-1' }
    expect(of(env)).toBe('embedded lists; pictures by Gemini (gemini-3.5-flash-lite)')
    expect(of({ ...env, GEMINI_CHECK_MODEL: 'gemini-9' })).toBe(
      'embedded lists; pictures by Gemini (gemini-9)',
    )
    expect(of({ ...env, OPENAI_API_KEY: 'sk-1' })).toBe('OpenAI, and the embedded lists')
    const callsOut = openCallsOut(callClock())
    const moderatorOf = (source: Record<string, string>) =>
      chooseModerator(readEnv(source), callsOut, () => {})
    expect(moderatorOf({})).toBe(embeddedModerator)
    expect(moderatorOf(env)).not.toBe(embeddedModerator)
  })

  test.each([
    [{ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }, 'OPENAI_TEXT_MODEL'],
    [{ OPENAI_TEXT_MODEL: 'gpt-5' }, 'OPENAI_API_KEY'],
    [{ OPENAI_BASE_URL: 'ollama' }, 'OPENAI_BASE_URL'],
    [{ DAILY_SPENDING_LIMIT: '0' }, 'DAILY_SPENDING_LIMIT'],
    [{ DAILY_SPENDING_LIMIT_PER_FAMILY: 'much' }, 'DAILY_SPENDING_LIMIT_PER_FAMILY'],
  ])('names what is half set or wrong: %p', (source, name) => {
    expect(() => readEnv(source)).toThrow(name)
  })

  test('says for every capability by which variables it is changed', () => {
    for (const capability of CAPABILITIES) {
      const named = HOW_TO_CHANGE[capability].match(/[A-Z][A-Z_0-9]{5,}/g) ?? []
      expect([capability, named.length]).not.toEqual([capability, 0])
      expect(named.filter((name) => !(name in EnvSchema.shape))).toEqual([])
    }
  })
})

describe('a story with text by a vendor and the rest by the app', () => {
  const server = openaiTextServer()
  const { db, dataDir } = freshDatabase()
  afterAll(() => server.stop())
  let family: { userId: number; miaId: number }
  let count = 0
  beforeEach(() => {
    count += 1
    family = aFamily(db, { email: `family-${count}@example.com` })
  })
  afterEach(() => {
    server.answers.length = 0
    server.faults.length = 0
    db.delete(spending).run()
  })

  const make = async () => {
    const wish = requestStory(db, admitted(family.userId), aWish([family.miaId], { length: 'test' }), {
      seed: 7,
      now: new Date('2026-11-21T19:30:00Z'),
    })
    if (!wish.ok) throw new Error(wish.failure.reason)
    const engines = enginesOf({
      OPENAI_API_KEY: 'openai-key',
      OPENAI_BASE_URL: `${server.url}/v1`,
      OPENAI_TEXT_MODEL: 'gpt-5.4-mini',
    })
    const media = openFileStore(join(dataDir, 'media'))
    const queue = startQueue(
      {
        db,
        media,
        moderator: embeddedModerator,
        now: () => new Date('2026-11-21T20:00:00Z'),
        pause: async () => {},
        ...engines,
      },
      createLogger(() => {}),
    )
    queue.wake()
    await queue.idle()
    await queue.stop()
    return storyOf(db, family.userId, wish.value.id)
  }
  const told = (paragraphCount = 3) =>
    toldBy(
      tellWish({
        seed: 3,
        children: [MIA],
        theme: 'forest-friends',
        environment: 'Enchanted Forest',
        tone: 'gentle',
        ageGroup: '6-8',
        paragraphCount,
        author: { name: '', era: '', style: '', techniques: [] },
        writingStyle: 'normal',
      }),
    )

  test('is complete, says what made what, and its cost is entered', async () => {
    server.answers.push(told())
    const story = await make()
    expect(story).toMatchObject({ generationStatus: 'complete', retryable: false })
    expect(story?.colophon).toMatch(
      /^Words by gpt-5\.4-mini\. Pictures by Small pictures\. Voice by Small voice\. Ambience by Small sounds\. Reads at grade \d\.\d\.$/,
    )
    const bought = { userId: family.userId, storyId: story?.id, vendor: 'openai', kind: 'text' }
    const tokens = { inputTokens: 1200, outputTokens: 900 }
    // The text, and the notes about the pictures.
    expect(db.select().from(spending).all()).toMatchObject([
      { ...bought, ...tokens },
      { ...bought, ...tokens },
    ])
  })

  test('fails and can be retried when the model misses twice, and both answers are entered', async () => {
    server.answers.push(told(6), told(6), told())
    const story = await make()
    expect(story).toMatchObject({ generationStatus: 'story_created', retryable: true, content: null })
    expect(db.select().from(spending).all()).toHaveLength(2)
    expect(server.answers).toHaveLength(1)
  })
})

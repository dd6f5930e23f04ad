import { afterAll, expect, test } from 'bun:test'
import { embeddedModerator } from '../../src/embedded/moderation/index.ts'
import { readEnv } from '../../src/env.ts'
import { chooseEngines } from '../../src/providers/engines.ts'
import { OWN_ENGINE } from '../../src/shared/stories/made-by.ts'
import { openStudio } from '../../src/studio/index.ts'
import { openCallsOut } from '../../src/vendors/calls-out/index.ts'

const studio = openStudio()
afterAll(() => studio.close())

const enginesOf = (environment: Record<string, string>) => {
  const outside = { callsOut: openCallsOut(), moderator: embeddedModerator }
  return chooseEngines(readEnv(environment), studio, outside)
}

const OWN = { text: OWN_ENGINE, pictures: OWN_ENGINE, voice: OWN_ENGINE, ambience: OWN_ENGINE }
const GEMINI = { GEMINI_API_KEY: 'key' }
const ELEVENLABS = { ELEVENLABS_API_KEY: 'key' }
const OPENAI = { OPENAI_API_KEY: 'key' }

test.each<[string, Record<string, string>, object]>([
  ['no key', {}, OWN],
  ['a key of Gemini', GEMINI, { ...OWN, pictures: 'Gemini (gemini-3.1-flash-image)' }],
  [
    'a key of ElevenLabs',
    ELEVENLABS,
    { ...OWN, voice: 'ElevenLabs (eleven_multilingual_v2)', ambience: 'ElevenLabs' },
  ],
  ['a key of OpenAI', OPENAI, { ...OWN, text: 'OpenAI (gpt-5.4-mini)' }],
  [
    'a key of OpenAI and a model that paints',
    { ...OPENAI, OPENAI_IMAGE_MODEL: 'gpt-image-2.5-flare' },
    { ...OWN, text: 'OpenAI (gpt-5.4-mini)', pictures: 'OpenAI (gpt-image-2.5-flare)' },
  ],
  [
    'a server in the place of OpenAI',
    {
      OPENAI_BASE_URL: 'https://pictures.example/v1',
      OPENAI_TEXT_MODEL: 'qwen3',
      OPENAI_IMAGE_MODEL: 'qwen-image',
    },
    // The consent to share a child's photo names this vendor.
    { ...OWN, text: 'qwen3', pictures: 'pictures.example (qwen-image)' },
  ],
  [
    'all keys',
    { ...OPENAI, ...GEMINI, ...ELEVENLABS, OPENAI_IMAGE_MODEL: 'gpt-image-2.5-flare' },
    {
      text: 'OpenAI (gpt-5.4-mini)',
      pictures: 'Gemini (gemini-3.1-flash-image)',
      voice: 'ElevenLabs (eleven_multilingual_v2)',
      ambience: 'ElevenLabs',
    },
  ],
])('with %s every part has its maker', (_what, environment, made) => {
  const { writer, painter, narrator, ambience } = enginesOf(environment)
  expect({
    text: writer.engine,
    pictures: painter.engine,
    voice: narrator.engine,
    ambience: ambience.engine,
  }).toEqual(made as typeof OWN)
})

test('while a vendor paints as many pictures as the environment says, as many are cut, and it goes by likenesses', () => {
  const { painter } = enginesOf({ ...GEMINI, PICTURES_AT_ONCE: '3' })
  expect(painter.atOnce).toBe(6)
  expect(painter.likeness).toBeDefined()
  expect(enginesOf({}).painter.likeness).toBeUndefined()
})

test('the voices of ElevenLabs are named in the environment', () => {
  const { narrator } = enginesOf({ ...ELEVENLABS, ELEVENLABS_VOICE_ID: 'abc=Grandma Rose,def' })
  expect(narrator.voices).toMatchObject([
    { id: 'abc', name: 'Grandma Rose' },
    { id: 'def', name: 'The storyteller' },
  ])
})

test('no vendor module is loaded before there is something to make', async () => {
  const script = `
    import { readEnv } from './src/env.ts'
    import { openCallsOut } from './src/vendors/calls-out/index.ts'
    import { chooseEngines } from './src/providers/engines.ts'
    import { openStudio } from './src/studio/index.ts'
    import { chooseModerator } from './src/providers/moderator.ts'
    const callsOut = openCallsOut()
    chooseEngines(readEnv(), openStudio(), { callsOut, moderator: chooseModerator(readEnv(), callsOut, () => {}) })
    chooseModerator({ ...readEnv(), OPENAI_API_KEY: undefined }, callsOut, () => {})
    const loaded = [...Object.keys(require.cache)].filter((path) => /node_modules\\/(openai|@google|elevenlabs)/.test(path))
    console.log(JSON.stringify(loaded))
    process.exit(0)`
  const run = Bun.spawn([process.execPath, '-e', script], {
    env: { ...process.env, ...OPENAI, ...GEMINI, ...ELEVENLABS },
    stdout: 'pipe',
  })
  expect(JSON.parse(await new Response(run.stdout).text())).toEqual([])
})

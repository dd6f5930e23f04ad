import { afterAll, afterEach, expect, test } from 'bun:test'
import { tellWish } from '../../src/studio/teller/index.ts'
import { newestBrief } from '../support/newest-brief.ts'
import { signUp } from '../support/person.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { elevenlabsServer } from '../support/vendors/elevenlabs.ts'
import type { FaultyServer } from '../support/vendors/faulty-server.ts'
import { geminiServer } from '../support/vendors/gemini.ts'
import { openaiTextServer, toldBy } from '../support/vendors/openai-text.ts'

let server: RunningServer | undefined
const google = geminiServer()
const eleven = elevenlabsServer({ secondsPerCharacter: 0.02, soundSeconds: 6 })
const openai = openaiTextServer({
  before: async () => void openai.answers.push(toldBy(tellWish(newestBrief(server?.dataDir ?? '')))),
})
const vendors: FaultyServer[] = [google, eleven, openai]

afterEach(async () => {
  await server?.stop()
  for (const { requests } of vendors) requests.length = 0
})
afterAll(() => Promise.all(vendors.map((vendor) => vendor.stop())))

test.each<[string, FaultyServer, Record<string, string>, string]>([
  [
    'Gemini',
    google,
    { GEMINI_API_KEY: 'gemini-key', GEMINI_BASE_URL: google.url },
    'Pictures by Gemini (gemini-3.1-flash-image)',
  ],
  [
    'ElevenLabs',
    eleven,
    { ELEVENLABS_API_KEY: 'elevenlabs-key', ELEVENLABS_BASE_URL: eleven.url },
    'ElevenLabs (eleven_multilingual_v2)',
  ],
  [
    'OpenAI',
    openai,
    { OPENAI_API_KEY: 'openai-key', OPENAI_BASE_URL: `${openai.url}/v1`, OPENAI_TEXT_MODEL: 'gpt-5.4-mini' },
    'gpt-5.4-mini',
  ],
])(
  'with a key of %s alone a family has a whole story, of which the app makes the rest',
  async (_name, vendor, env, maker) => {
    server = await startServer({ env })
    const parent = await signUp(server.url, 'mia@example.com')
    const mia = await parent.makeCharacter('Mia')
    const { id } = (await (await parent.requestStory([mia])).json()) as { id: number }
    let story = await parent.story(id)
    while (story.generationStatus !== 'complete' && !story.retryable) {
      await Bun.sleep(100)
      story = await parent.story(id)
    }
    expect(story).toMatchObject({ generationStatus: 'complete', retryable: false })
    expect(JSON.parse(story.images ?? '[]')).toHaveLength(3)
    expect(story.colophon).toContain(maker)
    expect(story.colophon).toContain('Storylamp')
    expect(vendors.filter(({ requests }) => requests.length > 0)).toEqual([vendor])
    // The portrait and three pages, each moderated.
    expect(google.looks()).toHaveLength(vendor === google ? 4 : 0)
  },
)

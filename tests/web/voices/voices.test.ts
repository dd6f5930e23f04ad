import { afterEach, beforeEach, expect, test } from 'bun:test'
import { ProviderDown } from '../../../src/shared/kit/provider-down.ts'
import { makeTestApp, post, type SignedInParent, signedIn, type TestApp } from '../../support/app.ts'
import { aCharacter } from '../../support/families.ts'
import { type SmallEngines, smallEngines } from '../../support/small-engines.ts'

const VOICES = [
  { id: 'rms', name: 'Robin', description: 'low' },
  { id: 'slt', name: 'Wren', description: 'clear' },
] as const

let studio: SmallEngines
let home: TestApp
let parent: SignedInParent

beforeEach(async () => {
  studio = smallEngines()
  home = makeTestApp({ ...studio, narrator: { ...studio.narrator, voices: VOICES } })
  parent = await signedIn(home, 'mia@example.com')
})
afterEach(() => home.close())

const visit = (path: string, headers: Record<string, string> = {}) =>
  home.app.request(path, { headers: { cookie: parent.cookie, ...headers } })

const tell = (voice: string | undefined) =>
  post(
    home.app,
    '/api/generate-story',
    {
      firebaseUid: parent.uid,
      characters: [{ id: aCharacter(home.services.db, parent.userId, 'Mia') }],
      themeId: 'forest-friends',
      tone: 'gentle',
      ageGroup: '6-8',
      length: 'test',
      authorStyle: 'potter',
      voice,
    },
    { cookie: parent.cookie },
  )

test('a family sees the voices, and which one they chose last', async () => {
  expect(await (await visit('/api/voices')).json()).toEqual({ voices: VOICES, chosen: null })
  expect((await tell('slt')).status).toBe(200)
  expect(await (await visit('/api/voices')).json()).toEqual({ voices: VOICES, chosen: 'slt' })
  expect((await tell(undefined)).status).toBe(200)
  expect((await tell('no such voice')).status).toBe(200)
  expect(await (await visit('/api/voices')).json()).toMatchObject({ chosen: 'slt' })
})

test('the author step has the family’s voice picked', async () => {
  const mia = aCharacter(home.services.db, parent.userId, 'Mia')
  await tell('slt')
  const page = await visit(
    `/app?step=author-selection&characters=${mia}&mode=advanced&theme=fairy-tale&tone=calm&length=test`,
  )
  const text = await page.text()
  expect(text).toContain('Who reads it?')
  const named = text.match(/<input[^>]*name="voice"[^>]*>/g) ?? []
  const inputs = named.filter((input) => input.includes('type="radio"'))
  expect(inputs.map((input) => [/value="(\w+)"/.exec(input)?.[1], input.includes('checked')])).toEqual([
    ['rms', false],
    ['slt', true],
  ])
})

test('a voice’s sample is made once, whoever asks, and comes in ranges too', async () => {
  const [one, other] = await Promise.all([visit('/api/voices/slt/sample'), visit('/api/voices/slt/sample')])
  expect([one.status, one.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  expect(one.headers.get('cache-control')).toMatch(/^private, max-age=/)
  const bytes = await one.bytes()
  expect(await other.bytes()).toEqual(bytes)
  const part = await visit('/api/voices/slt/sample', { range: 'bytes=2-5' })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 2-5/${bytes.length}`])
  expect(await part.bytes()).toEqual(bytes.slice(2, 6))
  expect(studio.made).toEqual(['narration'])
  await visit('/api/voices/rms/sample')
  expect(studio.made).toEqual(['narration', 'narration'])
})

test('a voice that nobody has is not found', async () => {
  const answer = await visit('/api/voices/dalek/sample')
  expect([answer.status, await answer.json()]).toEqual([404, { error: 'There is no such voice.' }])
})

test('nobody waits at the button for a vendor that rests', async () => {
  const asked: unknown[] = []
  home.services.narrator = {
    ...studio.narrator,
    voices: VOICES,
    narrate: (_brief, making) => {
      asked.push(making?.impatient)
      return Promise.reject(new ProviderDown('elevenlabs rests after failures'))
    },
  }
  expect((await visit('/api/voices/rms/sample')).status).toBe(503)
  expect(asked).toEqual([true])
})

test('a narrator who cannot speak now is asked again the next time', async () => {
  studio.broken.add('narration')
  expect((await visit('/api/voices/rms/sample')).status).toBe(503)
  studio.broken.clear()
  expect((await visit('/api/voices/rms/sample')).status).toBe(200)
})

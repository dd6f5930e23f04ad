import { afterAll, beforeEach, expect, test } from 'bun:test'
import sharp from 'sharp'
import type { Letter } from '../../../src/ports/mailer.ts'
import { OWN_ENGINE } from '../../../src/shared/stories/made-by.ts'
import { makeTestApp, post, signUp, type TestApp } from '../../support/app.ts'

const ENVIRONMENT = { PUBLIC_URL: 'https://stories.example', CONTACT_EMAIL: 'hello@stories.example' }
const letters: Letter[] = []
const homes: TestApp[] = []

beforeEach(() => {
  letters.length = 0
})
afterAll(() => {
  for (const home of homes) home.close()
})

const PORTRAIT = sharp({ create: { width: 8, height: 8, channels: 3, background: '#8b5cf6' } })
const nobody = () => Promise.reject(new Error('No story is made here'))

/** A site that sends e-mail, and whose stories are made by `engine`. */
function aHome(engine = 'Paid'): TestApp {
  const voices = [{ id: 'robin', name: 'Robin', description: 'calm' }] as const
  const home = makeTestApp({
    environment: ENVIRONMENT,
    mailer: { send: async (letter) => void letters.push(letter) },
    writer: { engine, tell: nobody, annotate: nobody },
    painter: { engine, paint: nobody, portrait: () => PORTRAIT.clone().webp().toBuffer() },
    narrator: { engine, voices: [...voices], narrate: nobody },
    ambience: { engine, bed: nobody },
  })
  homes.push(home)
  return home
}

const linkIn = (letter: Letter | undefined) => {
  const link = /https:\/\/stories\.example(\/\S+)/.exec(letter?.text ?? '')?.[1]
  if (!link) throw new Error('There is no link in the letter')
  return link
}

const submit = ({ app }: TestApp, path: string, fields: Record<string, string>, cookie = '') =>
  app.request(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie, origin: 'https://stories.example' },
  })

const signInStatus = async ({ app }: TestApp, email: string, password: string) =>
  (await post(app, '/api/identity/v1/accounts:signInWithPassword', { email, password })).status

test('a forgotten password: the link comes by letter, works once, and says afterwards that it was used', async () => {
  const home = aHome()
  await signUp(home, 'mia@example.com', 'forgotten')
  letters.length = 0
  const form = await (await home.app.request('/login?mode=forgotten')).text()
  expect(form).toContain('Send Me a Link')
  for (const email of ['Mia@example.com', 'nobody@example.com']) {
    const asked = await submit(home, '/login/forgotten', { email })
    expect(asked.headers.get('location')).toBe('/login?mode=forgotten&sent')
  }
  expect(letters.map(({ to }) => to)).toEqual(['mia@example.com'])
  const link = linkIn(letters[0])
  expect(await (await home.app.request(link)).text()).toContain('Choose a New Password')
  const code = new URL(link, 'https://stories.example').searchParams.get('code') ?? ''
  await submit(home, '/reset-password', { code, password: 'remembered', repeatPassword: 'remembered' })
  expect(await signInStatus(home, 'mia@example.com', 'remembered')).toBe(200)
  const again = await home.app.request(link)
  expect(again.status).toBe(400)
  expect(await again.text()).toContain('This Link Was Used Already')
  expect(home.log.join()).not.toContain('mia@example.com')
})

const wish = (uid: string, character: number) => ({
  firebaseUid: uid,
  characters: [{ id: character }],
  themeId: 'forest-friends',
  tone: 'gentle',
  ageGroup: '6-8',
  length: 'test',
  authorStyle: 'potter',
  writingStyle: 'normal',
})

async function aFamily(home: TestApp, email: string) {
  const parent = await signUp(home, email)
  const headers = { cookie: parent.cookie }
  const made = await post(
    home.app,
    '/api/characters/upload-reference',
    {
      firebaseUid: parent.uid,
      characterName: 'Mia',
      gender: 'female',
      description: 'brave',
      referenceImageUrl: null,
    },
    headers,
  )
  const { character } = (await made.json()) as { character: { id: number } }
  const ask = () => post(home.app, '/api/generate-story', wish(parent.uid, character.id), headers)
  return { parent, ask }
}

test('a trial waits for the confirmed e-mail before a vendor is paid, and begins after one press', async () => {
  const home = aHome()
  const { parent, ask } = await aFamily(home, 'noor@example.com')
  expect(letters.map(({ to }) => to)).toEqual(['noor@example.com'])
  const refused = await ask()
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ error: expect.stringContaining('confirm your e-mail first') })
  const page = async (path: string) =>
    (await home.app.request(path, { headers: { cookie: parent.cookie } })).text()
  expect(await page('/app')).toContain('One tap before the first story')
  await submit(home, '/app/settings/confirmation', {}, parent.cookie)
  expect(letters).toHaveLength(2)

  const link = linkIn(letters[1])
  expect(await (await home.app.request(link)).text()).toContain('Yes, It Is Mine')
  expect((await ask()).status).toBe(403)
  const code = new URL(link, 'https://stories.example').searchParams.get('code') ?? ''
  expect(await (await submit(home, '/confirm-email', { code })).text()).toContain('Thank You')
  expect(await page('/app')).not.toContain('One tap before the first story')
  expect((await ask()).status).toBe(200)
})

test('where nobody is paid for a story, none waits', async () => {
  const home = aHome(OWN_ENGINE)
  const { ask } = await aFamily(home, 'leo@example.com')
  expect((await ask()).status).toBe(200)
})

test('an old or foreign confirmation is refused', async () => {
  const home = aHome()
  await signUp(home, 'sarah@example.com')
  const code = new URL(linkIn(letters[0]), 'https://stories.example').searchParams.get('code') ?? ''
  home.clock.advance({ days: 8 })
  const late = await submit(home, '/confirm-email', { code })
  expect(late.status).toBe(400)
  expect(await late.text()).toContain('This Link Has Expired')
  expect((await submit(home, '/confirm-email', { code: 'a.b.c' })).status).toBe(400)
})

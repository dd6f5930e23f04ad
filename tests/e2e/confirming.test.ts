import { afterAll, beforeAll, expect, test } from 'bun:test'
import sharp from 'sharp'
import { buildOnce } from '../../src/build/build.ts'
import { readAssets } from '../../src/build/manifest.ts'
import type { Letter } from '../../src/ports/mailer.ts'
import { makeTestApp, type TestApp } from '../support/app.ts'
import { accessibilityProblems, type Visit, visit } from '../support/browser.ts'

const letters: Letter[] = []
const nobody = () => Promise.reject(new Error('No story is made here'))
let home: TestApp
let server: ReturnType<typeof Bun.serve>

/** A site that sends e-mail, and pays vendors for its stories. */
beforeAll(async () => {
  await buildOnce()
  server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: (request, socket) => home.app.fetch(request, socket),
  })
  const portrait = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#8b5cf6' } })
    .webp()
    .toBuffer()
  home = makeTestApp({
    assets: readAssets(),
    environment: { PUBLIC_URL: server.url.origin, CONTACT_EMAIL: 'hello@stories.example' },
    mailer: { send: async (letter) => void letters.push(letter) },
    writer: { engine: 'Paid', tell: nobody, annotate: nobody },
    painter: { engine: 'Paid', paint: nobody, portrait: () => Promise.resolve(portrait) },
    narrator: {
      engine: 'Paid',
      voices: [{ id: 'robin', name: 'Robin', description: 'calm' }],
      narrate: nobody,
    },
    ambience: { engine: 'Paid', bed: nobody },
  })
})
afterAll(async () => {
  await server.stop(true)
  home.close()
})

/** The link in the newest e-mail. */
function newestLink(): string {
  const [link] = /http:\/\/\S+/.exec(letters.at(-1)?.text ?? '') ?? []
  if (!link) throw new Error('There is no link in the letter')
  return link
}

async function signUp({ page }: Visit, email: string) {
  await page.goto('/login?mode=sign-up')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('twinkle twinkle')
  await page.getByLabel('Repeat password').fill('twinkle twinkle')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('One tap before the first story').waitFor()
}

test.each([
  ['with script on a desktop', 'mia@example.com', {}],
  ['with script on a phone', 'leo@example.com', { phone: true }],
  ['without script on a phone', 'noor@example.com', { phone: true, javaScriptEnabled: false }],
] as const)(
  '%s a parent confirms an e-mail by one press, and is told of a link that is none',
  async (_, email, options) => {
    const seen = await visit(server.url.origin, options)
    const { page, close } = seen
    await signUp(seen, email)
    const link = newestLink()
    await page.goto(link)
    await page.getByRole('heading', { name: 'Is This Your E-mail?' }).waitFor()
    if (!('javaScriptEnabled' in options)) expect(await accessibilityProblems(page)).toEqual([])
    await page.goto('/app')
    await page.getByText('One tap before the first story').waitFor()
    await page.goto(link)
    await page.getByRole('button', { name: 'Yes, It Is Mine' }).click()
    await page.getByText(`${email} is confirmed.`).waitFor()
    await page.getByRole('link', { name: 'Begin' }).click()
    await page.getByRole('link', { name: 'Create Your First Character' }).waitFor()
    expect(await page.getByText('One tap before the first story').count()).toBe(0)

    await page.goto('/confirm-email?code=torn')
    await page.getByRole('button', { name: 'Yes, It Is Mine' }).click()
    await page.getByRole('heading', { name: 'This Link Does Not Work' }).waitFor()
    await page.getByRole('link', { name: 'Go to Settings' }).click()
    await page.getByRole('heading', { name: 'Account Settings' }).waitFor()
    await close(/status of 400/)
  },
)

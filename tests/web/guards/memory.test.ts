import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { routes } from '../../../src/routes.ts'
import { BODY_LIMITS } from '../../../src/web/middleware/body-limit.ts'
import { largePhoto, sendPhoto, slowBody, slowUploads } from '../../soak/attacks/memory.ts'
import { makeTestApp, post, type SignedInParent, signedIn, signUp, type TestApp } from '../../support/app.ts'
import { aStreet, type Street, send } from '../../support/calls.ts'
import { signUp as signUpAt } from '../../support/person.ts'
import { type RunningServer, startServer } from '../../support/server.ts'
import { PASSWORD } from '../../support/signed-in.ts'

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE
const MACHINE_MB = 512
const PEAK_MB = 450

/** A chunked body whose last part is sent by `end`; its size is unknown before. */
function inParts(parts: Uint8Array[]) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let read = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = parts[read]
      read += 1
      if (part) return controller.enqueue(part)
      await promise
      controller.close()
    },
  })
  return { body, end: resolve, read: () => read }
}

const UPLOAD = '/api/characters/upload-reference'
const zeros = (bytes: number) => new Uint8Array(bytes)

describe('a body', () => {
  let street: Street
  beforeAll(async () => {
    street = await aStreet()
  })
  afterAll(() => street.home.close())

  const changes = [...new Set(routes.routes.map(({ method, path }) => `${method} ${path}`))].filter((route) =>
    /^(?:POST|PUT|DELETE) /.test(route),
  )

  test.each(changes)('of more than 64 KB is not read from nobody: %s', async (route) => {
    const { body, end, read } = inParts(Array.from({ length: 40 }, () => zeros(16 * KILOBYTE)))
    end()
    const answer = await send(street, route, { body: body as unknown as string })
    expect([401, 404, 413]).toContain(answer.status)
    expect(read()).toBeLessThan(10)
  })

  /**
   * All calls except those that sign somebody in, and the card provider's: listed explicitly, so that no route becomes
   * one unnoticed.
   */
  const ofFamilies = changes.filter((route) =>
    /^\S+ \/api\/(?!identity\/|auth\/|stripe\/webhook$)/.test(route),
  )

  test.each(ofFamilies)('is not begun to be read where a family is asked for: %s', async (route) => {
    const { body, end, read } = inParts(Array.from({ length: 3 }, () => zeros(KILOBYTE)))
    end()
    const answer = await send(street, route, { body: body as unknown as string })
    // A stream pulls its first part before anybody reads it.
    expect([answer.status, read() <= 1]).toEqual([401, true])
  })

  test.each(changes)('of nobody in particular is announced at 64 KB at most: %s', async (route) => {
    const headers = { 'content-length': String(64 * KILOBYTE + 1) }
    expect([401, 404, 413]).toContain((await send(street, route, { headers, body: '{}' })).status)
  })
})

describe('while bodies come', () => {
  const room = { families: 3 * MEGABYTE, forSmall: MEGABYTE, family: 1.5 * MEGABYTE, nobody: 128 * KILOBYTE }
  let home: TestApp
  let mia: SignedInParent
  let leo: SignedInParent
  beforeAll(async () => {
    home = makeTestApp({ options: { bodies: { ...BODY_LIMITS, room } } })
    mia = await signedIn(home, 'mia@example.com')
    leo = await signedIn(home, 'leo@example.com')
  })
  afterAll(() => home.close())

  const upload = (who: SignedInParent | undefined, body: BodyInit, path = UPLOAD) =>
    home.app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(who ? { cookie: who.cookie } : {}) },
      body,
    })
  const busy = async (answer: Response) => {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await answer.json()).toEqual({
      error: 'We are very busy just now. Please try again in a moment.',
    })
  }
  /** Waits until everything but the end of the body has been read. */
  const hasCome = async (slow: { read: () => number }, parts: number) => {
    while (slow.read() <= parts) await Bun.sleep(1)
  }

  test('one family does not fill the room, two leave room for small words, and all of it comes back', async () => {
    const ofMia = inParts([zeros(MEGABYTE)])
    const miaAnswer = upload(mia, ofMia.body)
    await hasCome(ofMia, 1)
    await busy(await upload(mia, zeros(MEGABYTE)))
    const ofLeo = inParts([zeros(MEGABYTE)])
    const leoAnswer = upload(leo, ofLeo.body)
    await hasCome(ofLeo, 1)
    const noor = await signedIn(home, 'noor@example.com')
    await busy(await upload(noor, zeros(MEGABYTE)))
    expect((await upload(noor, '{}')).status).toBe(400)
    ofMia.end()
    ofLeo.end()
    expect([(await miaAnswer).status, (await leoAnswer).status]).toEqual([400, 400])
    expect((await upload(noor, zeros(MEGABYTE))).status).toBe(400)
  })

  test('strangers fill no room but their own', async () => {
    const path = '/api/identity/v1/accounts:signUp'
    const slow = Array.from({ length: 2 }, () => inParts([zeros(64 * KILOBYTE)]))
    const answers = slow.map(({ body }) => upload(undefined, body, path))
    await Promise.all(slow.map((each) => hasCome(each, 1)))
    expect((await upload(undefined, '{}', path)).status).toBe(503)
    expect((await upload(mia, '{}')).status).toBe(400)
    for (const { end } of slow) end()
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([400, 400])
    expect((await upload(undefined, '{}', path)).status).toBe(400)
  })
})

test('a body that never ends is given up, and its room comes back', async () => {
  const home = makeTestApp({ options: { bodies: { ...BODY_LIMITS, withinMs: 50 } } })
  const mia = await signedIn(home, 'mia@example.com')
  const slow = inParts([zeros(KILOBYTE)])
  const answer = await home.app.request(UPLOAD, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: mia.cookie },
    body: slow.body,
  })
  expect(answer.status).toBe(408)
  expect(await answer.json()).toEqual({ error: 'What you sent took too long to arrive. Please try again.' })
  home.close()
})

test('passwords are compared in a line with an end, and a parent who comes again is let in', async () => {
  const home = makeTestApp()
  const mia = await signUp(home, 'mia@example.com')
  const signIn = (email: string) =>
    post(home.app, '/api/identity/v1/accounts:signInWithPassword', { email, password: PASSWORD })
  const guesses = Array.from({ length: 100 }, (_, n) => signIn(`guess-${n}@example.com`))
  const answers = await Promise.all(guesses)
  const busy = answers.filter(({ status }) => status === 503)
  expect(busy.length).toBeGreaterThan(0)
  expect(answers.length - busy.length).toBeGreaterThan(50)
  expect(busy[0]?.headers.get('retry-after')).toBe('2')
  expect(await busy[0]?.json()).toEqual({ error: { code: 503, message: 'SERVER_BUSY' } })
  expect((await signIn(mia.email)).status).toBe(200)
  home.close()
})

describe('a machine of 512 MB', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer({ memoryMegabytes: MACHINE_MB })
  })
  afterAll(async () => {
    if (server.isAlive()) await server.stop()
  })

  const holds = () => {
    expect(server.isAlive()).toBe(true)
    expect(server.peakMegabytes()).toBeLessThan(PEAK_MB)
  }

  test('takes 24 slow uploads of 20 MB from nobody and from families', async () => {
    await slowUploads(server)
    holds()
  })

  test('takes eight photos at once that are as large as may be', async () => {
    const family = await signUpAt(server.url, 'photos@example.com')
    const photo = await largePhoto(4000, 3000)
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendPhoto(family, photo)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0)
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    holds()
  })

  test('is there for a parent afterwards', async () => {
    const family = await signUpAt(server.url, 'parent@example.com')
    const answer = await slowBody(server, UPLOAD, {
      megabytes: 1,
      cookie: family.cookie,
      release: Promise.resolve(),
    })
    expect(answer?.status).toBe(400)
  })
})

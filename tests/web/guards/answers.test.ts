import { afterAll, expect, test } from 'bun:test'
import { readAssets } from '../../../src/build/manifest.ts'
import { checkoutPolicy, loginPolicy } from '../../../src/shared/kit/content-security-policy.ts'
import { makeTestApp, signedIn } from '../../support/app.ts'

const home = makeTestApp()
const built = makeTestApp({ assets: readAssets() })
const starter = home.services.assets.starter.source
afterAll(() => {
  home.close()
  built.close()
})

test('every answer carries the strict headers, a refusal too', async () => {
  for (const path of ['/healthz', '/api/stories/1', '/no-such-page']) {
    const { headers } = await home.app.request(path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`script-src 'self' ${starter};`)
    expect(policy).toContain("style-src 'self'; style-src-attr 'unsafe-inline';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=(self)')
    expect(headers.get('strict-transport-security')).toBeNull()
  }
})

test('a file that is only part of a page carries what counts for it; the service worker what counts for pages', async () => {
  const { headers } = await home.app.request('/icons/icon-192.png')
  expect(headers.get('content-type')).toBe('image/png')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('referrer-policy')).toBe('same-origin')
  const lengthOf = (all: Headers) =>
    [...all].reduce((sum, [name, value]) => sum + name.length + value.length, 0)
  expect(lengthOf(headers)).toBeLessThan(400)
  for (const path of ['/favicon.svg', '/service-worker.js']) {
    const policy = (await built.app.request(path)).headers.get('content-security-policy')
    expect(policy).toContain("connect-src 'self'")
  }
})

test('the policy allows what is named here, and nothing else', async () => {
  const ours = [
    "default-src 'self'",
    `script-src 'self' ${starter}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  const { cookie } = await signedIn(home, 'csp@example.com')
  for (const path of ['/', '/login', '/app', '/app/subscription', '/api/stories/1', '/assets/none.js']) {
    const { headers } = await home.app.request(path, { headers: { cookie } })
    expect([path, headers.get('content-security-policy')]).toEqual([path, ours.join('; ')])
  }
  const stripe = 'https://js.stripe.com https://*.js.stripe.com'
  expect(checkoutPolicy(starter).split('; ')).toEqual(
    ours.map(
      (line) =>
        ({
          [`script-src 'self' ${starter}`]: `script-src 'self' ${starter} ${stripe}`,
          "frame-src 'none'": `frame-src ${stripe} https://hooks.stripe.com`,
          "connect-src 'self'": "connect-src 'self' https://api.stripe.com",
          "img-src 'self' data: blob:": "img-src 'self' data: blob: https://*.stripe.com",
        })[line] ?? line,
    ),
  )
  expect(loginPolicy(starter, 'https://accounts.example').split('; ')).toEqual(
    ours.map((line) => (line === "connect-src 'self'" ? `${line} https://accounts.example` : line)),
  )
})

test('on https browsers are told to stay there', async () => {
  const online = makeTestApp({ environment: { PUBLIC_URL: 'https://stories.example' } })
  const answer = await online.app.request('/healthz')
  expect(answer.headers.get('strict-transport-security')).toStartWith('max-age=31536000')
  online.close()
})

test('a family’s answers are kept by no cache', async () => {
  const { cookie, uid } = await signedIn(home, 'mia@example.com')
  for (const path of [
    '/api/story-definitions',
    `/api/characters?firebaseUid=${uid}`,
    `/api/stories/lightweight?firebaseUid=${uid}`,
    `/api/user/trial-status?firebaseUid=${uid}`,
    '/api/no-such-call',
  ]) {
    const answer = await home.app.request(path, { headers: { cookie } })
    expect([path, answer.headers.get('cache-control')]).toEqual([path, 'private, no-store'])
  }
})

test('a page of somebody who is signed in is stored nowhere, so that Back shows nobody else what it said', async () => {
  const { cookie } = await signedIn(home, 'leo@example.com')
  const kept = async (path: string, headers = {}) =>
    (await home.app.request(path, { headers })).headers.get('cache-control')
  for (const path of ['/app', '/app/settings', '/app/saved-stories', '/privacy', '/no-such-page'])
    expect([path, await kept(path, { cookie })]).toEqual([path, 'private, no-store'])
  expect(await kept('/privacy')).toBe('private, no-cache')
})

test('a Host that is none is refused, and fills no log with failures', async () => {
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: home.app.fetch })
  const before = home.log.length
  const heads = ['HTTP/1.1\r\nHost: a b<', 'HTTP/1.1\r\nHost: localhost:99999', 'HTTP/1.0']
  for (const head of heads) {
    const answer = await said(server.port ?? 0, `GET /login ${head}\r\nConnection: close\r\n\r\n`)
    expect([head, answer]).toEqual([head, expect.stringMatching(/^HTTP\/1.1 400 /)])
    expect(answer.toLowerCase()).toContain('content-security-policy: ')
  }
  expect(home.log.slice(before).join()).not.toContain('request.failed')
  await server.stop(true)
})

/** The response to a request that no client would send. */
async function said(port: number, request: string): Promise<string> {
  let answer = ''
  const { promise: over, resolve } = Promise.withResolvers<void>()
  await Bun.connect({
    hostname: '127.0.0.1',
    port,
    socket: {
      open: (socket) => void socket.write(request),
      data(_socket, bytes) {
        answer += bytes.toString()
      },
      close: () => resolve(),
    },
  })
  await over
  return answer
}

test.each([
  ['gzip, deflate, br', true],
  ['br;q=1.0, gzip;q=0.5', true],
  ['*', true],
  ['gzip;q=0', false],
  ['identity', false],
  [undefined, false],
])('a browser that accepts %s gets gzip: %p', async (accepted, zipped) => {
  const { cookie } = await signedIn(home, `${Math.random()}@example.com`)
  const headers = accepted ? { cookie, 'accept-encoding': accepted } : { cookie }
  const answer = await home.app.request('/api/author-styles', { headers })
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  expect(answer.headers.get('content-encoding')).toBe(zipped ? 'gzip' : null)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const text = new TextDecoder().decode(zipped ? Bun.gunzipSync(bytes) : bytes)
  expect((JSON.parse(text) as { styles: unknown[] }).styles.length).toBeGreaterThanOrEqual(24)
})

test('a short answer is not zipped', async () => {
  const answer = await home.app.request('/healthz', { headers: { 'accept-encoding': 'gzip' } })
  expect(answer.headers.get('content-encoding')).toBeNull()
})

test('the log names the request and keeps silent about what was asked', async () => {
  const answer = await home.app.request('/app/character-creation?edit=%7B%22name%22%3A%22Mia%22%7D')
  const line = home.log.at(-1) ?? ''
  expect(JSON.parse(line)).toMatchObject({
    event: 'request',
    method: 'GET',
    path: '/app/character-creation',
    requestId: answer.headers.get('x-request-id'),
    status: answer.status,
  })
  expect(line).not.toContain('Mia')
})

test('an unexpected failure is told plainly and logged once with its request', async () => {
  const ill = makeTestApp()
  const parent = await signedIn(ill, 'unlucky@example.com')
  ill.services.db.$client.exec('DROP TABLE timeline_labels')
  const answer = await ill.app.request(`/api/timeline-labels?firebaseUid=${parent.uid}`, {
    headers: { cookie: parent.cookie },
  })
  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({
    error: 'Something went wrong on our side. Please try again in a moment.',
  })
  const failures = ill.log.filter((line) => line.includes('request.failed'))
  expect(failures).toHaveLength(1)
  expect(failures[0]).toContain(answer.headers.get('x-request-id') ?? 'no id')
  ill.close()
})

test('the app says how it is', async () => {
  const answer = await home.app.request('/healthz')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    database: 'ok',
    queueDepth: 0,
    providers: { identity: 'embedded accounts' },
  })
})

test('in production the public is told whether it works, and the operator the rest', async () => {
  const OPERATOR_TOKEN = 'a token of the operator'
  const environment = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://stories.example',
    SESSION_SECRET: 'a secret of more than thirty-two characters',
    IDENTITY: 'embedded',
  }
  const online = makeTestApp({ environment: { ...environment, OPERATOR_TOKEN } })
  const ask = async (authorization?: string) =>
    (await online.app.request('/healthz', authorization ? { headers: { authorization } } : {})).json()
  for (const wrong of [undefined, 'Bearer', 'Bearer undefined', OPERATOR_TOKEN, `Bearer ${OPERATOR_TOKEN}x`])
    expect(await ask(wrong)).toEqual({ database: 'ok' })
  expect(await ask(`Bearer ${OPERATOR_TOKEN}`)).toMatchObject({ queueDepth: 0, providers: {}, resting: null })
  online.close()
  const withoutOperator = makeTestApp({ environment })
  expect(await (await withoutOperator.app.request('/healthz')).json()).toEqual({ database: 'ok' })
  withoutOperator.close()
})

test('when the database does not answer, the app says so', async () => {
  const ill = makeTestApp()
  ill.services.db.$client.close()
  const answer = await ill.app.request('/healthz')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ database: 'failing' })
  ill.close()
})

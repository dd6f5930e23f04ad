import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { buildOnce } from '../../../src/build/build.ts'
import { readAssets } from '../../../src/build/manifest.ts'
import { makeTestApp, type SignedInParent, signedIn, type TestApp } from '../../support/app.ts'

let site: TestApp
let sarah: SignedInParent

beforeAll(async () => {
  await buildOnce()
  site = makeTestApp({ assets: readAssets() })
  sarah = await signedIn(site, 'sarah@example.com')
})

afterAll(() => site.close())

const PUBLIC = ['/', '/landing', '/login', '/login?mode=sign-up', '/privacy', '/terms']
const PRIVATE = ['/app/settings', '/app/subscription']

describe('who may see what', () => {
  for (const path of PRIVATE) {
    test(`a signed-out visitor to ${path} is sent to /login`, async () => {
      const answer = await site.app.request(path)
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login'])
    })
  }

  for (const path of ['/', '/login']) {
    test(`Sarah, signed in, goes from ${path} straight to /app`, async () => {
      const answer = await site.app.request(path, { headers: { cookie: sarah.cookie } })
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/app'])
    })
  }

  test('Sarah can still look at the landing page', async () => {
    expect(await read('/landing', sarah.cookie)).toContain('Why Parents Love It')
  })
})

describe('every page', () => {
  for (const path of [...PUBLIC, ...PRIVATE, '/nowhere']) {
    test(`${path} is whole without script, runs none inline but the starter and has its own title`, async () => {
      const html = await read(path, PRIVATE.includes(path) ? sarah.cookie : undefined)
      expect(html.match(/<title>([^<]+) · Storylamp<\/title>/)?.[1]).toBeTruthy()
      expect(html.match(/<h1/g)).toHaveLength(1)
      const { text } = site.services.assets.starter
      expect(html.split(text)).toHaveLength(2)
      expect(html.replace(text, '')).not.toMatch(
        /<script(?![^>]* data-later=)[^>]*>[^<]|\son[a-z]+="|javascript:/,
      )
      expect(html).toContain('href="#main"')
    })
  }

  for (const path of PUBLIC) {
    test(`search engines may find ${path}`, async () => {
      expect(await read(path)).not.toContain('noindex')
    })
  }

  for (const path of PRIVATE) {
    test(`search engines may not find ${path}`, async () => {
      expect(await read(path, sarah.cookie)).toContain('<meta name="robots" content="noindex"/>')
    })
  }
})

test('a path that is no page answers Page Not Found, with a way home', async () => {
  const answer = await site.app.request('/once-upon-a-time')
  const html = await answer.text()
  expect(answer.status).toBe(404)
  expect(html).toContain('<title>Page Not Found · Storylamp</title>')
  expect(html).toContain('Go Back Home')
})

test('a page that breaks tells a parent plainly, without the reason', async () => {
  const broken = makeTestApp({ assets: readAssets() })
  broken.app.get('/broken', () => {
    throw new Error('disk on fire')
  })
  const answer = await broken.app.request('/broken')
  const html = await answer.text()
  broken.close()
  expect(answer.status).toBe(500)
  expect(html).toContain('Oops! Something went wrong')
  expect(html).not.toContain('disk on fire')
})

describe('moods', () => {
  test('the kept mood colors the first paint', async () => {
    expect(await read('/landing', 'mood=nature')).toContain('<html lang="en" data-mood="nature">')
  })

  for (const kept of ['grumpy', '"><script>', '']) {
    test(`a kept mood of ${JSON.stringify(kept)} counts as magical`, async () => {
      expect(await read('/landing', `mood=${encodeURIComponent(kept)}`)).toContain('data-mood="magical"')
    })
  }

  test('without script the form keeps the mood and goes back to where it was picked', async () => {
    const answer = await pickMood('fantasy', 'http://localhost/app/saved-stories?page=2')
    expect(answer.headers.get('location')).toBe('/app/saved-stories?page=2')
    expect(answer.headers.get('set-cookie')).toContain('mood=fantasy')
  })

  test('picking a mood never leads to another site', async () => {
    const answer = await pickMood('fantasy', 'https://evil.example//elsewhere.example/')
    expect(answer.headers.get('location')).toBe('/')
  })
})

describe('signing in without script', () => {
  const SENTENCES: [code: string, mode: string, title: string, text: string][] = [
    ['INVALID_LOGIN_CREDENTIALS', 'sign-in', 'Sign In Failed', 'The e-mail or the password is not right.'],
    ['EMAIL_EXISTS', 'sign-up', 'Sign Up Failed', 'There is already an account with this e-mail.'],
    ['PASSWORD_MISMATCH', 'sign-up', 'Password Mismatch', 'Please make sure your passwords match.'],
    ['<b>x</b>', 'sign-in', 'Sign In Failed', 'An unexpected error occurred. Please try again.'],
  ]
  for (const [code, mode, title, text] of SENTENCES) {
    test(`${code} is told as ${title}`, async () => {
      const html = await read(`/login?${new URLSearchParams({ error: code, mode })}`)
      expect(html).toContain(title)
      expect(html).toContain(text)
      expect(html).not.toContain('<b>x</b>')
    })
  }

  test('the form alone signs Leo up and leads him to /app', async () => {
    const fields = {
      mode: 'sign-up',
      email: 'leo@example.com',
      password: 'lamplight',
      repeatPassword: 'lamplight',
    }
    const answer = await site.app.request('/login', {
      method: 'POST',
      headers: { origin: 'http://localhost' },
      body: new URLSearchParams(fields),
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/app'])
  })
})

test('Settings shows Sarah her e-mail, her user ID and her credits', async () => {
  const html = await read('/app/settings', sarah.cookie)
  for (const text of ['Account Settings', sarah.email, sarah.uid, '3 available credits', 'Trial Account']) {
    expect(html.replaceAll('<!-- -->', '')).toContain(text)
  }
})

describe('files', () => {
  const sheet = () => readAssets().url('styles.css')

  test('a built file may be kept for ever', async () => {
    const answer = await site.app.request(sheet())
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-type')).toContain('text/css')
  })

  for (const [accepted, given] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
    ['br;q=0, gzip', 'gzip'],
  ] as const) {
    test(`a browser that accepts ${accepted} gets ${given ?? 'the plain file'}`, async () => {
      const answer = await site.app.request(sheet(), { headers: { 'accept-encoding': accepted } })
      expect(answer.headers.get('content-encoding')).toBe(given)
      expect(answer.headers.get('vary')).toContain('Accept-Encoding')
    })
  }

  test('the plain files of public/ are kept for an hour', async () => {
    for (const path of ['/favicon.svg', '/manifest.webmanifest', '/icons/icon-192.png', '/robots.txt']) {
      const answer = await site.app.request(path)
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([
        path,
        200,
        'public, max-age=3600',
      ])
    }
  })

  for (const path of [
    '/assets/nothing.js',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
  ]) {
    test(`${path} is not found`, async () => {
      expect((await site.app.request(path)).status).toBe(404)
    })
  }
})

async function read(path: string, cookie?: string): Promise<string> {
  const answer = await site.app.request(path, { headers: cookie ? { cookie } : {} })
  return answer.text()
}

function pickMood(mood: string, referer: string) {
  return site.app.request('/mood', {
    method: 'POST',
    headers: { referer, origin: 'http://localhost' },
    body: new URLSearchParams({ mood }),
  })
}

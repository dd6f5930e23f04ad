import { afterAll, beforeAll, expect, test } from 'bun:test'
import { aStreet, type Street } from '../support/calls.ts'

let street: Street
beforeAll(async () => {
  street = await aStreet()
})
afterAll(() => street.home.close())

/** The final address and its heading, after redirects; STORY stands for the id of Mia's story. */
async function follow(path: string, cookie = ''): Promise<[number, string, string]> {
  let at = path.replace('STORY', String(street.story))
  for (;;) {
    const answer = await street.home.app.request(at, { headers: cookie ? { cookie } : {} })
    const next = answer.headers.get('location')
    if (next) at = next
    else {
      const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(await answer.text()) ?? []
      return [answer.status, at.replace(`/${street.story}`, '/STORY'), heading.replaceAll(/<[^>]+>/g, '')]
    }
  }
}

const LOGIN = [200, '/login', 'Welcome Back']

/** The specification's route table (section 2): where everyone ends up, and the heading for signed-in users. */
const PAGES: [path: string, signedOut: string, signedIn: string][] = [
  ['/', '/', '/app'],
  ['/landing', '/landing', '/landing'],
  ['/login', '/login', '/app'],
  ['/app', '/login', '/app'],
  ['/app/character-creation', '/login', '/app/character-creation'],
  ['/app/saved-stories', '/login', '/app/saved-stories'],
  ['/saved-stories', '/login', '/app/saved-stories'],
  ['/saved-stories?search=fox&page=2', '/login', '/app/saved-stories?search=fox'],
  ['/app/settings', '/login', '/app/settings'],
  ['/app/subscription', '/login', '/app/subscription'],
  ['/story/STORY', '/login', '/story/STORY'],
  ['/story/STORY?search=fox', '/login', '/story/STORY?search=fox'],
  ['/story-result/STORY', '/login', '/story/STORY'],
]

test.each(PAGES)('%s leads the signed out to %s and the signed in to %s', async (path, out, signedIn) => {
  const [status, at, heading] = await follow(path)
  expect([status, at]).toEqual([200, out])
  if (out === '/login') expect([status, at, heading]).toEqual(LOGIN as [number, string, string])
  const [statusIn, atIn] = await follow(path, street.mia.cookie)
  expect([statusIn, atIn]).toEqual([200, signedIn])
})

test.each([
  ['/app', 'Home'],
  ['/app/character-creation', 'Home'],
  ['/app/kid-mode', 'Home'],
  ['/app/saved-stories', 'My Stories'],
  ['/story/STORY', 'My Stories'],
  ['/app/settings', 'Settings'],
  ['/app/profiles', 'Settings'],
  ['/app/subscription', 'Settings'],
  ['/app/nowhere', 'nothing'],
])('%s stands under %s in the navigation', async (path, place) => {
  const address = path.replace('STORY', String(street.story))
  const answer = await street.home.app.request(address, { headers: { cookie: street.mia.cookie } })
  const current = [...(await answer.text()).matchAll(/<a [^>]*aria-current="page"[^>]*>(.*?)<\/a>/gs)]
  const names = current.map(([, words = '']) => words.replaceAll(/<[^>]+>/g, ''))
  expect([...new Set(names)]).toEqual(place === 'nothing' ? [] : [place])
})

test.each([
  '/nowhere',
  '/app/nowhere',
  '/app/settings/nowhere',
  '/landing/more',
  '/login/more',
  '/Landing',
  '/stories',
])('%s is Page Not Found for everybody, with a way home', async (path) => {
  for (const [cookie, home] of [
    ['', '/'],
    [street.mia.cookie, '/app'],
  ] as const) {
    expect(await follow(path, cookie)).toEqual([404, path, 'Page Not Found'])
    const page = await street.home.app.request(path, { headers: { cookie } })
    const html = await page.text()
    expect(html).toContain('<title>Page Not Found · Storylamp</title>')
    expect(html).toContain(`href="${home}"`)
  }
})

test.each(['/story/nowhere', '/story/0', '/story/999999', '/story-result/nowhere'])(
  '%s sends the signed out to /login and is not found by the signed in',
  async (path) => {
    expect(await follow(path)).toEqual(LOGIN as [number, string, string])
    expect((await follow(path, street.mia.cookie))[0]).toBe(404)
  },
)

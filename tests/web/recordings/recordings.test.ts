import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { toldWords } from '../../../db/queries/wanted-words.ts'
import { recordings, storyLinks, storyVoices } from '../../../db/schema/index.ts'
import { recordHref } from '../../../src/shared/links/shared-address.ts'
import type { RecordedStory } from '../../../src/shared/recordings/recorded-story-payload.ts'
import { wordsMark } from '../../../src/shared/recordings/words-mark.ts'
import { makeTestApp } from '../../support/app.ts'
import { aStreet, type Street } from '../../support/calls.ts'
import { smallEngines } from '../../support/small-engines.ts'

let street: Street
beforeAll(async () => {
  street = await aStreet()
})
afterAll(() => street.home.close())

const WEBM = { 'content-type': 'audio/webm' }
const cookie = () => ({ cookie: street.mia.cookie })
const seenOf = (page: number) => wordsMark(toldWords(street.home.services.db, street.story)[page] ?? '')

interface Sent {
  page?: number
  voice?: string
  seen?: string
  headers?: Record<string, string>
  seconds?: string
}

/** Mia's parent saves a page. */
function keep(
  said: string,
  { page = 0, voice = 'Papa', seen = seenOf(page), headers = {}, seconds = '4' }: Sent = {},
) {
  const query = new URLSearchParams({ firebaseUid: street.mia.uid, voice, seen, seconds })
  return street.home.app.request(`/api/stories/${street.story}/pages/${page}/recording?${query}`, {
    method: 'PUT',
    headers: { ...WEBM, ...cookie(), ...headers },
    body: said,
  })
}

/** Grandma, with a link and no account, saves a page. */
function keepByLink(token: string, said: string, page = 0, headers: Record<string, string> = {}) {
  const query = new URLSearchParams({ seen: seenOf(page), seconds: '4' })
  return street.home.app.request(`${recordHref(token)}/pages/${page}?${query}`, {
    method: 'PUT',
    headers: { ...WEBM, 'x-fragment': '', ...headers },
    body: said,
  })
}

/** A new link for Grandma, from the parent's page. */
async function aLink(voice = 'Grandma'): Promise<string> {
  const answer = await street.home.app.request(`/app/story/${street.story}/record/link`, {
    method: 'POST',
    headers: cookie(),
    body: new URLSearchParams({ voice }),
  })
  const token = /value="[^"]*\/record\/([\w-]{43})"/.exec(await answer.text())?.[1]
  if (!token) throw new Error(`No link: ${answer.status}`)
  return token
}
const open = (token: string, headers: Record<string, string> = {}) =>
  street.home.app.request(recordHref(token), { headers })
const newestLink = () => street.home.services.db.select().from(storyLinks).all().at(-1)?.id ?? 0

describe('a parent', () => {
  test('may use the microphone on this page, and on no other', async () => {
    const { app } = street.home
    const policyOf = async (path: string) =>
      (await app.request(path, { headers: cookie() })).headers.get('permissions-policy')
    expect(await policyOf(`/app/story/${street.story}/record`)).toContain('microphone=(self)')
    for (const path of ['/app', `/story/${street.story}`, `/app/story/${street.story}/mend`, '/landing'])
      expect([path, await policyOf(path)]).toEqual([path, expect.stringContaining('microphone=()')])
  })

  test('keeps a page, hears it and finds it in the list', async () => {
    const answer = await keep('Papa reads')
    expect(answer.status).toBe(200)
    const { voices } = (await answer.json()) as RecordedStory
    const url = voices.find(({ name }) => name === 'Papa')?.recorded[0]?.url ?? ''
    const file = await street.home.app.request(url, { headers: cookie() })
    expect(await file.text()).toBe('recording of Papa reads')
    const other = await street.home.app.request(url, { headers: { cookie: street.leo.cookie } })
    expect(other.status).toBe(404)
  })

  test.each([
    ['empty', 400, 'Nothing was recorded. Please record the page again.'],
    ['other-format', 415, 'This is no recording that we can open.'],
    ['cut-off', 422, 'The recording did not arrive whole.'],
    ['too-long', 413, 'A page can be recorded for up to 3 minutes at a time'],
    ['silent', 422, 'Nobody can be heard in this recording.'],
  ])('is told when it is %s: %p', async (fault, status, sentence) => {
    const answer = await keep(fault)
    expect(answer.status).toBe(status)
    expect(((await answer.json()) as { error: string }).error).toStartWith(sentence)
  })

  test.each<[string, Sent, number, string]>([
    [
      'no sound',
      { headers: { 'content-type': 'application/json' } },
      415,
      'This is no recording that we can open.',
    ],
    ['another page’s words', { seen: '0' }, 409, 'The words of this page were changed meanwhile'],
    ['a page that is not there', { page: 77 }, 404, 'There is no such page.'],
    ['no name', { voice: '  ' }, 400, 'Please say whose voice it is, such as Grandma.'],
    ['a long name', { voice: 'a'.repeat(41) }, 400, 'A voice’s name can have at most 40 characters.'],
    ['no length', { seconds: 'long' }, 400, 'The length of the recording is no number of seconds.'],
  ])('is told of %s', async (_what, sent, status, sentence) => {
    const answer = await keep('Papa reads', sent)
    expect(answer.status).toBe(status)
    expect(((await answer.json()) as { error: string }).error).toStartWith(sentence)
  })

  test('sends no more than six megabytes', async () => {
    const answer = await keep('a'.repeat(6 * 1024 * 1024 + 1))
    expect(answer.status).toBe(413)
    expect(((await answer.json()) as { error: string }).error).toContain('up to 3 minutes')
  })

  test('takes a page away, then the voice', async () => {
    await keep('Nana reads', { voice: 'Nana' })
    await keep('Nana reads on', { voice: 'Nana', page: 1 })
    const remove = (way: string) =>
      street.home.app.request(
        `/api/stories/${street.story}/${way}?${new URLSearchParams({ firebaseUid: street.mia.uid, voice: 'Nana' })}`,
        { method: 'DELETE', headers: cookie() },
      )
    expect((await remove('pages/0/recording')).status).toBe(200)
    expect((await remove('pages/0/recording')).status).toBe(404)
    expect((await remove('voice')).status).toBe(200)
    const { db } = street.home.services
    expect(db.select().from(storyVoices).where(eq(storyVoices.name, 'Nana')).all()).toEqual([])
  })

  test('gives a voice no name that stories do not say', async () => {
    const { embeddedModerator } = await import('../../../src/embedded/moderation/index.ts')
    const moderated = await aStreet({ ...smallEngines(), moderator: embeddedModerator })
    const query = new URLSearchParams({
      firebaseUid: moderated.mia.uid,
      voice: 'Shithead',
      seen: wordsMark(toldWords(moderated.home.services.db, moderated.story)[0] ?? ''),
      seconds: '4',
    })
    const answer = await moderated.home.app.request(
      `/api/stories/${moderated.story}/pages/0/recording?${query}`,
      { method: 'PUT', headers: { ...WEBM, cookie: moderated.mia.cookie }, body: 'read' },
    )
    expect(answer.status).toBe(422)
    moderated.home.close()
  })
})

describe('Grandma, with a link and without an account,', () => {
  test('sees the words and pictures of that story, and nothing else of the family', async () => {
    const token = await aLink()
    await keep('Papa reads')
    const answer = await open(token)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('permissions-policy')).toContain('microphone=(self)')
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow, noarchive')
    expect(html).toContain('On page 1 Mia looked up.')
    expect(html).toContain('Grandma')
    for (const secret of ['Papa', street.mia.email, street.mia.uid, 'audio/', 'curly red hair'])
      expect(html).not.toContain(secret)
    const pictures = [...new Set(html.match(/\/record\/[\w-]+\/media\/[0-9a-f]{64}\.\w+/g) ?? [])]
    expect(pictures.length).toBeGreaterThan(0)
    for (const picture of pictures) expect((await street.home.app.request(picture)).status).toBe(200)
  })

  test('is shown no sound, whoever’s it is', async () => {
    const token = await aLink()
    const { voices } = (await (await keep('Papa reads')).json()) as RecordedStory
    const url = voices[0]?.recorded[0]?.url ?? ''
    expect((await street.home.app.request(recordHref(token) + url)).status).toBe(404)
    const { audioUrl } = JSON.parse((await storyAnswer()).audio ?? '{}') as { audioUrl: string }
    expect((await street.home.app.request(recordHref(token) + audioUrl)).status).toBe(404)
  })

  test('keeps pages until she is done; then the link is used up, and says so', async () => {
    const token = await aLink()
    const kept = await keepByLink(token, 'Granny reads')
    expect(kept.status).toBe(200)
    expect(kept.headers.get('set-cookie')).toBeNull()
    expect(await kept.json()).toMatchObject({ voice: 'Grandma', recorded: [0] })
    const done = await street.home.app.request(`${recordHref(token)}/done`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([done.status, done.headers.get('set-cookie')]).toEqual([200, null])
    expect(await done.text()).toContain('Your voice is with the family now.')
    const again = await open(token)
    expect(again.status).toBe(404)
    expect(await again.text()).toContain('This link has been used')
    const late = await keepByLink(token, 'and again', 1)
    expect(late.status).toBe(410)
    expect(((await late.json()) as { error: string }).error).toStartWith('This link has been used')
  })

  test('is told when the family has ended it', async () => {
    const token = await aLink()
    const path = `/app/story/${street.story}/record/link/${newestLink()}/end`
    const ended = await street.home.app.request(path, { method: 'POST', headers: cookie() })
    expect(ended.status).toBe(303)
    expect(await (await open(token)).text()).toContain('This link has ended')
    // Longer than what strangers may send.
    const late = await keepByLink(token, 'too late'.repeat(20_000))
    expect([late.status, await late.json()]).toEqual([
      410,
      { error: expect.stringContaining('The family has ended this link.') },
    ])
  })

  test('is told when its seven days are over', async () => {
    const token = await aLink()
    const { services } = street.home
    const { now } = services
    services.now = () => new Date(now().getTime() + 7 * 86_400_000)
    try {
      expect(await (await open(token)).text()).toContain('Its days are over.')
      const late = await keepByLink(token, 'too late')
      expect(((await late.json()) as { error: string }).error).toStartWith(
        'The seven days of this link are over.',
      )
    } finally {
      services.now = now
    }
  })

  test('who guesses gets nowhere', async () => {
    const token = 'x'.repeat(43)
    expect((await open(token)).status).toBe(404)
    expect((await keepByLink(token, 'guessed')).status).toBe(404)
    const done = await street.home.app.request(`${recordHref(token)}/done`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(done.status).toBe(404)
  })

  test('is a caller to whom larger bodies are open, and a guesser is not', async () => {
    const token = await aLink()
    expect((await keepByLink(token, 'a'.repeat(2 * 1024 * 1024))).status).toBe(200)
    const guessed = await keepByLink('x'.repeat(43), 'a'.repeat(65 * 1024))
    expect(guessed.status).toBe(404)
    expect(((await guessed.json()) as { error: string }).error).toStartWith('This link leads nowhere.')
  })

  test('is counted for the family whose story she reads', async () => {
    const token = await aLink()
    const once = { max: 1, windowSeconds: 3600 }
    const { RATE_LIMITS } = await import('../../../src/web/middleware/rate-limits.ts')
    const { database } = { database: street.home.services.db }
    const home = makeTestApp({
      ...smallEngines(),
      options: { limits: { ...RATE_LIMITS, record: once } },
      database: { db: database, dataDir: street.home.services.env.DATA_DIR },
    })
    const query = new URLSearchParams({ seen: seenOf(1), seconds: '4' })
    const send = () =>
      home.app.request(`${recordHref(token)}/pages/1?${query}`, {
        method: 'PUT',
        headers: { ...WEBM, 'x-fragment': '' },
        body: 'read',
      })
    expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(429)
  })

  test('leaves no token in the log', async () => {
    const token = await aLink()
    await open(token)
    await keepByLink(token, 'Granny reads')
    expect(street.home.log.filter((line) => line.includes(token))).toEqual([])
    expect(street.home.log.some((line) => line.includes('/record/…'))).toBe(true)
  })

  test('cannot open a link that is for hearing, nor hear by one that is for reading', async () => {
    expect((await open(street.token)).status).toBe(404)
    const token = await aLink()
    expect((await street.home.app.request(`/shared/${token}`)).status).toBe(404)
  })
})

test('a link without a name, or with an empty one, is not made', async () => {
  const before = street.home.services.db.select().from(storyLinks).all().length
  const answer = await street.home.app.request(`/app/story/${street.story}/record/link`, {
    method: 'POST',
    headers: cookie(),
    body: new URLSearchParams({ voice: ' ' }),
  })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('Please say whose voice it is, such as Grandma.')
  expect(street.home.services.db.select().from(storyLinks).all()).toHaveLength(before)
})

test('a kid mode session reads nothing aloud', async () => {
  const { db } = street.home.services
  const before = db.select().from(recordings).all().length
  const { app } = street.home
  const body = new URLSearchParams({ profile: String(street.profile), pin: '2580', repeatPin: '2580' })
  await app.request('/app/kid-mode', { method: 'POST', headers: { cookie: street.mia.cookie }, body })
  expect((await keep('a child presses')).status).toBe(403)
  expect(db.select().from(recordings).all()).toHaveLength(before)
})

async function storyAnswer() {
  const { mia, home, story } = street
  const answer = await home.app.request(`/api/stories/${story}?firebaseUid=${mia.uid}`, { headers: cookie() })
  return (await answer.json()) as { audio: string | null }
}

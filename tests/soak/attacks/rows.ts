import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { type Person, signUp } from '../../support/person.ts'
import type { RunningServer } from '../../support/server.ts'
import { PASSWORD } from '../../support/signed-in.ts'
import { type Figures, inWords, longestWait, tally, withPeak } from './figures.ts'

const KILOBYTE = 1024
const LABEL = {
  name: 'A very long label '.repeat(3).trim(),
  description: '"Quoted" & <b>bold</b> '.repeat(21).trim(),
  createdAt: '2026-11-20T19:30:00.000Z',
}

/** 6,000 labels by calls, and the pages of a family that has 6,000 from before the cap. */
export async function manyLabels(server: RunningServer, { of = 6000 } = {}): Promise<Figures> {
  const greedy = await signUp(server.url, `labels-${crypto.randomUUID()}@example.com`)
  const add = () => greedy.call('POST', '/api/timeline-labels', { firebaseUid: greedy.uid, ...LABEL })
  const counts: Record<string, number> = {}
  for (let sent = 0; sent < of; sent += 100) {
    const some = await tally(Array.from({ length: 100 }, add))
    for (const [status, count] of Object.entries(some)) counts[status] = (counts[status] ?? 0) + count
  }
  const old = await signUp(server.url, `old-${crypto.randomUUID()}@example.com`)
  giveLabels(server, old, of)
  const sizes = await pages(server, old)
  return withPeak(server, { [`${of} labels by calls`]: JSON.stringify(counts), ...sizes })
}

function giveLabels({ dataDir }: RunningServer, { uid }: Pick<Person, 'uid'>, count: number): void {
  const db = new SQLite(join(dataDir, 'storylamp.db'), { timeout: 5000 })
  const user = db.prepare('SELECT id FROM users WHERE firebase_uid = ?').pluck().get(uid)
  const label = db.prepare(
    'INSERT INTO timeline_labels (user_id, name, description, created_at) VALUES (?, ?, ?, ?)',
  )
  db.transaction(() => {
    for (let n = 0; n < count; n += 1) label.run(user, LABEL.name, LABEL.description, LABEL.createdAt)
  })()
  db.close()
}

async function pages(server: RunningServer, family: Person): Promise<Figures> {
  const sizes: Figures = {}
  const read = async (path: string) => {
    const answer = await fetch(server.url + path, { headers: { cookie: family.cookie } })
    sizes[`${path.split('?')[0]} KB`] = Math.round((await answer.text()).length / KILOBYTE)
  }
  for (const path of [
    '/app/saved-stories',
    '/app/saved-stories/labels',
    `/api/timeline-labels?firebaseUid=${family.uid}`,
  ]) {
    const wait = await longestWait(server, read(path))
    sizes[`${path.split('?')[0]} held ms`] = wait
  }
  return sizes
}

const AT_ONCE = 10

/** What one family gets by creating everything it can, over and over, as fast as it is answered. */
export async function everythingOften(server: RunningServer, { of = 300 } = {}): Promise<Figures> {
  const family = await signUp(server.url, `greedy-${crypto.randomUUID()}@example.com`)
  const child = await family.makeCharacter('Mia')
  const asked = await family.requestStory([child], { length: 'test' })
  const { id } = (await asked.json()) as { id: number }
  while ((await family.story(id)).generationStatus !== 'complete') await Bun.sleep(200)
  const figures: Figures = {}
  const often = async () => {
    for (const [what, ask] of Object.entries(asksOf(family, child, id)))
      figures[`${what}, of ${of}`] = inWords(await askedOften(ask, of))
  }
  const wait = await longestWait(server, often())
  return withPeak(server, { ...figures, 'a page waited ms': wait })
}

function asksOf(
  family: Person,
  child: { id: number },
  story: number,
): Record<string, () => Promise<Response>> {
  const { uid: firebaseUid, url, cookie } = family
  const form = (path: string, fields: Record<string, string>) =>
    fetch(url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: url, cookie },
      body: new URLSearchParams(fields),
    })
  const rating = { storyId: story, type: 'STORY_GENERATION', rating: 'positive', comment: 'a'.repeat(500) }
  const character = {
    characterName: 'Leo',
    gender: 'male',
    description: 'likes kites',
    referenceImageUrl: null,
  }
  return {
    stories: () => family.requestStory([child], { length: 'test' }),
    feedback: () => family.call('POST', '/api/feedback', { firebaseUid, ...rating }),
    profiles: () => form('/app/profiles', { name: 'Noor' }),
    links: () => form(`/story/${story}/share`, { withName: 'true' }),
    'recording links': () => form(`/app/story/${story}/record/link`, { voice: 'Aunt' }),
    'words of a page': () =>
      family.call('PUT', `/api/stories/${story}/pages/0/words`, {
        firebaseUid,
        words: 'Mia sang.',
        seen: 'another',
        price: 0,
      }),
    exports: () => family.call('GET', '/app/settings/family-data'),
    editions: () => family.call('GET', `/story/${story}/take-home/ebook`),
    characters: () => family.call('POST', '/api/characters/upload-reference', { firebaseUid, ...character }),
    sessions: async () => {
      const answer = await form('/login', { email: family.email, password: PASSWORD, mode: 'sign-in' })
      const isTooMany = answer.headers.get('location')?.includes('TOO_MANY')
      return isTooMany ? new Response(null, { status: 429 }) : answer
    },
  }
}

async function askedOften(ask: () => Promise<Response>, of: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (let sent = 0; sent < of; sent += AT_ONCE) {
    const answers = Array.from({ length: AT_ONCE }, async () => {
      const answer = await ask()
      await answer.arrayBuffer()
      return answer
    })
    for (const [status, count] of Object.entries(await tally(answers)))
      counts[status] = (counts[status] ?? 0) + count
  }
  return counts
}

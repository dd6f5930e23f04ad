import { SESSION_LIFETIME_SECONDS } from '../../src/shared/identity/session-cookie.ts'

/**
 * Finished stories that were played, kept whole on this device for the one family that is signed in here: each story's
 * page, under its address, and every file that the page names. A page is put last, so that what has a page is complete.
 */
const FAMILY_CACHE = 'family-'
const MOST_STORIES = 30

/** Beside a family's stories: when the server last said that the family is signed in here. */
const LAST_SEEN = '/last-seen'

/** The header by which the server says whose page an answer is; pages of the signed-out have none. */
const FAMILY_HEADER = 'X-Family'

/** Rises when a family leaves: what was begun for it before is not kept any more. */
let departures = 0
const beingKept = new Set<string>()

export const familyOf = (page: Response): string | null => page.headers.get(FAMILY_HEADER)

/** Forgets every family but this one; all of them when nobody is signed in. */
export async function forgetOthers(family: string | null): Promise<void> {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith(FAMILY_CACHE) && name !== FAMILY_CACHE + family)
  if (others.length === 0 && family !== null) return
  departures += 1
  await Promise.all(others.map((name) => caches.delete(name)))
}

/** Notes that the server has just said so; only where something is kept. */
export async function seeFamily(family: string | null): Promise<void> {
  if (family === null || !(await caches.has(FAMILY_CACHE + family))) return
  const cache = await caches.open(FAMILY_CACHE + family)
  await cache.put(LAST_SEEN, new Response(String(Date.now())))
}

/** Keeps the story at `path`, such as `/story/7`, with all its files; nothing where it is not finished or not to be had. */
export async function keepStory(path: string): Promise<void> {
  if (beingKept.has(path)) return
  beingKept.add(path)
  const departure = departures
  try {
    const page = await fetch(path)
    const family = familyOf(page)
    if (page.status === 404) await dropStory(path)
    if (!page.ok || page.redirected || family === null) return
    const text = await page.clone().text()
    if (!isFinished(text)) return
    const cache = await caches.open(FAMILY_CACHE + family)
    await keepFiles(cache, filesIn(text))
    // Replaces the older page in one step: there is never a moment without one.
    await cache.put(path, page)
    await dropOldest(cache)
    await seeFamily(family)
    if (departure !== departures) await caches.delete(FAMILY_CACHE + family)
  } finally {
    beingKept.delete(path)
  }
}

/** A page of a kept story as the server shows it now; the older one stays where there is none. */
export async function keepAnew(): Promise<void> {
  for (const { cache } of await families()) {
    for (const path of await storiesIn(cache)) await keepStory(path)
  }
}

/** The kept page of a story, or a file of one. */
export async function kept(path: string): Promise<Response | undefined> {
  for (const { cache } of await families()) {
    const answer = await cache.match(path, { ignoreVary: true })
    if (answer) return answer
  }
  return undefined
}

export async function dropStory(path: string): Promise<void> {
  for (const { cache } of await families()) await drop(cache, path)
}

async function families() {
  const found = []
  for (const name of await caches.keys()) {
    if (!name.startsWith(FAMILY_CACHE)) continue
    const cache = await caches.open(name)
    if (await hasLapsed(cache)) await caches.delete(name)
    else found.push({ name, cache })
  }
  return found
}

/**
 * True when the server could not be asked for as long as a session lasts: it has ended by now, perhaps because the
 * family signed out everywhere.
 */
async function hasLapsed(cache: Cache): Promise<boolean> {
  const lastSeen = await (await cache.match(LAST_SEEN))?.text()
  return lastSeen !== undefined && Date.now() - Number(lastSeen) > SESSION_LIFETIME_SECONDS * 1000
}

const isFinished = (page: string) => page.includes('generationStatus&quot;:&quot;complete&quot;')
const filesIn = (page: string) => new Set(page.match(/\/media\/[\w.-]+/g) ?? [])

async function keepFiles(cache: Cache, files: Iterable<string>): Promise<void> {
  for (const file of files) {
    if (await cache.match(file, { ignoreVary: true })) continue
    const answer = await fetch(file)
    if (answer.status !== 200) throw new Error(`A story's file was answered with ${answer.status}`)
    await cache.put(file, answer)
  }
}

/** The addresses of the kept stories, from the one that was kept the longest ago. */
async function storiesIn(cache: Cache): Promise<string[]> {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  return paths.filter((path) => path.startsWith('/story/'))
}

async function dropOldest(cache: Cache): Promise<void> {
  const paths = await storiesIn(cache)
  for (const path of paths.slice(0, Math.max(0, paths.length - MOST_STORIES))) await drop(cache, path)
}

/** The page goes first; then those of its files that no other kept page names. */
async function drop(cache: Cache, path: string): Promise<void> {
  const page = await cache.match(path, { ignoreVary: true })
  if (!page) return
  const files = filesIn(await page.text())
  await cache.delete(path)
  for (const other of await storiesIn(cache)) {
    const answer = await cache.match(other, { ignoreVary: true })
    for (const file of filesIn((await answer?.text()) ?? '')) files.delete(file)
  }
  for (const file of files) await cache.delete(file)
}

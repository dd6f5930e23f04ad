import { createMutex } from '../../src/shared/kit/mutex.ts'
import {
  FAMILY_CACHE,
  fileOn,
  KID_MODE,
  LAST_SEEN,
  type OpenShelf,
  openFamily,
  openShelfOn,
  RECORD_PATTERN,
  recordPath,
  SHELF,
  type ShelvedStory,
  storiesOn,
} from './family-shelf.ts'
import {
  KEPT_NEWS_CHANNEL,
  type KeepReason,
  type KeptNews,
  type StoryManifest,
  type StoryRecord,
} from './story-record.ts'

/** Stories that stay because they were played; the least recently played is removed first. */
const MOST_PLAYED = 30

/** Incremented when a family leaves: storing that began before is abandoned. */
let departures = 0
/** Incremented with each word of the server on kid mode: an older one comes too late. */
let holders = 0
/** Files of the story that is being stored, whose record comes last. */
let beingKept = new Set<string>()
const channel = new BroadcastChannel(KEPT_NEWS_CHANNEL)
const tell = (news: KeptNews) => channel.postMessage(news)

/** One change after the other, so that none removes what another has just begun. */
const changes = createMutex()

/** Deletes every family's stories except this one's; all when nobody is signed in. */
export async function forgetOthers(family: string | null): Promise<void> {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith(FAMILY_CACHE) && name !== FAMILY_CACHE + family)
  if (others.length === 0 && family !== null) return
  departures += 1
  await Promise.all(others.map((name) => caches.delete(name)))
}

/** Notes that the server has just said so, if anything is stored. */
export async function noteFamily(family: string | null): Promise<void> {
  if (family === null || !(await caches.has(FAMILY_CACHE + family))) return
  const cache = await caches.open(FAMILY_CACHE + family)
  await cache.put(LAST_SEEN, new Response(String(Date.now())))
}

/**
 * Notes whether the device is in kid mode, as the server has just said: then only the open shelf is shown without a
 * network too. Until its content is known, nothing is.
 */
export async function noteKidMode(family: string | null, isChild: boolean): Promise<void> {
  if (family === null) return
  holders += 1
  const heard = holders
  const name = FAMILY_CACHE + family
  if (!isChild) {
    if (await caches.has(name)) await (await caches.open(name)).delete(KID_MODE)
    return
  }
  const cache = await caches.open(name)
  if (!(await openShelfOn(cache))) await cache.put(KID_MODE, Response.json(NOTHING_YET))
  const answer = await fetch('/kid/stories').catch(() => undefined)
  if (answer?.ok && !answer.redirected && heard === holders) await cache.put(KID_MODE, answer)
}

/** Whether the device is in kid mode: then no parent's form is sent, and each leads to the child's shelf. */
export async function isInKidMode(): Promise<boolean> {
  const cache = await openFamily()
  return cache !== undefined && (await openShelfOn(cache)) !== undefined
}

const NOTHING_YET: OpenShelf = { title: 'Stories', ids: [] }

/** Stores a story with all its files and reports progress; or says why it could not, and leaves what was there. */
export function keepStory(manifest: StoryManifest, reason: KeepReason): Promise<void> {
  const departure = departures
  return changes.run(async () => {
    if (departure !== departures) return
    const { id } = manifest.story
    const name = FAMILY_CACHE + manifest.family
    const cache = await caches.open(name)
    beingKept = new Set(manifest.files.map(({ url }) => url))
    try {
      await keepWhole(cache, manifest, reason)
      await makeRoom(cache)
      await noteFamily(manifest.family)
      tell({ news: 'changed', id })
    } catch (error) {
      if (reason === 'kept') tell({ news: 'refused', id, why: isFull(error) ? 'full' : 'failed' })
    }
    beingKept = new Set()
    await sweep(cache)
    if (departure !== departures) await caches.delete(name)
  })
}

async function keepWhole(cache: Cache, manifest: StoryManifest, reason: KeepReason): Promise<void> {
  const { story, files } = manifest
  const saysHowFar = reason === 'kept'
  let bytes = JSON.stringify(manifest).length
  for (const [index, { url }] of files.entries()) {
    bytes += await keepFile(cache, url)
    const percent = Math.round(((index + 1) / files.length) * 100)
    if (saysHowFar) tell({ news: 'keeping', id: story.id, percent })
  }
  const record: StoryRecord = { ...manifest, usedAt: Date.now(), bytes }
  const known = (await storiesOn(cache)).find((other) => other.story.id === story.id)
  const path = recordPath(known?.byHand ? 'kept' : reason, story.id)
  await put(cache, path, () => Response.json(record))
  if (path === recordPath('kept', story.id)) await cache.delete(recordPath('played', story.id))
}

/** Its size in bytes. */
async function keepFile(cache: Cache, url: string): Promise<number> {
  const known = await fileOn(cache, url)
  if (known) return (await known.blob()).size
  const answer = await fetch(url)
  if (answer.status !== 200) throw new Error(`A story's file was answered with ${answer.status}`)
  const file = await answer.blob()
  await put(cache, url, () => new Response(file, { headers: answer.headers }))
  return file.size
}

/** On a full device it replaces the least recently played story. */
async function put(cache: Cache, path: string, answer: () => Response): Promise<void> {
  for (;;) {
    try {
      return await cache.put(path, answer())
    } catch (error) {
      const [first] = await leavingFirst(cache)
      if (!isFull(error) || !first) throw error
      await removeStory(cache, first)
    }
  }
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

/** What was played and not stored by hand, least recently played first. */
async function leavingFirst(cache: Cache): Promise<ShelvedStory[]> {
  const played = (await storiesOn(cache)).filter(({ byHand }) => !byHand)
  return played.sort((a, b) => a.usedAt - b.usedAt)
}

async function makeRoom(cache: Cache): Promise<void> {
  const played = await leavingFirst(cache)
  for (const story of played.slice(0, Math.max(0, played.length - MOST_PLAYED)))
    await removeStory(cache, story)
}

async function removeStory(cache: Cache, { story: { id } }: ShelvedStory): Promise<void> {
  await cache.delete(recordPath('kept', id))
  await cache.delete(recordPath('played', id))
  await sweep(cache)
  tell({ news: 'changed', id })
}

/** Removes every file that no stored story needs, and what an older release has left. */
async function sweep(cache: Cache): Promise<void> {
  const named = new Set([LAST_SEEN, SHELF, KID_MODE, ...beingKept])
  for (const { files } of await storiesOn(cache)) for (const { url } of files) named.add(url)
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (!named.has(pathname) && !RECORD_PATTERN.test(pathname))
      await cache.delete(request, { ignoreVary: true })
  }
}

/** A story stored by hand becomes one that was played; one that was only played is removed. */
export const keepAsPlayedOnly = (id: number): Promise<void> =>
  changed(id, async (cache, story) => {
    const { byHand: _, ...record } = story
    await put(cache, recordPath('played', id), () => Response.json(record))
    await cache.delete(recordPath('kept', id))
    tell({ news: 'changed', id })
  })

/** A story marked or unmarked as favorite here changes on the shelf at once, whether or not the server knows yet. */
export const setFavorite = (id: number, favorite: boolean): Promise<void> =>
  changed(id, async (cache, { byHand, ...record }) => {
    const story = { ...record.story, favorite }
    await put(cache, recordPath(byHand ? 'kept' : 'played', id), () => Response.json({ ...record, story }))
  })

/** Removes a story from this device. */
export const forgetStory = (id: number): Promise<void> => changed(id, removeStory)

function changed(id: number, change: (cache: Cache, story: ShelvedStory) => Promise<void>): Promise<void> {
  return changes.run(async () => {
    const cache = await openFamily()
    const story = cache && (await storiesOn(cache)).find((known) => known.story.id === id)
    if (cache && story) await change(cache, story)
  })
}

/** Stores the family's current list for when there is no network. */
export async function keepShelf(family: string, stories: object[]): Promise<void> {
  const cache = await caches.open(FAMILY_CACHE + family)
  await cache.put(SHELF, Response.json(stories))
  await noteFamily(family)
}

/** A stored file of the family that is signed in here. */
export async function kept(path: string): Promise<Response | undefined> {
  const cache = await openFamily()
  return cache && fileOn(cache, path)
}

/** Another size or cut of the same picture, where the requested one is not here. */
export async function standIn(path: string): Promise<Response | undefined> {
  const cache = await openFamily()
  if (!cache) return undefined
  for (const { files } of await storiesOn(cache)) {
    const file = files.find(({ insteadOf }) => insteadOf.includes(path))
    if (file) return fileOn(cache, file.url)
  }
  return undefined
}

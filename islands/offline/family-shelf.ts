import { SESSION_LIFETIME_SECONDS } from '../../src/shared/identity/session-lifetime.ts'
import type { KeepReason, StoryRecord } from './story-record.ts'

/**
 * One cache for each family: under /media/… the files of its stored stories; under /kept/{id} and /played/{id} the
 * stories' records, written last, so that what has a record is complete; under /shelf the family's last known list;
 * under /kid-mode what a child may see. Read by pages and by the service worker, written only by the service worker.
 */
export const FAMILY_CACHE = 'family-'
export const SHELF = '/shelf'
/** In kid mode: the open shelf, as JSON. */
export const KID_MODE = '/kid-mode'
/** When the server last said that the family is signed in here, in milliseconds since 1970 by this device's clock. */
export const LAST_SEEN = '/last-seen'
export const RECORD_PATTERN = /^\/(kept|played)\/(\d+)$/

export const recordPath = (reason: KeepReason, id: number) => `/${reason}/${id}`

/** A stored story with the reasons for which it is here. */
export interface ShelvedStory extends StoryRecord {
  byHand: boolean
}

/** The cache of the family that is signed in here; undefined when there is none, or when it may not be shown. */
export async function openFamily(): Promise<Cache | undefined> {
  const names = await caches.keys()
  const name = names.find((known) => known.startsWith(FAMILY_CACHE))
  if (name === undefined) return undefined
  const cache = await caches.open(name)
  return (await hasLapsed(cache)) ? undefined : cache
}

/** The one shelf that a child may see in kid mode. */
export interface OpenShelf {
  title: string
  /** The ids of its stories. */
  ids: number[]
}

/** The open shelf in kid mode; undefined outside of it. */
export async function openShelfOn(cache: Cache): Promise<OpenShelf | undefined> {
  return (await cache.match(KID_MODE))?.json()
}

/** True when something is stored that may not be shown until the server has answered again. */
export async function isLocked(): Promise<boolean> {
  const names = await caches.keys()
  return names.some((name) => name.startsWith(FAMILY_CACHE)) && (await openFamily()) === undefined
}

/**
 * True when the server could not be reached for as long as a session lasts: it has ended by now, perhaps because the
 * family signed out everywhere. Nothing is shown then, but nothing is deleted either, because the clock may be wrong.
 */
async function hasLapsed(cache: Cache): Promise<boolean> {
  const lastSeen = await (await cache.match(LAST_SEEN))?.text()
  return lastSeen !== undefined && Date.now() - Number(lastSeen) > SESSION_LIFETIME_SECONDS * 1000
}

/** The stored stories, each once. */
export async function storiesOn(cache: Cache): Promise<ShelvedStory[]> {
  const found = new Map<number, ShelvedStory>()
  for (const request of await cache.keys()) {
    const [, reason, id] = RECORD_PATTERN.exec(new URL(request.url).pathname) ?? []
    if (id === undefined || (reason === 'played' && found.get(Number(id))?.byHand)) continue
    const record = (await (await cache.match(request))?.json()) as StoryRecord | undefined
    if (record) found.set(Number(id), { ...record, byHand: reason === 'kept' })
  }
  return [...found.values()]
}

/** A stored file, or a substitute for it. */
export const fileOn = (cache: Cache, path: string): Promise<Response | undefined> =>
  cache.match(path, { ignoreVary: true })

import { size } from '../../src/shared/kit/size.ts'
import type { Toast } from '../lib/toast.ts'
import { openFamily, type ShelvedStory, storiesOn } from './family-shelf.ts'
import { KEPT_NEWS_CHANNEL, type KeptNews, type Refusal, type WorkerRequest } from './story-record.ts'

/** Whether this browser can keep anything at all: some private windows and old browsers cannot. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in window

/** Tells the service worker; resolves when it has been told, whatever becomes of it. */
export async function askWorker(request: WorkerRequest): Promise<void> {
  if (!canKeep()) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(request)
}

/** Calls with what becomes of kept stories, in whatever tab it was wished; answers what ends it. */
export function onKeptNews(listener: (news: KeptNews) => void): () => void {
  if (!canKeep()) return () => undefined
  const channel = new BroadcastChannel(KEPT_NEWS_CHANNEL)
  channel.addEventListener('message', ({ data }) => listener(data))
  return () => channel.close()
}

/** The stories on this device; none where this browser keeps nothing. */
export async function storiesOnDevice(): Promise<ShelvedStory[]> {
  if (!canKeep()) return []
  const cache = await openFamily()
  return cache ? storiesOn(cache) : []
}

/** Says why a story was not kept; on a full device also what can be removed, and where. */
export async function refusalToast(why: Refusal): Promise<Toast> {
  if (why === 'failed') return NOT_KEPT
  const stories = await storiesOnDevice()
  const inAll = size(stories.reduce((sum, { bytes }) => sum + bytes, 0))
  const title = 'This device is full'
  if (stories.length === 0)
    return {
      kind: 'error',
      title,
      text: 'There is no room for this story. Please make some, then try again.',
    }
  const [named, it] =
    stories.length === 1 ? ['the one that is', 'it'] : [`the ${stories.length} that are`, 'one']
  const text = `There is no room for this story. Settings lists ${named} kept here (${inAll}): remove ${it} there, then try again.`
  return { kind: 'error', title, text }
}

/** What a story that could not be brought says. */
export const NOT_KEPT = {
  kind: 'error',
  title: 'Not kept',
  text: 'The story could not be brought onto this device. Please try again.',
} as const

/** What a browser that keeps nothing says. */
export const CANNOT_KEEP = {
  kind: 'info',
  title: 'This browser can’t keep stories',
  text: 'A private window or an older browser has no room for stories. They play while you are online.',
} as const

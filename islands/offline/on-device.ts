import { openFamily, type ShelvedStory, storiesOn } from './family-shelf.ts'
import { KEPT_NEWS_CHANNEL, type KeptNews, type WorkerRequest } from './story-record.ts'

/** Whether this browser can store anything: some private windows and old browsers cannot. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in window

/** Tells the service worker; resolves when it has been told, whatever the outcome. */
export async function askWorker(request: WorkerRequest): Promise<void> {
  if (!canKeep()) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(request)
}

/** Calls with news of stored stories, whichever tab caused them; returns what ends it. */
export function onKeptNews(listener: (news: KeptNews) => void): () => void {
  if (!canKeep()) return () => undefined
  const channel = new BroadcastChannel(KEPT_NEWS_CHANNEL)
  channel.addEventListener('message', ({ data }) => listener(data))
  return () => channel.close()
}

/** The stories on this device; none in a browser without storage. */
export async function storiesOnDevice(): Promise<ShelvedStory[]> {
  if (!canKeep()) return []
  const cache = await openFamily()
  return cache ? storiesOn(cache) : []
}

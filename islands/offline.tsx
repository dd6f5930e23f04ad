import { useEffect, useRef, useState } from 'react'
import { OfflineShelf } from '../src/components/offline/offline-shelf.tsx'
import { offlineShelfOf, type ShelfItem } from '../src/components/offline/shelf-item.ts'
import { PRODUCT_NAME } from '../src/shared/constants.ts'
import { KID_SHELF, LEAVE_KID_MODE } from '../src/shared/kid-mode/addresses.ts'
import { moodOf } from '../src/shared/kit/moods.ts'
import type { StoryListItem } from '../src/shared/stories/story-answer.ts'
import { toast } from './lib/toast.ts'
import {
  isLocked,
  type OpenShelf,
  openFamily,
  openShelfOn,
  SHELF,
  type ShelvedStory,
  storiesOn,
} from './offline/family-shelf.ts'
import { onKeptNews } from './offline/on-device.ts'
import { ASK_SELDOM_MS, whenBack } from './offline/when-back.ts'
import StoryPlayer from './story-player.tsx'

const OFFLINE_PAGE = '/offline'
const MY_STORIES = '/app/saved-stories'

type Shown =
  | { what: 'nothing-yet' }
  | { what: 'shelf'; title: string; forChild: boolean; items: ShelfItem[]; note: string | undefined }
  | { what: 'story'; kept: ShelvedStory; forChild: boolean }

/** Replaces every page without a network: shows the story of its address, or the shelf of stored stories. */
export default function Offline() {
  const [shown, setShown] = useState<Shown>({ what: 'nothing-yet' })
  const [alone, setAlone] = useState(true)
  const leaving = useRef(false)
  useEffect(() => {
    wearMood()
    const look = () => void shownHere().then(setShown)
    look()
    return onKeptNews(look)
  }, [])
  const { what } = shown
  useEffect(() => {
    if (what === 'shelf') return whenBack(() => !leaving.current && comeBack())
    // A story must not be interrupted while it is playing.
    if (what === 'story') return whenBack(() => setAlone(false), ASK_SELDOM_MS)
  }, [what])
  useEffect(() => {
    document.title = `${shown.what === 'story' ? shown.kept.story.title : titleOf(shown)} · ${PRODUCT_NAME}`
  }, [shown])

  if (shown.what === 'nothing-yet') return <h1 className="sr-only">My Stories</h1>
  if (shown.what === 'story') {
    const { story, family } = shown.kept
    const { forChild } = shown
    const backHref = forChild ? KID_SHELF : MY_STORIES
    return (
      <StoryPlayer
        story={story}
        waiting={null}
        theme={null}
        firebaseUid={family}
        {...{ backHref, forChild, alone }}
      />
    )
  }
  return (
    // A network that only flickers brings nothing back, and must not hold up a parent who is on the way to a story.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes what the links in it do
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by key is clicked too
    <div onClick={(event) => noteLeaving(event.target, leaving)}>
      <OfflineShelf
        {...shown}
        now={new Date()}
        timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
        onAway={({ title }) =>
          toast({ title: 'Not on this device', text: `${title} will be back when you are online.` })
        }
        onTryAgain={comeBack}
      />
    </div>
  )
}

/** The requested page; after a form, which must not be sent again, My Stories. */
const comeBack = () => (location.pathname === OFFLINE_PAGE ? location.replace(MY_STORIES) : location.reload())

function noteLeaving(target: EventTarget, leaving: { current: boolean }): void {
  if (target instanceof Element && target.closest('a')) leaving.current = true
}

async function shownHere(): Promise<Shown> {
  const cache = 'caches' in window ? await openFamily() : undefined
  const open = cache && (await openShelfOn(cache))
  const kept = (cache ? await storiesOn(cache) : []).filter(
    ({ story }) => open?.ids.includes(story.id) ?? true,
  )
  const id = Number(/^\/story\/(\d+)\/?$/.exec(location.pathname)?.[1])
  const story = kept.find((known) => known.story.id === id)
  if (story) return { what: 'story', kept: story, forChild: open !== undefined }
  if (open) return childsShelf(open, kept)
  const known = ((await (await cache?.match(SHELF))?.json()) ?? []) as StoryListItem[]
  return {
    what: 'shelf',
    title: 'My Stories',
    forChild: false,
    items: offlineShelfOf(kept, known),
    note: await noteFor(id),
  }
}

/** In kid mode the stored stories of the open shelf, and nothing else; only the server can check the PIN. */
function childsShelf({ title }: OpenShelf, kept: readonly ShelvedStory[]): Shown {
  const note =
    location.pathname === LEAVE_KID_MODE
      ? 'the way out of kid mode is closed until it is back. These stories play meanwhile.'
      : undefined
  return { what: 'shelf', title, forChild: true, items: offlineShelfOf(kept, []), note }
}

const titleOf = (shown: Shown) => (shown.what === 'shelf' ? shown.title : 'My Stories')

async function noteFor(id: number): Promise<string | undefined> {
  if ('caches' in window && (await isLocked()))
    return 'your stories are still here. Go online once, and they open again.'
  if (!Number.isNaN(id)) return 'that story is not on this device. These are.'
  if (location.search === '?unsent') return 'that needs the network, and was not sent. Your stories are here.'
  return location.pathname === MY_STORIES || location.pathname === OFFLINE_PAGE
    ? undefined
    : 'that page needs the network. Your stories are here.'
}

/** The stored page has no mood. */
function wearMood(): void {
  document.documentElement.dataset.mood = moodOf(/(?:^|; )mood=(\w+)/.exec(document.cookie)?.[1])
}

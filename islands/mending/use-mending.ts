import { useCallback, useEffect, useState } from 'react'
import type { Busy } from '../../src/components/mending/page-card.tsx'
import type { StoryPages } from '../../src/shared/mending/story-pages-payload.ts'
import { ApiError, errorSentence, send } from '../lib/api.ts'
import { poll } from '../lib/polling.ts'
import { endsSession } from '../lib/sign-in-again.ts'
import { useDrafts } from './use-drafts.ts'

const POLL_MS = 2000

type Part = 'words' | 'picture'

export interface PageError {
  page: number
  of: Part
  sentence: string
}

/** A story on the mending page: the server's state, the drafts, and the actions on a page. */
export function useMending(initial: StoryPages, firebaseUid: string) {
  const [story, setStory] = useState(initial)
  const { drafts, setDraft } = useDrafts(initial.id)
  const query = new URLSearchParams({ firebaseUid })
  const url = `/api/stories/${story.id}/pages?${query}`
  const isMaking = story.pages.some(({ voice, picture }) => voice === 'making' || picture === 'making')

  useNews(url, isMaking, setStory)
  const { change, busyOn, errorOn } = useChange(setStory)
  const at = (page: number, part: string) => `/api/stories/${story.id}/pages/${page}/${part}`
  const saveWords = async (page: number) => {
    const { words = '', seen = '' } = drafts[page] ?? {}
    const price = story.pages[page]?.wordsPrice ?? 0
    const refused = await change(page, 'words', async () => {
      const saved = await send<StoryPages>('PUT', at(page, 'words'), { firebaseUid, words, seen, price })
      setDraft(page, (draft) => ({ ...(draft.wish === undefined ? {} : { wish: draft.wish }) }))
      return saved
    })
    const meanwhile = refused && wordsIn(refused)
    if (meanwhile !== undefined) setDraft(page, (draft) => ({ ...draft, seen: meanwhile, meanwhile }))
  }
  const retryWords = (page: number) => {
    const words = story.pages[page]?.words ?? ''
    return change(page, 'words', () =>
      send<StoryPages>('PUT', at(page, 'words'), { firebaseUid, words, seen: words, price: 0 }),
    )
  }
  const drawPicture = (page: number) => {
    const { wish = '' } = drafts[page] ?? {}
    const price = story.pages[page]?.picturePrice ?? 0
    return change(page, 'picture', async () => {
      const drawn = await send<StoryPages>('POST', at(page, 'picture'), { firebaseUid, wish, price })
      setDraft(page, ({ wish: _, ...draft }) => draft)
      return drawn
    })
  }
  const takeBack = (page: number, of: Part) =>
    change(page, of, () => send<StoryPages>('DELETE', `${at(page, of)}?${query}`))

  return {
    story,
    drafts,
    setDraft,
    busyOn,
    errorOn,
    isMaking,
    saveWords,
    retryWords,
    drawPicture,
    takeBack,
  }
}

/** Polls the story while something of it is being made. */
function useNews(url: string, isMaking: boolean, setStory: (story: StoryPages) => void): void {
  useEffect(() => {
    if (!isMaking) return
    return poll<StoryPages>({
      url,
      everyMs: POLL_MS,
      onValue: (now) => {
        setStory(now)
        return false
      },
      onError: endsSession,
    })
  }, [url, isMaking, setStory])
}

/** Sends a change of a page, one at a time; a refusal is shown as the page's error. */
function useChange(setStory: (story: StoryPages) => void) {
  const [busy, setBusy] = useState<{ page: number; of: Part }>()
  const [error, setError] = useState<PageError>()
  const change = useCallback(
    async (page: number, of: Part, ask: () => Promise<StoryPages>): Promise<ApiError | undefined> => {
      setBusy({ page, of })
      setError(undefined)
      try {
        setStory(await ask())
        return undefined
      } catch (failure) {
        if (endsSession(failure)) return undefined
        const otherwise = 'This could not be sent. Nothing is lost: please try again.'
        setError({ page, of, sentence: errorSentence(failure, otherwise) })
        return failure instanceof ApiError ? failure : undefined
      } finally {
        setBusy(undefined)
      }
    },
    [setStory],
  )
  return {
    change,
    busyOn: (page: number): Busy => (busy?.page === page ? busy.of : undefined),
    errorOn: (page: number) => (error?.page === page ? error : undefined),
  }
}

/** The words that the page has in the other window. */
function wordsIn({ body }: ApiError): string | undefined {
  try {
    const { words } = JSON.parse(body) as { words?: unknown }
    return typeof words === 'string' ? words : undefined
  } catch {
    return undefined
  }
}

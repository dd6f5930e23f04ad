import { useCallback, useEffect, useState } from 'react'
import type { PageDraft } from '../../src/components/mending/page-card.tsx'
import { keepInTab, keptInTab } from '../lib/tab-memory.ts'

type Drafts = Record<number, PageDraft>

/** What is typed on each page and not sent yet; survives a reload and a sign-in of this tab. */
export function useDrafts(storyId: number) {
  const key = `mending-${storyId}`
  const [drafts, setDrafts] = useState<Drafts>({})
  useEffect(() => {
    const kept = keptInTab(key)
    if (typeof kept === 'object' && kept !== null) setDrafts(kept as Drafts)
  }, [key])
  const setDraft = useCallback(
    (page: number, change: (draft: PageDraft) => PageDraft) =>
      setDrafts((known) => {
        const next = { ...known, [page]: change(known[page] ?? {}) }
        const isEmpty = Object.values(next).every((draft) => Object.keys(draft).length === 0)
        keepInTab(key, isEmpty ? undefined : next)
        return next
      }),
    [key],
  )
  return { drafts, setDraft }
}

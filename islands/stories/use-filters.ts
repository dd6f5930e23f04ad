import { useEffect, useRef, useState } from 'react'
import type { PickFilter } from '../../src/components/stories/filter-bar.tsx'
import {
  filtersFrom,
  NO_FILTERS,
  type StoryFilters,
  savedStoriesHref,
  trimmedSearch,
} from '../../src/shared/stories/story-filters.ts'

const TYPING_PAUSE_MS = 250
const PART = '#timeline'

/** The filters as a parent set them; every change loads the first page of the results. */
export function useFilters(given: StoryFilters) {
  const [filters, setFilters] = useState(given)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** A request is on its way: until then the list may be re-rendered as it was. */
  const coming = useRef<Promise<void>>(undefined)

  useEffect(() => {
    const onSwap = () => {
      if (typing.current === undefined && coming.current === undefined)
        setFilters((shown) => asTyped(shown, filtersFromAddress()))
    }
    window.addEventListener('islands', onSwap)
    return () => window.removeEventListener('islands', onSwap)
  }, [])

  const go = (next: StoryFilters, history: 'push' | 'replace') => {
    clearTimeout(typing.current)
    typing.current = undefined
    const url = savedStoriesHref({ ...next, search: trimmedSearch(next.search) })
    const mine = load(url, history).finally(() => {
      if (coming.current === mine) coming.current = undefined
    })
    coming.current = mine
  }
  const change = (next: StoryFilters) => {
    setFilters(next)
    go(next, 'push')
  }
  const pick: PickFilter = (name, value) => change({ ...filters, [name]: value })

  return {
    filters,
    pick,
    clear: () => change({ ...NO_FILTERS, search: filters.search }),
    submit: () => go(filters, 'push'),
    /** Searches when typing pauses; the words of one search leave one step in the history. */
    search: (typed: string) => {
      const next = { ...filters, search: typed }
      setFilters(next)
      clearTimeout(typing.current)
      typing.current = setTimeout(() => {
        const isNew = filtersFromAddress().search === ''
        go(next, isNew ? 'push' : 'replace')
      }, TYPING_PAUSE_MS)
    },
  }
}

/** The page loads the script by itself as well; if it cannot, the browser loads the whole page. */
const load = (url: string, history: 'push' | 'replace'): Promise<void> =>
  import('../fragments.ts').then(
    ({ loadPart }) => loadPart(url, PART, { history }),
    () => location.assign(url),
  )

const filtersFromAddress = () => filtersFrom(new URLSearchParams(location.search))

/** The address's filters, but the search with the spaces that are being typed. */
const asTyped = (shown: StoryFilters, said: StoryFilters): StoryFilters =>
  trimmedSearch(shown.search) === said.search ? { ...said, search: shown.search } : said

import { useState } from 'react'
import type { RecordablePage } from '../../src/shared/recordings/recorded-story-payload.ts'
import { useListening, useReading } from './use-reading.ts'

interface PageByPage {
  pages: readonly RecordablePage[]
  first: number
  /** Sends the recording of a page; throws what `send` throws. */
  send: (page: number, sound: Blob, query: { seconds: string; seen: string }) => Promise<void>
  /** The text for a stored page, e.g. `is kept`. */
  kept: string
  /** Why nothing can be stored yet; undefined where it can. */
  refusal?: () => string | undefined
}

/** Reading a story aloud page by page: each is recorded, played and stored, then the next one follows. */
export function usePageByPage({ pages, first, send, kept, refusal }: PageByPage) {
  const [page, setPage] = useState(first)
  const reading = useReading({
    words: pages[page]?.words,
    send: (sound, query) => send(page, sound, query),
  })
  const { isHeard, press, quiet } = useListening(reading.setProblem)
  const go = (to: number) => {
    quiet()
    reading.leave()
    setPage(to)
  }
  const keep = async () => {
    const problem = refusal?.()
    if (problem !== undefined) return reading.setProblem(problem)
    quiet()
    if (!(await reading.keep())) return
    if (page < pages.length - 1) go(page + 1)
    reading.setNews(`Page ${page + 1} ${kept}.`)
  }
  const parts = {
    pages,
    page,
    state: reading.state,
    isHeard,
    problem: reading.problem,
    news: reading.news,
    onPage: go,
    onRecord: () => {
      quiet()
      void reading.record()
    },
    onStop: reading.stop,
    onHear: () => reading.recorded && press(reading.recorded.sound),
    onKeep: () => void keep(),
  }
  return { page, parts, press, quiet }
}

import { type ReactNode, useEffect, useRef } from 'react'
import type { RecordablePage } from '../../shared/recordings/recorded-story-payload.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { BackIcon, CheckIcon, ForwardIcon, MicrophoneIcon, PlayIcon, StopIcon } from '../ui/icons.tsx'

/** The reader's state on the current page. */
export type ReadingState =
  | { at: 'page' }
  | { at: 'asking' }
  | { at: 'recording'; seconds: number; level: number }
  | { at: 'recorded'; seconds: number; isSending: boolean }

export interface ReadAloudProps {
  pages: readonly RecordablePage[]
  page: number
  /** Whether this page is stored in the current voice. */
  isKept: boolean
  /** How many pages are. */
  keptCount: number
  state: ReadingState
  /** Whether something is playing. */
  isHeard: boolean
  /** What went wrong, and what to do; undefined without a problem. */
  problem: string | undefined
  /** What has just happened. */
  news: string
  onPage: (page: number) => void
  onRecord: () => void
  onStop: () => void
  onHear: () => void
  onKeep: () => void
  /** Undefined where the stored recording cannot be played here. */
  onHearKept: (() => void) | undefined
  /** Undefined where nothing can be deleted. */
  onForget: (() => void) | undefined
  children?: ReactNode
}

/** One page to read aloud, in large letters, and the actions on its recording. */
export function ReadAloud(props: ReadAloudProps) {
  const { pages, page, isKept, keptCount, problem, news } = props
  const here = pages[page]
  const words = useRef<HTMLParagraphElement>(null)
  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its words
  useEffect(() => {
    if (!first.current) words.current?.focus({ preventScroll: false })
    first.current = false
  }, [page])
  return (
    <Card className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-sm font-semibold text-soft">
          {`Page ${page + 1} of ${pages.length}`}
          {isKept && ' · recorded'}
        </h2>
        <p className="text-sm text-soft tabular-nums">{`${keptCount} of ${pages.length} recorded`}</p>
      </div>
      {here?.pictureUrl && (
        <img
          src={here.pictureUrl}
          alt=""
          width={672}
          height={384}
          decoding="async"
          className="mx-auto w-full max-w-80 rounded-2xl object-cover"
        />
      )}
      <p
        ref={words}
        tabIndex={-1}
        dir="auto"
        className="text-2xl sm:text-3xl leading-relaxed text-pretty wrap-anywhere outline-none"
      >
        {here?.words}
      </p>
      {problem && (
        <p role="alert" className="text-danger font-medium text-pretty">
          {problem}
        </p>
      )}
      <Doing {...props} />
      <p role="status" className="text-sm text-soft empty:hidden">
        {news}
      </p>
      {props.children}
      <Turning {...props} />
    </Card>
  )
}

/** To the previous and the next page; disabled during a recording. */
function Turning({ pages, page, state, onPage }: ReadAloudProps) {
  const busy = state.at === 'recording' || state.at === 'asking'
  return (
    <div className="flex justify-between gap-3">
      <Button
        variant="quiet"
        size="small"
        icon={<BackIcon />}
        disabled={busy || page === 0}
        onClick={() => onPage(page - 1)}
      >
        Page before
      </Button>
      <Button
        variant="quiet"
        size="small"
        disabled={busy || page === pages.length - 1}
        onClick={() => onPage(page + 1)}
      >
        Next page
        <ForwardIcon />
      </Button>
    </div>
  )
}

function Doing(props: ReadAloudProps) {
  const { state } = props
  if (state.at === 'recording') return <Recording {...props} state={state} />
  if (state.at === 'recorded') return <Recorded {...props} state={state} />
  const { isKept, isHeard, onRecord, onHearKept, onForget } = props
  return (
    <div className="flex flex-wrap gap-3">
      <Button icon={<MicrophoneIcon />} busy={state.at === 'asking'} onClick={onRecord}>
        {isKept ? 'Record Again' : 'Record This Page'}
      </Button>
      {isKept && onHearKept && (
        <Button variant="secondary" icon={isHeard ? <StopIcon /> : <PlayIcon />} onClick={onHearKept}>
          {isHeard ? 'Stop' : 'Listen'}
        </Button>
      )}
      {isKept && onForget && (
        <Button variant="quiet" disabled={state.at === 'asking'} onClick={onForget}>
          Delete this recording
        </Button>
      )}
    </div>
  )
}

function Recording({ state, onStop }: ReadAloudProps & { state: { seconds: number; level: number } }) {
  const stop = useRef<HTMLButtonElement>(null)
  useEffect(() => stop.current?.focus(), [])
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-4">
        <Button ref={stop} icon={<StopIcon />} onClick={onStop}>
          Stop
        </Button>
        <p className="tabular-nums font-semibold" role="timer" aria-live="off">
          {clock(state.seconds)}
        </p>
        <p role="status" className="text-soft">
          Recording. Read the page aloud.
        </p>
      </div>
      <progress className="h-1.5!" max={100} value={state.level} aria-hidden="true" />
    </div>
  )
}

function Recorded(props: ReadAloudProps & { state: { seconds: number; isSending: boolean } }) {
  const { state, isHeard, onHear, onRecord, onKeep } = props
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    <div className="grid gap-3">
      <p className="text-soft">{`Recorded ${clock(state.seconds)}. Listen to it, then keep it or read it again.`}</p>
      <div className="flex flex-wrap gap-3">
        <Button ref={keep} icon={<CheckIcon />} busy={state.isSending} onClick={onKeep}>
          Keep
        </Button>
        <Button variant="secondary" icon={isHeard ? <StopIcon /> : <PlayIcon />} onClick={onHear}>
          {isHeard ? 'Stop' : 'Listen'}
        </Button>
        <Button variant="quiet" icon={<MicrophoneIcon />} disabled={state.isSending} onClick={onRecord}>
          Again
        </Button>
      </div>
    </div>
  )
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

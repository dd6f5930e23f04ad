import type { CSSProperties, ReactNode } from 'react'
import { IconButton } from '../ui/button.tsx'
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../ui/icons.tsx'
import { percentPlayed } from './percent-played.ts'

interface PlayerControlsProps {
  playing: boolean
  seconds: number
  durationSeconds: number
  onPlayPause: () => void
  onSeek: (seconds: number) => void
  pages: PagesProps
  /** Further buttons. */
  children?: ReactNode
}

/** Play or pause, the scrubber with its percentage, and the pages. */
export function PlayerControls(props: PlayerControlsProps) {
  const { playing, seconds, durationSeconds, onPlayPause, onSeek, pages, children } = props
  const percent = percentPlayed(seconds, durationSeconds)
  return (
    <div className="player-controls">
      <div className="flex items-center gap-3">
        <input
          type="range"
          className="scrubber"
          aria-label="Place in the story"
          aria-valuetext={`${clock(seconds)} of ${clock(durationSeconds)}, ${percent}%`}
          min={0}
          max={Math.max(durationSeconds, 0.1)}
          step={0.1}
          value={Math.min(seconds, durationSeconds)}
          onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
          onKeyDown={(event) => seekByKey(event, props)}
          style={played(percent)}
        />
        <span className="w-13 text-right whitespace-nowrap tabular-nums font-semibold" aria-hidden="true">
          {/* Right-aligned text that grows by a digit would count as a layout shift. */}
          <span key={String(percent).length}>{`${percent}%`}</span>
        </span>
      </div>
      <div className="mt-1 grid grid-cols-[1fr_auto_1fr] items-center">
        <span />
        <div className="flex items-center gap-3 sm:gap-5">
          <PageButton {...pages} by={-1} />
          <button
            type="button"
            className="play-button"
            aria-label={playing ? 'Pause' : 'Play'}
            title={playing ? 'Pause' : 'Play'}
            onClick={onPlayPause}
          >
            {playing ? <PauseIcon className="size-8" /> : <PlayIcon className="size-8" />}
          </button>
          <PageButton {...pages} by={1} />
        </div>
        <div className="flex justify-end">{children}</div>
      </div>
    </div>
  )
}

/** The pages of a story without a voice. */
export function PageControls({ pages, children }: { pages: PagesProps; children?: ReactNode }) {
  return (
    <div className="grid grid-cols-[1fr_auto_1fr] items-center">
      <span />
      <div className="flex items-center gap-4">
        <PageButton {...pages} by={-1} />
        <span className="tabular-nums font-semibold min-w-16 text-center">
          {`${pages.page + 1} / ${pages.count}`}
        </span>
        <PageButton {...pages} by={1} />
      </div>
      <div className="flex justify-end">{children}</div>
    </div>
  )
}

interface PagesProps {
  page: number
  count: number
  onPage: (page: number) => void
}

function PageButton({ page, count, onPage, by }: PagesProps & { by: 1 | -1 }) {
  const wanted = page + by
  return (
    <IconButton
      label={by > 0 ? 'Next page' : 'Previous page'}
      className="size-12! text-ink!"
      disabled={wanted < 0 || wanted >= count}
      onClick={() => onPage(wanted)}
    >
      {by > 0 ? <ChevronRightIcon className="size-7" /> : <ChevronLeftIcon className="size-7" />}
    </IconButton>
  )
}

/** How far an arrow key moves. */
const KEY_STEP_SECONDS = 5

/** The browser's own step is a tenth of a second: exact for a finger, endless for a key. */
function seekByKey(event: { key: string; preventDefault(): void }, props: PlayerControlsProps): void {
  const wanted = placeByKey(event.key, props.seconds, props.durationSeconds)
  if (wanted === undefined) return
  event.preventDefault()
  props.onSeek(wanted)
}

/** The target of a key: arrows by 5 seconds, Home and End. */
export function placeByKey(key: string, seconds: number, durationSeconds: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, seconds - KEY_STEP_SECONDS)
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(durationSeconds, seconds + KEY_STEP_SECONDS)
    case 'Home':
      return 0
    case 'End':
      return durationSeconds
    default:
      return undefined
  }
}

const played = (percent: number) => ({ '--played': `${percent}%` }) as CSSProperties

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

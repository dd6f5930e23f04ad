import type { CSSProperties, ReactNode, Ref } from 'react'
import { joinNames } from '../../shared/kit/join-names.ts'
import { IconButton } from '../ui/button.tsx'
import { BackIcon, MoonIcon } from '../ui/icons.tsx'
import type { ReadingHabits } from './evening.ts'

interface ImmersionFrameProps {
  title: string
  backHref: string
  onBack: (event: { preventDefault(): void }) => void
  /** Over everything at first: the book's cover. */
  cover: ReactNode
  pictures: ReactNode
  words: ReactNode
  controls: ReactNode
  /** The button that keeps it on this device. */
  keep: ReactNode
  heart: ReactNode
  habits: ReadingHabits
  onEvening: () => void
  /** Above everything: a sheet, the dark. */
  children?: ReactNode
  /** A cover or the dark is over it: nothing in it can be reached. */
  hidden: boolean
  /** Nobody has touched anything for a while. */
  quiet: boolean
  /** Until the sleep timer's end; undefined without one. */
  minutesLeft: number | undefined
  ended: boolean
  /** What changed, for screen readers. */
  announcement: string
  style: CSSProperties
  ref: Ref<HTMLElement>
}

/** The screen filled with the picture, its words below, and controls that hide when they are not needed. */
export function ImmersionFrame(props: ImmersionFrameProps) {
  const { title, backHref, onBack, cover, pictures, words, controls, keep, heart, habits } = props
  const { onEvening, children, hidden, quiet, minutesLeft, ended, announcement, style, ref } = props
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={title}
      className="immersion"
      data-quiet={quiet || undefined}
      data-view={habits.view}
      data-text-size={habits.textSize}
      data-letters={habits.letters}
      data-spacing={habits.spacing}
      data-light={habits.light}
      data-ended={ended || undefined}
      style={style}
    >
      {pictures}
      <div className="immersion-shade" />
      <div className="immersion-stage" inert={hidden}>
        <header className="immersion-top">
          <a
            href={backHref}
            aria-label="Back"
            title="Back"
            className="inline-grid place-items-center size-12 shrink-0 rounded-full bg-black/35 hover:bg-black/60"
            onClick={onBack}
          >
            <BackIcon className="size-6" />
          </a>
          <h1 className="heading flex-1 truncate text-lg">{title}</h1>
          {minutesLeft !== undefined && (
            <span className="text-sm font-semibold tabular-nums">
              <span className="sr-only">Sleep timer: </span>
              {`${minutesLeft} min`}
            </span>
          )}
          {keep}
          {heart}
          <IconButton
            label="This evening"
            className="size-12! text-ink! bg-black/35 hover:bg-black/60!"
            onClick={onEvening}
          >
            <MoonIcon className="size-6" />
          </IconButton>
        </header>
        <div className="immersion-words">{words}</div>
        <div className="immersion-controls">{controls}</div>
      </div>
      {cover}
      {children}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  )
}

/** The quiet end, where the words were. */
export function TheEnd({ names }: { names: readonly string[] }) {
  return (
    <div className="the-end">
      <p className="heading text-5xl sm:text-6xl">The End</p>
      {names.length > 0 && <p className="mt-3 text-lg sm:text-xl">Sleep tight, {joinNames(names)}.</p>}
    </div>
  )
}

import type { ReactNode } from 'react'
import type { StoryImage } from '../../shared/stories/story-answer.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState, ProgressBar, Skeleton } from '../ui/feedback.tsx'
import { PlayIcon, StoriesIcon, WarningIcon } from '../ui/icons.tsx'
import { SheetIcon } from '../ui/sheet-icon.tsx'
import { Loading } from '../ui/spinner.tsx'
import { ON_CARD, StoryPicture } from './story-picture.tsx'

/** Shown while it is unknown whether there is a story to show. */
export function StoryLoading() {
  return (
    <Card className="mx-auto max-w-2xl">
      <Skeleton className="aspect-video w-full" />
      <Loading>Loading your story...</Loading>
    </Card>
  )
}

export function StoryNotFound({ action }: { action: { href: string; label: string } }) {
  return (
    <EmptyState
      level="h1"
      icon={<StoriesIcon className="size-9" />}
      title="Story not found"
      action={<LinkButton href={action.href}>{action.label}</LinkButton>}
    >
      The story you're looking for doesn't exist or has been removed.
    </EmptyState>
  )
}

export function FailedCard({ storiesHref }: { storiesHref: string }) {
  return (
    <EmptyState
      level="h1"
      icon={<WarningIcon className="size-9" />}
      title="Generation Failed"
      action={<LinkButton href={storiesHref}>Go to My Stories</LinkButton>}
    >
      Story generation failed. You can retry from My Stories.
    </EmptyState>
  )
}

/** The story while it is made; finished parts can be read already. */
export function ProgressCard({
  title,
  percent,
  doing,
  timeLeft,
  picture,
  storiesHref,
  onBegin,
  children,
}: {
  title: string
  percent: number
  /** What is being made right now. */
  doing: string
  timeLeft: string | undefined
  /** Above the title. */
  picture: ReactNode
  storiesHref: string
  /** Begins the story while its last pictures are made. */
  onBegin: (() => void) | undefined
  children?: ReactNode
}) {
  return (
    <div className="mx-auto max-w-2xl">
      <Card className="text-center py-8! sm:py-10!">
        {picture}
        <h1 className="heading text-2xl sm:text-3xl">{title}</h1>
        <div className="mt-7">
          <ProgressBar percent={percent} label="How much of the story is made" />
        </div>
        <p className="mt-3 flex items-baseline justify-between gap-4 text-soft">
          <span role="status" className="text-left">
            {doing}
          </span>
          <span className="tabular-nums font-semibold text-ink">{`${percent}%`}</span>
        </p>
        {timeLeft && <p className="mt-1 text-left text-sm text-soft tabular-nums">{timeLeft}</p>}
        <div className="mt-6 grid justify-items-center gap-2">
          {onBegin && (
            <Button icon={<PlayIcon className="size-5 fill-current" />} onClick={onBegin}>
              Begin Now
            </Button>
          )}
          <p className="text-sm text-soft text-pretty">
            {onBegin
              ? 'The voice is ready; the rest comes while you listen.'
              : 'You can begin as soon as the voice is ready. No need to wait here: it goes on by itself, and will be in My Stories.'}
          </p>
          <LinkButton variant="quiet" size="small" href={storiesHref} icon={<StoriesIcon />}>
            Go to My Stories
          </LinkButton>
        </div>
      </Card>
      {children}
    </div>
  )
}

export interface ReadyCardProps {
  title: string
  picture: StoryImage | undefined
  /** A line about who is in it. */
  children?: ReactNode
  onBegin: () => void
  /** Where the story was left on this device. */
  resume: { percent: number; onResume: () => void } | undefined
  /** Undefined where no new story can be begun. */
  createNewHref: string | undefined
  /** Where it is shared and downloaded; undefined where it is not. */
  shareHref: string | undefined
  /** Where the next story of its world is made, and where its words and pictures are mended; undefined where they are not. */
  moreHref: string | undefined
  mendHref: string | undefined
  /** Where the family records it; undefined where it does not. */
  recordHref: string | undefined
  /** The button that keeps it on this device. */
  keep: ReactNode
  heart: ReactNode
  /** The engines of its parts, and its reading level. */
  colophon?: string | null | undefined
}

export function ReadyCard({
  title,
  picture,
  children,
  onBegin,
  resume,
  heart,
  colophon,
  ...ways
}: ReadyCardProps) {
  return (
    <Card className="ready-card relative mx-auto max-w-2xl overflow-hidden p-0!">
      {picture && (
        <div className="ready-picture relative">
          <StoryPicture image={picture} only="wide" sizes={ON_CARD} isCard urgent />
        </div>
      )}
      <div className="ready-heart">{heart}</div>
      <div className="px-5 pt-7 pb-9 sm:px-10 text-center">
        <h1 className="heading text-3xl sm:text-4xl leading-tight">{title}</h1>
        <p className="mt-3 text-soft sm:text-lg text-pretty">A magical bedtime adventure is ready to begin</p>
        {children}
        <div className="ready-ways mt-8 flex flex-col items-center gap-3">
          <Button
            size="large"
            className="w-full max-w-80"
            icon={<PlayIcon className="size-6 fill-current" />}
            onClick={onBegin}
          >
            Begin Story
          </Button>
          {resume && (
            <Button variant="secondary" className="w-full max-w-80" onClick={resume.onResume}>
              {`Continue at ${resume.percent}%`}
            </Button>
          )}
          <OtherWays {...ways} />
        </div>
        {colophon && <p className="mt-6 text-xs text-soft text-pretty">{colophon}</p>}
      </div>
    </Card>
  )
}

type OtherWaysProps = Pick<
  ReadyCardProps,
  'createNewHref' | 'moreHref' | 'mendHref' | 'recordHref' | 'keep' | 'shareHref'
>

/** Other actions for the story; their icons are in the icon sheet of the story's page. */
function OtherWays({ createNewHref, moreHref, mendHref, recordHref, keep, shareHref }: OtherWaysProps) {
  return (
    <div className="ready-more flex flex-wrap items-center justify-center">
      {createNewHref !== undefined && (
        <LinkButton
          variant="quiet"
          href={createNewHref}
          icon={<SheetIcon of="plus" className="size-5 shrink-0" />}
        >
          Create New Story
        </LinkButton>
      )}
      {moreHref !== undefined && (
        <LinkButton
          variant="quiet"
          href={moreHref}
          icon={<SheetIcon of="stories" className="size-5 shrink-0" />}
        >
          More of This
        </LinkButton>
      )}
      {mendHref !== undefined && (
        <LinkButton
          variant="quiet"
          href={mendHref}
          icon={<SheetIcon of="edit" className="size-5 shrink-0" />}
        >
          Mend a Page
        </LinkButton>
      )}
      {recordHref !== undefined && (
        <LinkButton
          variant="quiet"
          href={recordHref}
          icon={<SheetIcon of="microphone" className="size-5 shrink-0" />}
        >
          Read It Aloud
        </LinkButton>
      )}
      {keep}
      {shareHref !== undefined && (
        <LinkButton
          variant="quiet"
          href={shareHref}
          data-way=""
          icon={<SheetIcon of="gift" className="size-5 shrink-0" />}
        >
          Share or take home
        </LinkButton>
      )}
    </div>
  )
}

import type { ReactNode } from 'react'
import type { StoryImage } from '../../shared/stories/story-answer.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState, ProgressBar, Skeleton } from '../ui/feedback.tsx'
import { PlayIcon, PlusIcon, StoriesIcon, WarningIcon } from '../ui/icons.tsx'
import { Loading } from '../ui/spinner.tsx'
import { StoryPicture } from './story-picture.tsx'

/** Shown while it is not known whether there is a story to show. */
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

/** The story while it is made; what is finished of it can be read already. */
export function ProgressCard({
  title,
  percent,
  doing,
  onBegin,
  children,
}: {
  title: string
  percent: number
  /** What is being made just now. */
  doing: string
  /** Begins the story while its last pictures are made. */
  onBegin: (() => void) | undefined
  children?: ReactNode
}) {
  return (
    <div className="mx-auto max-w-2xl">
      <Card className="text-center py-10!">
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
        {onBegin && (
          <Button className="mt-6" icon={<PlayIcon className="size-5 fill-current" />} onClick={onBegin}>
            Begin Now
          </Button>
        )}
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
  createNewHref: string
  /** Keeps it on this device. */
  keep: ReactNode
  heart: ReactNode
  /** What made what, and how it reads. */
  colophon?: string | null | undefined
}

export function ReadyCard({
  title,
  picture,
  children,
  onBegin,
  resume,
  createNewHref,
  keep,
  heart,
  colophon,
}: ReadyCardProps) {
  return (
    <Card className="ready-card relative mx-auto max-w-2xl overflow-hidden p-0!">
      {picture && (
        <div className="ready-picture relative">
          <StoryPicture image={picture} only="wide" sizes="(max-width: 704px) 100vw, 672px" urgent />
        </div>
      )}
      <div className="absolute right-3 top-3 z-1">{heart}</div>
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
          <div className="flex flex-wrap items-center justify-center">
            <LinkButton variant="quiet" href={createNewHref} icon={<PlusIcon />}>
              Create New Story
            </LinkButton>
            {keep}
          </div>
        </div>
        {colophon && <p className="mt-6 text-xs text-soft text-pretty">{colophon}</p>}
      </div>
    </Card>
  )
}

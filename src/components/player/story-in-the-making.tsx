import { playerProgress } from '../../shared/stories/generation-status.ts'
import type { StoryImage } from '../../shared/stories/story-answer.ts'
import { BrushIcon } from '../ui/icons.tsx'
import { ProgressCard } from './cards.tsx'
import { StoryPicture } from './story-picture.tsx'

interface StoryInTheMakingProps {
  title: string
  status: string
  paragraphs: readonly string[]
  images: readonly (StoryImage | undefined)[]
  /** Begins the story as soon as it has its voice. */
  onBegin: (() => void) | undefined
}

/** How far the story is, and what can be read and seen of it already. */
export function StoryInTheMaking({ title, status, paragraphs, images, onBegin }: StoryInTheMakingProps) {
  const { phase, percent } = playerProgress(status)
  return (
    <ProgressCard
      title={title}
      percent={percent}
      doing={doingNow(phase, paragraphs, images)}
      onBegin={onBegin}
    >
      {paragraphs.length > 0 && (
        <section aria-label="The story so far" className="mt-6 grid gap-8">
          {paragraphs.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph's place is its identity
            <FinishedPage key={index} paragraph={paragraph} image={images[index]} />
          ))}
        </section>
      )}
    </ProgressCard>
  )
}

function doingNow(
  phase: ReturnType<typeof playerProgress>['phase'],
  paragraphs: readonly string[],
  images: readonly (StoryImage | undefined)[],
): string {
  if (phase === 'speech') return 'Recording the voice…'
  if (paragraphs.length === 0) return 'Writing the story…'
  const painted = images.filter(Boolean).length
  return `Painting picture ${Math.min(painted + 1, paragraphs.length)} of ${paragraphs.length}…`
}

function FinishedPage({ paragraph, image }: { paragraph: string; image: StoryImage | undefined }) {
  return (
    <article className="overflow-hidden rounded-3xl bg-surface border border-solid border-line">
      <div className="relative aspect-video bg-raised">
        <span className="glow absolute inset-0 grid place-items-center text-accent/50">
          <BrushIcon className="size-9" />
        </span>
        {image && (
          <div className="appear absolute inset-0">
            <StoryPicture image={image} only="wide" sizes="(max-width: 704px) 100vw, 672px" />
          </div>
        )}
      </div>
      <p className="p-5 sm:p-7 text-lg leading-relaxed text-pretty">{paragraph}</p>
    </article>
  )
}

import { useState } from 'react'
import { joinNames } from '../../shared/kit/join-names.ts'
import {
  type FinishedParts,
  type PlayerPhase,
  playerProgress,
} from '../../shared/stories/generation-status.ts'
import type { StoryImage } from '../../shared/stories/story-answer.ts'
import { cx } from '../ui/cx.ts'
import { BrushIcon } from '../ui/icons.tsx'
import { ProgressCard } from './cards.tsx'
import { ON_CARD, StoryPicture } from './story-picture.tsx'

interface StoryInTheMakingProps {
  title: string
  status: string
  paragraphs: readonly string[]
  images: readonly (StoryImage | undefined)[]
  hasAmbience: boolean
  /** The children's names. */
  names: readonly string[]
  /** The remaining time, if it is known. */
  timeLeft: string | undefined
  /** The theme's id. */
  theme: string | null
  /** My Stories, where it will be. */
  storiesHref: string
  /** Begins the story as soon as it has its voice. */
  onBegin: (() => void) | undefined
}

/** The progress of the story, with its finished parts to read and see. */
export function StoryInTheMaking({
  title,
  status,
  paragraphs,
  images,
  hasAmbience,
  names,
  timeLeft,
  theme,
  storiesHref,
  onBegin,
}: StoryInTheMakingProps) {
  const finished = {
    pages: paragraphs.length,
    pictures: images.filter(Boolean).length,
    hasVoice: onBegin !== undefined,
    hasAmbience,
  }
  const { phase, percent } = playerProgress(status, finished)
  return (
    <ProgressCard
      title={title}
      percent={percent}
      doing={doingNow(phase, finished, names)}
      timeLeft={timeLeft}
      picture={paragraphs.length === 0 && theme && <ThemePicture theme={theme} />}
      storiesHref={storiesHref}
      onBegin={onBegin}
    >
      {paragraphs.length > 0 && (
        <section aria-label="The story so far" className="mt-6 grid gap-8">
          {paragraphs.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph's place is its identity
            <FinishedPage key={index} paragraph={paragraph} image={images[index]} isFirst={index === 0} />
          ))}
        </section>
      )}
    </ProgressCard>
  )
}

/** The theme's picture, while nothing of the story can be seen. */
const ThemePicture = ({ theme }: { theme: string }) => (
  <img
    src={`/pictures/theme-${theme}-320.webp`}
    alt=""
    width={320}
    height={200}
    className="mx-auto mb-7 block h-auto w-full max-w-80 rounded-2xl bg-raised"
  />
)

function doingNow(
  phase: PlayerPhase,
  { pages, pictures, hasVoice }: FinishedParts,
  names: readonly string[],
): string {
  if (phase === 'speech')
    return hasVoice ? 'Listening for the sounds of the night…' : 'Reading it aloud for the first time…'
  if (pages === 0) return `Dreaming up a story for ${names.length > 0 ? joinNames(names) : 'you'}…`
  return `The words are here. Painting picture ${Math.min(pictures + 1, pages)} of ${pages}…`
}

interface FinishedPageProps {
  paragraph: string
  image: StoryImage | undefined
  isFirst: boolean
}

function FinishedPage({ paragraph, image, isFirst }: FinishedPageProps) {
  // What fades in counts as seen only when it is there: a picture that comes with the page is there at once.
  const [wasThere] = useState(image !== undefined)
  return (
    <article className="overflow-hidden rounded-3xl bg-surface border border-solid border-line">
      <div className="relative aspect-video bg-raised">
        <span className="glow absolute inset-0 grid place-items-center text-accent/50">
          <BrushIcon className="size-9" />
        </span>
        {image && (
          <div className={cx('absolute inset-0', !wasThere && 'appear')}>
            <StoryPicture
              image={image}
              only="wide"
              sizes={ON_CARD}
              {...(isFirst && { isCard: true, urgent: true })}
            />
          </div>
        )}
      </div>
      <p className="p-5 sm:p-7 text-lg leading-relaxed text-pretty">{paragraph}</p>
    </article>
  )
}

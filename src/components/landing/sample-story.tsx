import { cx } from '../ui/cx.ts'
import { PauseIcon, PlayIcon } from '../ui/icons.tsx'
import { SAMPLE_WIDTHS, samplePicture } from './sample-files.ts'
import story from './sample-story.json'

/** On a phone a rem less than its place: a file 3 % too small has half the bytes. */
const SIZES =
  '(min-width: 1200px) 552px, (min-width: 1024px) 46vw, (min-width: 640px) 36rem, calc(100vw - 3rem)'
const [WIDTH] = SAMPLE_WIDTHS

/** A whole story that plays in its frame, without an account; the first press loads `script`. */
export function SampleStory({ script }: { script: string }) {
  return (
    <figure
      id="sample"
      data-status="idle"
      aria-label={story.title}
      className="sample mx-auto w-full max-w-xl overflow-hidden rounded-[2rem] border border-solid border-ink/15 bg-surface shadow-2xl shadow-black/50"
    >
      <FirstPicture script={script} />
      <figcaption className="p-4 sm:p-6">
        <div className="sample-words grid content-center min-h-19 sm:min-h-22 text-center">
          <p className="heading text-xl sm:text-2xl">{story.title}</p>
          <p className="mt-1 text-sm text-soft">A whole story, in {about(story.durationSeconds)}</p>
        </div>
        <p className="sr-only" role="status" />
        <SampleControls script={script} />
        <details className="mt-3 text-soft">
          <summary className="min-h-11 content-center rounded-lg text-sm">Read it instead</summary>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-2">
              {paragraph}
            </p>
          ))}
        </details>
      </figcaption>
    </figure>
  )
}

function FirstPicture({ script }: { script: string }) {
  return (
    <div className="relative aspect-[4/3] lg:aspect-square overflow-hidden bg-raised">
      <picture className="contents">
        <source
          media="(max-width: 639.9px)"
          type="image/avif"
          srcSet={samplePicture(1, 'phone')}
          sizes={SIZES}
        />
        <source type="image/avif" srcSet={samplePicture(1, 'avif')} sizes={SIZES} />
        <img
          src={`/sample/page-1-${WIDTH}.webp`}
          srcSet={samplePicture(1, 'webp')}
          sizes={SIZES}
          width={WIDTH}
          height={WIDTH}
          alt="Mia, with long red curls, points at the water hole, beside Grandma in a straw hat and a lion who smiles politely."
          fetchPriority="high"
          className="size-full object-cover object-[50%_60%]"
        />
      </picture>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        data-plays={script}
        className="sample-cover absolute inset-0 size-full grid items-end justify-items-center p-4 sm:p-6"
      >
        <span className="sample-disc btn btn-medium btn-primary">
          <PlayIcon className="size-6" />
          Play this story
        </span>
      </button>
    </div>
  )
}

function SampleControls({ script }: { script: string }) {
  return (
    <div className="mt-3 flex items-center gap-4">
      <button
        type="button"
        data-plays={script}
        aria-label="Play the story"
        className={cx(
          'sample-button grid place-items-center size-12 shrink-0 rounded-full',
          'bg-lamp text-lamp-ink',
        )}
      >
        <PlayIcon className="sample-play size-6 ml-0.5" />
        <PauseIcon className="sample-pause size-6" />
      </button>
      <progress className="flex-1" max={100} value={0} aria-label="How far the story is" />
      <span className="sample-percent w-10 text-sm text-soft text-right tabular-nums">0%</span>
    </div>
  )
}

/** `a minute`, `2 minutes`. */
function about(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  return minutes <= 1 ? 'about a minute' : `about ${minutes} minutes`
}

import { LinkButton } from '../ui/button.tsx'
import { CheckIcon, PauseIcon } from '../ui/icons.tsx'
import { NightScene } from './night-scene.tsx'

const AT_ONCE = ['Free to start', 'No credit card', 'No ads, ever']

export function Hero() {
  return (
    <section
      aria-labelledby="hero"
      className="page-width grid items-center gap-10 lg:grid-cols-[1.05fr_1fr] lg:gap-14 pt-6 pb-16 lg:pt-14 lg:pb-24"
    >
      <div>
        <h1
          id="hero"
          className="heading text-[2.5rem] leading-[1.08] sm:text-6xl lg:text-[4.25rem] lg:leading-[1.04]"
        >
          Tonight’s story stars <span className="text-lamp">your child</span>
        </h1>
        <p className="mt-5 text-lg sm:text-xl text-soft text-pretty max-w-xl">
          Pick a theme and a mood, and a bedtime story is made for them: with pictures they will find
          themselves in, and a calm voice that reads it aloud.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton href="/login?mode=sign-up" size="large" className="max-sm:w-full">
            Get Started Free
          </LinkButton>
          <LinkButton href="#how" variant="secondary" size="large" className="max-sm:w-full">
            See how it works
          </LinkButton>
        </div>
        <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-soft">
          {AT_ONCE.map((promise) => (
            <li key={promise} className="flex items-center gap-2">
              <CheckIcon className="size-5 text-success" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <StoryPreview />
    </section>
  )
}

/** A story as it plays: the picture, five words with the spoken one lit, and how far it is. */
function StoryPreview() {
  return (
    <figure className="overflow-hidden rounded-[2rem] border border-solid border-ink/15 bg-night shadow-2xl shadow-black/50">
      <NightScene className="w-full aspect-square sm:aspect-[4/3] lg:aspect-[20/21]" />
      <figcaption className="p-5 sm:px-7 sm:pb-7 pt-2">
        <span className="sr-only">A page of a story while it is read aloud</span>
        <p className="heading text-2xl sm:text-[1.75rem] leading-snug" aria-hidden="true">
          <span className="opacity-75">and Mia </span>
          <span className="text-lamp">whispered</span>
          <span className="opacity-75"> to the moon</span>
        </p>
        <div className="mt-4 flex items-center gap-4" aria-hidden="true">
          <span className="grid place-items-center size-12 shrink-0 rounded-full bg-lamp text-lamp-ink">
            <PauseIcon className="size-6" />
          </span>
          <span className="h-1.5 flex-1 rounded-full bg-white/25 overflow-hidden">
            <span className="block h-full w-[42%] rounded-full bg-lamp" />
          </span>
          <span className="text-sm tabular-nums">42%</span>
        </div>
      </figcaption>
    </figure>
  )
}

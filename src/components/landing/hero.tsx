import { LinkButton } from '../ui/button.tsx'
import { CheckIcon } from '../ui/icons.tsx'
import { SampleStory } from './sample-story.tsx'

const AT_ONCE = ['Free to start', 'No credit card', 'No ads']

/** The headline, and beside it a whole story to try; `sampleScript` plays it. */
export function Hero({ sampleScript }: { sampleScript: string }) {
  return (
    <section
      aria-labelledby="hero"
      className="page-width grid grid-cols-1 items-center gap-7 sm:gap-10 lg:grid-cols-[1.05fr_1fr] lg:gap-14 pt-4 pb-16 lg:pt-14 lg:pb-24"
    >
      <div>
        <h1
          id="hero"
          className="heading text-[2.5rem] leading-[1.08] sm:text-6xl lg:text-[4.25rem] lg:leading-[1.04]"
        >
          Tonight’s story stars <span className="text-lamp">your child</span>
        </h1>
        <p className="mt-4 sm:mt-5 text-lg sm:text-xl text-soft text-pretty max-w-xl">
          Pick a theme and a mood. In about a minute there is a story with pictures of them in it, and a calm
          voice that reads it aloud.
        </p>
        <div className="mt-6 sm:mt-8 flex flex-wrap gap-3">
          <LinkButton href="/login?mode=sign-up" size="large" className="max-sm:w-full">
            Get Started Free
          </LinkButton>
          <LinkButton href="#how" variant="secondary" size="large" className="max-lg:hidden">
            See how it works
          </LinkButton>
        </div>
        <ul className="mt-4 sm:mt-6 flex flex-wrap gap-x-3 sm:gap-x-5 gap-y-2 text-soft max-sm:text-sm">
          {AT_ONCE.map((promise) => (
            <li key={promise} className="flex items-center gap-1.5">
              <CheckIcon className="size-4.5 text-success" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <SampleStory script={sampleScript} />
    </section>
  )
}

import { NightScene } from '../landing/night-scene.tsx'
import { BrushIcon, HeadphonesIcon, SparklesIcon } from '../ui/icons.tsx'

const BENEFITS = [
  {
    icon: <SparklesIcon className="size-6" />,
    title: 'Personalized AI stories',
    text: 'Your child is the hero, by name, by look and by heart.',
  },
  {
    icon: <BrushIcon className="size-6" />,
    title: 'Storybook illustrations',
    text: 'A picture for every page, with the same face throughout.',
  },
  {
    icon: <HeadphonesIcon className="size-6" />,
    title: 'Professional narration',
    text: 'A calm voice that lights up every word as it is spoken.',
  },
]

/** The left side of the login page: what a parent signs up for. */
export function PromisePanel() {
  return (
    <section aria-labelledby="promise" className="relative overflow-hidden flex flex-col justify-between">
      <NightScene className="absolute inset-0 size-full" />
      <div className="relative px-6 pt-10 pb-8 sm:px-10 lg:px-14 lg:pt-14 bg-gradient-to-b from-night via-night/80 to-transparent">
        <h2 id="promise" className="heading text-3xl lg:text-5xl leading-tight max-w-xl">
          Create Magical Stories That Come to Life
        </h2>
        <ul className="mt-8 grid gap-5 max-w-md">
          {BENEFITS.map(({ icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <span className="grid place-items-center size-11 shrink-0 rounded-2xl bg-lamp/15 text-lamp">
                {icon}
              </span>
              <span>
                <strong className="block font-semibold">{title}</strong>
                <span className="text-soft">{text}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <figure className="relative m-6 mt-56 sm:m-10 sm:mt-64 lg:m-14 rounded-3xl border border-solid border-ink/15 bg-night/85 p-6 max-w-lg">
        <blockquote className="heading text-xl leading-snug">
          “Bedtime used to be a battle. Now my daughter asks to go to bed, because she is the story.”
        </blockquote>
        <figcaption className="mt-3 text-soft">Sarah, mother of a five-year-old</figcaption>
      </figure>
    </section>
  )
}

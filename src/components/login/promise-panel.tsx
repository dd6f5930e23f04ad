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
    <section aria-labelledby="promise" className="relative overflow-hidden">
      <NightScene className="absolute inset-0 size-full" />
      <div className="relative min-h-full px-6 pt-10 pb-88 sm:px-10 lg:px-14 lg:pt-16 lg:pb-96 bg-gradient-to-b lg:bg-gradient-to-r from-night via-night/75 lg:via-night/30 to-transparent">
        <h2 id="promise" className="heading text-3xl lg:text-5xl leading-tight max-w-xl">
          Create Magical Stories That Come to Life
        </h2>
        <ul className="mt-7 grid gap-4 max-w-md">
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
        <figure className="mt-8 max-w-md border-l-3 border-solid border-lamp pl-5">
          <blockquote className="heading text-lg lg:text-xl leading-snug">
            “Bedtime used to be a battle. Now my daughter asks to go to bed, because she is the story.”
          </blockquote>
          <figcaption className="mt-2 text-soft">Sarah, mother of a five-year-old</figcaption>
        </figure>
      </div>
    </section>
  )
}

import { LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import {
  FamilyIcon,
  GiftIcon,
  HeartIcon,
  MoonIcon,
  OfflineIcon,
  PictureIcon,
  ShieldIcon,
  SparklesIcon,
  StoriesIcon,
} from '../ui/icons.tsx'

const STEPS = [
  { title: 'Choose who it is about', text: 'A name, a few words, a photo if you like. Siblings can join.' },
  { title: 'Pick a theme and a mood', text: 'From pirate ships to quiet forests, brave or sleepy.' },
  { title: 'Dim the light and listen', text: 'Pictures, a gentle voice and soft sounds, word by word.' },
]

export function HowItWorks() {
  return (
    <section id="how" aria-labelledby="how-title" className="border-y border-solid border-line bg-surface/60">
      <div className="page-width py-14 sm:py-20">
        <h2 id="how-title" className="heading text-3xl sm:text-4xl text-center">
          Ready before the teeth are brushed
        </h2>
        <ol className="mt-10 grid gap-8 md:grid-cols-3">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className="flex md:flex-col gap-4">
              <span className="heading grid place-items-center size-12 shrink-0 rounded-full bg-lamp text-lamp-ink text-xl">
                {index + 1}
              </span>
              <span>
                <strong className="block text-lg font-semibold">{title}</strong>
                <span className="text-soft">{text}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const FEATURES = [
  {
    icon: <GiftIcon className="size-6" />,
    title: 'Free to start',
    text: 'Your first stories cost nothing, and no credit card is asked for.',
  },
  {
    icon: <SparklesIcon className="size-6" />,
    title: '12+ themes',
    text: 'Dragons, deep seas, detectives, a day on the farm: there is one for every evening.',
  },
  {
    icon: <FamilyIcon className="size-6" />,
    title: 'Siblings can join',
    text: 'Put several characters into one story. Everyone has a part, and nobody is left out.',
  },
  {
    icon: <PictureIcon className="size-6" />,
    title: 'Avatar or photo',
    text: 'Build an avatar or upload a photo, whichever you prefer. The pictures follow it.',
  },
  {
    icon: <ShieldIcon className="size-6" />,
    title: 'Safe and ad-free',
    text: 'No ads, no strangers, no endless feed. Photos are seen by you alone.',
  },
  {
    icon: <OfflineIcon className="size-6" />,
    title: 'Offline reading',
    text: 'Keep stories on your phone for the tent, the plane or a night without network.',
  },
]

export function Features() {
  return (
    <section aria-labelledby="features" className="page-width py-14 sm:py-24">
      <h2 id="features" className="heading text-3xl sm:text-4xl text-center">
        Everything a good night needs
      </h2>
      <ul className="mt-10 grid gap-4 sm:gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(({ icon, title, text }) => (
          <Card as="li" key={title}>
            <span className="grid place-items-center size-12 rounded-2xl bg-accent/15 text-accent">
              {icon}
            </span>
            <h3 className="mt-4 text-xl font-semibold">{title}</h3>
            <p className="mt-1 text-soft">{text}</p>
          </Card>
        ))}
      </ul>
    </section>
  )
}

const REASONS = [
  {
    icon: <MoonIcon className="size-7" />,
    title: 'It ends in sleep',
    text: 'Every story has its adventure early and its quiet late, and the last page is one to doze off on.',
  },
  {
    icon: <StoriesIcon className="size-7" />,
    title: 'They learn to read along',
    text: 'Each spoken word lights up. The words suit the age: 3-5, 6-8 or 9-12.',
  },
  {
    icon: <HeartIcon className="size-7" />,
    title: 'It becomes a memory',
    text: 'Stories stay on a timeline of your family, with labels for the nights worth keeping.',
  },
]

export function WhyParentsLoveIt() {
  return (
    <section aria-labelledby="why" className="border-y border-solid border-line bg-surface/60">
      <div className="page-width py-14 sm:py-20">
        <h2 id="why" className="heading text-3xl sm:text-4xl text-center">
          Why Parents Love It
        </h2>
        <ul className="mt-10 grid gap-10 md:grid-cols-3 text-center">
          {REASONS.map(({ icon, title, text }) => (
            <li key={title}>
              <span className="mx-auto grid place-items-center size-16 rounded-full bg-lamp/12 text-lamp">
                {icon}
              </span>
              <h3 className="mt-4 text-xl font-semibold">{title}</h3>
              <p className="mt-1 text-soft text-pretty">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function LastCall() {
  return (
    <section aria-labelledby="begin" className="page-width py-16 sm:py-24 text-center">
      <h2 id="begin" className="heading text-3xl sm:text-5xl">
        One more story?
      </h2>
      <p className="mt-4 text-lg text-soft">The first ones are on us. It takes about a minute.</p>
      <LinkButton href="/login?mode=sign-up" size="large" className="mt-8 max-sm:w-full">
        Create Your Story Now
      </LinkButton>
      <p className="mx-auto mt-10 max-w-2xl text-sm text-soft text-pretty">
        Storylamp's story text comes from a language model, the illustrations from an image AI and the
        narration from a voice AI. Here all three are Storylamp's own built-in engines, which run on this
        server: nothing that you type or upload leaves it.
      </p>
    </section>
  )
}

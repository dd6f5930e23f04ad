import { THEME_IDS } from '../../shared/stories/themes.ts'
import { TONE_IDS } from '../../shared/stories/tones.ts'
import { Card } from '../ui/card.tsx'
import { FamilyIcon, GiftIcon, OfflineIcon, PictureIcon, ShieldIcon, SparklesIcon } from '../ui/icons.tsx'

const STEPS = [
  { title: 'Choose who it is about', text: 'A name, a few words, a photo if you like. Siblings can join.' },
  {
    title: 'Pick a theme and a mood',
    text: `${THEME_IDS.length} themes and ${TONE_IDS.length} moods, from pirate ships to quiet forests, brave or sleepy.`,
  },
  {
    title: 'Dim the light and listen',
    text: 'Pictures, a gentle voice and soft sounds. Play, pause, or let it run to the end.',
  },
]

export function HowItWorks() {
  return (
    <section id="how" aria-labelledby="how-title" className="border-y border-solid border-line bg-surface/60">
      <div className="page-width py-14 sm:py-20">
        <h2 id="how-title" className="heading text-3xl sm:text-4xl text-center">
          Ready before the teeth are brushed
        </h2>
        <ol className="mt-10 grid grid-cols-1 gap-8 md:grid-cols-3">
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
    text: `${THEME_IDS.length} of them, to be exact: dragons, deep seas, detectives, a day on the farm. One for every evening of the month.`,
  },
  {
    icon: <FamilyIcon className="size-6" />,
    title: 'Siblings can join',
    text: 'Put several characters into one story. Everyone has a part, and nobody is left out.',
  },
  {
    icon: <PictureIcon className="size-6" />,
    title: 'Avatar builder or photo',
    text: 'Build an avatar feature by feature, or upload a photo. Either way, it is the same child on every page.',
  },
  {
    icon: <ShieldIcon className="size-6" />,
    title: 'Safe and ad-free',
    text: 'No ads, no strangers, no endless feed. Every story is checked before a child sees it, and your photos are shown to you alone.',
  },
  {
    icon: <OfflineIcon className="size-6" />,
    title: 'Offline reading',
    text: 'A story that you have played stays on the device, for the tent, the plane or a night without network.',
  },
]

export function Features() {
  return (
    <section aria-labelledby="features" className="page-width py-14 sm:py-24">
      <h2 id="features" className="heading text-3xl sm:text-4xl text-center">
        Everything a good night needs
      </h2>
      <ul className="mt-10 grid grid-cols-1 gap-4 sm:gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(({ icon, title, text }) => (
          <Card as="li" key={title} className="flex sm:flex-col gap-4">
            <span className="grid place-items-center size-12 shrink-0 rounded-2xl bg-accent/15 text-accent">
              {icon}
            </span>
            <div className="min-w-0">
              <h3 className="text-xl font-semibold">{title}</h3>
              <p className="mt-1 text-soft">{text}</p>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  )
}

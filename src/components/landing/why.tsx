import { Card } from '../ui/card.tsx'
import { HeartIcon, MoonIcon, StoriesIcon } from '../ui/icons.tsx'
import sample from './sample-story.json'

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

/** From stories told by the embedded writer. */
const LINES = [
  {
    ages: '3-5',
    line: '“It’s her bedtime, and I can’t…” Whoops! Out popped Bibi, high up in the air. Splash! “… hold her,” said the mermaid.',
    from: 'Whoops',
  },
  {
    ages: '6-8',
    line: '“That’s you,” said Grandma. “Madam,” said the lion, “I am here.”',
    from: sample.title,
  },
  {
    ages: '9-12',
    line: '“No case by Saturday,” Omar had said, “and I’ll join the swim team.” “Then go,” June had said. Now it was Saturday.',
    from: 'Until Six',
  },
]

export function WhyParentsLoveIt() {
  return (
    <section aria-labelledby="why" className="border-y border-solid border-line bg-surface/60">
      <div className="page-width py-14 sm:py-20">
        <h2 id="why" className="heading text-3xl sm:text-4xl text-center">
          Why Parents Love It
        </h2>
        <ul className="mt-10 grid grid-cols-1 gap-8 md:grid-cols-3 text-center">
          {REASONS.map(({ icon, title, text }) => (
            <li key={title} className="flex md:flex-col gap-4 max-md:text-left md:items-center">
              <span className="grid place-items-center size-12 md:size-16 shrink-0 rounded-full bg-lamp/12 text-lamp">
                {icon}
              </span>
              <div>
                <h3 className="text-xl font-semibold">{title}</h3>
                <p className="mt-1 text-soft text-pretty">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <h3 className="mt-14 text-center text-lg font-semibold">Written by Storylamp, for three ages</h3>
        <ul className="mt-5 grid grid-cols-1 gap-4 md:grid-cols-3">
          {LINES.map(({ ages, line, from }) => (
            <Card as="li" key={ages} className="flex flex-col gap-3">
              <p className="text-sm font-semibold text-lamp">For ages {ages}</p>
              <blockquote className="heading text-lg leading-snug">{line}</blockquote>
              <p className="mt-auto text-sm text-soft">{from}</p>
            </Card>
          ))}
        </ul>
      </div>
    </section>
  )
}

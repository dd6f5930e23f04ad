import sample from '../landing/sample-story.json'
import { LANDING_PICTURES } from '../pictures/files.ts'
import { SmallPicture } from '../pictures/small-picture.tsx'
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

/** A quotation, and who said it. */
export interface Testimonial {
  words: string
  by: string
}

/** The left side of the login page: what a parent signs up for. `testimonial` is a parent's, where there is one. */
export function PromisePanel({ testimonial = LAST_WORDS }: { testimonial?: Testimonial | undefined }) {
  return (
    <section aria-labelledby="promise" className="relative flex flex-col overflow-hidden">
      <div className="px-6 pt-10 sm:px-10 lg:px-14 lg:pt-14">
        <h2 id="promise" className="heading text-3xl lg:text-5xl leading-tight max-w-xl">
          Create Magical Stories That Come to Life
        </h2>
        <ul className="mt-7 grid grid-cols-1 gap-4 max-w-md">
          {BENEFITS.map(({ icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <span className="grid place-items-center size-11 shrink-0 rounded-2xl bg-lamp/15 text-lamp">
                {icon}
              </span>
              <span className="min-w-0">
                <strong className="block font-semibold">{title}</strong>
                <span className="text-soft">{text}</span>
              </span>
            </li>
          ))}
        </ul>
        <figure className="relative z-1 mt-8 max-w-md border-l-3 border-solid border-lamp pl-5">
          <blockquote className="heading text-lg lg:text-xl leading-snug">“{testimonial.words}”</blockquote>
          <figcaption className="mt-2 text-soft">{testimonial.by}</figcaption>
        </figure>
      </div>
      <div className="relative grow min-h-72 sm:min-h-96 lg:min-h-72 -mt-4">
        <SmallPicture
          file={LANDING_PICTURES.heroWide}
          sizes="(min-width: 1024px) 58vw, 100vw"
          className="absolute inset-0 size-full object-cover object-[48%_35%]"
        />
        <div className="absolute inset-0 night-to-dusk" />
      </div>
    </section>
  )
}

/** Without a parent's words, a story's last ones. */
const LAST_WORDS: Testimonial = {
  words: 'Grandma’s hand was scissors, as always. Mia’s was paper. It lay quite flat, and it was asleep.',
  by: `How “${sample.title}” ends, told by Storylamp`,
}

import { LANDING_PICTURES } from '../pictures/files.ts'
import { SmallPicture } from '../pictures/small-picture.tsx'
import { LinkButton } from '../ui/button.tsx'

const EVENINGS = [
  {
    day: 'Monday',
    file: LANDING_PICTURES.pageDragon,
    alt: 'A girl in an orange dress and a small green dragon in front of glowing caves.',
    wish: 'Ada wanted a dragon, and something brave',
  },
  {
    day: 'Tuesday',
    file: LANDING_PICTURES.pageMoon,
    alt: 'A boy in a space helmet and a robot on the moon, beside their lander.',
    wish: 'Leo wanted the moon, and a robot for a friend',
  },
  {
    day: 'Wednesday',
    file: LANDING_PICTURES.pageReef,
    alt: 'A girl with a headscarf and diving goggles under water, among fish and corals.',
    wish: 'Noor wanted the sea, and nothing scary',
  },
  {
    day: 'Thursday',
    file: LANDING_PICTURES.pageBed,
    alt: 'Two children asleep in one bed, under a quilt with stars.',
    wish: 'Mia and Kai wanted the shortest. It was a long day',
  },
]

/** Pages of stories, as a week of bedtimes. */
export function Week() {
  return (
    <section aria-labelledby="week" className="page-width py-14 sm:py-24">
      <h2 id="week" className="heading text-3xl sm:text-4xl text-center">
        Another story every evening
      </h2>
      <p className="mx-auto mt-3 max-w-2xl text-center text-lg text-soft text-pretty">
        Each child is drawn alike on every page. No two stories are the same.
      </p>
      <ul className="mt-10 grid gap-3 sm:gap-5 grid-cols-2">
        {EVENINGS.map(({ day, file, alt, wish }) => (
          <li
            key={day}
            className="overflow-hidden rounded-3xl border border-solid border-ink/15 bg-surface shadow-xl shadow-black/30"
          >
            <div className="later" style={{ aspectRatio: 1 / file.ratio }}>
              <SmallPicture
                file={file}
                alt={alt}
                sizes="(min-width: 1152px) 542px, 48vw"
                className="w-full"
              />
            </div>
            <p className="px-3 sm:px-5 py-3 sm:py-4">
              <span className="text-sm font-semibold text-lamp">{day}</span>
              <strong className="block leading-snug sm:text-lg font-semibold">{wish}</strong>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-10 text-center">
        <LinkButton href="/login?mode=sign-up" size="large" className="max-sm:w-full">
          Make tonight’s story
        </LinkButton>
      </p>
    </section>
  )
}

import type { ThemeCategory } from '../../shared/stories/themes.ts'
import type { ToneCategory } from '../../shared/stories/tones.ts'
import { SmallPicture, type SmallPictureFile } from '../pictures/small-picture.tsx'
import { SheetIcon } from '../ui/sheet-icon.tsx'
import { RadioCard } from './radio-card.tsx'

interface Choice {
  id: string
  title: string
  description: string
  category: ThemeCategory | ToneCategory
}

/**
 * One radio group in rows by category: on a phone each row scrolls sideways, on wider screens it wraps. `kind` names
 * the group, `tile` returns a choice's picture.
 */
export function PictureRadios<C extends Choice>({
  kind,
  tile,
  choices,
  value,
  onPick,
}: {
  kind: 'theme' | 'tone'
  tile: (id: C['id']) => SmallPictureFile
  choices: readonly C[]
  value: string | null
  onPick: (id: C['id']) => void
}) {
  const categories = [...new Set(choices.map(({ category }) => category))]
  return categories.map((category) => (
    <fieldset key={category} className="mb-5">
      <legend className="mb-2 text-sm font-semibold tracking-wide text-soft">{category}</legend>
      <div className={kind === 'theme' ? THEME_ROW : TONE_ROW}>
        {choices
          .filter((choice) => choice.category === category)
          .map((choice) => (
            <RadioCard
              key={choice.id}
              name={kind}
              value={choice.id}
              checked={choice.id === value}
              onPick={() => onPick(choice.id)}
              className={kind === 'theme' ? THEME_CARD : TONE_CARD}
            >
              <span className={kind === 'theme' ? THEME_PICTURE : TONE_PICTURE}>
                <SmallPicture file={tile(choice.id)} className="size-full" />
              </span>
              <span className="min-w-0">
                <span className="block font-semibold leading-snug">{choice.title}</span>
                <span className="mt-0.5 block text-sm leading-snug text-soft">{choice.description}</span>
              </span>
              <span
                aria-hidden="true"
                className="absolute right-2 top-2 hidden size-7 place-items-center rounded-full bg-lamp text-lamp-ink group-has-[:checked]:grid"
              >
                <SheetIcon of="check" className="size-4" />
              </span>
            </RadioCard>
          ))}
      </div>
    </fieldset>
  ))
}

const ROW =
  'grid gap-3 max-sm:-mx-4 max-sm:px-4 max-sm:py-1 max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:snap-x max-sm:scroll-px-4'
const THEME_ROW = `${ROW} max-sm:auto-cols-[9.5rem] sm:grid-cols-3 lg:grid-cols-5`
const TONE_ROW = `${ROW} max-sm:auto-cols-[13.5rem] sm:grid-cols-2 lg:grid-cols-4`

const THEME_CARD = 'flex! flex-col gap-2.5 p-2 pb-3 snap-start'
const TONE_CARD = 'flex! items-center gap-3 p-2 pr-4 snap-start'
const PICTURE = 'later overflow-hidden rounded-xl bg-raised'
const THEME_PICTURE = `${PICTURE} block aspect-[8/5] w-full`
const TONE_PICTURE = `${PICTURE} size-18 shrink-0`

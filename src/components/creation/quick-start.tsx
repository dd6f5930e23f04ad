import { comboPicture } from '../pictures/files.ts'
import { SmallPicture } from '../pictures/small-picture.tsx'
import type { Combo } from './flow/combos.ts'
import type { CreationOptions } from './flow/options.ts'

/** Six stories for a single tap. */
export function QuickStart({ options, onPick }: { options: CreationOptions; onPick: (id: string) => void }) {
  return (
    <section aria-labelledby="quick-start">
      <h2 id="quick-start" className="sr-only">
        Quick Start
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {options.combos.map((combo) => (
          <li key={combo.id}>
            <ComboCard combo={combo} options={options} onPick={() => onPick(combo.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ComboCard({
  combo,
  options,
  onPick,
}: {
  combo: Combo
  options: CreationOptions
  onPick: () => void
}) {
  const theme = options.themes.find(({ id }) => id === combo.themeId)
  const tone = options.tones.find(({ id }) => id === combo.toneId)
  return (
    <button
      type="button"
      onClick={onPick}
      className="flex h-full w-full items-center gap-4 rounded-3xl border-2 border-solid border-line bg-surface p-3 text-left sm:flex-col sm:items-stretch sm:gap-3 sm:pb-4 transition-colors hover:border-lamp hover:bg-raised"
    >
      <span className="later size-22 shrink-0 overflow-hidden rounded-2xl bg-raised sm:h-auto sm:w-full sm:aspect-[8/5]">
        <SmallPicture
          file={comboPicture(combo.themeId)}
          sizes="(min-width: 640px) 360px, 160px"
          className="size-full object-cover"
        />
      </span>
      <span className="min-w-0 sm:px-1">
        <span className="heading block text-lg leading-snug sm:text-xl">{combo.title}</span>
        <span className="mt-1 block text-sm leading-snug text-soft">{combo.description}</span>
        <span className="mt-1.5 block text-sm font-semibold text-accent">
          {theme?.title}, {tone?.title.toLowerCase()}
        </span>
      </span>
    </button>
  )
}

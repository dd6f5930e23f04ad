import { cx } from '../ui/cx.ts'

export interface OptionStep {
  /** Id of the section it links to. */
  section: string
  name: string
  /** The choice there, if any. */
  chosen: string | null | undefined | false
}

/** The id of the four choices, which are focused after a quick start. */
export const CHOICES = 'choices'

/** The four choices so far; each links to its section. */
export function OptionProgress({ steps }: { steps: readonly OptionStep[] }) {
  return (
    <nav
      id={CHOICES}
      tabIndex={-1}
      aria-label="Your choices"
      className="sticky top-0 md:top-18 z-20 -mx-4 sm:-mx-6 mb-5 border-b border-solid border-line bg-night outline-none px-4 sm:px-6 py-2"
    >
      <ol className="grid grid-cols-4 gap-2">
        {steps.map(({ section, name, chosen }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => show(section)}
              className="block w-full min-h-11 rounded-lg pt-1.5 text-left"
            >
              <span className={cx('block h-1.5 rounded-full', chosen ? 'bg-lamp' : 'bg-ink/15')} />
              <span className="mt-1.5 block text-xs font-semibold text-soft">{name}</span>
              <span
                className={cx(
                  'line-clamp-2 text-xs sm:text-sm leading-tight font-semibold',
                  chosen ? 'text-ink' : 'text-soft',
                )}
              >
                {chosen || 'Choose'}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function show(section: string) {
  document.getElementById(section)?.scrollIntoView({ block: 'start' })
  document.getElementById(`${section}-title`)?.focus({ preventScroll: true })
}

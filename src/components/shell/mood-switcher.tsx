import type { ReactNode } from 'react'
import { MOODS, type Mood } from '../../shared/kit/moods.ts'
import { cx } from '../ui/cx.ts'

const NAMES: Record<Mood, string> = {
  magical: 'Magical',
  adventure: 'Adventure',
  mystery: 'Mystery',
  friendship: 'Friendship',
  nature: 'Nature',
  fantasy: 'Fantasy',
}

/** Six dots, one a mood; shell.ts changes the colors at once, without script the form does. */
export function MoodSwitcher({ mood, className }: { mood: Mood; className?: string }) {
  return (
    <MoodForm className={cx('flex flex-wrap', className)}>
      {MOODS.map((each) => (
        <button
          key={each}
          type="submit"
          name="mood"
          value={each}
          data-mood={each}
          aria-pressed={each === mood}
          aria-label={`${NAMES[each]} mood`}
          title={NAMES[each]}
          className="mood-button mood-round"
        >
          <MoodDot className="size-5" />
        </button>
      ))}
    </MoodForm>
  )
}

/** Six named cards, for the sheet and the settings. */
export function MoodCards({ mood }: { mood: Mood }) {
  return (
    <MoodForm className="grid grid-cols-[repeat(auto-fit,minmax(8.25rem,1fr))] gap-2.5">
      {MOODS.map((each) => (
        <button
          key={each}
          type="submit"
          name="mood"
          value={each}
          data-mood={each}
          aria-pressed={each === mood}
          className="mood-button mood-card"
        >
          <MoodDot className="size-6" />
          {NAMES[each]}
        </button>
      ))}
    </MoodForm>
  )
}

function MoodForm({ className, children }: { className: string; children: ReactNode }) {
  return (
    <form method="post" action="/mood" data-moods="" className={className}>
      {children}
    </form>
  )
}

/** A dot of the two colors of the mood that is around it. */
function MoodDot({ className }: { className: string }) {
  return <span aria-hidden="true" className={`mood-dot ${className}`} />
}

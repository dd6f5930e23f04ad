import type { ComponentProps, ReactNode } from 'react'
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

/** Six dots, one for each mood; shell.ts changes the colors at once, without script the form does. */
export function MoodSwitcher({ mood, className }: { mood: Mood; className?: string }) {
  return (
    <MoodForm className={cx('flex flex-wrap', className)}>
      {MOODS.map((each) => (
        <MoodButton
          key={each}
          mood={each}
          isOn={each === mood}
          title={`${NAMES[each]} mood`}
          className="mood-round"
        />
      ))}
    </MoodForm>
  )
}

/** Six named cards, for the sheet and the settings. */
export function MoodCards({ mood }: { mood: Mood }) {
  return (
    <MoodForm className="grid grid-cols-[repeat(auto-fit,minmax(8.25rem,1fr))] gap-2.5">
      {MOODS.map((each) => (
        <MoodButton key={each} mood={each} isOn={each === mood} className="mood-card">
          {NAMES[each]}
        </MoodButton>
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

/** With a dot of its mood's two colors, which its value has (src/styles/tokens.css); it submits its form. */
const MoodButton = ({ mood, isOn, ...rest }: ComponentProps<'button'> & { mood: Mood; isOn: boolean }) => (
  <button {...rest} name="mood" value={mood} aria-pressed={isOn} />
)

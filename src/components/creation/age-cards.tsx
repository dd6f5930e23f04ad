import type { AgeGroup } from '../../shared/stories/age-groups.ts'
import type { AgeChoice } from './flow/options.ts'
import { RadioCard } from './radio-card.tsx'

/** How old the listener is. */
export function AgeCards({
  ages,
  value,
  onPick,
}: {
  ages: readonly AgeChoice[]
  value: AgeGroup
  onPick: (ageGroup: AgeGroup) => void
}) {
  return (
    <fieldset>
      <legend className="sr-only">Age</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {ages.map(({ id, title, description }) => (
          <RadioCard
            key={id}
            name="age"
            value={id}
            checked={id === value}
            onPick={() => onPick(id)}
            className="p-4"
          >
            <span className="heading block text-xl">{title}</span>
            <span className="mt-0.5 block text-sm text-soft">{description}</span>
          </RadioCard>
        ))}
      </div>
    </fieldset>
  )
}

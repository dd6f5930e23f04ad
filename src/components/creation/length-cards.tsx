import {
  creditsNeededText,
  creditsShort,
  creditsText,
  durationText,
  eveningsLeftText,
  visibleLengths,
} from '../../shared/stories/lengths.ts'
import type { StoryDefinition } from '../../shared/stories/story-request.ts'
import { Badge } from '../ui/feedback.tsx'
import { SheetIcon } from '../ui/sheet-icon.tsx'
import type { CreationOptions } from './flow/options.ts'
import { CARD, RadioCard } from './radio-card.tsx'

/** The lengths with price and duration; one that the credits do not cover links to the plans. */
export function LengthCards({
  options: { definitions, account },
  value,
  onPick,
}: {
  options: CreationOptions
  value: string
  onPick: (lengthKey: string) => void
}) {
  return (
    <fieldset>
      <legend className="sr-only">Length</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {visibleLengths(definitions, account).map((definition) => {
          const { lengthKey } = definition
          const short = creditsShort(definition, account)
          return short > 0 ? (
            <a key={lengthKey} href="/app/subscription" className={`p-4 ${CARD}`}>
              <LengthText definition={definition} />
              <span className="mt-3 block">
                <Badge tone="accent">{creditsNeededText(short)}</Badge>
              </span>
            </a>
          ) : (
            <RadioCard
              key={lengthKey}
              name="length"
              value={lengthKey}
              checked={lengthKey === value}
              onPick={() => onPick(lengthKey)}
              className="p-4"
            >
              <LengthText definition={definition} />
              <Evenings text={eveningsLeftText(definition, definitions, account)} />
            </RadioCard>
          )
        })}
      </div>
    </fieldset>
  )
}

/** For a trial: how many evenings are left after it. */
const Evenings = ({ text }: { text: string | undefined }) =>
  text && <span className="mt-2 block text-sm text-soft">{text}</span>

function LengthText({ definition }: { definition: StoryDefinition }) {
  return (
    <>
      <span className="heading block text-xl">{definition.displayName}</span>
      <span className="mt-0.5 block text-sm text-soft">{definition.description}</span>
      <span className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm font-semibold text-accent">
        <span className="inline-flex items-center gap-1.5">
          <SheetIcon of="clock" className="size-4" />
          {durationText(definition.durationSeconds)}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <SheetIcon of="credits" className="size-4" />
          {creditsText(definition.creditsRequired)}
        </span>
      </span>
    </>
  )
}

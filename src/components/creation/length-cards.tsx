import type { StoryDefinition } from '../../shared/story-request.ts'
import { Badge } from '../ui/feedback.tsx'
import { ClockIcon, CreditsIcon } from '../ui/icons.tsx'
import { creditsNeededText, creditsShort, creditsText, durationText, visibleLengths } from './flow/lengths.ts'
import type { CreationOptions } from './flow/options.ts'

/** The lengths with price and duration; one that the credits do not cover leads to the plans. */
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
            <a key={lengthKey} href="/app/subscription" className={`focusable ${CARD}`}>
              <LengthText definition={definition} />
              <span className="mt-3 block">
                <Badge tone="accent">{creditsNeededText(short)}</Badge>
              </span>
            </a>
          ) : (
            <label key={lengthKey} className={`cursor-pointer ${CARD}`}>
              <input
                type="radio"
                className="absolute inset-0 z-1 size-full scroll-mt-44 scroll-mb-44 opacity-0 cursor-pointer disabled:cursor-not-allowed"
                name="length"
                value={lengthKey}
                checked={lengthKey === value}
                onChange={() => onPick(lengthKey)}
              />
              <LengthText definition={definition} />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

function LengthText({ definition }: { definition: StoryDefinition }) {
  return (
    <>
      <span className="heading block text-xl">{definition.displayName}</span>
      <span className="mt-0.5 block text-sm text-soft">{definition.description}</span>
      <span className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm font-semibold text-accent">
        <span className="inline-flex items-center gap-1.5">
          <ClockIcon className="size-4" />
          {durationText(definition.durationSeconds)}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <CreditsIcon className="size-4" />
          {creditsText(definition.creditsRequired)}
        </span>
      </span>
    </>
  )
}

const CARD =
  'relative block rounded-2xl border-2 border-solid border-line bg-surface p-4 transition-colors hover:border-edge has-[:checked]:border-lamp! has-[:checked]:bg-raised has-[:focus-visible]:outline has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-lamp'

import { type Account, durationText, storyPriceText } from '../../shared/stories/lengths.ts'
import type { StoryDefinition } from '../../shared/stories/story-request.ts'
import { TONES } from '../../shared/stories/tones.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Select } from '../ui/field.tsx'
import { WandIcon } from '../ui/icons.tsx'

export interface SequelFormProps {
  storyId: number
  /** The available lengths, by price; none where the credits cover none. */
  lengths: readonly StoryDefinition[]
  length: string
  tone: string
  account: Account
  requestKey: string
  /** Whether the parent is asked for another one beside the one that is being made. */
  again: boolean
}

/** The next story's length and mood; everything else stays the same. Works without script. */
export function SequelForm({ storyId, lengths, length, tone, account, requestKey, again }: SequelFormProps) {
  return (
    <Card as="section" aria-labelledby="next-title">
      <h2 id="next-title" className="heading text-xl">
        {again ? 'One more beside it' : 'The next one'}
      </h2>
      <form method="post" action={`/app/story/${storyId}/more`} className="mt-4 grid gap-5">
        <input type="hidden" name="requestKey" value={requestKey} />
        {again && <input type="hidden" name="again" value="true" />}
        <fieldset className="grid gap-3">
          <legend className="mb-1.5 text-sm font-semibold">Length</legend>
          {lengths.map((definition) => (
            <LengthChoice
              key={definition.lengthKey}
              definition={definition}
              price={storyPriceText(definition, account)}
              chosen={length}
            />
          ))}
        </fieldset>
        <Select id="tone" name="tone" label="Mood" defaultValue={tone}>
          {TONES.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
        <Button type="submit" size="large" icon={<WandIcon />} className="justify-self-start">
          Make the Next Story
        </Button>
      </form>
    </Card>
  )
}

const LengthChoice = ({
  definition,
  price,
  chosen,
}: {
  definition: StoryDefinition
  price: string
  chosen: string
}) => (
  <label className="group flex items-center gap-3 rounded-2xl border border-solid border-line bg-surface p-4 cursor-pointer hover:border-edge has-[:checked]:border-lamp! has-[:checked]:bg-raised has-[:focus-visible]:outline has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-lamp">
    <input
      type="radio"
      name="length"
      value={definition.lengthKey}
      defaultChecked={definition.lengthKey === chosen}
      required
      className="size-6 shrink-0 accent-lamp"
    />
    <span className="flex flex-wrap gap-x-3">
      <span className="font-semibold">{definition.displayName}</span>
      <span className="text-soft">{`${durationText(definition.durationSeconds)} · ${price}`}</span>
    </span>
  </label>
)

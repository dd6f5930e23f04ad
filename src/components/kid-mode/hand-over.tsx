import { HAND_OVER } from '../../shared/kid-mode/addresses.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { NewPinFields } from './pin-field.tsx'

interface HandOverProps {
  /** The shelves that can be opened; with one there is no choice. */
  shelves: readonly { id: number; name: string }[]
  chosen: number
  hasPin: boolean
  error?: string | undefined
}

/** Before a parent hands the device over: whose shelf, and the first time the PIN. A plain form. */
export function HandOver({ shelves, chosen, hasPin, error }: HandOverProps) {
  return (
    <div className="page-width pb-16 max-w-3xl!">
      <PageHeader title="Kid Mode" back={{ href: '/app', label: 'Home' }}>
        Hand over the device without a worry: it opens one shelf of stories and nothing else. No new stories,
        no plans, no settings, nothing to delete.
      </PageHeader>
      <Card>
        <form method="post" action={HAND_OVER} className="grid gap-6">
          <Whose shelves={shelves} chosen={chosen} />
          {hasPin ? (
            <p className="text-soft">Your PIN brings you back. You can change it in Settings.</p>
          ) : (
            <>
              <p className="text-soft text-pretty">
                Choose a PIN that brings you back. Your child should not know it.
              </p>
              {/* Side by side, so that the button is visible on a phone. */}
              <div className="grid grid-cols-2 items-end gap-4 sm:max-w-96">
                <NewPinFields error={error} />
              </div>
            </>
          )}
          <Button type="submit" size="large" className="justify-self-start max-sm:w-full">
            Start kid mode
          </Button>
        </form>
      </Card>
    </div>
  )
}

function Whose({ shelves, chosen }: Pick<HandOverProps, 'shelves' | 'chosen'>) {
  if (shelves.length < 2) return <input type="hidden" name="profile" value={chosen} />
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Who gets it?</legend>
      <div className="flex flex-wrap gap-2">
        {shelves.map(({ id, name }) => (
          <label
            key={id}
            className="relative inline-flex min-h-12 max-w-full cursor-pointer items-center rounded-full border-2 border-solid border-line px-5 font-semibold text-soft has-[:checked]:border-lamp has-[:checked]:bg-lamp/15 has-[:checked]:text-lamp has-[:focus-visible]:outline has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-lamp"
          >
            <input
              type="radio"
              name="profile"
              value={id}
              defaultChecked={id === chosen}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <bdi className="wrap-anywhere">{name}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

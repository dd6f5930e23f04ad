import { Button } from '../ui/button.tsx'
import { TitledCard } from '../ui/card.tsx'
import { cx } from '../ui/cx.ts'
import { Field } from '../ui/field.tsx'
import { WandIcon } from '../ui/icons.tsx'
import type { SettingsFacts } from './facts.ts'

/** For testers; the server refuses these calls to everybody else. */
export function DeveloperSettings({ trial }: Pick<SettingsFacts, 'trial'>) {
  return (
    <TitledCard id="developer" title="Developer Settings" icon={<WandIcon className="size-6" />}>
      <div className="grid gap-6 md:grid-cols-2">
        <TrialBypass isOn={trial.trialBypass} />
        <AvailableCredits />
        <div className="flex flex-wrap gap-3 md:col-span-2">
          <form method="post" action="/app/settings/tester/cleanup" data-tester="cleanup">
            <Button type="submit" variant="secondary">
              Clean Up Test Subscriptions
            </Button>
          </form>
          <form method="post" action="/app/settings/tester/sync" data-tester="sync">
            <Button type="submit" variant="secondary">
              Sync Subscription Credits
            </Button>
          </form>
        </div>
      </div>
    </TitledCard>
  )
}

function TrialBypass({ isOn }: { isOn: boolean }) {
  return (
    <form
      method="post"
      action="/app/settings/tester/trial-bypass"
      data-tester="trial-bypass"
      className="flex items-center justify-between gap-4 self-start"
    >
      <input type="hidden" name="trialBypass" value={String(!isOn)} />
      <span>
        <span id="trial-bypass" className="block font-semibold">
          Trial Bypass
        </span>
        <span className="text-sm text-soft">Stories cost what is there, and no gate closes.</span>
      </span>
      <button
        type="submit"
        role="switch"
        aria-checked={isOn}
        aria-labelledby="trial-bypass"
        className={cx(
          'shrink-0 w-16 h-11 rounded-full border border-solid p-1 transition-colors',
          isOn ? 'bg-lamp border-lamp' : 'bg-raised border-edge',
        )}
      >
        <span
          className={cx(
            'block size-8 rounded-full transition-transform',
            isOn ? 'bg-lamp-ink translate-x-5.5' : 'bg-soft',
          )}
        />
      </button>
    </form>
  )
}

/** The script refuses an invalid number, in a toast; without it the server leaves the credits unchanged. */
function AvailableCredits() {
  return (
    <form
      method="post"
      action="/app/settings/tester/credits"
      data-tester="credits"
      noValidate
      className="flex items-end gap-3"
    >
      <div className="grow">
        <Field
          id="tester-credits"
          name="credits"
          label="Set Available Credits"
          inputMode="numeric"
          autoComplete="off"
          required
        />
      </div>
      <Button type="submit" variant="secondary">
        Set
      </Button>
    </form>
  )
}

import { type Plan, periodEndText, priceText } from '../../shared/billing/plan.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { TestModeNote } from './plan-card.tsx'

interface QuestionProps {
  firebaseUid: string
  isTestMode: boolean
  timeZone: string
}

interface ChangeQuestionProps extends QuestionProps {
  /** Amounts in minor units of `currency`, times in seconds since the epoch. */
  change: { plan: Plan; currency: string; now: number; next: number; nextAt: number }
}

/** Confirmed once before a plan is changed: what is paid, and when. */
export function ChangeQuestion({ change, ...page }: ChangeQuestionProps) {
  const { plan, currency, now, next, nextAt } = change
  const date = periodEndText(nextAt, page.timeZone)
  const money = (unitAmount: number) => priceText({ unitAmount, currency })
  return (
    <Question {...page} title={`Change to ${plan.name}?`}>
      <Facts
        facts={[
          ['Today', now > 0 ? `${money(now)}, the difference until ${date}` : 'Nothing'],
          [`From ${date}`, `${money(next)} a month`],
          [
            'Credits',
            now > 0 ? 'The extra credits of the new plan arrive right away' : 'What you have stays yours',
          ],
        ]}
      />
      <ChangeForm
        plan={plan}
        busy="Upgrading..."
        label={now > 0 ? `Pay ${money(now)} and Change` : `Change to ${plan.name}`}
      />
    </Question>
  )
}

interface CancelQuestionProps extends QuestionProps {
  /** The amount that will not be charged, and its date. */
  cancel: { amount: number; currency: string; endsAt: number }
}

/** Confirmed once before a subscription is set to end. */
export function CancelQuestion({ cancel, ...page }: CancelQuestionProps) {
  const date = periodEndText(cancel.endsAt, page.timeZone)
  const amount = priceText({ unitAmount: cancel.amount, currency: cancel.currency })
  return (
    <Question {...page} title="Cancel your subscription?">
      <Facts
        facts={[
          ['Now', `Nothing changes: your plan is yours until ${date}`],
          [date, `${amount} will not be taken`],
          ['Afterwards', 'Your stories and your credits stay yours'],
        ]}
      />
      <form method="post" action="/app/subscription/cancel" data-billing="cancel">
        <Button type="submit" variant="danger" className="w-full">
          Cancel Subscription
        </Button>
        <Refusal />
      </form>
    </Question>
  )
}

function Question({
  firebaseUid,
  isTestMode,
  title,
  children,
}: QuestionProps & { title: string; children: React.ReactNode }) {
  return (
    <div className="page-width pb-16 max-w-3xl!" data-firebase-uid={firebaseUid}>
      <PageHeader
        title={title}
        back={{ href: '/app/subscription?options=shown', label: 'Back to Your Subscription' }}
      />
      {isTestMode && <TestModeNote />}
      <Card className="grid gap-3">
        {children}
        <LinkButton href="/app/subscription" variant="quiet" className="w-full">
          Keep it as it is
        </LinkButton>
      </Card>
    </div>
  )
}

function Facts({ facts }: { facts: [string, string][] }) {
  return (
    <dl className="grid gap-4 mb-4">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-soft">{name}</dt>
          <dd className="font-semibold text-pretty">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Changes to the plan, with a call where there is script; a refusal appears under the button. */
export function ChangeForm({ plan, busy, label }: { plan: Plan; busy: string; label: string }) {
  return (
    <form
      method="post"
      action="/app/subscription/change"
      data-billing="change"
      data-plan={plan.name}
      data-busy={busy}
    >
      <input type="hidden" name="newPriceId" value={plan.priceId} />
      <Button type="submit" className="w-full">
        {label}
      </Button>
      <Refusal />
    </form>
  )
}

/** Where islands/account-form.ts shows a refusal. */
const Refusal = () => <p data-refusal="" role="alert" hidden className="mt-3 text-danger text-pretty" />

import { type Plan, periodEndText, type SubscriptionStatus } from '../../shared/billing/plan.ts'
import type { StoryDefinition } from '../../shared/stories/story-request.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Badge } from '../ui/feedback.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { ChangeForm } from './billing-questions.tsx'
import { CreditsUsedNote, FeatureList, PlanCard, PlanGrid, TestModeNote } from './plan-card.tsx'

export interface ActiveSubscriptionProps {
  firebaseUid: string
  status: SubscriptionStatus
  plans: Plan[]
  definitions: StoryDefinition[]
  isTestMode: boolean
  /** True when no credits are left for a story. */
  isSpent: boolean
  /** True where the card provider has pages for the parent. */
  hasPortal: boolean
  /** True when the other plans are shown. */
  isOpen: boolean
  timeZone: string
}

/** With a subscription: what it is, when it is paid next, and what can be changed. */
export function ActiveSubscription(props: ActiveSubscriptionProps) {
  const { firebaseUid, status, plans, definitions, isTestMode, isSpent, isOpen } = props
  return (
    <div className="page-width pb-16" data-firebase-uid={firebaseUid}>
      <PageHeader title="Your Subscription" back={{ href: '/app', label: 'Back to Home' }} />
      {isSpent && <CreditsUsedNote>{newCredits(status)}</CreditsUsedNote>}
      {isTestMode && <TestModeNote />}
      <SubscriptionCard {...props} />
      <section
        id="available-plans"
        aria-labelledby="available-plans-title"
        hidden={!isOpen}
        className="mt-10 scroll-mt-24"
      >
        <h2 id="available-plans-title" className="heading text-2xl">
          Available Plans
        </h2>
        <p className="mt-2 mb-5 max-w-prose text-soft text-pretty">
          A larger plan starts at once: you pay the difference for the rest of the month and get its extra
          credits. Any other change costs nothing now and takes effect with the next billing.
        </p>
        <PlanGrid>
          {plans.map((plan) => (
            <AvailablePlan key={plan.id} plan={plan} definitions={definitions} status={status} />
          ))}
        </PlanGrid>
      </section>
    </div>
  )
}

function newCredits({ status, cancelAtPeriodEnd }: SubscriptionStatus): string {
  if (status === 'past_due') return 'New ones come as soon as the payment has gone through.'
  if (cancelAtPeriodEnd) return 'If you reactivate your subscription, new ones come with the next billing.'
  return 'New ones come with the next billing, and a larger plan brings more at once.'
}

function SubscriptionCard({ status, plans, hasPortal, isOpen, timeZone }: ActiveSubscriptionProps) {
  const plan = plans.find(({ priceId }) => priceId === status.planId)
  const isEnding = status.cancelAtPeriodEnd
  return (
    <Card as="section" aria-labelledby="subscription-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="subscription-title" className="heading text-2xl">
          {isEnding ? 'Subscription Ending' : 'Active Subscription'}
        </h2>
        <Badge tone={isEnding ? 'danger' : 'success'}>{isEnding ? 'Cancelled' : 'Active'}</Badge>
      </div>
      <p className="mt-4 text-lg font-semibold">{plan ? `${plan.name} Plan` : 'Subscribed'}</p>
      <p className="mt-1 text-soft">
        {isEnding ? 'Access ends' : 'Next billing'}:{' '}
        {status.currentPeriodEnd === null ? 'Unknown date' : periodEndText(status.currentPeriodEnd, timeZone)}
      </p>
      {status.status === 'past_due' && (
        <p className="mt-3 text-danger">
          The last payment did not go through. It will be tried again; your plan stays until then.
        </p>
      )}
      {plan && <FeatureList features={plan.features} className="mt-5" />}
      <div className="mt-7 flex flex-wrap gap-3">
        <OptionsToggle isEnding={isEnding} isOpen={isOpen} />
        {!isEnding && (
          <form method="get" action="/app/subscription">
            <input type="hidden" name="ask" value="cancel" />
            <Button type="submit" variant="danger">
              Cancel Subscription
            </Button>
          </form>
        )}
        {hasPortal && (
          <LinkButton href="/app/subscription/portal" variant="quiet">
            Cards and receipts
          </LinkButton>
        )}
      </div>
    </Card>
  )
}

/** Without script it loads the page with the plans shown or hidden. */
function OptionsToggle({ isEnding, isOpen }: { isEnding: boolean; isOpen: boolean }) {
  const closed = isEnding ? 'Reactivate Subscription' : 'Change Plan'
  return (
    <form method="get" action="/app/subscription" data-billing="toggle" data-closed={closed}>
      {!isOpen && <input type="hidden" name="options" value="shown" />}
      <Button
        type="submit"
        variant={isEnding && !isOpen ? 'primary' : 'secondary'}
        aria-expanded={isOpen}
        aria-controls="available-plans"
      >
        {isOpen ? 'Hide Options' : closed}
      </Button>
    </form>
  )
}

interface AvailablePlanProps extends Pick<ActiveSubscriptionProps, 'definitions' | 'status'> {
  plan: Plan
}

/** Another plan needs a confirmation; keeping one's own costs nothing now. */
function AvailablePlan({ plan, definitions, status }: AvailablePlanProps) {
  const isCurrent = plan.priceId === status.planId
  if (isCurrent && !status.cancelAtPeriodEnd) {
    return (
      <PlanCard plan={plan} definitions={definitions} dimmed badge={<Badge>Current Plan</Badge>}>
        <Button disabled variant="secondary" className="w-full">
          Current Plan
        </Button>
      </PlanCard>
    )
  }
  return (
    <PlanCard
      plan={plan}
      definitions={definitions}
      badge={isCurrent && <Badge tone="danger">Cancelled Plan</Badge>}
    >
      {isCurrent ? (
        <ChangeForm plan={plan} busy="Reactivating..." label={`Reactivate ${plan.name}`} />
      ) : (
        <form method="get" action="/app/subscription">
          <input type="hidden" name="ask" value={plan.priceId} />
          <Button type="submit" variant="secondary" className="w-full">
            {`Change to ${plan.name}`}
          </Button>
        </form>
      )}
    </PlanCard>
  )
}

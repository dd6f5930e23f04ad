import type { Plan } from '../../shared/billing/plan.ts'
import type { StoryDefinition } from '../../shared/stories/story-request.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/feedback.tsx'
import { GiftIcon, WarningIcon } from '../ui/icons.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { CreditsUsedNote, MostPopular, PlanCard, PlanGrid, TestModeNote } from './plan-card.tsx'

interface ChoosePlanProps {
  /** Undefined when they could not be loaded. */
  plans: Plan[] | undefined
  definitions: StoryDefinition[]
  isTestMode: boolean
  /** True when no credits are left for a story. */
  isSpent: boolean
}

/** Without a subscription: the plans. */
export function ChoosePlan({ plans, definitions, isTestMode, isSpent }: ChoosePlanProps) {
  return (
    <div className="page-width pb-16">
      <PageHeader title="Choose Your Storytelling Plan" back={{ href: '/app', label: 'Back to Home' }}>
        Unlimited AI bedtime stories, starring your child: a plan brings new story credits every month.
      </PageHeader>
      {isSpent && (
        <CreditsUsedNote>
          A plan brings new ones every month. The stories you have made stay yours to play, as often as you
          like.
        </CreditsUsedNote>
      )}
      {isTestMode && <TestModeNote />}
      <Plans plans={plans} definitions={definitions} />
    </div>
  )
}

function Plans({ plans, definitions }: Pick<ChoosePlanProps, 'plans' | 'definitions'>) {
  if (!plans) return <PlansFailed />
  if (plans.length === 0) return <NoPlans />
  return (
    <>
      <h2 className="sr-only">Plans</h2>
      <PlanGrid>
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            definitions={definitions}
            badge={plan.popular && <MostPopular />}
          >
            <form method="get" action="/app/subscription">
              <input type="hidden" name="checkout" value={plan.priceId} />
              <Button type="submit" variant={plan.popular ? 'primary' : 'secondary'} className="w-full">
                Get Started
              </Button>
            </form>
          </PlanCard>
        ))}
      </PlanGrid>
      <p className="mt-8 text-center text-soft">Cancel anytime.</p>
    </>
  )
}

/** With script the button shows that the page is reloading. */
function PlansFailed() {
  return (
    <EmptyState
      icon={<WarningIcon className="size-9" />}
      title="Failed to load subscription plans. Please try again."
      action={
        <form method="get" action="/app/subscription" data-billing="retry">
          <Button type="submit">Retry</Button>
        </form>
      }
    />
  )
}

function NoPlans() {
  return (
    <EmptyState icon={<GiftIcon className="size-9" />} title="No subscription plans are currently available.">
      <p>Every story you have made stays yours to play, as often as you like.</p>
    </EmptyState>
  )
}

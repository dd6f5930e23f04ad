import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import type { ComponentProps } from 'react'
import { allStoryDefinitions } from '../../../db/queries/options.ts'
import { subscriptionStatusOf } from '../../../db/queries/subscription.ts'
import { trialStatusOf } from '../../../db/queries/trial-status.ts'
import { ActiveSubscription } from '../../components/billing/active-subscription.tsx'
import { CancelQuestion, ChangeQuestion } from '../../components/billing/billing-questions.tsx'
import { ChoosePlan } from '../../components/billing/choose-plan.tsx'
import { OrderSummary } from '../../components/billing/order-summary.tsx'
import { TestModeNote } from '../../components/billing/plan-card.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import type { AppEnv, Services, Session } from '../../context.ts'
import { previewCancel } from '../../domain/billing/cancel-subscription.ts'
import { previewChange } from '../../domain/billing/change-plan.ts'
import { syncSubscription } from '../../domain/billing/sync-subscription.ts'
import { type Plan, priceText, type SubscriptionStatus } from '../../shared/billing/plan.ts'
import { checkoutPolicy } from '../../shared/kit/content-security-policy.ts'
import { timeZoneOf } from '../../shared/kit/time-labels.ts'
import { inTime } from '../kit/in-time.ts'
import { requirePage, type SignedInEnv } from '../kit/require-page.ts'
import { CheckoutIsland } from './checkout-island.ts'
import { plansInTime } from './plans-in-time.ts'

const WAIT_MS = 5000
const SCRIPTS = ['islands/subscription.ts']

/** Plans, the subscription, and the checkout step at `?checkout={priceId}`. */
export const subscriptionPage = new Hono<AppEnv>().get('/app/subscription', requirePage, async (c) => {
  const session = c.get('signedIn')
  const [plans, status] = await Promise.all([
    plansInTime(c.get('services'), WAIT_MS),
    statusFor(c.get('services'), session),
  ])
  const chosen = plans?.find(({ priceId }) => priceId === c.req.query('checkout'))
  if (chosen && !status?.hasSubscription) {
    const { payments, assets } = c.get('services')
    const { cardForm } = payments ?? {}
    if (cardForm?.kind === 'stripe')
      c.header('Content-Security-Policy', checkoutPolicy(assets.starter.source))
    return c.render(<Checkout firebaseUid={session.firebaseUid} plan={chosen} cardForm={cardForm} />, {
      title: 'Checkout',
    })
  }
  if (c.req.query('checkout') !== undefined) return c.redirect('/app/subscription')
  const cardForm = c.get('services').payments?.cardForm.kind
  const isTestMode = cardForm === 'test-card'
  const definitions = allStoryDefinitions(c.get('services').db)
  const isSpent = isWithoutCredits(c.get('services'), session)
  if (!status?.hasSubscription) {
    return c.render(
      <ChoosePlan plans={plans} definitions={definitions} isTestMode={isTestMode} isSpent={isSpent} />,
      {
        title: 'Choose Your Storytelling Plan',
        scripts: SCRIPTS,
      },
    )
  }
  const question = await askedFirst(c)
  if (question) return question
  return c.render(
    <ActiveSubscription
      firebaseUid={session.firebaseUid}
      status={status}
      plans={plans ?? []}
      definitions={definitions}
      isTestMode={isTestMode}
      isSpent={isSpent}
      hasPortal={cardForm === 'stripe'}
      isOpen={c.req.query('options') === 'shown'}
      timeZone={timeZoneOf(getCookie(c, 'tz'))}
    />,
    { title: 'Your Subscription', scripts: SCRIPTS },
  )
})

/** The page that asks before a change (`?ask={priceId}`) or before canceling (`?ask=cancel`), with amount and date. */
async function askedFirst(c: Context<SignedInEnv>): Promise<Response | undefined> {
  const asked = c.req.query('ask')
  const { userId, firebaseUid } = c.get('signedIn')
  const { db, payments, now } = c.get('services')
  if (asked === undefined || userId === null || !payments) return undefined
  const billing = { db, payments, now }
  const page = {
    firebaseUid,
    isTestMode: payments.cardForm.kind === 'test-card',
    timeZone: timeZoneOf(getCookie(c, 'tz')),
  }
  if (asked === 'cancel') {
    const cancel = await previewCancel(billing, userId)
    if (!cancel) return c.redirect('/app/subscription')
    const title = 'Cancel your subscription?'
    return c.render(<CancelQuestion {...page} cancel={cancel} />, { title, scripts: SCRIPTS })
  }
  const change = await previewChange(billing, userId, asked)
  if (!change) return c.redirect('/app/subscription')
  const title = `Change to ${change.plan.name}?`
  return c.render(<ChangeQuestion {...page} change={change} />, { title, scripts: SCRIPTS })
}

/** A payment may just have been made: a subscription that waits for one is fetched again. */
async function statusFor(
  { db, payments, now, log }: Services,
  { userId }: Session,
): Promise<SubscriptionStatus | undefined> {
  if (userId === null) return undefined
  const status = subscriptionStatusOf(db, userId)
  if (!payments || status.status !== 'incomplete') return status
  await inTime(WAIT_MS, syncSubscription({ db, payments, now }, userId), (error) =>
    log.error('billing.status_failed', error),
  )
  return subscriptionStatusOf(db, userId)
}

/** Such a parent may have been sent here on the way to a story (specification, section 6). */
function isWithoutCredits({ db }: Services, { userId }: Session): boolean {
  const account = userId === null ? undefined : trialStatusOf(db, userId)
  return account?.availableCredits === 0 && !account.trialBypass
}

function Checkout({ firebaseUid, plan, cardForm = { kind: 'test-card' } }: CheckoutPageProps) {
  const { priceId } = plan
  return (
    <div className="page-width pb-16 max-w-5xl!">
      <PageHeader title="Checkout" back={{ href: '/app/subscription', label: 'Back to Plans' }} />
      {cardForm.kind === 'test-card' && <TestModeNote />}
      <noscript>
        <p className="mb-6 text-soft">Paying needs JavaScript. Your stories play without a plan, too.</p>
      </noscript>
      <div className="grid gap-5 md:grid-cols-[1fr_20rem]">
        <div className="[@media(scripting:none)]:hidden">
          <CheckoutIsland
            firebaseUid={firebaseUid}
            priceId={priceId}
            price={priceText(plan)}
            cardForm={cardForm}
          />
        </div>
        <OrderSummary plan={plan} />
      </div>
    </div>
  )
}

interface CheckoutPageProps {
  firebaseUid: string
  plan: Plan
  cardForm: ComponentProps<typeof CheckoutIsland>['cardForm'] | undefined
}

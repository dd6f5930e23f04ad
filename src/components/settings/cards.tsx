import type { ReactNode } from 'react'
import { periodEndText } from '../../shared/billing/plan.ts'
import { LinkButton } from '../ui/button.tsx'
import { TitledCard } from '../ui/card.tsx'
import { Badge } from '../ui/feedback.tsx'
import { CardIcon, ChildIcon, CreditsIcon } from '../ui/icons.tsx'
import type { SettingsFacts } from './facts.ts'

export function AccountCard({
  email,
  firebaseUid,
  children,
}: Pick<SettingsFacts, 'email' | 'firebaseUid'> & { children: ReactNode }) {
  return (
    <TitledCard id="account" title="Account Information" icon={<ChildIcon className="size-6" />}>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact name="Email">{email}</Fact>
        <Fact name="User ID">{firebaseUid}</Fact>
      </dl>
      {children}
    </TitledCard>
  )
}

/** A card's text, and beside it, where there is room, its action. */
const Row = ({ action, children }: { action: ReactNode; children: ReactNode }) => (
  <div className="grid gap-5 sm:flex sm:items-center sm:justify-between sm:gap-8">
    <div className="min-w-0">{children}</div>
    <div className="shrink-0">{action}</div>
  </div>
)

export function SubscriptionStatusCard({ subscription, planName, trial, timeZone }: SettingsFacts) {
  return (
    <TitledCard id="subscription" title="Subscription Status" icon={<CardIcon className="size-6" />}>
      {subscription.hasSubscription ? (
        <Row
          action={
            <LinkButton href="/app/subscription" variant="secondary">
              Manage Subscription
            </LinkButton>
          }
        >
          <div className="flex flex-wrap items-center gap-3">
            <Badge tone={subscription.cancelAtPeriodEnd ? 'danger' : 'success'}>
              {subscription.cancelAtPeriodEnd ? 'Cancelled' : 'Active'}
            </Badge>
            <span className="font-semibold break-all">
              {planName ?? subscription.planId ?? 'Premium Plan'}
            </span>
          </div>
          {subscription.currentPeriodEnd !== null && (
            <p className="mt-3 text-soft">
              {subscription.cancelAtPeriodEnd ? 'Access ends' : 'Next billing'}:{' '}
              {periodEndText(subscription.currentPeriodEnd, timeZone)}
            </p>
          )}
        </Row>
      ) : (
        <Row
          action={
            <LinkButton href="/app/subscription" variant="secondary">
              Upgrade to Premium
            </LinkButton>
          }
        >
          <Badge tone="accent">{trial.activeTrial ? 'Trial Account' : 'No Active Subscription'}</Badge>
          {trial.activeTrial && (
            <p className="mt-3 text-soft">You're currently on a trial account with limited access.</p>
          )}
        </Row>
      )}
    </TitledCard>
  )
}

export function CreditsCard({ subscription, trial }: Pick<SettingsFacts, 'subscription' | 'trial'>) {
  const credits = trial.availableCredits
  return (
    <TitledCard id="credits" title="Story Credits" icon={<CreditsIcon className="size-6" />}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Badge tone="lamp">
          {credits} available {credits === 1 ? 'credit' : 'credits'}
        </Badge>
        <p className="text-soft">
          {subscription.hasSubscription
            ? 'Your credits are replenished monthly.'
            : 'Upgrade to a subscription to receive monthly credits for unlimited storytelling.'}
        </p>
      </div>
    </TitledCard>
  )
}

/** The family's children, or what a plan with profiles would bring. */
export function ProfilesCard({ names, allowed }: { names: readonly string[]; allowed: number }) {
  return (
    <TitledCard id="profiles" title="Family Profiles" icon={<ChildIcon className="size-6" />}>
      <Row
        action={
          <LinkButton href="/app/profiles" variant="secondary">
            {names.length > 0 ? 'Edit profiles' : 'See profiles'}
          </LinkButton>
        }
      >
        <p className="text-soft wrap-anywhere">
          {names.length > 0
            ? new Intl.ListFormat('en-US').format(names)
            : allowed > 0
              ? `A shelf and a voice for each child: up to ${allowed}.`
              : 'Your family shares one shelf.'}
        </p>
      </Row>
    </TitledCard>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="font-medium break-all max-sm:text-sm">{children}</dd>
    </div>
  )
}

import type { ReactNode } from 'react'
import { periodEndText } from '../../shared/billing/plan.ts'
import { LinkButton } from '../ui/button.tsx'
import { TitledCard } from '../ui/card.tsx'
import { Badge } from '../ui/feedback.tsx'
import { CardIcon, ChildIcon, CreditsIcon } from '../ui/icons.tsx'
import type { SettingsFacts } from './facts.ts'

export function AccountCard({ email, firebaseUid }: Pick<SettingsFacts, 'email' | 'firebaseUid'>) {
  return (
    <TitledCard id="account" title="Account Information" icon={<ChildIcon className="size-6" />}>
      <dl className="grid gap-3">
        <Fact name="Email">{email}</Fact>
        <Fact name="User ID">{firebaseUid}</Fact>
      </dl>
    </TitledCard>
  )
}

export function SubscriptionStatusCard({ subscription, planName, trial, timeZone }: SettingsFacts) {
  return (
    <TitledCard id="subscription" title="Subscription Status" icon={<CardIcon className="size-6" />}>
      {subscription.hasSubscription ? (
        <>
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
          <LinkButton href="/app/subscription" variant="secondary" className="mt-5">
            Manage Subscription
          </LinkButton>
        </>
      ) : (
        <>
          <Badge tone="accent">{trial.activeTrial ? 'Trial Account' : 'No Active Subscription'}</Badge>
          {trial.activeTrial && (
            <p className="mt-3 text-soft">You're currently on a trial account with limited access.</p>
          )}
          <LinkButton href="/app/subscription" variant="secondary" className="mt-5">
            Upgrade to Premium
          </LinkButton>
        </>
      )}
    </TitledCard>
  )
}

export function CreditsCard({ subscription, trial }: Pick<SettingsFacts, 'subscription' | 'trial'>) {
  const credits = trial.availableCredits
  return (
    <TitledCard id="credits" title="Story Credits" icon={<CreditsIcon className="size-6" />}>
      <Badge tone="lamp">
        {credits} available {credits === 1 ? 'credit' : 'credits'}
      </Badge>
      <p className="mt-3 text-soft">
        {subscription.hasSubscription
          ? 'Your credits are replenished monthly.'
          : 'Upgrade to a subscription to receive monthly credits for unlimited storytelling.'}
      </p>
    </TitledCard>
  )
}

/** The children of the family, or what a plan with them would bring. */
export function ProfilesCard({ names, allowed }: { names: readonly string[]; allowed: number }) {
  return (
    <TitledCard id="profiles" title="Family Profiles" icon={<ChildIcon className="size-6" />}>
      <p className="text-soft wrap-anywhere">
        {names.length > 0
          ? new Intl.ListFormat('en-US').format(names)
          : allowed > 0
            ? `A shelf and a voice for each child: up to ${allowed}.`
            : 'Your family shares one shelf.'}
      </p>
      <LinkButton href="/app/profiles" variant="secondary" className="mt-5">
        {names.length > 0 ? 'Edit profiles' : 'See profiles'}
      </LinkButton>
    </TitledCard>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="font-medium break-all">{children}</dd>
    </div>
  )
}

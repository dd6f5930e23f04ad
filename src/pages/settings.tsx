import { Hono } from 'hono'
import type { ReactNode } from 'react'
import { trialStatusOf } from '../../db/queries/trial-status.ts'
import { MoodCards } from '../components/shell/mood-switcher.tsx'
import { SignOutForm } from '../components/shell/navigation.tsx'
import { Button, LinkButton } from '../components/ui/button.tsx'
import { TitledCard } from '../components/ui/card.tsx'
import { Badge } from '../components/ui/feedback.tsx'
import { CardIcon, ChildIcon, CreditsIcon, PaletteIcon, SignOutIcon } from '../components/ui/icons.tsx'
import { PageHeader } from '../components/ui/page-header.tsx'
import type { AppEnv, Session } from '../context.ts'
import type { Mood } from '../shared/moods.ts'
import { moodOfRequest } from './layout.tsx'
import { requirePage } from './require-session.ts'

/** The account of the signed-in adult. */
export const settingsPage = new Hono<AppEnv>().get('/app/settings', requirePage, (c) => {
  const session = c.var.signedIn
  const status = session.userId === null ? undefined : trialStatusOf(c.var.services.db, session.userId)
  return c.render(
    <Settings
      session={session}
      credits={status?.availableCredits ?? 0}
      onTrial={status?.activeTrial ?? false}
      mood={moodOfRequest(c)}
    />,
    { title: 'Account Settings' },
  )
})

interface SettingsProps {
  session: Session
  credits: number
  onTrial: boolean
  mood: Mood
}

function Settings({ session, credits, onTrial, mood }: SettingsProps) {
  return (
    <div className="page-width pb-16 max-w-4xl!">
      <PageHeader title="Account Settings" />
      <div className="grid gap-5 md:grid-cols-2">
        <TitledCard id="account" title="Account Information" icon={<ChildIcon className="size-6" />}>
          <dl className="grid gap-3">
            <Fact name="Email">{session.email}</Fact>
            <Fact name="User ID">{session.firebaseUid}</Fact>
          </dl>
        </TitledCard>
        <TitledCard id="subscription" title="Subscription Status" icon={<CardIcon className="size-6" />}>
          <Badge tone="accent">{onTrial ? 'Trial Account' : 'No Active Subscription'}</Badge>
          {onTrial && (
            <p className="mt-3 text-soft">You're currently on a trial account with limited access.</p>
          )}
          <LinkButton href="/app/subscription" variant="secondary" className="mt-5">
            Upgrade to Premium
          </LinkButton>
        </TitledCard>
        <TitledCard id="credits" title="Story Credits" icon={<CreditsIcon className="size-6" />}>
          <Badge tone="lamp">
            {credits} available {credits === 1 ? 'credit' : 'credits'}
          </Badge>
          <p className="mt-3 text-soft">
            Upgrade to a subscription to receive monthly credits for unlimited storytelling.
          </p>
        </TitledCard>
        <TitledCard id="mood" title="Mood" icon={<PaletteIcon className="size-6" />}>
          <MoodCards mood={mood} />
        </TitledCard>
        <TitledCard
          id="sign-out"
          title="Sign Out"
          icon={<SignOutIcon className="size-6" />}
          className="md:col-span-2"
        >
          <p className="mb-4 text-soft">Your stories stay safe here until you come back.</p>
          <SignOutForm from="settings">
            <Button type="submit" variant="danger">
              Sign Out
            </Button>
          </SignOutForm>
        </TitledCard>
      </div>
    </div>
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

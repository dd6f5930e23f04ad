import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { childNamesOf, childrenAllowedFor } from '../../../db/queries/profiles.ts'
import { subscriptionStatusOf } from '../../../db/queries/subscription.ts'
import { trialStatusOf } from '../../../db/queries/trial-status.ts'
import { KidModeCard, type KidModeFacts } from '../../components/kid-mode/settings-card.tsx'
import { ConfirmNote } from '../../components/login/confirm-note.tsx'
import {
  AccountCard,
  CreditsCard,
  ProfilesCard,
  SubscriptionStatusCard,
} from '../../components/settings/cards.tsx'
import { DeveloperSettings } from '../../components/settings/developer-settings.tsx'
import type { SettingsFacts } from '../../components/settings/facts.ts'
import { KeptStoriesCard } from '../../components/settings/kept-card.tsx'
import { type SignInFacts, type SignInForm, SignInParts } from '../../components/settings/sign-in-parts.tsx'
import { FamilyDataCard, SignOutCard } from '../../components/settings/sign-out-and-data.tsx'
import { MoodCards } from '../../components/shell/mood-switcher.tsx'
import { TitledCard } from '../../components/ui/card.tsx'
import { PaletteIcon } from '../../components/ui/icons.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import type { AppEnv, Services, Session } from '../../context.ts'
import { TESTER_ROLE, USER_ROLE } from '../../shared/constants.ts'
import type { Mood } from '../../shared/kit/moods.ts'
import { timeZoneOf } from '../../shared/kit/time-labels.ts'
import { plansInTime } from '../billing/plans-in-time.ts'
import { kidModeFacts } from '../kid-mode/kid-pin-form.ts'
import { mustConfirm } from '../kit/confirmation.ts'
import { moodOfRequest } from '../kit/layout.tsx'
import { requirePage, type SignedInEnv } from '../kit/require-page.ts'

const WAIT_FOR_NAME_MS = 1500

/** The settings of the signed-in parent. */
export const settingsPage = new Hono<AppEnv>().get('/app/settings', requirePage, async (c) => {
  const { services, signedIn } = c.var
  const read = {
    facts: factsOf(services, signedIn, timeZoneOf(getCookie(c, 'tz'))),
    kidMode: kidModeFacts(c, signedIn),
    signIn: signInFactsOf(c),
    mustConfirm: mustConfirm(services, signedIn.userId),
  }
  // The card provider is asked after everything was read.
  const facts = { ...read.facts, planName: await planName(services, read.facts.subscription.planId) }
  return c.render(
    <Settings
      facts={facts}
      kidMode={read.kidMode}
      mood={moodOfRequest(c)}
      isUnconfirmed={c.req.query('unconfirmed') !== undefined}
      signIn={read.signIn}
      confirm={read.mustConfirm ? { isSent: c.req.query('letter') !== undefined } : undefined}
    />,
    {
      title: 'Account Settings',
      scripts: ['islands/kept-list.ts', ...(isTester(facts) ? ['islands/settings.ts'] : [])],
    },
  )
})

const NO_TRIAL = { role: USER_ROLE, activeTrial: false, trialBypass: false, availableCredits: 0 }

function factsOf({ db }: Services, session: Session, timeZone: string): Omit<SettingsFacts, 'planName'> {
  const userId = session.userId ?? 0
  return {
    email: session.email,
    firebaseUid: session.firebaseUid,
    subscription: subscriptionStatusOf(db, userId),
    trial: trialStatusOf(db, userId) ?? NO_TRIAL,
    children: childNamesOf(db, userId).map(({ name }) => name),
    childrenAllowed: childrenAllowedFor(db, userId),
    timeZone,
  }
}

/** A failure is only logged (specification, section 8): the plan's identifier is shown instead. */
async function planName(services: Services, planId: string | null): Promise<string | undefined> {
  if (planId === null) return undefined
  const plans = await plansInTime(services, WAIT_FOR_NAME_MS)
  return plans?.find(({ priceId }) => priceId === planId)?.name
}

const FORMS: readonly string[] = ['password', 'email'] satisfies SignInForm[]
const isForm = (form: string | undefined): form is SignInForm => FORMS.includes(form ?? '')

function signInFactsOf(c: Context<SignedInEnv>): SignInFacts {
  const { changed, form, error } = c.req.query()
  return {
    hasPassword: c.get('services').identity.hasPassword(c.get('signedIn').firebaseUid),
    changed: isForm(changed) ? changed : undefined,
    refused: isForm(form) && error ? { form, code: error } : undefined,
  }
}

const isTester = ({ trial }: SettingsFacts) => trial.role === TESTER_ROLE

interface SettingsProps {
  facts: SettingsFacts
  kidMode: KidModeFacts
  mood: Mood
  isUnconfirmed: boolean
  signIn: SignInFacts
  /** Set while the e-mail is unconfirmed: whether another letter was just requested. */
  confirm: { isSent: boolean } | undefined
}

function Settings({ facts, kidMode, mood, isUnconfirmed, signIn, confirm }: SettingsProps) {
  return (
    <div className="page-width pb-16 max-w-4xl!" data-firebase-uid={facts.firebaseUid}>
      <PageHeader title="Account Settings" />
      {confirm && (
        <div className="mb-5">
          <ConfirmNote email={facts.email} isSent={confirm.isSent} />
        </div>
      )}
      <div className="grid grid-cols-1 gap-5">
        <AccountCard {...facts}>
          <SignInParts {...signIn} />
        </AccountCard>
        <SubscriptionStatusCard {...facts} />
        <CreditsCard {...facts} />
        <ProfilesCard names={facts.children} allowed={facts.childrenAllowed} />
        <TitledCard
          id="mood"
          title="Mood"
          icon={<PaletteIcon className="size-6" />}
          className="md:[@media(scripting:enabled)]:hidden"
        >
          <MoodCards mood={mood} />
        </TitledCard>
        <KidModeCard {...kidMode} />
        <KeptStoriesCard />
        {isTester(facts) && <DeveloperSettings {...facts} />}
        <FamilyDataCard isUnconfirmed={isUnconfirmed} />
        <SignOutCard />
      </div>
    </div>
  )
}

import { HAND_OVER, KID_PIN } from '../../shared/kid-mode/addresses.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { TitledCard } from '../ui/card.tsx'
import { ChevronDownIcon, ShieldIcon } from '../ui/icons.tsx'
import { NewPinFields, OwnPasswordField } from './pin-field.tsx'

export interface KidModeFacts {
  hasPin: boolean
  /** What proves that a parent changes the PIN: the password, a recent sign-in, or one that is still to come. */
  proof: 'password' | 'fresh' | 'sign-in-first'
  /** The outcome of a change of the PIN. */
  outcome: 'changed' | { field: 'pin' | 'password'; sentence: string } | undefined
}

/** Where kid mode is started, and its PIN changed. */
export function KidModeCard({ hasPin, proof, outcome }: KidModeFacts) {
  const wrong = typeof outcome === 'object' ? outcome : undefined
  return (
    <TitledCard id="kid-mode" title="Kid Mode" icon={<ShieldIcon className="size-6" />}>
      <p className="mb-4 text-soft text-pretty">
        For when the device is in your child's hands: one shelf of stories, and nothing else.
      </p>
      <LinkButton href={HAND_OVER} variant="secondary">
        Start kid mode
      </LinkButton>
      {outcome === 'changed' && (
        <p role="status" className="mt-4 font-medium text-success">
          Your new PIN is kept.
        </p>
      )}
      {hasPin && (
        <details open={wrong !== undefined} className="mt-4">
          <summary className="-ml-3 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full px-3 font-semibold">
            <ChevronDownIcon />
            Change the PIN
          </summary>
          {proof === 'sign-in-first' ? (
            <SignInFirst />
          ) : (
            <form method="post" action={KID_PIN} className="mt-3 grid max-w-lg gap-4">
              {proof === 'password' && (
                <OwnPasswordField
                  id="kid-password"
                  label="Your account’s password"
                  error={wrong?.field === 'password' ? wrong.sentence : undefined}
                />
              )}
              <NewPinFields error={wrong?.field === 'pin' ? wrong.sentence : undefined} />
              <Button type="submit" variant="secondary" className="justify-self-start">
                Change the PIN
              </Button>
            </form>
          )}
        </details>
      )}
    </TitledCard>
  )
}

/** A parent who signed in with Google has no password to type. */
const SignInFirst = () => (
  <p className="mt-3 text-soft text-pretty">
    You sign in with Google, so please{' '}
    <a href="/api/auth/google" className="rounded-md font-semibold text-lamp underline">
      sign in with Google once more
    </a>
    . Then you can change the PIN here for ten minutes.
  </p>
)

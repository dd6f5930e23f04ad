import { ownPasswordText } from '../../shared/identity/sign-in-texts.ts'
import { KID_SHELF, LEAVE_KID_MODE } from '../../shared/kid-mode/addresses.ts'
import { PIN_TRIES } from '../../shared/kid-mode/pin.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ChevronDownIcon, GoogleIcon } from '../ui/icons.tsx'
import { OwnPasswordField, PinField } from './pin-field.tsx'

interface LeaveProps {
  triesLeft: number
  /** How this parent can prove that the account is theirs. */
  ways: { password: boolean; google: boolean }
  /** The error of the last try: `pin`, or the identity provider's code. */
  error: string | undefined
}

/** The door for grown-ups: the PIN; after five wrong tries, the account itself. Plain forms. */
export function Leave({ triesLeft, ways, error }: LeaveProps) {
  const isByPin = triesLeft > 0
  const passwordError = error === undefined || error === 'pin' ? undefined : ownPasswordText(error)
  return (
    <div className="page-width pb-16">
      <Card className="mx-auto max-w-md grid gap-5">
        <h1 className="heading text-2xl sm:text-3xl">For grown-ups</h1>
        {isByPin ? (
          <ByPin error={error === 'pin' ? wrongPin(triesLeft) : undefined} />
        ) : (
          <p role="alert" className="text-pretty">
            {`The PIN was wrong ${PIN_TRIES} times and opens nothing any more. ${instead(ways)}`}
          </p>
        )}
        {ways.password && !isByPin && <ByPassword error={passwordError} />}
        {ways.password && isByPin && (
          <details open={passwordError !== undefined}>
            <summary className="-ml-2 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full px-2 font-semibold">
              <ChevronDownIcon />
              Forgot the PIN?
            </summary>
            <div className="mt-3">
              <ByPassword error={passwordError} />
            </div>
          </details>
        )}
        {ways.google && !isByPin && <ByGoogle error={ways.password ? undefined : passwordError} />}
        <LinkButton href={KID_SHELF} variant="quiet" className="justify-self-center">
          Back to the stories
        </LinkButton>
      </Card>
    </div>
  )
}

const wrongPin = (triesLeft: number) =>
  `That is not the PIN. ${triesLeft === 1 ? 'One try is left.' : `${triesLeft} tries are left.`}`

function instead({ password, google }: LeaveProps['ways']): string {
  if (password && google) return 'Please type your account’s password, or sign in with Google once more.'
  return password ? 'Please type your account’s password.' : 'Please sign in with Google once more.'
}

function ByPin({ error }: { error: string | undefined }) {
  return (
    <form method="post" action={LEAVE_KID_MODE} className="grid gap-4">
      <PinField id="pin" name="pin" label="Your PIN" error={error} />
      <Button type="submit" className="justify-self-start">
        Leave kid mode
      </Button>
    </form>
  )
}

function ByPassword({ error }: { error: string | undefined }) {
  return (
    <form method="post" action={`${LEAVE_KID_MODE}/password`} className="grid gap-4">
      <OwnPasswordField id="password" label="Your account’s password" error={error} />
      <Button type="submit" variant="secondary" className="justify-self-start">
        Leave with the password
      </Button>
    </form>
  )
}

function ByGoogle({ error }: { error: string | undefined }) {
  return (
    <div className="grid gap-3">
      {error && (
        <p role="alert" className="font-medium text-danger">
          {error}
        </p>
      )}
      <LinkButton href={`${LEAVE_KID_MODE}/google`} variant="secondary" icon={<GoogleIcon />}>
        Continue with Google
      </LinkButton>
    </div>
  )
}

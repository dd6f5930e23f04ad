import { PRODUCT_NAME } from '../../shared/constants.ts'
import { identityText } from '../../shared/identity/sign-in-texts.ts'
import { Button, IconButton, LinkButton } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { EyeIcon, EyeOffIcon, GoogleIcon } from '../ui/icons.tsx'
import { CARD_LINK, CardFrame } from './card-frame.tsx'
import { refusedField } from './refused-field.ts'

interface LoginCardProps {
  mode: 'sign-in' | 'sign-up'
  /** A session of this device has just ended. */
  hasEnded: boolean
  error?: string | undefined
  /** Where the page's script sends the sign-in; public. */
  accounts: { accountsUrl: string; apiKey: string | null }
  hasGoogle: boolean
  /** The script with the texts for refusals, loaded on demand. */
  wordsUrl: string
}

/** The form works without script; islands/login.ts adds show/hide, the inline message, busy labels, Google's popup and toasts. */
export function LoginCard({ mode, hasEnded, error, accounts, hasGoogle, wordsUrl }: LoginCardProps) {
  const isSignUp = mode === 'sign-up'
  return (
    <CardFrame
      title={isSignUp ? `Join ${PRODUCT_NAME}` : 'Welcome Back'}
      subtitle={isSignUp ? 'Your first stories are free. No credit card.' : hasEnded ? ENDED : WAITING}
      mode={mode}
      error={error}
    >
      <PasswordForm mode={mode} error={error} accounts={accounts} wordsUrl={wordsUrl} />
      <Or />
      <LinkButton
        id="google"
        href={hasGoogle ? `/api/auth/google?mode=${mode}` : `/login?error=GOOGLE_NOT_CONFIGURED&mode=${mode}`}
        data-off={hasGoogle ? undefined : ''}
        aria-describedby={hasGoogle ? undefined : 'google-note'}
        variant="secondary"
        className="w-full"
        icon={<GoogleIcon />}
      >
        Continue with Google
      </LinkButton>
      {!hasGoogle && (
        <p id="google-note" className="mt-2 text-center text-sm text-soft text-pretty">
          {identityText('GOOGLE_NOT_CONFIGURED')}
        </p>
      )}
      <p className="mt-6 flex flex-wrap items-center justify-center gap-x-1 text-soft">
        {isSignUp ? 'Already have an account?' : `New to ${PRODUCT_NAME}?`}
        <a href={isSignUp ? '/login' : '/login?mode=sign-up'} className={CARD_LINK}>
          {isSignUp ? 'Sign In Instead' : 'Create New Account'}
        </a>
      </p>
      <Agreement />
    </CardFrame>
  )
}

const ENDED = 'You have been signed out in the meantime. Please sign in again.'
const WAITING = 'Your stories are waiting for you.'

type PasswordFormProps = Pick<LoginCardProps, 'mode' | 'error' | 'accounts' | 'wordsUrl'>

function PasswordForm({ mode, error, accounts, wordsUrl }: PasswordFormProps) {
  const isSignUp = mode === 'sign-up'
  return (
    <form
      id="login"
      method="post"
      action="/login"
      className="mt-6 grid grid-cols-1 gap-4"
      data-mode={mode}
      data-accounts={accounts.accountsUrl}
      data-key={accounts.apiKey ?? undefined}
      data-words={wordsUrl}
    >
      <input type="hidden" name="mode" value={mode} />
      <Field
        id="email"
        name="email"
        type="email"
        label="Email"
        autoComplete="email"
        required
        {...refusedField('email', error)}
      />
      <Field
        id="password"
        name="password"
        type="password"
        label="Password"
        autoComplete={isSignUp ? 'new-password' : 'current-password'}
        required
        after={<ShowPassword />}
        {...refusedField('password', error)}
      />
      {isSignUp ? (
        <Field
          id="repeat-password"
          name="repeatPassword"
          type="password"
          label="Repeat password"
          autoComplete="new-password"
          required
          {...refusedField('repeat-password', error)}
        />
      ) : (
        <a
          href="/login?mode=forgotten"
          className={`${CARD_LINK} -mt-3 -mb-2 -ml-2 text-sm justify-self-start`}
        >
          Forgot your password?
        </a>
      )}
      <Button type="submit" size="large" className="mt-2 w-full">
        {isSignUp ? 'Create Account' : 'Sign In'}
      </Button>
    </form>
  )
}

/** Hidden until its script has loaded. */
function ShowPassword() {
  return (
    <IconButton id="show-password" label="Show password" aria-pressed={false} aria-controls="password" hidden>
      <EyeIcon className="size-5" />
      <EyeOffIcon className="size-5" />
    </IconButton>
  )
}

function Or() {
  return (
    <p className="my-5 flex items-center gap-4 text-sm text-soft">
      <span className="flex-1 border-t border-solid border-line" />
      or
      <span className="flex-1 border-t border-solid border-line" />
    </p>
  )
}

function Agreement() {
  return (
    <p className="mt-2 text-sm text-soft text-center">
      By continuing you agree to our{' '}
      <a href="/terms" className="rounded underline hover:text-ink">
        Terms of Service
      </a>{' '}
      and{' '}
      <a href="/privacy" className="rounded underline hover:text-ink">
        Privacy Policy
      </a>
      .
    </p>
  )
}

import { PRODUCT_NAME } from '../../shared/constants.ts'
import { failureTitle, identityText, type LoginMode } from '../../shared/sign-in-texts.ts'
import { Brand } from '../shell/brand.tsx'
import { Button, IconButton, LinkButton } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { EyeIcon, EyeOffIcon, GoogleIcon } from '../ui/icons.tsx'

/** The form works alone; islands/login.ts adds show/hide, the inline message, busy labels and toasts. */
export function LoginCard({ mode, error }: { mode: LoginMode; error?: string | undefined }) {
  const isSignUp = mode === 'sign-up'
  return (
    <section
      aria-labelledby="login-title"
      className="w-full max-w-md mx-auto rounded-3xl border border-solid border-line bg-surface p-6 sm:p-8 shadow-2xl shadow-black/30"
    >
      <Brand href="/landing" />
      <h1 id="login-title" className="heading text-3xl mt-4">
        {isSignUp ? `Join ${PRODUCT_NAME}` : 'Welcome Back'}
      </h1>
      <p className="mt-1 text-soft">
        {isSignUp ? 'Your first stories are free. No credit card.' : 'Your stories are waiting for you.'}
      </p>
      {error && <Refusal mode={mode} code={error} />}
      <form id="login" method="post" action="/login" className="mt-6 grid gap-4" data-mode={mode}>
        <input type="hidden" name="mode" value={mode} />
        <Field id="email" name="email" type="email" label="Email" autoComplete="email" required />
        <Field
          id="password"
          name="password"
          type="password"
          label="Password"
          autoComplete={isSignUp ? 'new-password' : 'current-password'}
          required
          after={<ShowPassword />}
        />
        {isSignUp && (
          <Field
            id="repeat-password"
            name="repeatPassword"
            type="password"
            label="Repeat password"
            autoComplete="new-password"
            required
          />
        )}
        <Button type="submit" size="large" className="mt-2 w-full">
          {isSignUp ? 'Create Account' : 'Sign In'}
        </Button>
      </form>
      <Or />
      <LinkButton
        id="google"
        href={`/login?error=GOOGLE_NOT_CONFIGURED&mode=${mode}`}
        variant="secondary"
        className="w-full"
        icon={<GoogleIcon />}
      >
        Continue with Google
      </LinkButton>
      <p className="mt-6 flex flex-wrap items-center justify-center gap-x-1 text-soft">
        {isSignUp ? 'Already have an account?' : `New to ${PRODUCT_NAME}?`}
        <a
          href={isSignUp ? '/login' : '/login?mode=sign-up'}
          className="focusable inline-flex items-center min-h-11 px-2 rounded-full font-semibold text-lamp hover:underline"
        >
          {isSignUp ? 'Sign In Instead' : 'Create New Account'}
        </a>
      </p>
      <p className="mt-2 text-sm text-soft text-center">
        By continuing you agree to our{' '}
        <a href="/terms" className="focusable rounded underline hover:text-ink">
          Terms of Service
        </a>{' '}
        and{' '}
        <a href="/privacy" className="focusable rounded underline hover:text-ink">
          Privacy Policy
        </a>
        .
      </p>
    </section>
  )
}

function Refusal({ mode, code }: { mode: LoginMode; code: string }) {
  return (
    <div role="alert" className="mt-5 rounded-2xl border border-solid border-danger/40 bg-danger/10 p-4">
      <p className="font-semibold text-danger">{failureTitle(code, mode)}</p>
      <p>{identityText(code)}</p>
    </div>
  )
}

/** Hidden until the script that gives it its work is there. */
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

import type { ReactNode } from 'react'
import { identityText } from '../../shared/identity/sign-in-texts.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { ChevronDownIcon } from '../ui/icons.tsx'

export type SignInForm = 'password' | 'email'

export interface SignInFacts {
  /** False for an account that can only be signed in to with Google. */
  hasPassword: boolean
  /** What was just changed. */
  changed: SignInForm | undefined
  /** What was refused, and by which form. */
  refused: { form: SignInForm; code: string } | undefined
}

/** Another password or e-mail; both require the old password. */
export function SignInParts({ hasPassword, changed, refused }: SignInFacts) {
  return (
    <div id="sign-in" className="mt-5 border-t border-solid border-line pt-4">
      <p role="status" className="mb-3 font-semibold text-success empty:hidden">
        {changed && CHANGED[changed]}
      </p>
      {hasPassword ? (
        <div className="grid items-start gap-x-8 gap-y-2 md:grid-cols-2">
          <PasswordForm code={refused?.form === 'password' ? refused.code : undefined} />
          <EmailForm code={refused?.form === 'email' ? refused.code : undefined} />
        </div>
      ) : (
        <p className="text-soft text-pretty">
          You sign in with Google. A password of your own comes by “Forgot your password?” on the login page.
        </p>
      )}
    </div>
  )
}

const CHANGED: Record<SignInForm, string> = {
  password: 'Your password is changed. Every other device is signed out.',
  email: 'Your e-mail is changed. Sign in with it from now on.',
}

function PasswordForm({ code }: { code: string | undefined }) {
  return (
    <Folded title="Change password" open={code !== undefined} action="/app/settings/password">
      <OldPassword id="old-password" {...at('INVALID_LOGIN_CREDENTIALS', code)} />
      <Field
        id="new-password"
        name="newPassword"
        type="password"
        label="New password"
        autoComplete="new-password"
        required
        {...(code && !['INVALID_LOGIN_CREDENTIALS', 'PASSWORD_MISMATCH'].includes(code) ? refusal(code) : {})}
      />
      <Field
        id="repeat-new-password"
        name="repeatPassword"
        type="password"
        label="Repeat new password"
        autoComplete="new-password"
        required
        {...at('PASSWORD_MISMATCH', code)}
      />
      <Button type="submit" variant="secondary" className="justify-self-start">
        Save New Password
      </Button>
    </Folded>
  )
}

function EmailForm({ code }: { code: string | undefined }) {
  return (
    <Folded title="Change e-mail" open={code !== undefined} action="/app/settings/email">
      <Field
        id="new-email"
        name="email"
        type="email"
        label="New e-mail"
        autoComplete="off"
        required
        {...(code && code !== 'INVALID_LOGIN_CREDENTIALS' ? refusal(code) : {})}
      />
      <OldPassword id="password-for-email" {...at('INVALID_LOGIN_CREDENTIALS', code)} />
      <Button type="submit" variant="secondary" className="justify-self-start">
        Save New E-mail
      </Button>
    </Folded>
  )
}

function Folded({
  title,
  open,
  action,
  children,
}: {
  title: string
  open: boolean
  action: string
  children: ReactNode
}) {
  return (
    <details open={open}>
      <summary className="-ml-3 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full px-3 font-semibold">
        <ChevronDownIcon />
        {title}
      </summary>
      <form method="post" action={action} className="mt-3 mb-2 grid gap-4">
        {children}
      </form>
    </details>
  )
}

const OldPassword = ({ id, ...refused }: { id: string; error?: string }) => (
  <Field
    id={id}
    name="password"
    type="password"
    label="Your password now"
    autoComplete="current-password"
    required
    {...refused}
  />
)

const refusal = (code: string) => ({ error: OWN_TEXTS[code] ?? identityText(code) })

/** Texts of those codes for a signed-in parent; the second: a project that requires confirmed new e-mails. */
const OWN_TEXTS: Record<string, string> = {
  INVALID_LOGIN_CREDENTIALS: 'This is not your password.',
  OPERATION_NOT_ALLOWED: 'An e-mail cannot be changed here. Please ask the person who runs this Storylamp.',
}

/** The error at the field that a code is about. */
const at = (own: string, code: string | undefined) => (code === own ? refusal(code) : {})

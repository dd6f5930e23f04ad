import { Button, LinkButton } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { CARD_LINK, CardFrame } from './card-frame.tsx'
import { refusedField } from './refused-field.ts'

interface ForgottenCardProps {
  /** Who provides the link. */
  by: 'email' | 'operator'
  /** The operator's e-mail address, if there is one. */
  contact: string | undefined
  isSent: boolean
  error?: string | undefined
}

/** The way to a new password; it works without script, and does not reveal whether an e-mail has an account. */
export function ForgottenCard({ by, contact, isSent, error }: ForgottenCardProps) {
  return (
    <CardFrame
      title="Forgot Your Password?"
      subtitle="It happens. Your stories are safe."
      mode="forgotten"
      error={error}
    >
      {by === 'operator' ? (
        <AskTheOperator contact={contact} />
      ) : isSent ? (
        <OnItsWay />
      ) : (
        <AskForLink error={error} />
      )}
      <p className="mt-6 text-center">
        <a href="/login" className={CARD_LINK}>
          Back to Sign In
        </a>
      </p>
    </CardFrame>
  )
}

function AskForLink({ error }: Pick<ForgottenCardProps, 'error'>) {
  return (
    <form method="post" action="/login/forgotten" className="mt-6 grid grid-cols-1 gap-4">
      <p>Tell us your e-mail, and we send you a link to a new password.</p>
      <Field
        id="email"
        name="email"
        type="email"
        label="Email"
        autoComplete="email"
        required
        {...refusedField('email', error)}
      />
      <Button type="submit" size="large" className="mt-2 w-full">
        Send Me a Link
      </Button>
    </form>
  )
}

function OnItsWay() {
  return (
    <div role="status" className="mt-6 rounded-2xl border border-solid border-line bg-raised p-5">
      <p className="font-semibold">Please look into your mailbox</p>
      <p className="mt-1 text-soft text-pretty">
        If there is an account with this e-mail, a link to a new password is on its way. It can take a few
        minutes, and it may have landed among the junk mail.
      </p>
    </div>
  )
}

function AskTheOperator({ contact }: Pick<ForgottenCardProps, 'contact'>) {
  return (
    <div className="mt-6 grid gap-4">
      <p className="text-pretty">
        This Storylamp sends no e-mails. Please ask the person who runs it: they can make you a link, with
        which you choose a new password yourself. It works once, for an hour.
      </p>
      {contact && (
        <LinkButton href={`mailto:${contact}`} variant="secondary">
          Write to {contact}
        </LinkButton>
      )}
    </div>
  )
}

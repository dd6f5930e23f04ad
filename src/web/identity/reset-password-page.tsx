import { type Context, Hono } from 'hono'
import type { ReactElement } from 'react'
import { z } from 'zod'
import { refusedField } from '../../components/login/refused-field.ts'
import { Button, LinkButton } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Field } from '../../components/ui/field.tsx'
import type { AppEnv } from '../../context.ts'
import { resetPassword } from '../../domain/identity/reset-password.ts'

const ResetForm = z.object({
  code: z.string().catch(''),
  password: z.string().catch(''),
  repeatPassword: z.string().catch(''),
})

/** The target of a reset link, from a letter or from `bun run admin reset-link EMAIL`; works without script. */
export const resetPasswordPage = new Hono<AppEnv>()
  .get('/reset-password', async (c) => {
    // Links in Firebase's own e-mails call it oobCode.
    const code = c.req.query('code') ?? c.req.query('oobCode') ?? ''
    const { identity, now } = c.get('services')
    const problem = code === '' ? 'INVALID_OOB_CODE' : await identity.resetLinkProblem(code, now())
    return problem ? showRefusal(c, problem) : showForm(c, code)
  })

  .post('/reset-password', async (c) => {
    const { db, identity, now } = c.get('services')
    const { code, password, repeatPassword } = ResetForm.parse(await c.req.parseBody())
    if (password !== repeatPassword) return showForm(c, code, 'PASSWORD_MISMATCH')
    const reset = await resetPassword(db, identity, { code, newPassword: password }, now())
    if (reset.ok) return show(c, <Changed email={reset.value.email} />)
    return reset.failure.startsWith('WEAK_PASSWORD')
      ? showForm(c, code, reset.failure)
      : showRefusal(c, reset.failure)
  })

function showForm(c: Context<AppEnv>, code: string, error?: string) {
  if (error) c.status(400)
  return show(c, <NewPassword code={code} error={error} />)
}

function showRefusal(c: Context<AppEnv>, failure: string) {
  c.status(400)
  return show(c, <Refusal title={REFUSALS[failure] ?? 'This Link No Longer Works'} />)
}

function show(c: Context<AppEnv>, content: ReactElement) {
  c.header('Cache-Control', 'no-store')
  return c.render(
    <div className="mx-auto w-full max-w-md px-4 py-10 sm:py-16">
      <Card as="section">{content}</Card>
    </div>,
    { title: 'New Password', shell: 'bare' },
  )
}

function NewPassword({ code, error }: { code: string; error?: string | undefined }) {
  return (
    <form method="post" action="/reset-password" className="grid gap-5">
      <h1 className="heading text-2xl sm:text-3xl">Choose a New Password</h1>
      <p className="text-soft">Every device will be signed out.</p>
      <input type="hidden" name="code" value={code} />
      <Field
        id="password"
        name="password"
        type="password"
        label="New password"
        autoComplete="new-password"
        required
        {...refusedField('password', error)}
      />
      <Field
        id="repeat-password"
        name="repeatPassword"
        type="password"
        label="Repeat new password"
        autoComplete="new-password"
        required
        {...refusedField('repeat-password', error)}
      />
      <Button type="submit">Save New Password</Button>
    </form>
  )
}

function Changed({ email }: { email: string }) {
  return (
    <div className="grid gap-5">
      <h1 className="heading text-2xl sm:text-3xl">Your Password Is Changed</h1>
      <p className="text-soft">Sign in as {email} with the new one.</p>
      <LinkButton href="/login">Sign In</LinkButton>
    </div>
  )
}

const REFUSALS: Record<string, string> = {
  EXPIRED_OOB_CODE: 'This Link Has Expired',
  USED_OOB_CODE: 'This Link Was Used Already',
}

function Refusal({ title }: { title: string }) {
  return (
    <div className="grid gap-5">
      <h1 className="heading text-2xl sm:text-3xl">{title}</h1>
      <p className="text-soft">
        A link to a new password works once, for an hour. If you still need one, please ask for another.
      </p>
      <LinkButton href="/login?mode=forgotten">Ask for Another Link</LinkButton>
      <LinkButton href="/login" variant="secondary">
        Back to Sign In
      </LinkButton>
    </div>
  )
}

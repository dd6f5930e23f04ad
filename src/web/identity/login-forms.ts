import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../context.ts'
import { beginSession } from '../../domain/identity/sessions.ts'
import { CredentialsBody, EmailBody, NewAccountBody } from '../../shared/identity/credentials.ts'
import type { LoginMode } from '../../shared/identity/sign-in-texts.ts'
import { giveSession, takeSession } from './session-cookie.ts'
import { synced } from './synced.ts'

const LoginForm = z.object({
  mode: z.enum(['sign-in', 'sign-up']).catch('sign-in'),
  repeatPassword: z.string().optional(),
})

/** Sign-in, sign-up, a forgotten password and sign-out as forms; the login page shows the text for `error`. */
export const loginForms = new Hono<AppEnv>()
  .post('/login', async (c) => {
    const fields = await c.req.parseBody()
    const { mode, repeatPassword } = LoginForm.parse(fields)
    const credentials = (mode === 'sign-up' ? NewAccountBody : CredentialsBody).safeParse(fields)
    if (!credentials.success)
      return refuse(c, mode, credentials.error.issues[0]?.message ?? 'INVALID_ARGUMENT')
    if (mode === 'sign-up' && repeatPassword !== credentials.data.password) {
      return refuse(c, mode, 'PASSWORD_MISMATCH')
    }
    const failure = await enter(c, mode, credentials.data)
    return failure ? refuse(c, mode, failure) : c.redirect('/app', 303)
  })

  .post('/login/forgotten', async (c) => {
    const email = EmailBody.safeParse(await c.req.parseBody())
    if (!email.success) return refuse(c, 'forgotten', email.error.issues[0]?.message ?? 'INVALID_EMAIL')
    const sent = await c.get('services').identity.sendResetLink(email.data.email, c.get('services').now())
    return sent.ok ? c.redirect('/login?mode=forgotten&sent', 303) : refuse(c, 'forgotten', sent.failure)
  })

  .post('/logout', (c) => {
    takeSession(c)
    return c.redirect('/', 303)
  })

async function enter(
  c: Context<AppEnv>,
  mode: 'sign-in' | 'sign-up',
  credentials: z.output<typeof CredentialsBody>,
): Promise<string | undefined> {
  const { db, identity, now } = c.get('services')
  const account =
    mode === 'sign-up'
      ? await identity.signUp(credentials, now())
      : await identity.signInWithPassword(credentials, now())
  if (!account.ok) return account.failure
  const begun = await beginSession(db, identity, account.value.idToken, now())
  if (!begun.ok) return 'INVALID_ID_TOKEN'
  giveSession(c, begun.value)
  synced(c, begun.value.identity)
  return undefined
}

function refuse(c: Context<AppEnv>, mode: LoginMode, code: string) {
  const error = code.startsWith('WEAK_PASSWORD') ? code : (code.split(' : ')[0] ?? code)
  return c.redirect(`/login?${new URLSearchParams({ error, mode })}`, 303)
}

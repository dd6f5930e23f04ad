import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../context.ts'
import { beginSession } from '../domain/identity/sessions.ts'
import { syncUser } from '../domain/identity/sync-user.ts'
import { CredentialsBody } from '../shared/credentials.ts'
import { giveSession, takeSession } from './session-cookie.ts'

type Mode = 'sign-in' | 'sign-up'

const LoginForm = z.object({
  mode: z.enum(['sign-in', 'sign-up']).catch('sign-in'),
  repeatPassword: z.string().optional(),
})

/** Sign-in, sign-up and sign-out for browsers without script; the login page shows what `error` says. */
export const loginForms = new Hono<AppEnv>()
  .post('/login', async (c) => {
    const fields = await c.req.parseBody()
    const { mode, repeatPassword } = LoginForm.parse(fields)
    const credentials = CredentialsBody.safeParse(fields)
    if (!credentials.success)
      return refuse(c, mode, credentials.error.issues[0]?.message ?? 'INVALID_ARGUMENT')
    if (mode === 'sign-up' && repeatPassword !== credentials.data.password) {
      return refuse(c, mode, 'PASSWORD_MISMATCH')
    }
    const failure = await enter(c, mode, credentials.data)
    return failure ? refuse(c, mode, failure) : c.redirect('/app', 303)
  })

  .post('/logout', (c) => {
    takeSession(c)
    return c.redirect('/', 303)
  })

async function enter(
  c: Context<AppEnv>,
  mode: Mode,
  credentials: z.output<typeof CredentialsBody>,
): Promise<string | undefined> {
  const { db, identity, log, now } = c.var.services
  const account =
    mode === 'sign-up'
      ? await identity.signUp(credentials, now())
      : await identity.signInWithPassword(credentials, now())
  if (!account.ok) return account.failure
  const begun = await beginSession(db, identity, account.value.idToken, now())
  if (!begun.ok) return 'INVALID_ID_TOKEN'
  giveSession(c, begun.value.token)
  try {
    syncUser(db, begun.value.identity)
  } catch (error) {
    log.error('identity.sync_failed', error, { requestId: c.var.requestId })
  }
  return undefined
}

function refuse(c: Context<AppEnv>, mode: Mode, code: string) {
  const [error = code] = code.split(' : ')
  return c.redirect(`/login?${new URLSearchParams({ error, mode })}`, 303)
}

import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../context.ts'
import { changeEmail, changePassword } from '../../domain/identity/change-account.ts'
import { NewEmailBody } from '../../shared/identity/credentials.ts'
import { giveSession } from '../identity/session-cookie.ts'
import { settingsUserOf } from './settings-user.ts'

const text = z.string().catch('')
const PasswordForm = z.object({ password: text, newPassword: text, repeatPassword: text })
const EmailForm = z.object({ password: text })

/** Another password, another e-mail, and the letter that confirms it; plain forms. */
export const signInForms = new Hono<AppEnv>()
  .post('/app/settings/password', async (c) => {
    const { email, uid } = personOf(c)
    const { db, identity, now } = c.get('services')
    const { password, newPassword, repeatPassword } = PasswordForm.parse(await c.req.parseBody())
    if (newPassword !== repeatPassword) return refuse(c, 'password', 'PASSWORD_MISMATCH')
    const changed = await changePassword(db, identity, { uid, email }, { password, newPassword }, now())
    if (!changed.ok) return refuse(c, 'password', changed.failure)
    giveSession(c, changed.value)
    return c.redirect('/app/settings?changed=password#sign-in', 303)
  })

  .post('/app/settings/email', async (c) => {
    const { email, uid } = personOf(c)
    const { db, identity, now, sessionSecret } = c.get('services')
    const fields = await c.req.parseBody()
    const typed = NewEmailBody.safeParse(fields)
    if (!typed.success) return refuse(c, 'email', typed.error.issues[0]?.message ?? 'INVALID_EMAIL')
    const change = { password: EmailForm.parse(fields).password, newEmail: typed.data.email }
    const keeping = { db, identity, secret: sessionSecret }
    const changed = await changeEmail(keeping, { uid, email }, change, now())
    if (!changed.ok) return refuse(c, 'email', changed.failure)
    return c.redirect('/app/settings?changed=email#sign-in', 303)
  })

  .post('/app/settings/confirmation', async (c) => {
    const { uid } = personOf(c)
    const { identity, now } = c.get('services')
    await identity.sendConfirmation(uid, now())
    return c.redirect('/app/settings?letter=sent', 303)
  })

function personOf(c: Context<AppEnv>) {
  const { firebaseUid } = settingsUserOf(c)
  return { uid: firebaseUid, email: c.get('session')?.email ?? '' }
}

/** Without a fragment in the address, which would take the focus from the field with the error. */
function refuse(c: Context<AppEnv>, form: 'password' | 'email', code: string) {
  const query = new URLSearchParams({ form, error: code })
  return c.redirect(`/app/settings?${query}`, 303)
}

import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../context.ts'
import { deleteAccount } from '../domain/account/delete-account.ts'
import { familyData } from '../domain/account/family-data.ts'
import { zipOf } from '../domain/account/zip.ts'
import { endAllSessions } from '../domain/identity/sessions.ts'
import { DELETE_WORD, PRODUCT_NAME } from '../shared/constants.ts'
import { databaseUserOf, sessionOf } from './caller.ts'
import { takeSession } from './session-cookie.ts'

const DeleteForm = z.object({ confirmation: z.string().trim().toUpperCase().catch('') })

/** What the settings page does with the whole account; forms and links, with or without script. */
export const accountForms = new Hono<AppEnv>()
  .post('/app/settings/sign-out-everywhere', (c) => {
    const { firebaseUid } = sessionOf(c)
    endAllSessions(c.var.services.db, firebaseUid)
    takeSession(c)
    return c.redirect('/', 303)
  })

  .get('/app/settings/family-data', (c) => {
    const { db, media, now } = c.var.services
    const { userId } = databaseUserOf(c)
    const day = now().toISOString().slice(0, 10)
    const name = `${PRODUCT_NAME.toLowerCase()}-family-${day}.zip`
    return c.body(zipOf(familyData(db, media, userId)), 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    })
  })

  .post('/app/settings/delete-account', async (c) => {
    const caller = databaseUserOf(c)
    const { confirmation } = DeleteForm.parse(await c.req.parseBody())
    if (confirmation !== DELETE_WORD) return c.redirect('/app/settings?unconfirmed#delete', 303)
    await deleteAccount(c.var.services, caller)
    takeSession(c)
    return c.redirect('/account-deleted', 303)
  })

import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../context.ts'
import { deleteAccount } from '../../domain/account/delete-account.ts'
import { familyData } from '../../domain/account/family-data.ts'
import { signOutEverywhere } from '../../domain/identity/sessions.ts'
import { DELETE_WORD, PRODUCT_NAME } from '../../shared/constants.ts'
import { takeSession } from '../identity/session-cookie.ts'
import { admissionFor } from '../kit/begin-work.ts'
import { settingsUserOf } from './settings-user.ts'

const DeleteForm = z.object({ confirmation: z.string().trim().toUpperCase().catch('') })

/** The settings page's actions for the whole account; forms and links, with or without script. */
export const accountForms = new Hono<AppEnv>()
  .post('/app/settings/sign-out-everywhere', (c) => {
    const { firebaseUid } = settingsUserOf(c)
    signOutEverywhere(c.get('services').db, firebaseUid, c.get('services').now())
    takeSession(c)
    return c.redirect('/', 303)
  })

  .get('/app/settings/family-data', async (c) => {
    const { db, media, now, readTogether } = c.get('services')
    settingsUserOf(c)
    const { userId } = await admissionFor(c)
    // Loading the ZIP code takes 10 ms, so it is loaded on demand.
    const { zipOf } = await import('../../domain/account/zip.ts')
    const day = now().toISOString().slice(0, 10)
    const name = `${PRODUCT_NAME.toLowerCase()}-family-${day}.zip`
    return c.body(zipOf(familyData(db, media, userId, readTogether)), 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    })
  })

  .post('/app/settings/delete-account', async (c) => {
    const caller = settingsUserOf(c)
    const { confirmation } = DeleteForm.parse(await c.req.parseBody())
    if (confirmation !== DELETE_WORD) return c.redirect('/app/settings?unconfirmed', 303)
    const atProvider = await deleteAccount(c.get('services'), caller)
    if (atProvider === 'remains')
      c.get('services').log.info('identity.account_remains', { firebaseUid: caller.firebaseUid })
    takeSession(c)
    return c.redirect('/account-deleted', 303)
  })

import { Hono } from 'hono'
import { Leave } from '../../components/kid-mode/leave.tsx'
import { passwordRefused } from '../../domain/identity/password-refused.ts'
import { waysInOf } from '../../domain/identity/ways-in.ts'
import { leaveByPin, leaveKidMode } from '../../domain/kid-mode/kid-mode.ts'
import { LEAVE_KID_MODE } from '../../shared/kid-mode/addresses.ts'
import { LeaveForm, PasswordForm } from '../../shared/kid-mode/kid-mode-payload.ts'
import { beginAtGoogle } from '../identity/google-api.ts'
import { type KidModeEnv, requireKidMode } from './require-kid-mode.ts'

/** Where a parent takes the device back: with the PIN, or by proving that the account is theirs. */
export const leavePage = new Hono<KidModeEnv>()
  .get(LEAVE_KID_MODE, requireKidMode, (c) => {
    const { db, google } = c.get('services')
    const { firebaseUid, kid } = c.get('held')
    const ways = waysInOf(db, firebaseUid)
    return c.render(
      <Leave
        triesLeft={kid.triesLeft}
        ways={{ password: ways.password, google: ways.google && google !== undefined }}
        error={c.req.query('error')}
      />,
      { title: 'For grown-ups' },
    )
  })

  .post(LEAVE_KID_MODE, requireKidMode, async (c) => {
    const { db, sessionSecret: secret } = c.get('services')
    const { tokenHash, userId } = c.get('held')
    const { pin } = LeaveForm.parse(await c.req.parseBody())
    const outcome = leaveByPin(db, { tokenHash, userId, pin, secret })
    return c.redirect(outcome === 'left' ? '/app' : `${LEAVE_KID_MODE}?error=pin`, 303)
  })

  .post(`${LEAVE_KID_MODE}/password`, requireKidMode, async (c) => {
    const { db, identity, now } = c.get('services')
    const { password } = PasswordForm.parse(await c.req.parseBody())
    const refused = await passwordRefused(identity, c.get('held'), password, now())
    if (refused) return c.redirect(`${LEAVE_KID_MODE}?${new URLSearchParams({ error: refused })}`, 303)
    leaveKidMode(db, c.get('held').tokenHash)
    return c.redirect('/app', 303)
  })

  /** Google signs in whoever holds a device on which it knows an account: the PIN's tries come first. */
  .get(`${LEAVE_KID_MODE}/google`, requireKidMode, async (c) => {
    const { firebaseUid, kid } = c.get('held')
    const isOpen = kid.triesLeft === 0 && waysInOf(c.get('services').db, firebaseUid).google
    return isOpen ? beginAtGoogle(c, { way: 'page', mode: 'sign-in' }) : c.redirect(LEAVE_KID_MODE, 303)
  })

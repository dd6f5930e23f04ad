import { type Context, Hono } from 'hono'
import type { KidModeFacts } from '../../components/kid-mode/settings-card.tsx'
import type { AppEnv, Session } from '../../context.ts'
import { passwordRefused } from '../../domain/identity/password-refused.ts'
import { waysInOf } from '../../domain/identity/ways-in.ts'
import { hasKidPin, keepKidPin } from '../../domain/kid-mode/kid-pin.ts'
import { ownPasswordText } from '../../shared/identity/sign-in-texts.ts'
import { KID_PIN } from '../../shared/kid-mode/addresses.ts'
import { KidPinForm } from '../../shared/kid-mode/kid-mode-payload.ts'
import { PIN_REFUSALS, pinRefused } from '../../shared/kid-mode/pin.ts'
import { requirePage, type SignedInEnv } from '../kit/require-page.ts'
import { userOf } from '../stories/timeline-request.ts'

const FRESH_MS = 10 * 60_000
const SETTINGS = '/app/settings'

/** Changes the PIN for a parent who proves that the account is theirs. */
export const kidPinForm = new Hono<SignedInEnv>().post(KID_PIN, requirePage, async (c) => {
  const { db, identity, now, sessionSecret } = c.get('services')
  const { password, pin, repeatPin } = KidPinForm.parse(await c.req.parseBody())
  const { proof } = kidModeFacts(c, c.get('signedIn'))
  if (proof === 'sign-in-first') return c.redirect(`${SETTINGS}#kid-mode`, 303)
  const refused =
    pinRefused(pin, repeatPin) ??
    (proof === 'password' ? await passwordRefused(identity, c.get('signedIn'), password, now()) : undefined)
  // Without a fragment in the address, which would take the focus from the field with the error.
  if (refused) return c.redirect(`${SETTINGS}?${new URLSearchParams({ 'kid-pin': refused })}`, 303)
  keepKidPin(db, userOf(c), pin, sessionSecret)
  return c.redirect(`${SETTINGS}?kid-pin=changed#kid-mode`, 303)
})

/** What Settings shows about kid mode. */
export function kidModeFacts<E extends AppEnv>(c: Context<E>, session: Session): KidModeFacts {
  const { db, now } = c.get('services')
  const isFresh = now().getTime() - session.begunAt.getTime() < FRESH_MS
  const hasPassword = waysInOf(db, session.firebaseUid).password
  return {
    hasPin: session.userId !== null && hasKidPin(db, session.userId),
    proof: hasPassword ? 'password' : isFresh ? 'fresh' : 'sign-in-first',
    outcome: outcomeOf(c.req.query('kid-pin')),
  }
}

function outcomeOf(code: string | undefined): KidModeFacts['outcome'] {
  if (code === undefined || code === 'changed') return code
  const refusal = Object.entries(PIN_REFUSALS).find(([known]) => known === code)
  if (refusal) return { field: 'pin', sentence: refusal[1] }
  return { field: 'password', sentence: ownPasswordText(code) }
}

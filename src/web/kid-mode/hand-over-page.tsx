import { type Context, Hono } from 'hono'
import { profilesOf } from '../../../db/queries/profiles.ts'
import { HandOver } from '../../components/kid-mode/hand-over.tsx'
import { enterKidMode } from '../../domain/kid-mode/kid-mode.ts'
import { hasKidPin } from '../../domain/kid-mode/kid-pin.ts'
import { HAND_OVER, KID_SHELF } from '../../shared/kid-mode/addresses.ts'
import { HandOverForm } from '../../shared/kid-mode/kid-mode-payload.ts'
import { PIN_REFUSALS, type PinRefusal } from '../../shared/kid-mode/pin.ts'
import { requirePage, type SignedInEnv } from '../kit/require-page.ts'
import { userOf } from '../stories/timeline-request.ts'

/** Where a parent hands the device over; a plain form. */
export const handOverPage = new Hono<SignedInEnv>()
  .get(HAND_OVER, requirePage, (c) => handOver(c, Number(c.req.query('profile'))))

  .post(HAND_OVER, requirePage, async (c) => {
    const { db, sessionSecret: secret } = c.get('services')
    const { profile, ...pins } = HandOverForm.parse(await c.req.parseBody())
    const { tokenHash } = c.get('signedIn')
    const begun = enterKidMode(db, { tokenHash, userId: userOf(c), profileId: profile, ...pins, secret })
    if (!begun.ok) {
      if (begun.failure === 'no-such-profile') return c.notFound()
      c.status(400)
      return handOver(c, profile, begun.failure)
    }
    // Makes the browser drop the parent's pages, which Back would otherwise show.
    c.header('Clear-Site-Data', '"cache"')
    return c.redirect(KID_SHELF, 303)
  })

function handOver(c: Context<SignedInEnv>, wanted: number, refusal?: PinRefusal) {
  const { db } = c.get('services')
  const { family, children } = profilesOf(db, userOf(c))
  const shelves = [...children, { id: family.id, name: 'All of us' }].map(({ id, name }) => ({ id, name }))
  const chosen = shelves.find(({ id }) => id === wanted) ?? shelves[0]
  return c.render(
    <HandOver
      shelves={shelves}
      chosen={chosen?.id ?? family.id}
      hasPin={hasKidPin(db, userOf(c))}
      error={refusal && PIN_REFUSALS[refusal]}
    />,
    { title: 'Kid Mode' },
  )
}

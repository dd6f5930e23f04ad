import { z } from 'zod'

const typed = z.string().trim().max(1000).catch('')

/** POST /app/kid-mode: whose shelf, and the PIN, typed twice, where the family has none yet. */
export const HandOverForm = z.object({
  profile: z.coerce.number().int().positive().catch(0),
  pin: typed,
  repeatPin: typed,
})

/** POST /kid/leave. */
export const LeaveForm = z.object({ pin: typed })

/** POST /kid/leave/password. */
export const PasswordForm = z.object({ password: z.string().max(1000).catch('') })

/** POST /app/settings/kid-pin: the account's password, and the new PIN, typed twice. */
export const KidPinForm = PasswordForm.extend({ pin: typed, repeatPin: typed })

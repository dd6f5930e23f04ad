import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { sessions } from '../../../db/schema/index.ts'
import type { AccountFailure, IdentityProvider } from '../../ports/identity.ts'
import type { Result } from '../../shared/kit/result.ts'

/** Sets a new password with the code of a reset link, and signs out every device of that e-mail. */
export async function resetPassword(
  db: Db,
  identity: IdentityProvider,
  { code, newPassword }: { code: string; newPassword: string },
  now: Date,
): Promise<Result<{ email: string }, AccountFailure>> {
  const reset = await identity.resetPassword(code, newPassword, now)
  if (reset.ok) db.delete(sessions).where(eq(sessions.email, reset.value.email)).run()
  return reset
}

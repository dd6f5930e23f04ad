import type { StoredAccount } from '../../ports/issuer-store.ts'
import { failed, ok } from '../../shared/kit/result.ts'
import type { EmbeddedIdentity, Issuer } from './issuer.ts'

const WEEK_SECONDS = 7 * 24 * 3600

type Confirming = Pick<EmbeddedIdentity, 'sendConfirmation' | 'confirmEmail'>

/** Confirms an account's e-mail, with a link valid for one week. */
export function confirming(issuer: Issuer): Confirming {
  const { store, tokens } = issuer
  return {
    async sendConfirmation(uid, now) {
      const account = store.accountByUid(uid)
      if (account && !account.emailVerified) await sendConfirmation(issuer, account, now)
    },

    async confirmEmail(code, now) {
      const read = await tokens.read('email-confirmation', code, now)
      if (!read.ok) return failed(read.failure === 'expired' ? 'EXPIRED_OOB_CODE' : 'INVALID_OOB_CODE')
      const email = String(read.value.email)
      return store.confirmEmail(read.value.sub, email) ? ok({ email }) : failed('INVALID_OOB_CODE')
    },
  }
}

/** Sends the link, if mail is sent at all. */
export async function sendConfirmation(
  { tokens, letters }: Issuer,
  { uid, email }: Pick<StoredAccount, 'uid' | 'email'>,
  now: Date,
): Promise<void> {
  if (!letters) return
  const claims = { sub: uid, email }
  const code = await tokens.sign('email-confirmation', claims, { now, seconds: WEEK_SECONDS })
  letters.confirmation(email, code)
}

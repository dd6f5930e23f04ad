import { failed, ok } from '../../shared/kit/result.ts'
import type { EmbeddedIdentity, Issuer } from './issuer.ts'
import { hashPassword, passwordWeakness } from './passwords.ts'

const HOUR_SECONDS = 3600

type Resetting = Pick<
  EmbeddedIdentity,
  'sendResetLink' | 'resetLinkProblem' | 'passwordResetCode' | 'resetPassword'
>

/** A new password with a link that works once, for a forgotten one. */
export function resetting({ store, tokens, letters }: Issuer): Resetting {
  const resetCode = async (email: string, now: Date) => {
    const account = store.accountByEmail(email)
    if (!account) return undefined
    const claims = { sub: account.uid, password: fingerprint(account.passwordHash) }
    return tokens.sign('password-reset', claims, { now, seconds: HOUR_SECONDS })
  }

  return {
    // Without letters the links come from the operator's command, for everybody.
    async sendResetLink(email, now) {
      const code = letters && (await resetCode(email, now))
      if (code) letters?.resetLink(email, code)
      return ok(undefined)
    },

    async resetLinkProblem(code, now) {
      const read = await tokens.read('password-reset', code, now)
      if (!read.ok) return read.failure === 'expired' ? 'EXPIRED_OOB_CODE' : 'INVALID_OOB_CODE'
      const account = store.accountByUid(read.value.sub)
      if (!account) return 'INVALID_OOB_CODE'
      return read.value.password === fingerprint(account.passwordHash) ? undefined : 'USED_OOB_CODE'
    },

    passwordResetCode: resetCode,

    async resetPassword(code, newPassword, now) {
      const weakness = passwordWeakness(newPassword)
      if (weakness) return failed(weakness)
      const read = await tokens.read('password-reset', code, now)
      if (!read.ok) return failed(read.failure === 'expired' ? 'EXPIRED_OOB_CODE' : 'INVALID_OOB_CODE')
      const account = store.accountByUid(read.value.sub)
      if (!account) return failed('INVALID_OOB_CODE')
      if (read.value.password !== fingerprint(account.passwordHash)) return failed('USED_OOB_CODE')
      const isTheirs = passwordWeakness(newPassword, account.email)
      if (isTheirs) return failed(isTheirs)
      const change = { from: account.passwordHash, to: await hashPassword(newPassword), at: now }
      return store.changePassword(account.uid, change)
        ? ok({ email: account.email })
        : failed('USED_OOB_CODE')
    },
  }
}

/** Ties a reset code to the password that it replaces: once that has changed, the code is invalid. */
const fingerprint = (passwordHash: string | null) =>
  new Bun.CryptoHasher('sha256').update(passwordHash ?? '').digest('base64url')

import type { IssuerStore, StoredAccount } from '../../ports/issuer-store.ts'
import { failed, ok } from '../../shared/kit/result.ts'
import { sendConfirmation } from './confirming.ts'
import type { EmbeddedIdentity, Issuer } from './issuer.ts'
import { hashPassword, PASSWORD_MAX, passwordMatches, passwordWeakness } from './passwords.ts'
import { signedIn } from './signing-in.ts'

type Changing = Pick<EmbeddedIdentity, 'hasPassword' | 'changePassword' | 'changeEmail'>

/** What an account's owner changes with its password. */
export function changing(issuer: Issuer): Changing {
  const { store, tokens, letters } = issuer
  return {
    hasPassword: (uid) => store.accountByUid(uid)?.passwordHash != null,

    async changePassword({ uid }, { password, newPassword }, now) {
      const account = await accountWith(store, uid, password)
      if (!account) return failed('INVALID_LOGIN_CREDENTIALS')
      const weakness = passwordWeakness(newPassword, account.email)
      if (weakness) return failed(weakness)
      const change = { from: account.passwordHash, to: await hashPassword(newPassword), at: now }
      return store.changePassword(uid, change)
        ? ok(await signedIn(tokens, account, now))
        : failed('INVALID_LOGIN_CREDENTIALS')
    },

    async changeEmail({ uid }, { password, newEmail }, now) {
      const account = await accountWith(store, uid, password)
      if (!account) return failed('INVALID_LOGIN_CREDENTIALS')
      if (!store.changeEmail(uid, newEmail)) return failed('EMAIL_EXISTS')
      await sendConfirmation(issuer, { uid, email: newEmail }, now)
      letters?.emailChanged(account.email)
      return ok(undefined)
    },
  }
}

/** The account, if this is its password. */
async function accountWith(
  store: IssuerStore,
  uid: string,
  password: string,
): Promise<StoredAccount | undefined> {
  if (password.length > PASSWORD_MAX) return undefined
  const account = store.accountByUid(uid)
  return (await passwordMatches(password, account?.passwordHash)) ? account : undefined
}

import type { SignedInAccount } from '../../ports/identity.ts'
import type { StoredAccount } from '../../ports/issuer-store.ts'
import { failed, ok } from '../../shared/kit/result.ts'
import { sendConfirmation } from './confirming.ts'
import type { EmbeddedIdentity, Issuer } from './issuer.ts'
import { hashPassword, PASSWORD_MAX, passwordMatches, passwordWeakness } from './passwords.ts'
import type { Claims, TokenIssuer } from './tokens.ts'

const HOUR_SECONDS = 3600
const REFRESH_LIFETIME_SECONDS = 30 * 24 * HOUR_SECONDS

type SigningIn = Pick<
  EmbeddedIdentity,
  'signUp' | 'signInWithPassword' | 'signInWithGoogle' | 'refresh' | 'verifyIdToken'
>

/** The ways to sign in to an account, and the tokens they return. */
export function signingIn(issuer: Issuer): SigningIn {
  const { store, tokens } = issuer
  return {
    async signUp({ email, password }, now) {
      const weakness = passwordWeakness(password, email)
      if (weakness) return failed(weakness)
      if (store.accountByEmail(email)) return failed('EMAIL_EXISTS')
      const uid = newUid()
      const added = store.addAccount({ uid, email, passwordHash: await hashPassword(password) })
      if (!added) return failed('EMAIL_EXISTS')
      await sendConfirmation(issuer, { uid, email }, now)
      return ok(await signedIn(tokens, { uid, email, emailVerified: false }, now))
    },

    async signInWithPassword({ email, password }, now) {
      // No account has a longer one, so refusing it unhashed reveals nothing about the e-mail.
      if (password.length > PASSWORD_MAX) return failed('INVALID_LOGIN_CREDENTIALS')
      const account = store.accountByEmail(email)
      const matches = await passwordMatches(password, account?.passwordHash)
      return account && matches
        ? ok(await signedIn(tokens, account, now))
        : failed('INVALID_LOGIN_CREDENTIALS')
    },

    async signInWithGoogle({ subject, email, emailVerified }, now) {
      const known = store.accountByGoogle(subject)
      if (known) return ok(await signedIn(tokens, known, now))
      if (!emailVerified) return failed('UNVERIFIED_EMAIL')
      const uid = newUid()
      // An existing account with this e-mail may be somebody else's: it can only be signed in to in its own way.
      return store.addGoogleAccount({ uid, email, subject })
        ? ok(await signedIn(tokens, { uid, email, emailVerified }, now))
        : failed('NEED_CONFIRMATION')
    },

    async refresh(refreshToken, now) {
      const read = await tokens.read('refresh', refreshToken, now)
      if (!read.ok) return failed(read.failure === 'expired' ? 'TOKEN_EXPIRED' : 'INVALID_REFRESH_TOKEN')
      const account = store.accountByUid(read.value.sub)
      if (!account) return failed('INVALID_REFRESH_TOKEN')
      return wasRevoked(read.value, account)
        ? failed('TOKEN_EXPIRED')
        : ok(await signedIn(tokens, account, now))
    },

    async verifyIdToken(token, now) {
      const read = await tokens.read('id', token, now)
      if (!read.ok) return read
      const account = store.accountByUid(read.value.sub)
      if (!account || wasRevoked(read.value, account)) return failed('revoked')
      const { uid, email, emailVerified } = account
      return ok({ uid, email, emailVerified, issuedAt: new Date(read.value.issued_at_ms) })
    },
  }
}

type Person = Pick<StoredAccount, 'uid' | 'email' | 'emailVerified'>

/** Fresh tokens for an account. */
export async function signedIn(tokens: TokenIssuer, person: Person, now: Date): Promise<SignedInAccount> {
  const { uid, email, emailVerified } = person
  const identity = { sub: uid, user_id: uid, email, email_verified: emailVerified }
  return {
    uid,
    email,
    idToken: await tokens.sign('id', identity, { now, seconds: HOUR_SECONDS }),
    refreshToken: await tokens.sign('refresh', { sub: uid }, { now, seconds: REFRESH_LIFETIME_SECONDS }),
    expiresInSeconds: HOUR_SECONDS,
  }
}

const wasRevoked = (claims: Claims, account: StoredAccount) =>
  account.tokensValidAfter !== null && claims.issued_at_ms < account.tokensValidAfter.getTime()

/** 28 letters and digits, as Firebase's own. */
function newUid(): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
  const bytes = crypto.getRandomValues(new Uint8Array(64)).filter((byte) => byte < 248)
  return Array.from(bytes.subarray(0, 28), (byte) => letters[byte % letters.length]).join('')
}

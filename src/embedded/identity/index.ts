import type { AccountFailure, IdentityProvider, SignedInAccount } from '../../ports/identity.ts'
import type { IssuerStore, StoredAccount } from '../../ports/issuer-store.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'
import type { Letters } from './letters.ts'
import { hashPassword, PASSWORD_MAX, passwordMatches, passwordWeakness } from './passwords.ts'
import { type Claims, createTokenIssuer, type TokenIssuer } from './tokens.ts'

const HOUR_SECONDS = 3600
const WEEK_SECONDS = 7 * 24 * HOUR_SECONDS
const REFRESH_LIFETIME_SECONDS = 30 * 24 * HOUR_SECONDS

export interface EmbeddedIdentity extends IdentityProvider {
  /** A fresh ID token for one of the last 30 days' refresh tokens. */
  refresh(refreshToken: string, now: Date): Promise<Result<SignedInAccount, AccountFailure>>
  /** A code of one hour that sets the account's password once; undefined when the e-mail has no account. */
  passwordResetCode(email: string, now: Date): Promise<string | undefined>
}

/**
 * The identity provider that the app is to itself: accounts with a password (argon2id), ID tokens of one hour and
 * refresh tokens of 30 days, both signed with RS256 (design, section 2).
 */
export function createEmbeddedIdentity(
  store: IssuerStore,
  {
    tokens = createTokenIssuer(store),
    letters,
  }: { tokens?: TokenIssuer; letters?: Letters | undefined } = {},
): EmbeddedIdentity {
  const sendConfirmation = async ({ uid, email }: Pick<Person, 'uid' | 'email'>, now: Date) => {
    const claims = { sub: uid, email }
    letters?.confirmation(
      email,
      await tokens.sign('email-confirmation', claims, { now, seconds: WEEK_SECONDS }),
    )
  }

  const resetCode = async (email: string, now: Date) => {
    const account = store.accountByEmail(email)
    if (!account) return undefined
    const claims = { sub: account.uid, password: fingerprint(account.passwordHash) }
    return tokens.sign('password-reset', claims, { now, seconds: HOUR_SECONDS })
  }

  return {
    name: 'embedded',
    browser: { accountsUrl: '/api/identity/v1', apiKey: null },
    resetLinks: letters ? 'email' : 'operator',
    confirmsEmails: letters !== undefined,

    async signUp({ email, password }, now) {
      const weakness = passwordWeakness(password, email)
      if (weakness) return failed(weakness)
      if (store.accountByEmail(email)) return failed('EMAIL_EXISTS')
      const uid = newUid()
      const added = store.addAccount({ uid, email, passwordHash: await hashPassword(password) })
      if (!added) return failed('EMAIL_EXISTS')
      if (letters) await sendConfirmation({ uid, email }, now)
      return ok(await signedIn(tokens, { uid, email, emailVerified: false }, now))
    },

    async signInWithPassword({ email, password }, now) {
      // No account has a longer one, so refusing it unhashed tells nothing about the e-mail.
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
      // An account that has this e-mail already may be somebody else's: it is entered by its own way alone.
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

    // Without letters the links come from the operator's command, whoever asks.
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

    async sendConfirmation(uid, now) {
      const account = store.accountByUid(uid)
      if (account && !account.emailVerified) await sendConfirmation(account, now)
    },

    async confirmEmail(code, now) {
      const read = await tokens.read('email-confirmation', code, now)
      if (!read.ok) return failed(read.failure === 'expired' ? 'EXPIRED_OOB_CODE' : 'INVALID_OOB_CODE')
      const email = String(read.value.email)
      return store.confirmEmail(read.value.sub, email) ? ok({ email }) : failed('INVALID_OOB_CODE')
    },

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
      if (letters) await sendConfirmation({ uid, email: newEmail }, now)
      letters?.emailChanged(account.email)
      return ok(undefined)
    },

    // The account's row goes with the family's others (src/domain/account).
    deleteAccount: async () => 'deleted',

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

type Person = Pick<StoredAccount, 'uid' | 'email' | 'emailVerified'>

async function signedIn(tokens: TokenIssuer, person: Person, now: Date): Promise<SignedInAccount> {
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

/** Ties a reset code to the password that it replaces: once that is changed, the code is spent. */
const fingerprint = (passwordHash: string | null) =>
  new Bun.CryptoHasher('sha256').update(passwordHash ?? '').digest('base64url')

/** 28 letters and digits, as Firebase's own. */
function newUid(): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
  const bytes = crypto.getRandomValues(new Uint8Array(64)).filter((byte) => byte < 248)
  return Array.from(bytes.subarray(0, 28), (byte) => letters[byte % letters.length]).join('')
}

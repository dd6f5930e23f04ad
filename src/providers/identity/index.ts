import type { Result } from '../../shared/result.ts'

/** A person that a verified ID token speaks of. */
export interface VerifiedIdentity {
  uid: string
  /** Lower case. */
  email: string
  emailVerified: boolean
  issuedAt: Date
}

/** `unusable`: forged, malformed, or from another issuer; `expired`: it was good once; `revoked`: the account ended it. */
export type TokenFailure = 'unusable' | 'expired' | 'revoked'

/** Codes of the Identity Toolkit, as its REST answers spell them. */
export type AccountFailure =
  | 'EMAIL_EXISTS'
  | 'INVALID_LOGIN_CREDENTIALS'
  | `WEAK_PASSWORD : ${string}`
  | 'INVALID_REFRESH_TOKEN'
  | 'TOKEN_EXPIRED'
  | 'INVALID_OOB_CODE'
  | 'EXPIRED_OOB_CODE'

/** What a sign-up, a sign-in or a refresh hands out. */
export interface SignedInAccount {
  uid: string
  email: string
  idToken: string
  refreshToken: string
  expiresInSeconds: number
}

/** Where the browser's identity client sends its calls. */
export interface BrowserIdentityConfig {
  /** `accounts:signUp` and the others are appended to it after a slash. */
  accountsUrl: string
  tokenUrl: string
  /** Sent as `?key=` where the vendor wants one. */
  apiKey: string | null
}

/** Who vouches for a person; the session that follows is the app's own (`src/domain/identity/sessions.ts`). */
export interface IdentityProvider {
  name: string
  browser: BrowserIdentityConfig
  /** Checks signature, issuer, audience and expiry at the moment `now`. */
  verifyIdToken(token: string, now: Date): Promise<Result<VerifiedIdentity, TokenFailure>>
  signUp(credentials: Credentials, now: Date): Promise<Result<SignedInAccount, AccountFailure>>
  signInWithPassword(credentials: Credentials, now: Date): Promise<Result<SignedInAccount, AccountFailure>>
  refresh(refreshToken: string, now: Date): Promise<Result<SignedInAccount, AccountFailure>>
  /** Sets a new password by the single-use code of a reset link; every token and session from before it ends. */
  resetPassword(
    code: string,
    newPassword: string,
    now: Date,
  ): Promise<Result<{ email: string }, AccountFailure>>
}

export interface Credentials {
  /** Lower case. */
  email: string
  password: string
}

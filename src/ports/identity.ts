import type { Result } from '../shared/kit/result.ts'

/** The person in a verified ID token. */
export interface VerifiedIdentity {
  uid: string
  /** Lower case. */
  email: string
  emailVerified: boolean
  issuedAt: Date
}

/** `unusable`: forged, malformed, or from another issuer; `expired`: it was valid once; `revoked`: the account ended it. */
export type TokenFailure = 'unusable' | 'expired' | 'revoked'

/** Codes of the Identity Toolkit, as in its REST answers; `NEED_CONFIRMATION` stands for its `needConfirmation`. */
export type AccountFailure =
  | 'EMAIL_EXISTS'
  | 'INVALID_LOGIN_CREDENTIALS'
  | `WEAK_PASSWORD : ${string}`
  | 'INVALID_REFRESH_TOKEN'
  | 'TOKEN_EXPIRED'
  | 'INVALID_OOB_CODE'
  | 'EXPIRED_OOB_CODE'
  /** Ours: a reset link that was used already. */
  | 'USED_OOB_CODE'
  | 'UNVERIFIED_EMAIL'
  | 'NEED_CONFIRMATION'
  | VendorRefusal

/** Only from an outside vendor. */
export type VendorRefusal =
  | 'TOO_MANY_ATTEMPTS_TRY_LATER'
  | 'OPERATION_NOT_ALLOWED'
  | 'CONFIGURATION_NOT_FOUND'
  | 'INVALID_IDP_RESPONSE'
  | 'INVALID_EMAIL'

/** The result of a sign-up, a sign-in or a refresh. */
export interface SignedInAccount {
  uid: string
  email: string
  idToken: string
  refreshToken: string
  expiresInSeconds: number
}

/** Where the browser's identity client sends its calls; public, part of the login page. */
export interface BrowserIdentityConfig {
  /** `accounts:signUp` and the others are appended after a slash. */
  accountsUrl: string
  /** Sent as `?key=` where the vendor requires one. */
  apiKey: string | null
}

/** Verifies who somebody is; the session that follows is the app's own (`src/domain/identity/sessions.ts`). */
export interface IdentityProvider {
  name: string
  browser: BrowserIdentityConfig
  /** How a parent with a forgotten password gets a link: by e-mail, or from the operator's `reset-link` command. */
  resetLinks: 'email' | 'operator'
  /** Checks signature, issuer, audience and expiry at the moment `now`. */
  verifyIdToken(token: string, now: Date): Promise<Result<VerifiedIdentity, TokenFailure>>
  signUp(credentials: Credentials, now: Date): Promise<Result<SignedInAccount, AccountFailure>>
  signInWithPassword(credentials: Credentials, now: Date): Promise<Result<SignedInAccount, AccountFailure>>
  /** Signs in, or up, the person whom Google has just verified. */
  signInWithGoogle(identity: GoogleIdentity, now: Date): Promise<Result<SignedInAccount, AccountFailure>>
  /** Sends a reset link to the e-mail where links are sent by e-mail; does not reveal whether there is an account. */
  sendResetLink(email: string, now: Date): Promise<Result<undefined, AccountFailure>>
  /** Why a reset link's code cannot be used, as far as can be known before using it. */
  resetLinkProblem(code: string, now: Date): Promise<AccountFailure | undefined>
  /** Sets a new password with the single-use code of a reset link; ends every token and session from before it. */
  resetPassword(
    code: string,
    newPassword: string,
    now: Date,
  ): Promise<Result<{ email: string }, AccountFailure>>
  /** Whether a sign-up and a changed e-mail send a letter with a confirmation link. */
  confirmsEmails: boolean
  /** Sends the letter again; does nothing where the e-mail is confirmed. */
  sendConfirmation(uid: string, now: Date): Promise<void>
  /** Confirms the e-mail with the code of a letter's link; idempotent. */
  confirmEmail(code: string, now: Date): Promise<Result<{ email: string }, AccountFailure>>
  /** False for an account that can only be signed in to with Google. */
  hasPassword(uid: string): boolean
  /** Sets another password if `password` is the current one; ends every token from before it. */
  changePassword(
    person: Person,
    change: { password: string; newPassword: string },
    now: Date,
  ): Promise<Result<SignedInAccount, AccountFailure>>
  /** Sets another e-mail, in lower case, if `password` is the account's. */
  changeEmail(
    person: Person,
    change: { password: string; newEmail: string },
    now: Date,
  ): Promise<Result<undefined, AccountFailure>>
  /**
   * Deletes the account where it is kept outside of the app's database. `remains`: only the vendor's console can
   * delete it, because no service account is set up.
   */
  deleteAccount(uid: string, now: Date): Promise<'deleted' | 'remains'>
}

/** Whose account it is. */
export type Person = Pick<VerifiedIdentity, 'uid' | 'email'>

export interface Credentials {
  /** Lower case. */
  email: string
  password: string
}

/** The person in a verified Google ID token. */
export interface GoogleIdentity {
  /** Google's permanent id of the person. */
  subject: string
  /** Lower case. */
  email: string
  emailVerified: boolean
  /** The token itself, and the nonce whose SHA-256 it contains, for a vendor that verifies it again. */
  idToken: string
  nonce: string
}

/** The data of a sign-in from start to end; stored by the browser, signed by us. */
export interface GoogleAttempt {
  state: string
  /** Google sees its SHA-256 and puts it into the ID token. */
  nonce: string
  /** PKCE: Google sees its SHA-256 at the start (RFC 7636). */
  verifier: string
}

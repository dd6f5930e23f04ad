import type { Result } from '../shared/kit/result.ts'

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

/** Codes of the Identity Toolkit, as its REST answers spell them; `NEED_CONFIRMATION` stands for its `needConfirmation`. */
export type AccountFailure =
  | 'EMAIL_EXISTS'
  | 'INVALID_LOGIN_CREDENTIALS'
  | `WEAK_PASSWORD : ${string}`
  | 'INVALID_REFRESH_TOKEN'
  | 'TOKEN_EXPIRED'
  | 'INVALID_OOB_CODE'
  | 'EXPIRED_OOB_CODE'
  /** Ours alone: a reset link with which a password was set already. */
  | 'USED_OOB_CODE'
  | 'UNVERIFIED_EMAIL'
  | 'NEED_CONFIRMATION'
  | VendorRefusal

/** What only an outside vendor says. */
export type VendorRefusal =
  | 'TOO_MANY_ATTEMPTS_TRY_LATER'
  | 'OPERATION_NOT_ALLOWED'
  | 'CONFIGURATION_NOT_FOUND'
  | 'INVALID_IDP_RESPONSE'
  | 'INVALID_EMAIL'

/** What a sign-up, a sign-in or a refresh hands out. */
export interface SignedInAccount {
  uid: string
  email: string
  idToken: string
  refreshToken: string
  expiresInSeconds: number
}

/** Where the browser's identity client sends its calls; public, handed to the login page. */
export interface BrowserIdentityConfig {
  /** `accounts:signUp` and the others are appended to it after a slash. */
  accountsUrl: string
  /** Sent as `?key=` where the vendor wants one. */
  apiKey: string | null
}

/** Who vouches for a person; the session that follows is the app's own (`src/domain/identity/sessions.ts`). */
export interface IdentityProvider {
  name: string
  browser: BrowserIdentityConfig
  /** How a parent who forgot the password gets a link: by e-mail, or from the operator's `reset-link` command. */
  resetLinks: 'email' | 'operator'
  /** Checks signature, issuer, audience and expiry at the moment `now`. */
  verifyIdToken(token: string, now: Date): Promise<Result<VerifiedIdentity, TokenFailure>>
  signUp(credentials: Credentials, now: Date): Promise<Result<SignedInAccount, AccountFailure>>
  signInWithPassword(credentials: Credentials, now: Date): Promise<Result<SignedInAccount, AccountFailure>>
  /** Signs in, or up, the person whom Google has just vouched for. */
  signInWithGoogle(identity: GoogleIdentity, now: Date): Promise<Result<SignedInAccount, AccountFailure>>
  /** Sends a reset link to the e-mail where links go by e-mail; tells nobody whether there is an account. */
  sendResetLink(email: string, now: Date): Promise<Result<undefined, AccountFailure>>
  /** Why a reset link's code cannot be used, as far as can be known before it is. */
  resetLinkProblem(code: string, now: Date): Promise<AccountFailure | undefined>
  /** Sets a new password by the single-use code of a reset link; every token and session from before it ends. */
  resetPassword(
    code: string,
    newPassword: string,
    now: Date,
  ): Promise<Result<{ email: string }, AccountFailure>>
  /** Whether e-mails are confirmed by a letter with a link, which a sign-up and a changed e-mail send. */
  confirmsEmails: boolean
  /** Sends the letter again; nothing where there is nothing to confirm. */
  sendConfirmation(uid: string, now: Date): Promise<void>
  /** Takes the e-mail for confirmed by the code of a letter's link; a second time is as good. */
  confirmEmail(code: string, now: Date): Promise<Result<{ email: string }, AccountFailure>>
  /** False for an account that is entered by Google alone. */
  hasPassword(uid: string): boolean
  /** Sets another password where `password` is the one of now; every token from before it ends. */
  changePassword(
    person: Person,
    change: { password: string; newPassword: string },
    now: Date,
  ): Promise<Result<SignedInAccount, AccountFailure>>
  /** Sets another e-mail, in lower case, where `password` is the account's. */
  changeEmail(
    person: Person,
    change: { password: string; newEmail: string },
    now: Date,
  ): Promise<Result<undefined, AccountFailure>>
  /**
   * Deletes the account where it is kept outside of the app's database. `remains`: the vendor allows it to its own
   * console alone, because no service account is set up.
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

/** A person as a verified Google ID token has them. */
export interface GoogleIdentity {
  /** Google's lasting name for the person. */
  subject: string
  /** Lower case. */
  email: string
  emailVerified: boolean
  /** The token itself, and the nonce whose SHA-256 it carries, for a vendor that verifies it once more. */
  idToken: string
  nonce: string
}

/** What a sign-in carries from its start to its end; kept by the browser, signed by us. */
export interface GoogleAttempt {
  state: string
  /** Its SHA-256 is what Google sees and puts into the ID token. */
  nonce: string
  /** PKCE: its SHA-256 is what Google sees at the start (RFC 7636). */
  verifier: string
}

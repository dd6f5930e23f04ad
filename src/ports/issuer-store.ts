/** What the embedded issuer stores between requests; the app stores it in its database. */
export interface IssuerStore {
  accountByEmail(email: string): StoredAccount | undefined
  accountByUid(uid: string): StoredAccount | undefined
  /** False when the e-mail has an account already. */
  addAccount(account: { uid: string; email: string; passwordHash: string }): boolean
  accountByGoogle(subject: string): StoredAccount | undefined
  /** An account without a password, whose e-mail Google has verified. False when the e-mail has an account already. */
  addGoogleAccount(account: { uid: string; email: string; subject: string }): boolean
  /**
   * Changes the password, ends the account's sessions and the tokens from before `at`. False, with nothing changed,
   * when the hash is no longer `from`: a reset link works once.
   */
  changePassword(uid: string, change: { from: string | null; to: string; at: Date }): boolean
  /** Marks the account's e-mail as confirmed; false when it has changed since. */
  confirmEmail(uid: string, email: string): boolean
  /** Gives the account another e-mail, unconfirmed, in its sessions too. False when that e-mail has an account already. */
  changeEmail(uid: string, email: string): boolean
  /** Stores `privateJwk` unless there is a key, and returns the stored one: every process signs with the same. */
  keepSigningKey(privateJwk: string): SigningKey
  /** The current one: an operator may rotate it while the app runs. */
  signingKey(): SigningKey | undefined
  /** The public JWK of a current or former signing key. */
  publicKey(id: string): string | undefined
}

export interface SigningKey {
  id: string
  privateJwk: string
}

export interface StoredAccount {
  uid: string
  email: string
  emailVerified: boolean
  passwordHash: string | null
  /** Tokens issued before it are no longer valid. */
  tokensValidAfter: Date | null
}

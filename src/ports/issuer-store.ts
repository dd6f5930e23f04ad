/** What the embedded issuer keeps between requests; the app keeps it in its database. */
export interface IssuerStore {
  accountByEmail(email: string): StoredAccount | undefined
  accountByUid(uid: string): StoredAccount | undefined
  /** False when the e-mail has an account already. */
  addAccount(account: { uid: string; email: string; passwordHash: string }): boolean
  accountByGoogle(subject: string): StoredAccount | undefined
  /** An account without a password, whose e-mail Google has verified. False when the e-mail has an account already. */
  addGoogleAccount(account: { uid: string; email: string; subject: string }): boolean
  /**
   * Changes the password, ends the account's sessions and the tokens from before `at`. False, and nothing changed, when
   * the hash is no longer `from`: a reset link works once.
   */
  changePassword(uid: string, change: { from: string | null; to: string; at: Date }): boolean
  /** Takes the account's e-mail for confirmed; false when it is another one by now. */
  confirmEmail(uid: string, email: string): boolean
  /** Gives the account another e-mail, unconfirmed, in its sessions too. False when that one has an account already. */
  changeEmail(uid: string, email: string): boolean
  /** Keeps `privateJwk` unless a key was kept before, and returns the one that is kept: every process signs with the same. */
  keepSigningKey(privateJwk: string): SigningKey
  /** The one that signs now: an operator may change it while the app runs. */
  signingKey(): SigningKey | undefined
  /** The public JWK of a key that signs or once signed. */
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
  /** Tokens issued before it are no longer good. */
  tokensValidAfter: Date | null
}

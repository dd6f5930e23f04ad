import type { AccountFailure, IdentityProvider, SignedInAccount } from '../../ports/identity.ts'
import type { IssuerStore } from '../../ports/issuer-store.ts'
import type { Result } from '../../shared/kit/result.ts'
import type { Letters } from './letters.ts'
import type { TokenIssuer } from './tokens.ts'

export interface EmbeddedIdentity extends IdentityProvider {
  /** A fresh ID token for a refresh token of the last 30 days. */
  refresh(refreshToken: string, now: Date): Promise<Result<SignedInAccount, AccountFailure>>
  /** A code, valid for one hour, that sets the account's password once; undefined when the e-mail has no account. */
  passwordResetCode(email: string, now: Date): Promise<string | undefined>
}

/** What the parts of the provider need. */
export interface Issuer {
  store: IssuerStore
  tokens: TokenIssuer
  /** Undefined where no mail is sent. */
  letters: Letters | undefined
}

import type { IssuerStore } from '../../ports/issuer-store.ts'
import { changing } from './changing.ts'
import { confirming } from './confirming.ts'
import type { EmbeddedIdentity, Issuer } from './issuer.ts'
import { resetting } from './resetting.ts'
import { signingIn } from './signing-in.ts'
import { createTokenIssuer } from './tokens.ts'

export type { EmbeddedIdentity } from './issuer.ts'

/**
 * The app's own identity provider: accounts with a password (argon2id), ID tokens of one hour and refresh tokens of 30
 * days, both signed with RS256 (design, section 2).
 */
export function createEmbeddedIdentity(
  store: IssuerStore,
  { tokens = createTokenIssuer(store), letters }: Partial<Omit<Issuer, 'store'>> = {},
): EmbeddedIdentity {
  const issuer = { store, tokens, letters }
  return {
    name: 'embedded',
    browser: { accountsUrl: '/api/identity/v1', apiKey: null },
    resetLinks: letters ? 'email' : 'operator',
    confirmsEmails: letters !== undefined,
    ...signingIn(issuer),
    ...resetting(issuer),
    ...confirming(issuer),
    ...changing(issuer),
    // The account's row is deleted with the family's others (src/domain/account).
    deleteAccount: async () => 'deleted',
  }
}

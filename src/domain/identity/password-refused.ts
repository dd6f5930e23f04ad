import type { AccountFailure, IdentityProvider } from '../../ports/identity.ts'

interface Owner {
  firebaseUid: string
  email: string
}

/** Why a password is not the one of somebody who is signed in, as the identity provider's code; undefined when it is. */
export async function passwordRefused(
  identity: IdentityProvider,
  { firebaseUid, email }: Owner,
  password: string,
  now: Date,
): Promise<AccountFailure | undefined> {
  if (password === '') return 'INVALID_LOGIN_CREDENTIALS'
  const account = await identity.signInWithPassword({ email, password }, now)
  if (!account.ok) return account.failure
  return account.value.uid === firebaseUid ? undefined : 'INVALID_LOGIN_CREDENTIALS'
}

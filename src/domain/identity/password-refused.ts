import type { AccountFailure, IdentityProvider } from '../../ports/identity.ts'

interface Owner {
  firebaseUid: string
  email: string
}

/** Checks the password of a signed-in parent: the identity provider's error code when it is wrong, else undefined. */
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

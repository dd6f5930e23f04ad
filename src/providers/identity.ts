import { createEmbeddedIdentity, type EmbeddedIdentity } from '../embedded/identity/index.ts'
import { createLetters, type LettersOptions } from '../embedded/identity/letters.ts'
import type { Env } from '../env.ts'
import type { IdentityProvider } from '../ports/identity.ts'
import type { IssuerStore } from '../ports/issuer-store.ts'
import { createFirebaseIdentity } from '../vendors/firebase/identity.ts'
import { createGoogleSignIn, type GoogleSignIn } from '../vendors/google/sign-in.ts'

export interface OpenedIdentity {
  identity: IdentityProvider
  /** The app's own issuer, where no other was chosen: it answers /api/identity/v1. */
  issuer: EmbeddedIdentity | undefined
  /** Undefined where no OAuth client is set up. */
  google: GoogleSignIn | undefined
}

/**
 * Firebase with its variables, else the app's own issuer, with letters where a mail server is set up; Google's sign-in
 * with either.
 */
export function openIdentity(
  env: Env,
  store: IssuerStore,
  letters: Omit<LettersOptions, 'site'> | undefined,
): OpenedIdentity {
  const google = googleOf(env)
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey } = env
  if (projectId && apiKey) {
    const identity = createFirebaseIdentity({
      projectId,
      apiKey,
      emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST,
      serviceAccount: env.FIREBASE_SERVICE_ACCOUNT,
    })
    return { identity, issuer: undefined, google }
  }
  const site = env.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${env.PORT}`
  const issuer = createEmbeddedIdentity(store, {
    letters: letters && createLetters({ ...letters, site }),
  })
  return { identity: issuer, issuer, google }
}

function googleOf({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  GOOGLE_ISSUER: issuer,
}: Env) {
  return clientId && clientSecret ? createGoogleSignIn({ clientId, clientSecret, issuer }) : undefined
}

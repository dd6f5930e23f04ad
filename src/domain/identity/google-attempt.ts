import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { GoogleAttempt } from '../../ports/identity.ts'

/** How long a parent has to choose an account at Google. */
export const ATTEMPT_SECONDS = 600
const AUDIENCE = 'storylamp/google-attempt'

const Claims = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  way: z.enum(['popup', 'redirect', 'page']),
  mode: z.enum(['sign-in', 'sign-up']),
})

export interface GoogleSignInAttempt extends GoogleAttempt {
  /** How the answer reaches the login page: by message, by its script after a redirect, or without script. */
  way: 'popup' | 'redirect' | 'page'
  /** The side of the login card to return to. */
  mode: 'sign-in' | 'sign-up'
}

/** A new sign-in with Google; its state, nonce and verifier are random. */
export const newGoogleAttempt = (how: Pick<GoogleSignInAttempt, 'way' | 'mode'>): GoogleSignInAttempt => ({
  ...how,
  state: randomText(),
  nonce: randomText(),
  verifier: randomText(),
})

/** The attempt as the browser stores it: signed, and valid for ten minutes from `now`. */
export function sealGoogleAttempt(attempt: GoogleSignInAttempt, secret: string, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new SignJWT({ ...attempt })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ATTEMPT_SECONDS)
    .sign(keyOf(secret))
}

/** The attempt, if we signed it and it has not expired. */
export async function openGoogleAttempt(
  sealed: string,
  secret: string,
  now: Date,
): Promise<GoogleSignInAttempt | undefined> {
  try {
    const { payload } = await jwtVerify(sealed, keyOf(secret), {
      audience: AUDIENCE,
      algorithms: ['HS256'],
      requiredClaims: ['exp'],
      currentDate: now,
    })
    return Claims.safeParse(payload).data
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

const keyOf = (secret: string) => new TextEncoder().encode(secret)

const randomText = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')

import { jwtVerify, UnsecuredJWT } from 'jose'
import { z } from 'zod'
import type { TokenFailure, VerifiedIdentity } from '../../ports/identity.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'
import type { Fetch } from '../calls-out/ask-once.ts'
import { publishedKeys, tokenFailure } from '../calls-out/published-keys.ts'

const KEYS_URL = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
const CLOCK_TOLERANCE_SECONDS = 30

const Claims = z.object({
  sub: z.string().min(1).max(128),
  email: z.string().max(254).toLowerCase(),
  email_verified: z.boolean().default(false),
  iat: z.number(),
})

export type ReadToken = (token: string, now: Date) => Promise<Result<VerifiedIdentity, TokenFailure>>

/** Reads ID tokens that Firebase signed for the project, with Google's published keys, cached for six hours. */
export function signedTokens(projectId: string, fetch: Fetch): ReadToken {
  const keys = publishedKeys(KEYS_URL, fetch)
  return (token, now) =>
    readWith(async () => {
      const { payload } = await jwtVerify(token, keys, {
        ...expected(projectId, now),
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'iat'],
      })
      return payload
    })
}

/** Reads the emulator's unsigned ID tokens; `src/env.ts` refuses the emulator in production. */
export function unsignedTokens(projectId: string): ReadToken {
  return (token, now) => readWith(async () => UnsecuredJWT.decode(token, expected(projectId, now)).payload)
}

const expected = (projectId: string, now: Date) => ({
  issuer: `https://securetoken.google.com/${projectId}`,
  audience: projectId,
  clockTolerance: CLOCK_TOLERANCE_SECONDS,
  currentDate: now,
})

async function readWith(verified: () => Promise<unknown>): Promise<Result<VerifiedIdentity, TokenFailure>> {
  try {
    const claims = Claims.safeParse(await verified())
    if (!claims.success) return failed('unusable')
    const { sub: uid, email, email_verified: emailVerified, iat } = claims.data
    return ok({ uid, email, emailVerified, issuedAt: new Date(iat * 1000) })
  } catch (error) {
    return failed(tokenFailure(error))
  }
}

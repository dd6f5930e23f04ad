import {
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose'
import { z } from 'zod'
import type { TokenFailure } from '../../ports/identity.ts'
import type { IssuerStore } from '../../ports/issuer-store.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'

const ISSUER = 'storylamp/embedded-identity'
const ALGORITHM = 'RS256'
/** The host's clock may have been set back slightly between two processes. */
const CLOCK_TOLERANCE_SECONDS = 30

/** What a token is for; one kind is never accepted as another. */
export type TokenUse = 'id' | 'refresh' | 'password-reset' | 'email-confirmation'

const Claims = z.looseObject({
  sub: z.string().min(1),
  /** Milliseconds since the epoch: `iat` has only seconds, too coarse for "issued before the password changed". */
  issued_at_ms: z.int(),
})
export type Claims = z.infer<typeof Claims>

export interface TokenIssuer {
  sign(
    use: TokenUse,
    claims: JWTPayload & { sub: string },
    lifetime: { now: Date; seconds: number },
  ): Promise<string>
  /** The claims of a token of this use, if the app signed it and it is valid at `now`. */
  read(use: TokenUse, token: string, now: Date): Promise<Result<Claims, TokenFailure>>
}

/** Signs tokens with the newest key in the store, which is created at its first use, and reads those of older ones. */
export function createTokenIssuer(store: IssuerStore): TokenIssuer {
  const imported = new Map<string, Promise<CryptoKey>>()
  const keyOf = (jwk: string) => {
    const known = imported.get(jwk) ?? importSigningKey(JSON.parse(jwk) as JWK)
    imported.set(jwk, known)
    return known
  }
  const signer = async () => store.signingKey() ?? store.keepSigningKey(JSON.stringify(await newPrivateJwk()))
  const readerOf = ({ kid = '' }: { kid?: string }) => {
    const jwk = store.publicKey(kid)
    if (jwk === undefined) throw new errors.JWKSNoMatchingKey()
    return keyOf(jwk)
  }

  return {
    async sign(use, claims, { now, seconds }) {
      const issuedAt = Math.floor(now.getTime() / 1000)
      const { id, privateJwk } = await signer()
      return new SignJWT({ ...claims, issued_at_ms: now.getTime() })
        .setProtectedHeader({ alg: ALGORITHM, kid: id, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(audienceOf(use))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + seconds)
        .sign(await keyOf(privateJwk))
    },
    async read(use, token, now) {
      try {
        const { payload } = await jwtVerify(token, readerOf, {
          issuer: ISSUER,
          audience: audienceOf(use),
          algorithms: [ALGORITHM],
          requiredClaims: ['exp', 'iat'],
          clockTolerance: CLOCK_TOLERANCE_SECONDS,
          currentDate: now,
        })
        const claims = Claims.safeParse(payload)
        return claims.success ? ok(claims.data) : failed('unusable')
      } catch (error) {
        if (error instanceof errors.JWTExpired) return failed('expired')
        if (error instanceof errors.JOSEError) return failed('unusable')
        throw error
      }
    },
  }
}

const audienceOf = (use: TokenUse) => `storylamp/${use}`

/** A new RSA key as the store keeps it, JSON. */
export async function newPrivateJwk(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  return exportJWK(privateKey)
}

async function importSigningKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, ALGORITHM)
  if (key instanceof Uint8Array) throw new Error('The kept identity key is not an RSA key')
  return key
}

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
const KEY_ID = 'identity-1'
/** The host's clock may have been set back a little between two processes. */
const CLOCK_TOLERANCE_SECONDS = 30

/** What a token is for; one kind is never taken for another. */
export type TokenUse = 'id' | 'refresh' | 'password-reset'

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
  /** The claims of a token of this use that the app signed itself and that is still good at `now`. */
  read(use: TokenUse, token: string, now: Date): Promise<Result<Claims, TokenFailure>>
}

/** Signs and reads tokens with the one key that the store keeps; the key is made at its first use. */
export function createTokenIssuer(store: IssuerStore): TokenIssuer {
  let keys: Promise<KeyPair> | undefined
  const keyPair = () => {
    keys ??= openKeys(store)
    return keys
  }

  return {
    async sign(use, claims, { now, seconds }) {
      const issuedAt = Math.floor(now.getTime() / 1000)
      return new SignJWT({ ...claims, issued_at_ms: now.getTime() })
        .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(audienceOf(use))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + seconds)
        .sign((await keyPair()).privateKey)
    },
    async read(use, token, now) {
      try {
        const { payload } = await jwtVerify(token, (await keyPair()).publicKey, {
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

interface KeyPair {
  privateKey: CryptoKey
  publicKey: CryptoKey
}

async function openKeys(store: IssuerStore): Promise<KeyPair> {
  const kept = store.signingKey() ?? store.keepSigningKey(JSON.stringify(await newPrivateJwk()))
  const { kty, n, e, ...secret } = JSON.parse(kept) as JWK
  return {
    privateKey: await importSigningKey({ kty, n, e, ...secret } as JWK),
    publicKey: await importSigningKey({ kty, n, e } as JWK),
  }
}

async function newPrivateJwk(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  return exportJWK(privateKey)
}

async function importSigningKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, ALGORITHM)
  if (key instanceof Uint8Array) throw new Error('The kept identity key is not an RSA key')
  return key
}

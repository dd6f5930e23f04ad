import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose'
import type { TokenFailure } from '../../ports/identity.ts'
import { ProviderDown } from '../../shared/kit/provider-down.ts'
import type { Fetch } from './ask-once.ts'

const KEPT_MS = 6 * 3600_000

/** A vendor's published keys at `url`, cached for six hours; a token that names another key reloads them. */
export const publishedKeys = (url: string, fetch: Fetch): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(url), {
    cacheMaxAge: KEPT_MS,
    [customFetch]: (address, init) => reachable(() => fetch(address, init)),
  })

/** Unavailable keys say nothing about the token. */
async function reachable(answer: () => Promise<Response>): Promise<Response> {
  const response = await answer().catch((error) => {
    throw new ProviderDown('The keys of the tokens cannot be fetched', { cause: error })
  })
  if (!response.ok) throw new ProviderDown(`The keys of the tokens: ${response.status}`)
  return response
}

/** What a failed verification says about the token; throws what is not the token's fault. */
export function tokenFailure(error: unknown): TokenFailure {
  if (error instanceof errors.JWTExpired) return 'expired'
  if (error instanceof errors.JWKSTimeout)
    throw new ProviderDown('The keys of the tokens do not come', { cause: error })
  if (error instanceof errors.JOSEError) return 'unusable'
  throw error
}

import { type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import type { GoogleAttempt, GoogleIdentity } from '../../ports/identity.ts'
import { ProviderDown } from '../../shared/kit/provider-down.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'
import { ask, type Fetch } from '../calls-out/ask-once.ts'
import { publishedKeys, tokenFailure } from '../calls-out/published-keys.ts'

const GOOGLE = 'https://accounts.google.com'
const CLOCK_TOLERANCE_SECONDS = 30

export interface GoogleOptions {
  clientId: string
  clientSecret: string
  /** Another OpenID issuer in Google's place. */
  issuer?: string | undefined
  fetch?: Fetch
}

/** Google's OAuth code flow on the server, with state, nonce and PKCE: the page has no script of Google's. */
export interface GoogleSignIn {
  /** Where the parent consents; Google returns to `redirectUri`. */
  consentUrl(attempt: GoogleAttempt, redirectUri: string): Promise<string>
  /** The person who came back with this code, which is valid once. */
  redeem(
    code: string,
    attempt: GoogleAttempt,
    redirectUri: string,
    now: Date,
  ): Promise<Result<GoogleIdentity, 'refused'>>
  /** The person in an ID token, if Google made it for this app and this nonce. */
  verify(idToken: string, nonce: string, now: Date): Promise<Result<GoogleIdentity, 'refused'>>
}

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
})

interface Issuer extends z.infer<typeof Discovery> {
  keys: JWTVerifyGetKey
}

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(254).trim().toLowerCase(),
  email_verified: z.boolean().default(false),
  nonce: z.string(),
})

/** https://developers.google.com/identity/openid-connect/openid-connect. Every call throws ProviderDown without an answer. */
export function createGoogleSignIn(options: GoogleOptions): GoogleSignIn {
  const { issuer = GOOGLE, fetch = globalThis.fetch, ...client } = options
  let found: Promise<Issuer> | undefined
  const discovered = () => {
    found ??= discover(issuer, fetch).catch((error) => {
      found = undefined
      throw error
    })
    return found
  }

  const verify: GoogleSignIn['verify'] = async (idToken, nonce, now) =>
    identityIn({ idToken, nonce }, await discovered(), client.clientId, now)

  return {
    async consentUrl(attempt, redirectUri) {
      const { authorization_endpoint } = await discovered()
      const url = new URL(authorization_endpoint)
      for (const [name, value] of Object.entries(consentQuery(attempt, client.clientId, redirectUri)))
        url.searchParams.set(name, value)
      return url.href
    },

    async redeem(code, { nonce, verifier }, redirectUri, now) {
      const { token_endpoint } = await discovered()
      const body = tokenForm({ code, verifier, redirectUri }, client)
      const response = await ask(fetch, token_endpoint, { method: 'POST', body })
      const answer: unknown = await response.json().catch(() => undefined)
      const token = z.object({ id_token: z.string() }).safeParse(answer)
      return token.success ? verify(token.data.id_token, nonce, now) : failed('refused')
    },

    verify,
  }
}

function consentQuery({ state, nonce, verifier }: GoogleAttempt, clientId: string, redirectUri: string) {
  return {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state,
    nonce: sha256(nonce, 'hex'),
    code_challenge: sha256(verifier, 'base64url'),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  }
}

function tokenForm(
  { code, verifier, redirectUri }: { code: string; verifier: string; redirectUri: string },
  { clientId, clientSecret }: Pick<GoogleOptions, 'clientId' | 'clientSecret'>,
): URLSearchParams {
  return new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
    client_id: clientId,
    client_secret: clientSecret,
  })
}

/** The person in an ID token, if the issuer signed it for this client and this nonce. */
async function identityIn(
  { idToken, nonce }: { idToken: string; nonce: string },
  { issuer, keys }: Issuer,
  clientId: string,
  now: Date,
): Promise<Result<GoogleIdentity, 'refused'>> {
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      // Google's own tokens may omit the scheme.
      issuer: [issuer, issuer.replace('https://', '')],
      audience: clientId,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: now,
    })
    const claims = Claims.safeParse(payload)
    if (!claims.success || claims.data.nonce !== sha256(nonce, 'hex')) return failed('refused')
    const { sub: subject, email, email_verified: emailVerified } = claims.data
    return ok({ subject, email, emailVerified, idToken, nonce })
  } catch (error) {
    tokenFailure(error)
    return failed('refused')
  }
}

async function discover(issuer: string, fetch: Fetch): Promise<Issuer> {
  const response = await ask(fetch, `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)
  const told = Discovery.safeParse(await response.json().catch(() => undefined))
  if (!told.success) throw new ProviderDown('Google: no OpenID configuration')
  return { ...told.data, keys: publishedKeys(told.data.jwks_uri, fetch) }
}

const sha256 = (text: string, encoding: 'hex' | 'base64url') =>
  new Bun.CryptoHasher('sha256').update(text).digest(encoding)

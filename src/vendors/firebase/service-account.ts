import { importPKCS8, SignJWT } from 'jose'
import { z } from 'zod'
import { ProviderDown } from '../../shared/kit/provider-down.ts'
import { ask, type Fetch } from '../calls-out/ask-once.ts'

const SCOPE = 'https://www.googleapis.com/auth/identitytoolkit'
const TOKEN_URL = 'https://oauth2.googleapis.com/token'
const LIFETIME_SECONDS = 3600

/** The used fields of Google's JSON file. */
export interface ServiceAccount {
  client_email: string
  /** PKCS #8, PEM. */
  private_key: string
}

/** An access token of the service account, by a signed assertion (RFC 7523). Throws ProviderDown when it is refused. */
export async function accessTokenOf(account: ServiceAccount, fetch: Fetch, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account.client_email)
    .setAudience(TOKEN_URL)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFETIME_SECONDS)
    .sign(await importPKCS8(account.private_key, 'RS256'))
  const response = await ask(fetch, TOKEN_URL, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
  })
  const told = z.object({ access_token: z.string() }).safeParse(await response.json().catch(() => undefined))
  if (!told.success) throw new ProviderDown(`The service account gets no token: ${response.status}`)
  return told.data.access_token
}

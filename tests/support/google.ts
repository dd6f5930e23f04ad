import { createServer } from 'node:http'
import { OAuth2Issuer, OAuth2Service } from 'oauth2-mock-server'
import type { TestApp } from './app.ts'

export interface GoogleStandIn {
  /** For GOOGLE_ISSUER. */
  issuer: string
  /** For the environment of an app. */
  environment: Record<string, string>
  /** Who signs in next. */
  person: { sub: string; email: string; email_verified?: boolean }
  /** Changes the claims of the next ID tokens. */
  claims: Record<string, unknown>
  /** What the consent page answers instead of a code, e.g. `access_denied`. */
  refusal: string | undefined
  /** Tampers with the address that the browser returns to. */
  tamper: (back: URL) => void
  /** Sent with every answer. */
  headers: Record<string, string>
  /** The queries that the consent page received. */
  asked: URLSearchParams[]
  stop(): Promise<void>
}

const CLIENT_ID = 'storylamp.apps.googleusercontent.com'

/** A real OpenID issuer in Google's place, on its own port; everybody consents at once. */
export async function startGoogle(): Promise<GoogleStandIn> {
  const openId = new OAuth2Issuer()
  await openId.keys.generate('RS256')
  const service = new OAuth2Service(openId)
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(google.headers)) response.setHeader(name, value)
    service.requestHandler(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  openId.url = issuer
  const google: GoogleStandIn = {
    issuer,
    environment: {
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_CLIENT_SECRET: 'a secret between Google and the app',
      GOOGLE_ISSUER: issuer,
    },
    person: { sub: '1001', email: 'mia@example.com', email_verified: true },
    claims: {},
    refusal: undefined,
    tamper: () => {},
    headers: {},
    asked: [],
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  }
  service.on('beforeTokenSigning', ({ payload }) => {
    Object.assign(payload, google.person, google.claims)
  })
  service.on('beforeAuthorizeRedirect', ({ url }, request) => {
    google.asked.push(new URL(request.url ?? '', issuer).searchParams)
    google.tamper(url)
    if (!google.refusal) return
    url.searchParams.delete('code')
    url.searchParams.set('error', google.refusal)
  })
  return google
}

export interface BegunAtGoogle {
  /** Where Google sends the browser back to: path and query. */
  back: string
  cookie: string
}

/** A tap on Continue with Google, and yes at Google. */
export async function beginAtGoogle({ app }: TestApp, query = ''): Promise<BegunAtGoogle> {
  const started = await app.request(`/api/auth/google${query}`)
  const consent = await fetch(started.headers.get('location') ?? '', { redirect: 'manual' })
  const { pathname, search } = new URL(consent.headers.get('location') ?? '')
  const [cookie = ''] = (started.headers.get('set-cookie') ?? '').split(';')
  return { back: pathname + search, cookie }
}

export const comeBackFromGoogle = ({ app }: TestApp, { back, cookie }: BegunAtGoogle) =>
  app.request(back, { headers: { cookie } })

/** Where the browser is sent, and the session's cookie if there is one. */
export function outcomeOf(answer: Response) {
  const session = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('session-'))
  return { to: answer.headers.get('location'), cookie: session?.split(';')[0] }
}

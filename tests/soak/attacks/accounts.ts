import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { type Person, signUp } from '../../support/person.ts'
import type { RunningServer } from '../../support/server.ts'
import { PASSWORD } from '../../support/signed-in.ts'
import { type Figures, withPeak } from './figures.ts'

/** The server then trusts the caller's address from Fly's proxy, which the attack imitates. */
export const BEHIND_A_PROXY = { FLY_APP_NAME: 'storylamp' }

const COMMON = [
  '12345678',
  'password',
  'password1',
  'iloveyou',
  'sunshine',
  'princess',
  'football1',
  'qwertyuiop',
]
const AT_ONCE = 10
const NETWORKS = 40
const DAY_MS = 86_400_000

const post = (server: RunningServer, path: string, body: object, address: string) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'fly-client-ip': address },
    body: JSON.stringify(body),
  })
const enter = (server: RunningServer, email: string, password: string, address: string) =>
  post(server, '/api/identity/v1/accounts:signInWithPassword', { email, password }, address)

/** What an attacker of one family's account, or somebody who wants a second trial, achieves. */
export async function accounts(server: RunningServer, { of = 400 } = {}): Promise<Figures> {
  const mia = await signUp(server.url, 'mia@example.com')
  const few = await guesses(server, mia, of, (n) => `198.51.${n % NETWORKS}.7`)
  const parent = await enter(server, mia.email, PASSWORD, '203.0.113.77')
  const leo = await signUp(server.url, 'leo@example.com')
  const oneNetwork = await guesses(server, leo, of, (n) => `2001:db8:1:${n.toString(16)}::1`)
  return withPeak(server, {
    [`looked at, of ${of} guesses from ${NETWORKS} addresses`]: few,
    'the parent, from elsewhere': parent.status,
    [`looked at, of ${of} guesses from one /48`]: oneNetwork,
    ...(await weakPasswords(server)),
    ...(await leftovers(server)),
    'credits of a second trial': await secondTrial(server),
  })
}

/** How many guesses for one e-mail were compared with its password. */
async function guesses(
  server: RunningServer,
  { email }: Person,
  of: number,
  addressOf: (n: number) => string,
): Promise<number> {
  let lookedAt = 0
  for (let n = 0; n < of; n += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, i) =>
      enter(server, email, `guess ${n + i}`, addressOf(n + i)),
    )
    for (const { status } of await Promise.all(some)) lookedAt += status === 400 ? 1 : 0
  }
  return lookedAt
}

async function weakPasswords(server: RunningServer): Promise<Figures> {
  const taken: string[] = []
  for (const [n, password] of COMMON.entries()) {
    const body = { email: `weak-${n}@example.com`, password, returnSecureToken: true }
    const answer = await post(server, '/api/identity/v1/accounts:signUp', body, `203.0.113.${n}`)
    if (answer.ok) taken.push(password)
  }
  return { [`taken, of ${COMMON.length} common passwords`]: taken.length }
}

/** What still works after a parent has signed out, or has been signed in for a quarter of a year. */
async function leftovers(server: RunningServer): Promise<Figures> {
  const noor = await signUp(server.url, 'noor@example.com')
  const entered = await enter(server, noor.email, PASSWORD, '203.0.113.80')
  const { refreshToken } = (await entered.json()) as { refreshToken: string }
  const old = await signUp(server.url, 'old@example.com')
  const shown = await old.call('GET', '/app/saved-stories')
  await Bun.sleep(1000)
  const left = await noor.call('DELETE', '/api/auth/token')
  const grant = { grant_type: 'refresh_token', refresh_token: refreshToken }
  const again = await post(server, '/api/identity/v1/token', grant, '203.0.113.80')
  grow(server, old, 91)
  return {
    'a refresh token after sign-out': again.status,
    'Clear-Site-Data at sign-out': left.headers.get('clear-site-data') ?? 'none',
    'Cache-Control of My Stories': shown.headers.get('cache-control') ?? 'none',
    'a session in daily use, after 91 days': (await old.call('GET', '/api/story-definitions')).status,
  }
}

/** Ages the session by this many days, last used yesterday. */
function grow({ dataDir }: RunningServer, { uid }: Person, days: number): void {
  const db = new SQLite(join(dataDir, 'storylamp.db'), { timeout: 5000 })
  const begun = new Date(Date.now() - days * DAY_MS).toISOString()
  const ends = new Date(Date.now() + 29 * DAY_MS).toISOString()
  db.prepare('UPDATE sessions SET created_at = ?, expires_at = ? WHERE firebase_uid = ?').run(
    begun,
    ends,
    uid,
  )
  db.close()
}

/** A family that has used its trial leaves and signs up again. */
async function secondTrial(server: RunningServer): Promise<number> {
  const email = 'twice@example.com'
  const first = await signUp(server.url, email)
  await fetch(`${server.url}/app/settings/delete-account`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: first.cookie, origin: server.url },
    body: new URLSearchParams({ confirmation: 'DELETE' }),
  })
  const second = await signUp(server.url, email)
  const answer = await second.call('GET', `/api/user/trial-status?firebaseUid=${second.uid}`)
  return ((await answer.json()) as { availableCredits: number }).availableCredits
}

import type { RunningServer } from '../../support/server.ts'

/** A family of an attack, signed in by the calls that a browser makes. */
export interface Family {
  uid: string
  email: string
  cookie: string
}

export const JSON_TYPE = { 'content-type': 'application/json' }
export const PASSWORD = 'eleven green kites'

/** Signs a family up. */
export async function newFamily({ url }: RunningServer, email: string): Promise<Family> {
  const account = await fetch(`${url}/api/identity/v1/accounts:signUp`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
  })
  const { idToken, localId: uid } = (await account.json()) as { idToken: string; localId: string }
  const session = await fetch(`${url}/api/auth/token`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}` },
  })
  const [cookie = ''] = (session.headers.get('set-cookie') ?? '').split(';')
  const headers = { ...JSON_TYPE, cookie }
  const synced = await fetch(`${url}/api/sync-user`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ uid, email }),
  })
  if (!synced.ok) throw new Error(`${email} could not be signed up: ${synced.status}`)
  return { uid, email, cookie }
}

/** A call of a family with a JSON body. */
export const call = (
  { url }: RunningServer,
  { cookie, uid }: Family,
  path: string,
  fields: object,
  method = 'POST',
): Promise<Response> =>
  fetch(url + path, {
    method,
    headers: { ...JSON_TYPE, cookie },
    body: JSON.stringify({ firebaseUid: uid, ...fields }),
  })

/** How often each answer came; `lost` is none at all. */
export async function tally(answers: Promise<Response | undefined>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  const settled = await Promise.allSettled(answers)
  for (const each of settled) {
    const key = each.status === 'fulfilled' && each.value ? String(each.value.status) : 'lost'
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

/** How long the server's loop was held at most while `work` ran, in milliseconds: what a plain page had to wait. */
export async function longestWait(server: RunningServer, work: Promise<unknown>): Promise<number> {
  let isOver = false
  void work
    .catch(() => undefined)
    .finally(() => {
      isOver = true
    })
  let longest = 0
  while (!isOver && server.isAlive()) {
    const begun = performance.now()
    await fetch(`${server.url}/offline`)
      .then((answer) => answer.text())
      .catch(() => undefined)
    longest = Math.max(longest, performance.now() - begun)
    await Bun.sleep(5)
  }
  return Math.round(longest)
}

import { afterAll, expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { creditLedger, users } from '../../../db/schema/index.ts'
import { syncUser } from '../../../src/domain/identity/sync-user.ts'
import { makeTestApp, post, sessionCookieFor, signUp, type TestApp } from '../../support/app.ts'
import { SECRET } from '../../support/signed-in.ts'

const home = makeTestApp()
afterAll(home.close)

async function signedInOnly({ app }: TestApp, email: string) {
  const answer = await post(app, '/api/identity/v1/accounts:signUp', { email, password: 'twinkle-twinkle' })
  const { idToken, localId: uid } = (await answer.json()) as { idToken: string; localId: string }
  return { uid, email, cookie: await sessionCookieFor(app, idToken) }
}

const ledgerOf = (userId: number) =>
  home.services.db
    .select({ amount: creditLedger.amount, kind: creditLedger.kind, key: creditLedger.idempotencyKey })
    .from(creditLedger)
    .where(eq(creditLedger.userId, userId))
    .all()

test('a parent who syncs ten times at once gets three trial credits once', async () => {
  const { uid, email, cookie } = await signedInOnly(home, 'mia@example.com')
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => post(home.app, '/api/sync-user', { uid, email }, { cookie })),
  )
  const ids = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { user: { id: number } }).user.id),
  )
  const [id = 0] = ids
  expect(new Set(ids)).toEqual(new Set([id]))
  expect(ledgerOf(id)).toEqual([{ amount: 3, kind: 'trial', key: `trial:${uid}` }])
})

test('a parent who has used the trial gets no second one by signing in again', async () => {
  const { uid, email, userId, cookie } = await signUp(home, 'leo@example.com')
  home.services.db
    .insert(creditLedger)
    .values({ userId, amount: -3, kind: 'story', idempotencyKey: `story:test-${userId}` })
    .run()
  await post(home.app, '/api/sync-user', { uid, email }, { cookie })
  const answer = await home.app.request(`/api/user/trial-status?firebaseUid=${uid}`, { headers: { cookie } })
  expect(await answer.json()).toMatchObject({ availableCredits: 0 })
})

test('nobody syncs somebody else', async () => {
  const noor = await signedInOnly(home, 'noor@example.com')
  const zoe = await signedInOnly(home, 'zoe@example.com')
  const asZoe = await post(
    home.app,
    '/api/sync-user',
    { uid: zoe.uid, email: zoe.email },
    { cookie: noor.cookie },
  )
  expect(asZoe.status).toBe(403)
  const withHerEmail = await post(
    home.app,
    '/api/sync-user',
    { uid: noor.uid, email: zoe.email },
    { cookie: noor.cookie },
  )
  expect(withHerEmail.status).toBe(403)
  expect((await post(home.app, '/api/sync-user', { uid: noor.uid, email: noor.email })).status).toBe(401)
  const rows = home.services.db.select().from(users).where(eq(users.email, zoe.email)).all()
  expect(rows).toEqual([])
})

test('a sync without a uid is told which field is missing', async () => {
  const { cookie } = await signedInOnly(home, 'fieldless@example.com')
  const answer = await post(home.app, '/api/sync-user', { email: 'fieldless@example.com' }, { cookie })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ error: 'uid is missing.' })
})

test('before the sync her calls are refused, and the next page makes it good', async () => {
  const { uid, cookie } = await signedInOnly(home, 'unsynced@example.com')
  const call = () => home.app.request(`/api/user/trial-status?firebaseUid=${uid}`, { headers: { cookie } })
  const refused = await call()
  expect(refused.status).toBe(401)
  expect(await refused.json()).toEqual({ error: 'User authentication required' })
  await home.app.request('/app', { headers: { cookie } })
  expect((await call()).status).toBe(200)
})

test('a page is still shown when the sync fails, and the failure is logged', async () => {
  const ill = makeTestApp()
  const { cookie } = await signedInOnly(ill, 'unlucky@example.com')
  ill.services.db.run(
    sql.raw(`CREATE TRIGGER no_users BEFORE INSERT ON users BEGIN SELECT raise(ABORT, 'disk'); END`),
  )
  const page = await ill.app.request('/landing', { headers: { cookie } })
  expect(page.status).toBe(200)
  expect(ill.log.filter((line) => line.includes('identity.sync_failed'))).toHaveLength(1)
  ill.close()
})

test('an e-mail that was changed at the identity provider is taken over', async () => {
  const { userId, uid } = await signUp(home, 'old@example.com')
  expect(syncUser(home.services.db, { uid, email: 'new@example.com' }, SECRET)).toBe(userId)
  const row = home.services.db.select().from(users).where(eq(users.id, userId)).get()
  expect(row?.email).toBe('new@example.com')
})

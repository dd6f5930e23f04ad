import { afterEach, beforeEach, expect, test } from 'bun:test'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Db } from '../../../db/client.ts'
import { signingKeys } from '../../../db/schema/index.ts'
import { issuerStore } from '../../../src/domain/identity/issuer-store.ts'
import { createEmbeddedIdentity } from '../../../src/embedded/identity/index.ts'
import { freshDatabase } from '../../support/database.ts'
import { startServer } from '../../support/server.ts'
import { SECRET } from '../../support/signed-in.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const MIA = { email: 'mia@example.com', password: 'under the fir tree' }
const OTHER_SECRET = 'another secret, as long as the first one'

let db: Db
let dataDir: string
beforeEach(() => {
  ;({ db, dataDir } = freshDatabase())
})
afterEach(() => db.$client.close())

const issuer = (secret = SECRET) => createEmbeddedIdentity(issuerStore(db, secret))
const now = new Date()

async function signedUp() {
  const account = await issuer().signUp(MIA, now)
  if (!account.ok) throw new Error(account.failure)
  return account.value
}

async function rotate(...how: string[]) {
  const run = Bun.spawn([process.execPath, 'src/admin.ts', 'rotate-keys', ...how], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, SESSION_SECRET: SECRET },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [out, err] = await Promise.all([new Response(run.stdout).text(), new Response(run.stderr).text()])
  expect([await run.exited, err]).toEqual([0, ''])
  return out
}

test('the key is encrypted in the database, and another secret does not decrypt it', async () => {
  await signedUp()
  const [row] = db.select().from(signingKeys).all()
  expect(row?.privateJwk).toStartWith('sealed-1.')
  expect(JSON.stringify(row)).not.toContain('"d":')
  expect(JSON.parse(row?.publicJwk ?? '')).toEqual({ kty: 'RSA', n: expect.any(String), e: 'AQAB' })
  expect(issuerStore(db, OTHER_SECRET).signingKey()).toBeUndefined()
})

test('a key is never stored unencrypted, not even until it is first read', () => {
  issuerStore(db, SECRET).keepSigningKey(JSON.stringify({ kty: 'RSA', n: 'n', e: 'AQAB', d: 'private' }))
  expect(db.select().from(signingKeys).get()?.privateJwk).toStartWith('sealed-1.')
})

test('a key from before keys were encrypted still signs, and is encrypted', async () => {
  const { idToken } = await signedUp()
  const plain = issuerStore(db, SECRET).signingKey()?.privateJwk ?? ''
  db.update(signingKeys).set({ privateJwk: plain, publicJwk: null }).run()
  expect((await issuer().verifyIdToken(idToken, now)).ok).toBe(true)
  expect((await issuer().signInWithPassword(MIA, now)).ok).toBe(true)
  const rows = db.select().from(signingKeys).all()
  expect(rows).toHaveLength(1)
  expect(rows[0]?.privateJwk).toStartWith('sealed-1.')
})

test('with another secret another key signs, and what the first one signed is still read', async () => {
  const { idToken } = await signedUp()
  const fresh = await issuer(OTHER_SECRET).signInWithPassword(MIA, now)
  expect(fresh.ok).toBe(true)
  expect((await issuer(OTHER_SECRET).verifyIdToken(idToken, now)).ok).toBe(true)
  expect(db.select().from(signingKeys).all()).toHaveLength(2)
})

test('rotate-keys lets another key sign while the app runs, and signs nobody out', async () => {
  const running = issuer()
  const { idToken, refreshToken } = await signedUp()
  expect(await rotate()).toContain('identity-2 signs from now on')
  expect((await running.verifyIdToken(idToken, now)).ok).toBe(true)
  const again = await running.refresh(refreshToken, now)
  expect(again.ok && atob(again.value.idToken.split('.')[0] ?? '')).toContain('identity-2')
  const [first] = db.select().from(signingKeys).all()
  expect(first).toMatchObject({ id: 'identity-1', privateJwk: '' })
})

test('rotate-keys at-once refuses what the older keys signed', async () => {
  const running = issuer()
  const { idToken } = await signedUp()
  await rotate('at-once')
  expect(await running.verifyIdToken(idToken, now)).toEqual({ ok: false, failure: 'unusable' })
  expect((await running.signInWithPassword(MIA, now)).ok).toBe(true)
})

test('only the server can read what it writes', async () => {
  const server = await startServer()
  const open = readdirSync(server.dataDir, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (statSync(join(server.dataDir, name)).mode & 0o077) !== 0,
  )
  const files = readdirSync(server.dataDir)
  await server.stop()
  expect(files).toContain('storylamp.db')
  expect(open).toEqual([])
})

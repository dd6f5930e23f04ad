import { expect, test } from 'bun:test'
import { openDb } from '../../db/client.ts'
import { signingKeys } from '../../db/schema/index.ts'
import { issuerStore } from '../../src/domain/identity/issuer-store.ts'
import { createEmbeddedIdentity } from '../../src/embedded/identity/index.ts'
import { freshDatabase } from '../support/database.ts'
import { SECRET } from '../support/signed-in.ts'

const NOW = new Date('2026-11-21T19:30:00.000Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const MIA = { email: 'mia@example.com', password: 'fir tree' }

function anIssuer() {
  const { db } = freshDatabase()
  return createEmbeddedIdentity(issuerStore(db, SECRET))
}

async function signedUp(issuer: ReturnType<typeof anIssuer>) {
  const account = await issuer.signUp(MIA, NOW)
  if (!account.ok) throw new Error(account.failure)
  return account.value
}

test('two processes that start at once sign with the same key', async () => {
  const { db, dataDir } = freshDatabase()
  const one = createEmbeddedIdentity(issuerStore(db, SECRET))
  const two = createEmbeddedIdentity(issuerStore(openDb(dataDir), SECRET))
  const [mia, leo] = await Promise.all([
    one.signUp(MIA, NOW),
    two.signUp({ email: 'leo@example.com', password: 'fir tree' }, NOW),
  ])
  if (!mia.ok || !leo.ok) throw new Error('Nobody signed up')
  expect((await two.verifyIdToken(mia.value.idToken, NOW)).ok).toBe(true)
  expect((await one.verifyIdToken(leo.value.idToken, NOW)).ok).toBe(true)
  expect(db.select().from(signingKeys).all()).toHaveLength(1)
})

test('a token says who it is for and when it was issued', async () => {
  const issuer = anIssuer()
  const { uid, idToken } = await signedUp(issuer)
  expect(await issuer.verifyIdToken(idToken, later(59))).toEqual({
    ok: true,
    value: { uid, email: 'mia@example.com', emailVerified: false, issuedAt: NOW },
  })
  expect(await issuer.verifyIdToken(idToken, later(61))).toEqual({ ok: false, failure: 'expired' })
})

test('a refresh token refreshes for 30 days and is no ID token', async () => {
  const issuer = anIssuer()
  const { refreshToken } = await signedUp(issuer)
  const days = (n: number) => later(n * 24 * 60)
  expect((await issuer.refresh(refreshToken, days(29))).ok).toBe(true)
  expect(await issuer.refresh(refreshToken, days(31))).toEqual({ ok: false, failure: 'TOKEN_EXPIRED' })
  expect(await issuer.verifyIdToken(refreshToken, NOW)).toEqual({ ok: false, failure: 'unusable' })
})

test('an ID token refreshes nothing', async () => {
  const issuer = anIssuer()
  const { idToken } = await signedUp(issuer)
  expect(await issuer.refresh(idToken, NOW)).toEqual({ ok: false, failure: 'INVALID_REFRESH_TOKEN' })
})

test('a reset code sets a new password once', async () => {
  const issuer = anIssuer()
  await signedUp(issuer)
  const code = (await issuer.passwordResetCode(MIA.email, NOW)) ?? ''
  expect(await issuer.resetPassword(code, 'a new word', later(5))).toEqual({
    ok: true,
    value: { email: MIA.email },
  })
  expect((await issuer.signInWithPassword(MIA, later(5))).ok).toBe(false)
  expect((await issuer.signInWithPassword({ ...MIA, password: 'a new word' }, later(5))).ok).toBe(true)
  expect(await issuer.resetPassword(code, 'a third word', later(6))).toEqual({
    ok: false,
    failure: 'USED_OOB_CODE',
  })
})

test('a reset code that two people use at the same moment works for one of them', async () => {
  const issuer = anIssuer()
  await signedUp(issuer)
  const code = (await issuer.passwordResetCode(MIA.email, NOW)) ?? ''
  const resets = await Promise.all(
    ['word one', 'word two'].map((word) => issuer.resetPassword(code, word, NOW)),
  )
  expect(resets.map((reset) => reset.ok).sort()).toEqual([false, true])
})

test('a reset code ends after an hour, and a weak password does not use it up', async () => {
  const issuer = anIssuer()
  await signedUp(issuer)
  const code = (await issuer.passwordResetCode(MIA.email, NOW)) ?? ''
  expect(await issuer.resetPassword(code, 'abc', NOW)).toEqual({
    ok: false,
    failure: 'WEAK_PASSWORD : Password should be at least 8 characters',
  })
  expect(await issuer.resetPassword(code, 'a new word', later(62))).toEqual({
    ok: false,
    failure: 'EXPIRED_OOB_CODE',
  })
  expect((await issuer.resetPassword(code, 'a new word', later(59))).ok).toBe(true)
})

test('a reset ends every token from before it', async () => {
  const issuer = anIssuer()
  const { idToken, refreshToken } = await signedUp(issuer)
  const code = (await issuer.passwordResetCode(MIA.email, NOW)) ?? ''
  await issuer.resetPassword(code, 'a new word', later(1))
  expect(await issuer.verifyIdToken(idToken, later(2))).toEqual({ ok: false, failure: 'revoked' })
  expect(await issuer.refresh(refreshToken, later(2))).toEqual({ ok: false, failure: 'TOKEN_EXPIRED' })
})

test('there is no reset code for an e-mail without an account', async () => {
  expect(await anIssuer().passwordResetCode('nobody@example.com', NOW)).toBeUndefined()
})

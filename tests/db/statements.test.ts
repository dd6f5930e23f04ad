import { expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { type Db, openDb } from '../../db/client.ts'
import { users } from '../../db/schema/index.ts'
import { column, keepingStatements, prepared, statement } from '../../db/statements.ts'
import { freshDatabase } from '../support/database.ts'

const EMAILS = 'SELECT email FROM users ORDER BY id'

function aFamily(...emails: string[]): { db: Db; dataDir: string } {
  const fresh = freshDatabase()
  for (const email of emails) fresh.db.insert(users).values({ firebaseUid: email, email }).run()
  return fresh
}

const emailOf = prepared((db) =>
  db
    .select({ email: users.email, isOnTrial: users.activeTrial })
    .from(users)
    .where(eq(users.firebaseUid, sql.placeholder('uid'))),
)

test('a text is compiled once for each database', () => {
  const { db: mias } = aFamily('mia@example.com')
  const { db: leos } = aFamily('leo@example.com')
  expect(statement(mias, EMAILS)).toBe(statement(mias, EMAILS))
  expect(statement(mias, EMAILS).all()).toEqual([{ email: 'mia@example.com' }])
  expect(statement(leos, EMAILS).all()).toEqual([{ email: 'leo@example.com' }])
})

test('a query that was built once says the same as one that is built now, in either family', () => {
  const { db } = aFamily('mia@example.com', 'leo@example.com')
  for (const uid of ['mia@example.com', 'leo@example.com', 'mia@example.com'])
    expect(emailOf(db).get({ uid })).toEqual({ email: uid, isOnTrial: true })
  expect(emailOf(db).get({ uid: 'noor@example.com' })).toBeUndefined()
})

test('within a transaction it sees what that has changed, and not when that was taken back', () => {
  const { db } = aFamily('mia@example.com')
  const uid = 'mia@example.com'
  emailOf(db).get({ uid })
  expect(() =>
    db.transaction((tx) => {
      tx.update(users).set({ email: 'mia@elsewhere.example' }).where(eq(users.firebaseUid, uid)).run()
      expect(emailOf(tx).get({ uid })?.email).toBe('mia@elsewhere.example')
      tx.transaction((inner) => expect(emailOf(inner).get({ uid })?.email).toBe('mia@elsewhere.example'))
      expect(statement(tx, EMAILS).all()).toEqual([{ email: 'mia@elsewhere.example' }])
      throw new Error('The network is gone')
    }),
  ).toThrow('The network is gone')
  expect(emailOf(db).get({ uid })?.email).toBe(uid)
})

test('iterating its rows is not disturbed by the same query elsewhere', () => {
  const { db } = aFamily('mia@example.com', 'leo@example.com')
  const client = keepingStatements(db.$client)
  const seen: unknown[] = []
  for (const row of client.prepare(EMAILS).iterate() as Iterable<{ email: string }>)
    seen.push([row.email, client.prepare(EMAILS).all().length])
  expect(seen).toEqual([
    ['mia@example.com', 2],
    ['leo@example.com', 2],
  ])
})

test('rows are objects again after Drizzle read the same statement as lists', () => {
  const { db } = aFamily('mia@example.com')
  const query = db.select({ email: users.email }).from(users)
  expect(query.all()).toEqual([{ email: 'mia@example.com' }])
  expect(statement(db, query.toSQL().sql).all()).toEqual([{ email: 'mia@example.com' }])
  expect(query.values()).toEqual([['mia@example.com']])
})

test('and after somebody read only its first column, or columns by table', () => {
  const { db } = aFamily('mia@example.com')
  const { prepare } = keepingStatements(db.$client)
  expect(prepare(EMAILS).pluck().all()).toEqual(['mia@example.com'])
  expect(prepare(EMAILS).all()).toEqual([{ email: 'mia@example.com' }])
  expect(prepare(EMAILS).expand().all()).toEqual([{ users: { email: 'mia@example.com' } }])
  expect(prepare(EMAILS).all()).toEqual([{ email: 'mia@example.com' }])
  expect(column(db, EMAILS, [])).toEqual(['mia@example.com'])
  expect(statement(db, EMAILS).all()).toEqual([{ email: 'mia@example.com' }])
})

test('a column that another connection adds is there, and a rebuilt file is still read', () => {
  const { db, dataDir } = aFamily('mia@example.com')
  const whole = () => statement<Record<string, unknown>>(db, 'SELECT * FROM users').get() ?? {}
  expect(whole()).not.toHaveProperty('shoe_size')
  const admin = openDb(dataDir)
  admin.$client.exec('ALTER TABLE users ADD COLUMN shoe_size INTEGER NOT NULL DEFAULT 27')
  admin.$client.exec('VACUUM')
  admin.$client.close()
  expect(whole()).toHaveProperty('shoe_size', 27)
  expect(emailOf(db).get({ uid: 'mia@example.com' })?.email).toBe('mia@example.com')
  db.$client.exec('VACUUM')
  expect(emailOf(db).get({ uid: 'mia@example.com' })?.email).toBe('mia@example.com')
})

test('endless different statements do not fill the memory', () => {
  const { db } = aFamily('mia@example.com')
  const [first, often] = [statement(db, 'SELECT 0'), statement(db, EMAILS)]
  for (let at = 1; at <= 600; at += 1) {
    statement(db, `SELECT ${at}`)
    statement(db, EMAILS)
  }
  expect(statement(db, 'SELECT 0')).not.toBe(first)
  expect(statement(db, EMAILS)).toBe(often)
})

test('a pragma acts each time', () => {
  const { db } = aFamily()
  const say = (level: number) => db.run(sql.raw(`PRAGMA cache_size = ${level}`))
  for (const level of [100, 200, 100, 200]) {
    say(level)
    expect(db.$client.pragma('cache_size', { simple: true })).toBe(level)
  }
})

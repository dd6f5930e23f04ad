import { Database } from 'bun:sqlite'
import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const MIGRATIONS = join(import.meta.dir, '../../migrations')
const tags = (
  JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as { entries: { tag: string }[] }
).entries.map(({ tag }) => tag)

function migrate(db: Database, from: string | undefined, until: string) {
  const start = from === undefined ? 0 : tags.indexOf(from) + 1
  for (const tag of tags.slice(start, tags.indexOf(until) + 1)) {
    const statements = readFileSync(join(MIGRATIONS, `${tag}.sql`), 'utf8').split('--> statement-breakpoint')
    for (const statement of statements) db.run(statement)
  }
}

test('a family of before has its own profile with the voice it chose, and all that it had', () => {
  const db = new Database(':memory:')
  migrate(db, undefined, '0018_story_memory')
  db.run("INSERT INTO users (firebase_uid, email, narrator_voice) VALUES ('mia', 'mia@example.com', 'wren')")
  db.run("INSERT INTO users (firebase_uid, email) VALUES ('leo', 'leo@example.com')")
  db.run("INSERT INTO subscriptions (user_id, status) VALUES (1, 'active')")
  db.run(`INSERT INTO stories (user_id, title, child_name, characters, theme, environment, tone, length, age_group, seed)
    VALUES (1, 'The Fox', 'Mia', '[]', 'forest-friends', 'Enchanted Forest', 'gentle', 'test', '6-8', 1)`)
  migrate(db, '0018_story_memory', '0019_profiles_favorites_and_places')
  expect(db.query('SELECT user_id, kind, voice FROM profiles ORDER BY user_id').all()).toEqual([
    { user_id: 1, kind: 'family', voice: 'wren' },
    { user_id: 2, kind: 'family', voice: null },
  ])
  expect(db.query('SELECT favorite FROM stories').all()).toEqual([{ favorite: 0 }])
  expect(db.query('SELECT profiles FROM subscriptions').all()).toEqual([{ profiles: 1 }])
  db.run("INSERT INTO users (firebase_uid, email) VALUES ('noor', 'noor@example.com')")
  expect(db.query('SELECT kind FROM profiles WHERE user_id = 3').all()).toEqual([{ kind: 'family' }])
  const version = () =>
    (db.query('SELECT timeline_version AS v FROM users WHERE id = 1').get() as { v: number }).v
  const before = version()
  db.run('UPDATE stories SET favorite = 1')
  expect(version()).toBe(before + 1)
  db.run('INSERT INTO story_places (story_id, user_id, seconds, percent) VALUES (1, 1, 40, 20)')
  db.run('UPDATE story_places SET seconds = 41')
  expect(version()).toBe(before + 2)
  db.run('DELETE FROM story_places')
  expect(version()).toBe(before + 3)
})

/** `DATA_DIR=… bun tests/support/seed-families.ts`: a family with 10,000 stories and 200 labels, and 1,000 other families. */
import { type Db, openDb } from '../../db/client.ts'
import { migrateDb } from '../../db/migrate.ts'
import { bringSearchUpToDate } from '../../db/search-index.ts'
import { AGE_GROUPS } from '../../src/shared/stories/age-groups.ts'
import { THEMES } from '../../src/shared/stories/themes.ts'
import { TONE_IDS } from '../../src/shared/stories/tones.ts'

export interface SeededFamily {
  email: string
  stories: number
  labels: number
  /** The newest story's date; each older one is some hours earlier. */
  newest: Date
}

const NAMES = [
  'Mia',
  'Leo',
  'Noor',
  'José',
  'Zoë',
  'Łukasz',
  'Niamh',
  '美玲',
  'Björn',
  'Chloé',
  'Bo',
  'Amara',
]
const THINGS = [
  'Lantern',
  'Fox',
  'Silver Key',
  'Whale',
  'Kite',
  'Teapot',
  'Map',
  'Owl',
  'Comet',
  'Acorn',
  'Drum',
]
const DEEDS = [
  'found',
  'followed',
  'carried',
  'painted',
  'whispered to',
  'waited for',
  'remembered',
  'waved at',
]
const PLACES = [
  'river',
  'hill',
  'garden',
  'harbor',
  'library',
  'meadow',
  'attic',
  'lighthouse',
  'cave',
  'bridge',
]
const COLORS = ['#6b21d4', '#ffd28a', '#0f766e', '#be185d', '#1d4ed8', '#f5f5f4', '#111827', '#65a30d']
const LENGTHS = ['test', 'short', 'medium']
const HOUR_MS = 3600_000
const SENTENCES = 12

/** Adds a family; returns its user's id. The search index is up to date afterwards. */
export function seedFamily(db: Db, { email, stories, labels, newest }: SeededFamily): number {
  const userId = db.$client.transaction(() => {
    const id = addUser(db, email)
    const dates = seedStories(db, id, stories, newest)
    seedLabels(db, id, labels, dates)
    return id
  })()
  bringSearchUpToDate(db, userId)
  return userId
}

function addUser(db: Db, email: string): number {
  const added = db.$client.prepare('INSERT INTO users (firebase_uid, email) VALUES (?, ?)').run(email, email)
  return Number(added.lastInsertRowid)
}

/** Adds finished stories from the oldest to the newest, as they would have been made; returns their dates. */
export function seedStories(db: Db, userId: number, count: number, newest: Date): string[] {
  const story = db.$client.prepare(
    `INSERT INTO stories (user_id, title, child_name, characters, theme, environment, tone, length, age_group,
       generation_status, seed, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'complete', ?, ?)`,
  )
  const body = db.$client.prepare(
    `INSERT INTO story_bodies (story_id, story_request, content) VALUES (?, '{}', ?)`,
  )
  return Array.from({ length: count }, (_, i) => {
    const theme = pick(THEMES, i * 7 + userId)
    const child = pick(NAMES, i * 5 + userId)
    const characters = [{ id: 1, name: child, gender: 'female' }]
    const createdAt = new Date(newest.getTime() - (count - 1 - i) * 5 * HOUR_MS).toISOString()
    const { lastInsertRowid } = story.run(
      userId,
      `${child} and the ${pick(THINGS, i * 3)} of the ${pick(PLACES, (i >> 3) * 7)}`,
      child,
      JSON.stringify(characters),
      theme.id,
      theme.environment,
      pick(TONE_IDS, i * 11 + (i >> 4)),
      pick(LENGTHS, i + (i >> 5)),
      pick(AGE_GROUPS, i + (i >> 3)),
      i,
      createdAt,
    )
    body.run(lastInsertRowid, JSON.stringify(contentOf(child, i)))
    return createdAt
  })
}

function contentOf(child: string, i: number) {
  const sentences = Array.from({ length: SENTENCES }, (_, n) => {
    const at = i * SENTENCES + n
    return `${child} ${pick(DEEDS, at * 3)} the ${pick(THINGS, at * 5 + (at >> 4)).toLowerCase()} by the ${pick(PLACES, at * 7)}, and evening number ${at} came softly.`
  })
  return { paragraphs: sentences, content: sentences.join('\n\n') }
}

/** Adds labels, spread evenly over the dates. */
export function seedLabels(db: Db, userId: number, count: number, dates: string[]): void {
  const label = db.$client.prepare(
    'INSERT INTO timeline_labels (user_id, name, description, color, created_at) VALUES (?, ?, ?, ?, ?)',
  )
  for (let i = 0; i < count; i += 1) {
    const date = dates[dates.length - 1 - Math.floor((i * dates.length) / count)]
    const description = i % 2 === 0 ? `What we read by the ${pick(PLACES, i)}` : null
    if (date) label.run(userId, `Chapter ${i + 1}`, description, pick(COLORS, i), date)
  }
}

/** 1,000 other families with five stories and a label each, so that the tables have a realistic size. */
export function seedNeighbors(db: Db, count: number, newest: Date): void {
  for (let i = 0; i < count; i += 1) {
    seedFamily(db, { email: `family-${i}@example.com`, stories: 5, labels: 1, newest })
  }
}

function pick<Item>(items: readonly Item[], i: number): Item {
  const item = items[i % items.length]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

if (import.meta.main) {
  const db = openDb(process.env.DATA_DIR ?? './data')
  migrateDb(db)
  db.$client.pragma('synchronous = OFF')
  seedNeighbors(db, 1000, new Date())
  const email = 'timeline@example.com'
  seedFamily(db, { email, stories: 10_000, labels: 200, newest: new Date() })
  console.log(`${email} has 10,000 stories and 200 labels; sign up with it to see them.`)
}

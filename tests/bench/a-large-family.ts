import { eq } from 'drizzle-orm'
import { type Db, openDb } from '../../db/client.ts'
import { profilesOf } from '../../db/queries/profiles.ts'
import { creditLedger, sessions, storyPlaces, subscriptions, users } from '../../db/schema/index.ts'
import { bringSearchUpToDate } from '../../db/search-index.ts'
import { enterKidMode } from '../../src/domain/kid-mode/kid-mode.ts'
import { makeStoryLink } from '../../src/domain/links/story-links.ts'
import { addProfile } from '../../src/domain/profiles/save-profile.ts'
import { sharedHref } from '../../src/shared/links/shared-address.ts'
import { COVER_WIDTHS, LIGHT_TYPE, type LightWidth, lightUrl } from '../../src/shared/media/light-copy.ts'
import { mediaUrl } from '../../src/shared/media/media-url.ts'
import { comesToBe } from '../support/comes-to-be.ts'
import { admitted } from '../support/families.ts'
import { type Person, signUp } from '../support/person.ts'
import { seedLabels } from '../support/seed-families.ts'
import type { RunningServer } from '../support/server.ts'
import { aFinishedStory } from './a-finished-story.ts'

const STORIES = 200
const LABELS = 12
const NAMES = ['Mia', 'Leo', 'Noor'] as const
/**
 * Stories made by the embedded engines; the family's other stories are copies of these with other titles and covers.
 */
const MADE = [
  { length: 'short', themeId: 'forest-friends' },
  { themeId: 'space-exploration' },
  { themeId: 'ocean-adventure' },
]
const THINGS = ['Lantern', 'Silver Key', 'Quiet Whale', 'Paper Kite', 'Singing Teapot', 'Old Map', 'Comet']
const PLACES = ['River', 'Hill', 'Harbor', 'Meadow', 'Attic', 'Lighthouse', 'Bridge', 'Library', 'Cave']
const HOUR_MS = 3600_000

export interface LargeFamily {
  parent: Person
  /** The Cookie header of a device in a child's hands. */
  childsCookie: string
  /** The newest story, left in the middle, and the address of a link to it. */
  story: number
  shared: string
  /** Another family's unfinished story that nobody continues. */
  making: { parent: Person; story: number }
}

/**
 * A family with 200 stories, as after half a year: pictures, labels, hearts, profiles, a plan, and a half-heard story.
 */
export async function aLargeFamily(server: RunningServer): Promise<LargeFamily> {
  const parent = await signUp(server.url, 'mia@example.com')
  const db = openDb(server.dataDir)
  const userId = userOf(db, parent)
  db.insert(creditLedger).values({ userId, amount: 60, kind: 'sync', idempotencyKey: 'plenty' }).run()
  db.insert(subscriptions).values({ userId, status: 'active', profiles: 5 }).run()
  const children = []
  for (const name of NAMES) children.push(await parent.makeCharacter(name))
  const [mia] = children
  if (!mia) throw new Error('Nobody is there')
  for (const wish of MADE) await aFinishedStory(parent, mia, wish)
  const words = { ageGroup: null, voice: null, favoriteThemes: [], favoriteTones: [] }
  for (const { id, name } of children) addProfile(db, userId, { ...words, name, characterId: id }, new Date())
  const { newest: story, dates } = db.$client.transaction(() => tellAgain(db.$client, userId))()
  seedLabels(db, userId, LABELS, dates)
  bringSearchUpToDate(db, userId)
  db.insert(storyPlaces).values({ storyId: story, userId, seconds: 31, percent: 40 }).run()
  const link = makeStoryLink(
    db,
    admitted(userId),
    { storyId: story, kind: 'share', withName: true },
    new Date(),
  )
  if (!link.ok) throw new Error(`No link: ${link.failure}`)
  const family: LargeFamily = {
    parent,
    childsCookie: childsCookie(db, parent, userId),
    story,
    shared: sharedHref(link.value.token),
    making: await aStoryInTheMaking(server, db),
  }
  const cards = [
    { parent, cover: cardOf(db, story) },
    { parent: family.making.parent, cover: cardOf(db, family.making.story) },
  ]
  db.$client.close()
  await seeLightCovers(parent)
  for (const { parent, cover } of cards) await seeLightCopy(parent, cover, CARD_WIDTH)
  return family
}

/** They were here before: the newest covers have their light copies. */
async function seeLightCovers(parent: Person): Promise<void> {
  const covers = new Set((await parent.stories()).data.map(({ coverUrl }) => coverUrl ?? ''))
  for (const cover of covers) for (const width of COVER_WIDTHS) await seeLightCopy(parent, cover, width)
}

const CARD_WIDTH = 672

/** The picture on a story's card: its job has a light copy made with the cover, which is the same file there. */
function cardOf({ $client }: Db, storyId: number): string {
  const { hash } = $client
    .prepare(
      `SELECT (SELECT value ->> 'hash' FROM json_each(files) WHERE value ->> 'cut' = 'wide' ORDER BY value ->> 'width' LIMIT 1) AS hash
       FROM story_images WHERE story_id = ? AND paragraph_index = 0`,
    )
    .get(storyId) as { hash: string }
  return mediaUrl(hash, 'image/webp')
}

const seeLightCopy = (parent: Person, url: string, width: LightWidth) =>
  comesToBe(() => typeSeen(parent, lightUrl(url, width)), LIGHT_TYPE)

async function typeSeen({ url, cookie }: Person, path: string): Promise<string | null> {
  const answer = await fetch(url + path, { headers: { Cookie: cookie, Accept: LIGHT_TYPE } })
  await answer.arrayBuffer()
  return answer.headers.get('content-type')
}

type Client = Db['$client']

const userOf = (db: Db, { email }: Person): number =>
  db
    .select()
    .from(users)
    .all()
    .find((user) => user.email === email)?.id ?? 0

/** Copies the made stories until there are enough, one per evening; returns the newest and all dates. */
function tellAgain(client: Client, userId: number): { newest: number; dates: string[] } {
  const made = client.prepare('SELECT id FROM stories WHERE user_id = ? ORDER BY id').all(userId) as {
    id: number
  }[]
  const now = Date.now()
  const dates = Array.from({ length: STORIES }, (_, i) =>
    new Date(now - (STORIES - i) * 20 * HOUR_MS).toISOString(),
  )
  for (const [i, date] of dates.entries()) {
    const name = NAMES[i % NAMES.length] ?? ''
    const id = made[i]?.id ?? copy(client, made[i % made.length]?.id ?? 0)
    client
      .prepare(
        `UPDATE stories SET title = ?, child_name = ?, favorite = ?, created_at = ?, completed_at = ? WHERE id = ?`,
      )
      .run(
        `${name} and the ${at(THINGS, i)} of the ${at(PLACES, i >> 1)}`,
        name,
        i % 9 === 0 ? 1 : 0,
        date,
        date,
        id,
      )
  }
  showOtherPictures(client, userId)
  client
    .prepare(
      `INSERT OR IGNORE INTO profile_stories (user_id, profile_id, story_id)
       SELECT stories.user_id, profiles.id, stories.id FROM stories JOIN profiles ON profiles.user_id = stories.user_id
       WHERE profiles.kind = 'child' AND profiles.name = stories.child_name`,
    )
    .run()
  const newest = client.prepare('SELECT max(id) AS id FROM stories WHERE user_id = ?').get(userId) as {
    id: number
  }
  return { newest: newest.id, dates }
}

const at = <Item>(items: readonly Item[], i: number) => items[i % items.length]

/** A copy of a story with its text, pictures and the files it shows. */
function copy(client: Client, storyId: number): number {
  const id = copyRows(client, 'stories', 'id', storyId, { id: 'NULL', request_key: 'NULL' })
  for (const table of ['story_bodies', 'story_images', 'story_media'])
    copyRows(client, table, 'story_id', storyId, { story_id: String(id) })
  return id
}

/** Copies the rows of a table; `instead` has SQL for columns that differ. Returns the id of the last copy. */
function copyRows(
  client: Client,
  table: string,
  key: string,
  value: number,
  instead: Record<string, string>,
): number {
  const columns = client.prepare('SELECT name FROM pragma_table_info(?)').all(table) as { name: string }[]
  const names = columns.map(({ name }) => name)
  const values = names.map((name) => instead[name] ?? name)
  const copied = client
    .prepare(`INSERT INTO ${table} (${names}) SELECT ${values} FROM ${table} WHERE ${key} = ?`)
    .run(value)
  return Number(copied.lastInsertRowid)
}

/** Gives each story the picture of another page as its cover, so that a screenful shows many different ones. */
function showOtherPictures(client: Client, userId: number): void {
  const covers = client
    .prepare(
      `SELECT DISTINCT (SELECT value ->> 'hash' FROM json_each(files) WHERE value ->> 'cut' = 'wide' ORDER BY value ->> 'width' LIMIT 1) AS hash
       FROM story_images JOIN stories ON stories.id = story_id WHERE user_id = ? ORDER BY story_id, paragraph_index`,
    )
    .all(userId) as { hash: string }[]
  const ids = client.prepare('SELECT id FROM stories WHERE user_id = ? ORDER BY id').all(userId) as {
    id: number
  }[]
  const change = client.prepare('UPDATE stories SET cover_hash = ? WHERE id = ?')
  for (const [i, { id }] of ids.entries()) change.run(at(covers, i)?.hash, id)
}

/** A session like the parent's, in kid mode on the first child's shelf. */
function childsCookie(db: Db, parent: Person, userId: number): string {
  const [known] = db.select().from(sessions).where(eq(sessions.userId, userId)).all()
  const token = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
  const tokenHash = new Bun.CryptoHasher('sha256').update(token).digest('hex')
  if (known)
    db.insert(sessions)
      .values({ ...known, tokenHash })
      .run()
  const profileId = profilesOf(db, userId).children[0]?.id ?? 0
  const pins = { pin: '2580', repeatPin: '2580', secret: 'any' }
  const entered = enterKidMode(db, { tokenHash, userId, profileId, ...pins })
  if (!entered.ok) throw new Error(`No kid mode: ${entered.failure}`)
  return `${parent.cookie.split('=')[0]}=${token}`
}

/** The first story as another family's, with only its text and first picture. */
async function aStoryInTheMaking(server: RunningServer, db: Db): Promise<LargeFamily['making']> {
  const parent = await signUp(server.url, 'leo@example.com')
  await parent.makeCharacter('Leo')
  const client = db.$client
  const userId = String(userOf(db, parent))
  const { id } = client.prepare('SELECT min(id) AS id FROM stories').get() as { id: number }
  const story = copyRows(client, 'stories', 'id', id, {
    ...{ id: 'NULL', request_key: 'NULL', avatar_id: 'NULL', completed_at: 'NULL' },
    ...{
      user_id: userId,
      generation_status: "'images_generating'",
      created_at: "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')",
    },
  })
  const storyId = String(story)
  copyRows(client, 'story_bodies', 'story_id', id, {
    story_id: storyId,
    audio: 'NULL',
    ambient_audio: 'NULL',
  })
  copyRows(client, 'story_images', 'paragraph_index = 0 AND story_id', id, { story_id: storyId })
  copyRows(client, 'media', `id IN (SELECT media_id FROM story_media WHERE story_id = ${id}) AND 1`, 1, {
    ...{ id: 'NULL', user_id: userId },
  })
  return { parent, story }
}

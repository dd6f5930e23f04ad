import { pressureOf } from '../src/shared/kit/pressure.ts'
import { folded } from '../src/shared/stories/search-terms.ts'
import { type Db, mayWrite } from './client.ts'
import { noteFailure } from './patience.ts'
import { statement } from './statements.ts'

export const SEARCH_TABLES = ['story_search', 'story_word_starts'] as const

/** Rows of a family are adjacent in the index: `user_id << 32 | story_id`. */
export const ROW = '((? << 32) | ?)'

interface Waiting {
  userId: number
  storyId: number
}

interface Indexed {
  title: string
  childName: string
  characters: string
  environment: string
  words: string | null
  /** JSON list of the helpers, with their names. */
  helpers: string | null
  /** The title of its series. */
  series: string | null
  /** JSON list: the family's voices that have recorded it. */
  readBy: string
}

/**
 * Indexes what changed in the user's stories since the last search, and returns whether there was anything; where
 * nothing may be written, the search uses what the primary has indexed.
 */
export const bringSearchUpToDate = (db: Db, userId: number): boolean =>
  takeInWherePossible(db, () => waitingOf(db, userId))

/** Removes deleted stories from the search index, including those that an admin deleted by SQL. */
export function takeOutDeletedStories(db: Db): void {
  takeInAll(db, () => goneOf(db))
}

/** The same if something can be written right now; otherwise it is done later. */
export function forgetDeletedStories(db: Db): void {
  takeInWherePossible(db, () => goneOf(db))
}

/** Indexes what changed in anybody's stories, for the nodes that may not write; at most 100 stories at once. */
export function bringAllSearchUpToDate(db: Db): void {
  takeInAll(db, () =>
    statement<Waiting>(
      db,
      'SELECT user_id AS userId, story_id AS storyId FROM story_search_waiting LIMIT 100',
    ).all(),
  )
}

function takeInAll(db: Db, found: () => Waiting[]): boolean {
  if (!mayWrite(db) || found().length === 0) return false
  db.$client
    .transaction(() => {
      const taken = found()
      for (const waiting of taken) takeIn(db, waiting)
      for (const waiting of taken) statement(db, MOVED).run(waiting.storyId, waiting.userId)
      for (const userId of new Set(taken.map((waiting) => waiting.userId))) changeVersion(db, userId)
    })
    .immediate()
  return true
}

/** A search has other results from now on, also where a read-only machine has answered without them. */
function changeVersion(db: Db, userId: number): void {
  statement(db, 'UPDATE users SET timeline_version = timeline_version + 1 WHERE id = ?').run(userId)
}

/** What was found before is carried on by it. */
const MOVED =
  'INSERT INTO story_moves (user_id, version, story_id, step) SELECT id, finds_version + 1, ?, 0 FROM users WHERE id = ?'

/** Where nothing can be written right now, a search uses the index as it is. */
function takeInWherePossible(db: Db, found: () => Waiting[]): boolean {
  try {
    return takeInAll(db, found)
  } catch (error) {
    if (!pressureOf(error)) throw error
    noteFailure(db, error)
    return false
  }
}

const GONE =
  'SELECT user_id AS userId, story_id AS storyId FROM story_search_waiting INDEXED BY story_search_gone WHERE is_gone'

const goneOf = (db: Db): Waiting[] => statement<Waiting>(db, GONE).all()

const waitingOf = (db: Db, userId: number): Waiting[] =>
  statement<Waiting>(
    db,
    `SELECT user_id AS userId, story_id AS storyId FROM story_search_waiting WHERE user_id = ? UNION ${GONE}`,
  ).all(userId)

function takeIn(db: Db, { userId, storyId }: Waiting): void {
  const story = statement<Indexed>(
    db,
    `SELECT title, child_name AS childName, characters, environment, json_extract(content, '$.content') AS words,
       json_extract(scenes, '$.helpers') AS helpers,
       (SELECT series.title FROM series_stories JOIN series ON series.id = series_id WHERE series_stories.story_id = stories.id) AS series,
       (SELECT json_group_array(json_object('name', name)) FROM story_voices WHERE story_voices.story_id = stories.id) AS readBy
     FROM stories LEFT JOIN story_bodies ON story_bodies.story_id = stories.id WHERE stories.id = ? AND stories.user_id = ?`,
  ).get(storyId, userId)
  for (const table of SEARCH_TABLES) {
    statement(db, `DELETE FROM ${table} WHERE rowid = ${ROW}`).run(userId, storyId)
    if (!story) continue
    const insert = `INSERT INTO ${table} (rowid, title, names, environment, words) VALUES (${ROW}, ?, ?, ?, ?)`
    statement(db, insert).run(userId, storyId, ...columnsOf(story))
  }
  statement(db, 'DELETE FROM story_search_waiting WHERE user_id = ? AND story_id = ?').run(userId, storyId)
}

const columnsOf = ({
  title,
  series,
  childName,
  characters,
  helpers,
  readBy,
  environment,
  words,
}: Indexed): string[] =>
  [
    [title, series ?? ''].join(' ').trim(),
    [childName, namesIn(characters), namesIn(helpers ?? '[]'), namesIn(readBy)].join(' ').trim(),
    environment,
    words ?? '',
  ].map(folded)

/** The names in a story's JSON list of children, helpers or voices; hand-written SQL may have put anything there. */
function namesIn(characters: string): string {
  const list: unknown = JSON.parse(characters)
  if (!Array.isArray(list)) return ''
  return list.map((child) => (typeof child?.name === 'string' ? child.name : '')).join(' ')
}

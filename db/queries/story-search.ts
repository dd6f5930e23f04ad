import { type SearchTerms, searchTerms } from '../../src/shared/stories/search-terms.ts'
import type { Db } from '../client.ts'
import { ROW } from '../search-index.ts'
import { column } from '../statements.ts'
import type { Condition } from './story-condition.ts'

/** More than any story's number. */
const EVERY = 0xffffffff

/**
 * The ids of the user's stories that contain every word of the search, newest first, or of one story alone; the index
 * must be up to date.
 */
export function foundBySearch(
  db: Db,
  userId: number,
  search: string,
  filters: Condition,
  story?: number,
): Uint32Array {
  const terms = searchTerms(search)
  const lookups = lookupsFor(terms)
  if (lookups.length === 0) return new Uint32Array()
  const found = lookups.map(({ table }) => idsIn(table)).join(' INTERSECT ')
  const rows = [userId, story ?? 0, userId, story ?? EVERY]
  return idsOf(
    db,
    `SELECT stories.id FROM (${found}) AS found CROSS JOIN stories ON stories.id = found.id
     WHERE stories.user_id = ? AND ${filters.sql} ORDER BY stories.created_at DESC, stories.id DESC`,
    [...lookups.flatMap(({ match }) => [match, ...rows]), userId, ...filters.values],
  )
}

/** The numbers that a query of one column returns. */
export const idsOf = (db: Db, text: string, values: unknown[]): Uint32Array =>
  Uint32Array.from(column<number>(db, text, values))

const idsIn = (table: string) =>
  `SELECT rowid & 4294967295 AS id FROM ${table}
   WHERE ${table} MATCH ? AND rowid BETWEEN ${ROW} AND ${ROW}`

function lookupsFor({ long, short }: SearchTerms): { table: string; match: string }[] {
  const lookups = [
    { table: 'story_search', match: long.map(quoted).join(' AND ') },
    { table: 'story_word_starts', match: short.map(startOfWord).join(' AND ') },
  ]
  return lookups.filter(({ match }) => match !== '')
}

/** A word that starts with the term in the story's names, or the term as a word in its text. */
const startOfWord = (term: string) =>
  `({title names environment} : ${quoted(term)}* OR words : ${quoted(term)})`

const quoted = (term: string) => `"${term.replaceAll('"', '""')}"`

import { atPlace, noteLike, noteOf } from './read-note.ts'
import { fieldsOf } from './read-tale.ts'
import { type Idea, LENGTHS, type TalePage } from './tale.ts'

/** A tale that continues the world of an idea. */
export interface Sequel {
  idea: Idea
  title: string
  /** Its pages in order, each with the shortest length that tells it, and with its other words at that length, if any. */
  pages: { from: number; page: TalePage; short?: string }[]
}

const HEAD = /^# (.+?)\s*$/m
const FROM = /^(\d+) (.+)$/
const SHORT = /^short: (.+)$/

/**
 * Reads the `next.md` of an idea: what its sequel is about, then its paragraphs, each after the shortest length that
 * tells it, and a `short:` line with other words for the shortest length. A picture repeats the one before it except
 * for the given lines. Throws a sentence that says what is wrong.
 */
export function readSequel(source: string, first: Idea): Sequel {
  const [, title = ''] = HEAD.exec(source) ?? []
  if (!title) throw new Error('next.md has no “# title”')
  const [head = '', body = ''] = source.split(HEAD.exec(source)?.[0] ?? '')
  const { idea, turn } = fieldsOf(head)
  if (typeof idea !== 'string' || typeof turn !== 'string')
    throw new Error('next.md says no “idea” or “turn”')
  return {
    idea: { ...first, name: sequelName(first), sequelOf: first.name, idea, turn, because: {} },
    title,
    pages: pagesIn(body),
  }
}

/** The name of an idea's sequel in a family’s history. */
export const sequelName = ({ name }: Pick<Idea, 'name'>): string => `after-${name}`

function pagesIn(body: string): Sequel['pages'] {
  const pages: Sequel['pages'] = []
  for (const { text, lines } of paragraphsIn(body)) {
    const [, from = '', words = ''] = FROM.exec(text) ?? []
    atPlace(`paragraph ${pages.length + 1}`, () => {
      if (!LENGTHS.some((length) => length === Number(from)))
        throw new Error(`“${text.slice(0, 40)}” wants the shortest length before it: ${LENGTHS.join(', ')}`)
      const short = lines.map((line) => SHORT.exec(line)?.[1]).find((each) => each !== undefined)
      const notes = lines.filter((line) => line.startsWith('@')).map((line) => line.slice(1).trim())
      const before = pages.at(-1)?.page.note
      const note = before ? noteLike(before, notes) : noteOf(notes)
      pages.push({ from: Number(from), page: { text: words, note }, ...(short ? { short } : {}) })
    })
  }
  return pages
}

/** Each paragraph with the lines right below it. */
const paragraphsIn = (body: string): { text: string; lines: string[] }[] =>
  body
    .split(/\n\s*\n/)
    .map((part) => part.trim().split('\n'))
    .filter(([text = '']) => text !== '')
    .map(([text = '', ...lines]) => ({ text, lines }))

/** The pages of a sequel at a length; none where it is not told at that length. */
export function pagesAt({ pages }: Sequel, paragraphCount: number): TalePage[] {
  const told = pages.filter(({ from }) => from <= paragraphCount)
  if (told.length !== paragraphCount) return []
  return told.map(({ page, short }) =>
    short && paragraphCount === LENGTHS[0] ? { ...page, text: short } : page,
  )
}

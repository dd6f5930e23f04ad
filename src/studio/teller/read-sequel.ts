import { blocksOf, noteLike, noteOf, within } from './read-note.ts'
import { fieldsOf } from './read-tale.ts'
import { type Idea, LENGTHS, type Page } from './tale.ts'

/** A tale that goes on with the world of an idea. */
export interface Sequel {
  idea: Idea
  title: string
  /** Its pages in order, each with the shortest length that tells it. */
  pages: { from: number; page: Page }[]
}

const HEAD = /^# (.+?)\s*$/m
const FROM = /^(\d+) (.+)$/

/**
 * Reads the `next.md` of an idea: what its sequel is about, then its paragraphs, each after the shortest length that tells it.
 * A picture has what the one before it has, but for the lines that are given. Throws a sentence that names what is wrong.
 */
export function readSequel(source: string, first: Idea): Sequel {
  const [, title = ''] = HEAD.exec(source) ?? []
  if (!title) throw new Error('next.md has no “# title”')
  const [head = '', body = ''] = source.split(HEAD.exec(source)?.[0] ?? '')
  const { idea, turn } = fieldsOf(head)
  if (typeof idea !== 'string' || typeof turn !== 'string') throw new Error('next.md says no “idea” or “turn”')
  return {
    idea: { ...first, name: sequelName(first), sequelOf: first.name, idea, turn, because: {} },
    title,
    pages: pagesIn(body),
  }
}

/** How a family’s history calls the sequel of an idea. */
export const sequelName = ({ name }: Pick<Idea, 'name'>): string => `after-${name}`

function pagesIn(body: string): Sequel['pages'] {
  const pages: Sequel['pages'] = []
  for (const { text, notes } of blocksOf(body.split('\n'))) {
    const [, from = '', words = ''] = FROM.exec(text) ?? []
    within(`paragraph ${pages.length + 1}`, () => {
      if (!LENGTHS.some((length) => length === Number(from)))
        throw new Error(`“${text.slice(0, 40)}” wants the shortest length before it: ${LENGTHS.join(', ')}`)
      const before = pages.at(-1)?.page.note
      const note = before ? noteLike(before, notes) : noteOf(notes)
      pages.push({ from: Number(from), page: { text: words, note } })
    })
  }
  return pages
}

/** The pages that a sequel has at a length; none where it is not told in so many. */
export function pagesAt({ pages }: Sequel, paragraphCount: number): Page[] {
  const told = pages.filter(({ from }) => from <= paragraphCount).map(({ page }) => page)
  return told.length === paragraphCount ? told : []
}

import { atPlace, blocksOf, noteOf } from './read-note.ts'
import { fieldsOf, ideaIn } from './read-tale.ts'
import { type Idea, type Kind, LENGTHS, type Tale } from './tale.ts'

const LENGTH = /^(\d+): *(.+?) *$/

/**
 * Reads a tale that was written for one kind of child (`for-<kind>.md`): what it says of itself, then each length, after
 * its number of paragraphs and its title. Throws a sentence that says what is wrong, and where.
 */
export function readOwn(source: string, at: Pick<Idea, 'theme' | 'ageGroup'>, kind: Kind): Tale[] {
  const [head = '', ...lengths] = source.split(/^# /m)
  const idea = ideaIn(fieldsOf(head), { ...at, name: ownName(kind) })
  return lengths.map((length) => {
    const [heading = '', ...lines] = length.split('\n')
    const [, count = '', title = ''] = LENGTH.exec(heading) ?? []
    if (!LENGTHS.some((each) => each === Number(count)))
      throw new Error(`“# ${heading}” wants a number of paragraphs and a title: ${LENGTHS.join(', ')}`)
    const pages = blocksOf(lines).map(({ text, notes }, index) =>
      atPlace(`${count}, paragraph ${index + 1}`, () => ({ text, note: noteOf(notes) })),
    )
    return { idea, paragraphCount: Number(count), by: 'kind', ways: [{ name: kind, title, pages }] }
  })
}

/** The name of such a tale, as a file and in a family’s history. */
export const ownName = (kind: Kind): string => `for-${kind}`

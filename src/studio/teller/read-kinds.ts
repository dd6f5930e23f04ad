import { atPlace, type Block, blocksOf, noteLike, noteOf, valueNamed } from './read-note.ts'
import { KINDS, type TalePage, type Way } from './tale.ts'

/** The kinds of children that an idea with shared paragraphs can be told for. */
const TOLD_FOR = [...KINDS, 'any', 'twist'] as const
type ToldFor = (typeof TOLD_FOR)[number]

/** The text in a spot of the shared paragraphs for one kind of child; notes change the picture there. */
type Inserts = Map<string, Block>
interface Kept {
  title: string
  inserts: Inserts
}

const TOLD = /^# told:/m
const SPOT = /\[\[([a-z]+)(\?)?\]\]/g

/** Whether a length is told in shared paragraphs with inserts for kinds. */
export const isByKinds = (source: string): boolean => TOLD.test(source)

/**
 * Reads one length (`6.md`) that is told in shared paragraphs, together with what its lengths share (`kinds.md`), as
 * one way for each kind. Throws a sentence that says what is wrong, and where.
 */
export function readKinds(source: string, common = ''): Way[] {
  const [told = '', ...sections] = sectionsOf(source)
  const [head = '', ...lines] = told.split('\n')
  const title = /^told:\s*(.+?)\s*$/.exec(head)?.[1]
  if (!title) throw new Error(`“# ${head}” stands where “# told: title” should`)
  const shared = blocksOf(lines).map(pageOf)
  const own = keptIn(sections)
  const inCommon = atPlace('kinds.md', () => keptIn(sectionsOf(common)))
  knowSpots(own, shared)
  const ways = [...new Set([...inCommon.keys(), ...own.keys()])].map((name) => {
    const both = [own.get(name), inCommon.get(name)]
    const inserts: Inserts = new Map([...(both[1]?.inserts ?? []), ...(both[0]?.inserts ?? [])])
    return { name, title: both[0]?.title || both[1]?.title || title, inserts }
  })
  const unfilled = ways.flatMap(({ name, inserts }) => unfilledIn(shared, name, inserts))
  if (unfilled.length > 0) throw new Error(unfilled.join('; '))
  return ways.map(({ name, title: called, inserts }) => ({
    name,
    title: called,
    pages: shared.map((page, index) =>
      atPlace(`${name}, paragraph ${index + 1}`, () => toldFor(page, inserts)),
    ),
  }))
}

/** The text under each `# `, without the heading mark. */
const sectionsOf = (source: string) => source.split(/^# /m).slice(1)

const pageOf = ({ text, notes }: Block, index: number): TalePage =>
  atPlace(`paragraph ${index + 1}`, () => ({ text, note: noteOf(notes) }))

/** The kinds of a file with their inserts, in its order. */
function keptIn(sections: readonly string[]): Map<ToldFor, Kept> {
  const kept = new Map<ToldFor, Kept>()
  for (const section of sections) {
    const [head = '', ...lines] = section.split('\n')
    const [, word = '', title = ''] = /^([a-z]+)\s*(?::\s*(.*?)\s*)?$/.exec(head.trim()) ?? []
    const name = valueNamed(TOLD_FOR, word || head, 'kind')
    if (kept.has(name)) throw new Error(`“# ${name}” stands twice`)
    kept.set(name, { title, inserts: atPlace(name, () => insertsIn(lines)) })
  }
  return kept
}

function insertsIn(lines: string[]): Inserts {
  const inserts: Inserts = new Map()
  for (const { text, notes } of blocksOf(lines)) {
    const [, spot = '', words = ''] = /^([a-z]+):\s+(.+)$/.exec(text) ?? []
    if (!spot) throw new Error(`“${text.slice(0, 40)}” wants its spot before it: “plant: …”`)
    if (inserts.has(spot)) throw new Error(`“${spot}:” stands twice`)
    inserts.set(spot, { text: words, notes })
  }
  return inserts
}

/** A length must not fill a spot that it does not have. */
function knowSpots(own: ReadonlyMap<string, Kept>, shared: readonly TalePage[]): void {
  const known = new Set(shared.flatMap(({ text }) => spotsIn(text).map(({ spot }) => spot)))
  for (const [name, { inserts }] of own)
    for (const spot of inserts.keys())
      if (!known.has(spot)) throw new Error(`${name}: there is no [[${spot}]] in this length`)
}

const spotsIn = (text: string) =>
  [...text.matchAll(SPOT)].map(([, spot = '', sign]) => ({ spot, isOptional: sign === '?' }))

const unfilledIn = (shared: readonly TalePage[], name: string, inserts: Inserts): string[] =>
  shared
    .flatMap(({ text }) => spotsIn(text))
    .filter(({ spot, isOptional }) => !isOptional && !inserts.has(spot))
    .map(({ spot }) => `${name} has nothing for [[${spot}]]`)

/** A shared paragraph as told for a kind. */
function toldFor({ text, note }: TalePage, inserts: Inserts): TalePage {
  const filled = text.replace(SPOT, (_, spot: string) => inserts.get(spot)?.text ?? '').trim()
  if (!filled) throw new Error('nothing is told')
  const drawn = spotsIn(text).flatMap(({ spot }) => inserts.get(spot)?.notes ?? [])
  return { text: filled, note: noteLike(note, drawn) }
}

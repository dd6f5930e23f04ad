import { FIGURES, type Helper } from '../../shared/stories/scene.ts'
import { TONE_CATEGORIES } from '../../shared/stories/tones.ts'
import { atPlace, type Block, blocksOf, noteOf, valueNamed } from './read-note.ts'
import { type Idea, type TalePage, WAY_NAMES, type Way } from './tale.ts'

/** Where a tale stands: its theme, age band and folder or file. */
type At = Pick<Idea, 'name' | 'theme' | 'ageGroup'>

/** Reads an `idea.md`. Throws a sentence that says what is wrong. */
export function readIdea(source: string, at: At): Idea {
  const fields = fieldsOf(source)
  return {
    ...ideaIn(fields, at),
    because: Object.fromEntries(
      Object.entries(groupIn(fields, 'because')).map(([way, why]) => [
        valueNamed(WAY_NAMES, way, 'way'),
        why,
      ]),
    ),
    manner: textIn(fields, 'manner'),
    visitor: textIn(fields, 'visitor'),
  }
}

/** What every tale says of itself. Throws a sentence that says what is missing. */
export const ideaIn = (fields: Fields, at: At): Idea => ({
  ...at,
  idea: textIn(fields, 'idea'),
  turn: textIn(fields, 'turn'),
  because: {},
  moods: textIn(fields, 'moods')
    .split(',')
    .map((mood) => valueNamed(TONE_CATEGORIES, mood.trim(), 'mood family')),
  helpers: Object.entries(groupIn(fields, 'helpers')).map(([id, line]) => helperOf(id, line)),
})

function textIn(fields: Fields, key: string): string {
  const value = fields[key]
  if (typeof value !== 'string' || !value) throw new Error(`it says no “${key}”`)
  return value
}

function groupIn(fields: Fields, key: string): Record<string, string> {
  const value = fields[key]
  if (typeof value !== 'object') throw new Error(`it says no “${key}”`)
  return value
}

const GENDERS: Record<string, { gender?: 'female' | 'male' }> = {
  she: { gender: 'female' },
  he: { gender: 'male' },
  it: {},
}

function helperOf(id: string, line: string): Helper {
  const [name = '', figure = '', kind = '', pronoun = ''] = line.split('|').map((part) => part.trim())
  const gender = GENDERS[pronoun]
  if (!name || !gender) throw new Error(`the helper “${id}” wants: name | figure | kind | he, she or it`)
  return { id, name, figure: valueNamed(FIGURES, figure, 'figure'), kind, ...gender }
}

type Fields = Record<string, string | Record<string, string>>

/** Reads `key: value` lines; a key without a value has the indented lines below it. */
export function fieldsOf(source: string): Fields {
  const fields: Fields = {}
  let inner: Record<string, string> | undefined
  for (const line of source.split('\n')) {
    if (!line.trim() || line.trim() === '---') continue
    const [, indent = '', key = '', value = ''] = /^(\s*)([^:]+):\s*(.*?)\s*$/.exec(line) ?? []
    if (!key) throw new Error(`“${line.trim()}” is no “key: value”`)
    if (indent && inner) inner[key.trim()] = value
    else if (value) fields[key.trim()] = value
    else {
      inner = {}
      fields[key.trim()] = inner
    }
  }
  return fields
}

/** Reads the ways of one length (`6.md`). Throws a sentence that says what is wrong, and where. */
export function readWays(source: string): Way[] {
  const ways: Way[] = []
  for (const part of source.split(/^# /m).slice(1)) {
    const [head = '', ...lines] = part.split('\n')
    const [, name = '', title = ''] = /^([a-z]+):\s*(.+?)\s*$/.exec(head) ?? []
    const way: Way = { name: valueNamed(WAY_NAMES, name, 'way'), title, pages: [] }
    ways.push(way)
    if (!title) throw new Error(`“# ${head}” wants a way and a title`)
    atPlace(`${way.name}`, () => {
      for (const block of blocksOf(lines)) way.pages.push(pageOf(block, ways, way.pages.length))
    })
  }
  return ways
}

function pageOf({ text, notes }: Block, before: readonly Way[], index: number): TalePage {
  return atPlace(`paragraph ${index + 1}`, () => {
    const [, from, number, wordsOnly] = /^= ([a-z]+) (\d+)( text)?$/.exec(text) ?? []
    if (!from) return { text, note: noteOf(notes) }
    const copied = before.find((way) => way.name === from)?.pages[Number(number) - 1]
    if (!copied) throw new Error(`there is no paragraph “${from} ${number}” above it`)
    return wordsOnly ? { text: copied.text, note: noteOf(notes) } : copied
  })
}

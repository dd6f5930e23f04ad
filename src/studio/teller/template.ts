/** A text with placeholders: `{child}` is a fact, `{wheels: rolled | ran}` a choice of two texts. */
export type Template = (string | Fact | Choice)[]

interface Fact {
  fact: string
}
interface Choice {
  when: string
  chosen: Template
  otherwise: Template
}

/** What fills a template's placeholders; a condition is true when `holds` says so. */
export interface Facts {
  of(name: string): string | undefined
  holds(condition: string): boolean
}

/** Reads a text with placeholders. Throws for an unmatched brace. */
export function parseTemplate(source: string): Template {
  const reader = { source, at: 0 }
  const template = readUntil(reader, '')
  if (reader.at < source.length)
    throw new Error(`a } too many after “${source.slice(Math.max(0, reader.at - 30), reader.at)}”`)
  return template
}

/** Fills a template. Throws for an unknown fact. */
export const fill = (template: Template, facts: Facts): string =>
  template
    .map((part, index) => {
      if (typeof part === 'string') return part
      if ('when' in part) return fill(facts.holds(part.when) ? part.chosen : part.otherwise, facts)
      const next = template[index + 1]
      const verb =
        typeof next === 'string' && OBJECT.test(next) ? facts.of(beforeObject(part.fact)) : undefined
      return verb ?? factOf(part.fact, facts)
    })
    .join('')

/** The fact's name where an object follows: “played it” and not “played the drums it”. */
export const beforeObject = (fact: string): string => `${fact} +`

const OBJECT =
  /^ (?:it|them|that|this|something|what|an|a(?! (?:bit|little|lot)\b)|the(?! whole (?:way|time|day|evening|night)\b)|(?:on|along|higher|louder)(?= ?[.,;:!?…—]))\b/

/** All facts and conditions in a template. */
export const namesIn = (template: Template): { facts: string[]; conditions: string[] } => {
  const found = { facts: [] as string[], conditions: [] as string[] }
  for (const part of template) {
    if (typeof part === 'string') continue
    if ('fact' in part) found.facts.push(part.fact)
    else {
      const inner = [namesIn(part.chosen), namesIn(part.otherwise)]
      found.facts.push(...inner.flatMap(({ facts }) => facts))
      found.conditions.push(part.when, ...inner.flatMap(({ conditions }) => conditions))
    }
  }
  return found
}

const SIGN = /[{}]/g
const CHOICE_SIGN = /[{}|]/g
const NAME_END = /[{}:|]/g

interface Reader {
  source: string
  at: number
}

function readUntil(reader: Reader, stops: string): Template {
  const parts: Template = []
  while (reader.at < reader.source.length) {
    const end = textEnd(reader, stops)
    if (end > reader.at) parts.push(reader.source.slice(reader.at, end))
    reader.at = end
    if (reader.source.charAt(end) !== '{') break
    reader.at += 1
    parts.push(readPlace(reader))
  }
  return parts
}

/** Where the text from here ends: at a placeholder, at the end of the surrounding one, or with the source. */
function textEnd({ source, at }: Reader, stops: string): number {
  const signs = stops ? CHOICE_SIGN : SIGN
  signs.lastIndex = at
  return signs.exec(source)?.index ?? source.length
}

function readPlace(reader: Reader): Fact | Choice {
  const start = reader.at
  const isJoined = /\S/.test(reader.source.charAt(start - 2))
  NAME_END.lastIndex = start
  reader.at = NAME_END.exec(reader.source)?.index ?? reader.source.length
  const name = reader.source.slice(start, reader.at)
  const sign = reader.source.charAt(reader.at)
  reader.at += 1
  if (sign === '}') return { fact: name.trim() }
  if (sign !== ':') throw new Error(`a { is left open at “${reader.source.slice(start - 1, start + 30)}”`)
  const chosen = trimmed(readUntil(reader, '|'), isJoined)
  let otherwise: Template = []
  if (reader.source.charAt(reader.at) === '|') {
    reader.at += 1
    otherwise = trimmed(readUntil(reader, ''), isJoined)
  }
  if (reader.source.charAt(reader.at) !== '}')
    throw new Error(`a { is left open at “${reader.source.slice(start - 1, start + 30)}”`)
  reader.at += 1
  const goesOn = /[\p{L}{“]/u.test(reader.source.charAt(reader.at))
  return { when: name.trim(), chosen: ended(chosen, goesOn), otherwise: ended(otherwise, goesOn) }
}

/** Spaces beside `:`, `|` and `}` are only for readability, except one that separates a word from the word before. */
function trimmed(template: Template, isJoined: boolean): Template {
  const [first] = template
  if (typeof first === 'string')
    template[0] = first.replace(/^\s+/, isJoined && /^\s+[\p{L}“]/u.test(first) ? ' ' : '')
  return template
}

function ended(template: Template, goesOn: boolean): Template {
  const last = template.at(-1)
  if (typeof last === 'string') template[template.length - 1] = last.replace(/\s+$/, goesOn ? ' ' : '')
  return template
}

function factOf(name: string, facts: Facts): string {
  const known = facts.of(name)
  if (known !== undefined) return known
  const lower = name.charAt(0).toLowerCase() + name.slice(1)
  const started = facts.of(lower)
  if (started === undefined) throw new Error(`nobody knows {${name}}`)
  return started.charAt(0).toUpperCase() + started.slice(1)
}

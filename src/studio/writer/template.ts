// The lines of the writer are templates:
//   [a|b]      one of several, chosen by the seed      {key}     a fact of the story; {Key} capitalizes it
//   <y …>      only for ages 3-5; <m …> 6-8; <t …> 9-12; <mt …> and <ym …> for two of them
//   <1 …>      one child; <2 …> several                <w …>     the acting child uses a wheelchair; <f …> goes on foot
//   ~, and ~   a seam: a full stop for the youngest, joined for the others     ^, and ^     joined only for 9-12
import type { Dice } from './random.ts'
import { upper } from './tidy.ts'

export type Band = 'y' | 'm' | 't'

export interface Facts {
  band: Band
  /** Told in as few words as the youngest hear, with the sentences of `band`. */
  brief: boolean
  several: boolean
  wheels: boolean
  random: Dice
  look(key: string): string
}

type Node =
  | { type: 'text'; text: string }
  | { type: 'choice'; options: Node[][] }
  | { type: 'gate'; tag: string; inner: Node[] }
  | { type: 'fact'; key: string; capital: boolean }
  | { type: 'seam'; mark: string; inner: Node[] }

/** Writes a template out as text; throws when the template is malformed or names an unknown fact. */
export const write = (template: string, facts: Facts): string => render(parsed(template), facts)

const cache = new Map<string, Node[]>()

function parsed(template: string): Node[] {
  const known = cache.get(template)
  if (known) return known
  const nodes = parse(template)
  cache.set(template, nodes)
  return nodes
}

const GATE = /^<(y|m|t|mt|ym|yt|1|2|w|f) /

function parse(source: string): Node[] {
  // A gate that opens on a word keeps its space from the word before it.
  const template = source.replace(/([\p{L}\]])<(y|m|t|mt|ym|yt|1|2|w|f) (?=\[?\p{L})/gu, '$1 <$2 ')
  let at = 0
  const fail = (why: string) => new Error(`${why} in: ${template}`)

  const until = (stops: string): Node[] => {
    const nodes: Node[] = []
    while (at < template.length && !stops.includes(template.charAt(at))) nodes.push(node())
    return nodes
  }
  const node = (): Node => {
    const char = template.charAt(at)
    if (char === '[') return choice()
    if (char === '<') return gate()
    if (char === '{') return fact()
    if (char === '~' || char === '^') return seam(char)
    const text = template.slice(at).match(/^[^[\]|<>{}~^]+/)?.[0] ?? char
    at += text.length
    return { type: 'text', text }
  }
  const choice = (): Node => {
    const options: Node[][] = []
    do {
      at++
      options.push(until('|]'))
    } while (template.charAt(at) === '|')
    if (template.charAt(at++) !== ']') throw fail('unclosed [')
    return { type: 'choice', options }
  }
  const gate = (): Node => {
    const tag = template.slice(at).match(GATE)?.[1]
    if (!tag) throw fail('unknown gate')
    at += tag.length + 2
    const inner = until('>')
    if (template.charAt(at++) !== '>') throw fail('unclosed <')
    return { type: 'gate', tag, inner }
  }
  const fact = (): Node => {
    const end = template.indexOf('}', at)
    if (end < 0) throw fail('unclosed {')
    const name = template.slice(at + 1, end)
    at = end + 1
    const key = name.charAt(0).toLowerCase() + name.slice(1)
    return { type: 'fact', key, capital: key !== name }
  }
  const seam = (mark: string): Node => {
    const end = template.indexOf(mark, at + 1)
    if (end < 0) throw fail(`unclosed ${mark}`)
    const inner = parse(template.slice(at + 1, end))
    at = end + 1
    return { type: 'seam', mark, inner }
  }

  const nodes = until('')
  return nodes
}

const render = (nodes: Node[], facts: Facts): string => nodes.map((node) => written(node, facts)).join('')

function written(node: Node, facts: Facts): string {
  switch (node.type) {
    case 'text':
      return node.text
    case 'choice':
      return render(facts.random.pick(node.options), facts)
    case 'gate':
      return isOpen(node.tag, facts) ? render(node.inner, facts) : ''
    case 'fact': {
      const found = write(facts.look(node.key), facts)
      return node.capital ? upper(found) : found
    }
    case 'seam':
      return joined(render(node.inner, facts), node.mark, facts.band)
  }
}

function isOpen(tag: string, facts: Facts): boolean {
  if (tag === '1' || tag === '2') return facts.several === (tag === '2')
  if (tag === 'w' || tag === 'f') return facts.wheels === (tag === 'w')
  return tag.includes(facts.brief ? 'y' : facts.band)
}

function joined(join: string, mark: string, band: Band): string {
  if (band === 't' || (mark === '~' && band === 'm')) return join
  if (join.includes('.')) return join
  const word = join
    .replace(/[^a-z ]/gi, '')
    .trim()
    .toLowerCase()
  return /^(?:but|so|then)$/.test(word) ? `. ${upper(word)} ` : '. ¶'
}

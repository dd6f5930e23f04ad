import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Finished HTML, which a pattern does not escape. */
export class Html {
  constructor(readonly text: string) {}
}

/** What fills a pattern's places: words, which are escaped, or finished HTML. */
type Words<Place extends string> = Record<Place, string | Html>

interface Pattern {
  /** The text before, between and after the places; one more than there are places. */
  still: string[]
  places: string[]
}

const MARK = '\uE000'
/** A shape consists only of the product's own words, so there are few. */
const SHAPES_MAX = 2000

/**
 * A component that is the same for everybody except for its words. React draws each of its shapes once, with a mark in
 * place of each word; a request only inserts its words, escaped as React would. So a family's text is never cached: it
 * may be in the words, never in the shape.
 */
export function pattern<Shape, Place extends string>(
  draw: (shape: Shape, words: Record<Place, string>) => ReactElement,
  places: readonly Place[],
): (shape: Shape, words: Words<Place>) => Html {
  const marks = Object.fromEntries(places.map((place) => [place, MARK + place + MARK])) as Record<
    Place,
    string
  >
  const drawn = new Map<string, Pattern>()
  const patternOf = (shape: Shape) => {
    const key = JSON.stringify(shape)
    const known = drawn.get(key)
    if (known) return known
    if (drawn.size >= SHAPES_MAX) drawn.clear()
    const made = cut(renderToStaticMarkup(draw(shape, marks)))
    drawn.set(key, made)
    return made
  }
  return (shape, words) => new Html(filled(patternOf(shape), words))
}

/** Several parts in a row. */
export const inOrder = (parts: Html[]): Html => new Html(parts.reduce((html, { text }) => html + text, ''))

function cut(html: string): Pattern {
  const parts = shortened(html.replace(HOISTED, '')).split(MARK)
  return {
    still: parts.filter((_, at) => at % 2 === 0),
    places: parts.filter((_, at) => at % 2 === 1),
  }
}

/** React puts links for pictures in front of a component; the page does that once. */
const HOISTED = /^(?:<link [^>]*>)*/

/**
 * The same elements in fewer characters: omits what HTML allows a tag to omit, and uses single quotes around JSON.
 * React and patterns escape both kinds of quotes, so `="` only occurs in tags, and `'` in no value.
 */
export const shortened = (html: string): string =>
  html
    .replaceAll('=""', '')
    .replaceAll(/<\/(?:li|option)>/g, '')
    .replace(/"><\/(?:circle|path|rect|use)>/g, '"/>')
    .replaceAll(/="([^"]*&quot;[^"]*)"/g, otherQuotes)

const otherQuotes = (_: string, json: string) => `='${json.replaceAll('&quot;', '"')}'`

/** An attribute's JSON as `shortened` leaves it. */
export const inSingleQuotes = (json: string): string => `'${Bun.escapeHTML(json).replaceAll('&quot;', '"')}'`

function filled({ still, places }: Pattern, words: Words<string>): string {
  let html = still[0] ?? ''
  for (let at = 0; at < places.length; at += 1) {
    const word = words[places[at] ?? ''] ?? ''
    html += (typeof word === 'string' ? Bun.escapeHTML(word) : word.text) + still[at + 1]
  }
  return html
}

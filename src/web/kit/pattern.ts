import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** HTML that is finished: a pattern takes it as it is. */
export class Html {
  constructor(readonly text: string) {}
}

/** What belongs to a pattern's places: words, which are escaped, or finished HTML. */
type Words<Place extends string> = Record<Place, string | Html>

interface Pattern {
  /** What stands before, between and after the places; one more than there are places. */
  still: string[]
  places: string[]
}

const MARK = '\uE000'
/** A shape is made of the product's own words alone, of which there are few. */
const SHAPES_MAX = 2000

/**
 * A component that is the same for everybody but for its words. React draws it once for each of its shapes, with a mark in
 * the place of each word; a request only puts its words there, escaped as React escapes them. What a family has written is
 * therefore never kept: it may be in the words, and never in the shape.
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

/** Several parts, one after the other. */
export const inOrder = (parts: Html[]): Html => new Html(parts.reduce((html, { text }) => html + text, ''))

function cut(html: string): Pattern {
  const parts = short(html.replace(HOISTED, '')).split(MARK)
  return {
    still: parts.filter((_, at) => at % 2 === 0),
    places: parts.filter((_, at) => at % 2 === 1),
  }
}

/** React asks for what a picture needs in front of it; the page does that, once. */
const HOISTED = /^(?:<link [^>]*>)*/

/**
 * The same elements in fewer characters: what HTML lets a tag leave out, and other quotes around JSON. React escapes both
 * kinds of quotes everywhere, as what is put in a pattern's places is: `="` is in a tag for certain, and `'` in no value.
 */
export const short = (html: string): string =>
  html
    .replaceAll('=""', '')
    .replaceAll(/<\/(?:li|option)>/g, '')
    .replace(/"><\/(?:circle|path|rect|use)>/g, '"/>')
    .replaceAll(/="([^"]*&quot;[^"]*)"/g, otherQuotes)

/** The same for a whole page, of which nothing is kept: only where it is worth its time, at the props of islands. */
export const withShortProps = (html: string): string =>
  html.replaceAll(/(?<= data-props)="([^"]*)"/g, otherQuotes)

const otherQuotes = (_: string, json: string) => `='${json.replaceAll('&quot;', '"')}'`

function filled({ still, places }: Pattern, words: Words<string>): string {
  let html = still[0] ?? ''
  for (let at = 0; at < places.length; at += 1) {
    const word = words[places[at] ?? ''] ?? ''
    html += (typeof word === 'string' ? Bun.escapeHTML(word) : word.text) + still[at + 1]
  }
  return html
}

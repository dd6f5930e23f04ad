import type { StoryToBind } from '../../ports/bindery.ts'
import { type FontFace, fontFaceOf, type Lettering } from '../pdf/letters.ts'

/**
 * The book's fonts: for fixed pages all that they use, because their letters were measured; for flowing text, which
 * has the reader's own font, only those of names in scripts that it may lack.
 */
export function fontsOf(story: StoryToBind, isFixed: boolean): FontFace[] {
  const faces = [...facesOf(story, 'text'), ...(isFixed ? facesOf(story, 'title') : [])]
  return [...new Set(faces)].filter(({ reach }) => isCarried(reach, isFixed))
}

/** A font for every script is larger than the rest of the book; a reader has better ones. */
const isCarried = (reach: FontFace['reach'], isFixed: boolean) =>
  reach === 'script' || (reach === 'own' && isFixed)

/** Its path relative to the book's package and style. */
export const fontFile = (id: string): string => `fonts/${id}.woff`

/** Their @font-face rules. */
export function fontStyle(story: StoryToBind, isFixed: boolean): string {
  const fonts = fontsOf(story, isFixed)
  if (fonts.length === 0) return ''
  const rules = fonts.map(
    ({ id, weight }) =>
      `@font-face { font-family: "${id}"; font-weight: ${weight}; src: url(${fontFile(id)}) format("woff"); }\n`,
  )
  const namesIn = (lettering: Lettering) =>
    facesOf(story, lettering).flatMap((face) => (fonts.includes(face) ? `"${face.id}"` : []))
  const sets = isFixed
    ? [
        `body { font-family: ${[...namesIn('text'), TEXT].join(', ')}; }`,
        `h1, h2 { font-family: ${[...namesIn('title'), TITLE].join(', ')}; }`,
      ]
    : [`body { font-family: ${['serif', ...namesIn('text')].join(', ')}; }`]
  return `${rules.join('')}${sets.join('\n')}\n`
}

const TEXT = '"Gill Sans", "Trebuchet MS", sans-serif'
const TITLE = 'Georgia, serif'

/** The fonts of all letters in the book, its own first. */
function facesOf({ title, children, pages, colophon }: StoryToBind, lettering: Lettering): FontFace[] {
  const texts = [title, ...children, colophon, ...pages.map(({ text }) => text)]
  const letters = new Set(`The End${texts.join('')}`)
  const faces = [...new Set([...letters].flatMap((letter) => fontFaceOf(letter, lettering) ?? []))]
  return faces.sort((one, other) => Number(other.reach === 'own') - Number(one.reach === 'own'))
}

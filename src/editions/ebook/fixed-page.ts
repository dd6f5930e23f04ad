import type { JpegPicture } from '../jpeg.ts'
import { type Run, typeset } from '../pdf/lines.ts'

/** A page of the book, in CSS pixels; a reader scales it to its screen. */
export const PAGE = { width: 1200, height: 1600 }

export const MARGIN = 90
/** Readers have their own fonts, some of which are wider than those measured here. */
const ROOM_FOR_OTHER_LETTERS = 0.85

/** The height of a picture that is as wide as the page. */
export const pictureHeight = ({ width, height }: JpegPicture): number =>
  Math.round((PAGE.width * height) / width)

/** The largest font size, in pixels, at which a text fits on a page beside `taken` pixels of its height. */
export function sizeOfWords(text: string, taken: number): number {
  const box = {
    width: (PAGE.width - 2 * MARGIN) * ROOM_FOR_OTHER_LETTERS,
    height: PAGE.height - taken - 2 * MARGIN,
  }
  return Math.floor(typeset(text, 'text', box, { largest: 58, smallest: 14, leading: 1.5 }, widthOf).size)
}

const known = new Map<string, number>()

/** Of a run at 1 pixel; cached, because words repeat while a size is searched. */
export function widthOf({ face, text }: Run): number {
  const key = `${face.id} ${text}`
  const width = known.get(key) ?? face.font.layout(text).advanceWidth / face.font.unitsPerEm
  known.set(key, width)
  return width
}

export const FIXED_STYLE = `html, body { margin: 0; padding: 0; width: ${PAGE.width}px; height: ${PAGE.height}px; }
body { overflow: hidden; background-color: #fffaf0; color: #241c3a; }
img { display: block; width: ${PAGE.width}px; height: auto; }
p, h1, h2 { margin: 0; padding: 0 ${MARGIN}px; text-indent: 0; overflow-wrap: anywhere; }
p { line-height: 1.5; }
.page { display: flex; flex-direction: column; height: ${PAGE.height}px; }
.page img { flex: none; }
.words { margin: auto 0; }
h1, h2 { line-height: 1.2; font-weight: 600; }
.end { text-align: center; font-size: 44px; }
.end h2 { padding-top: 480px; font-size: 110px; }
.end p { padding-top: 60px; }
.end .small { padding-top: 300px; font-size: 30px; }
.spoken { background-color: #ffe08a; color: #1d1730; border-radius: 0.2em; }
`

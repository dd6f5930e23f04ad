import type { BoundPage } from '../../ports/bindery.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no way to write them
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** A text escaped for XML. */
export const escaped = (text: string): string =>
  text.replace(NOT_IN_XML, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

interface Document {
  title: string
  body: string
  /** Relative to the document's folder. */
  style: string
  type: string
  /** Of a fixed page; without it the document is as large as its text. */
  size?: { width: number; height: number }
}

/** One document of the book. */
export const xhtml = ({
  title,
  body,
  style,
  type,
  size,
}: Document): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en" xml:lang="en">
<head>
<meta charset="UTF-8"/>
<title>${escaped(title)}</title>
${size ? `<meta name="viewport" content="width=${size.width}, height=${size.height}"/>\n` : ''}<link rel="stylesheet" type="text/css" href="${style}"/>
</head>
<body epub:type="${type}">
${body}
</body>
</html>
`

/** The id of a page's section: before EPUB 3.3 an overlay had to name a place within the page. */
export const pageId = (page: number): string => `page${page}`

/** The id of a piece of a page, for the overlay. */
const pieceId = (page: number, piece: number): string => `p${page}w${piece + 1}`

/** A page's words, in the pieces that light up while they are spoken. */
export const wordsOf = ({ text, lit }: BoundPage, page: number): string =>
  lit.length === 0
    ? escaped(text)
    : lit.map((piece, at) => `<span id="${pieceId(page, at)}">${escaped(piece.text)}</span>`).join(' ')

/** The overlay of a page (EPUB Media Overlays 3.3): the pieces that light up, and their parts of the narration. */
export function overlayOf({ lit }: BoundPage, page: number): string {
  const pars = lit.map(
    ({ start, end }, at) => `<par id="par${at + 1}">
<text src="../pages/page-${page}.xhtml#${pieceId(page, at)}"/>
<audio src="../audio/story.mp3" clipBegin="${clockValue(start)}" clipEnd="${clockValue(end)}"/>
</par>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0">
<body>
<seq id="seq${page}" epub:textref="../pages/page-${page}.xhtml#${pageId(page)}" epub:type="bodymatter">
${pars.join('\n')}
</seq>
</body>
</smil>
`
}

/** Seconds as SMIL writes them. */
export const clockValue = (seconds: number): string => `${seconds.toFixed(3)}s`

import type { BoundPage, StoryToBind } from '../../ports/bindery.ts'
import { PRODUCT_NAME } from '../../shared/constants.ts'
import { fontFile, fontsOf } from './fonts.ts'
import { clockValue, escaped } from './xhtml.ts'

export const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles>
<rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/>
</rootfiles>
</container>
`

interface Item {
  id: string
  href: string
  type: string
  properties?: string
  overlay?: string
}

const XHTML = 'application/xhtml+xml'

/** The book's files, their reading order, and its metadata (EPUB 3.3, with Accessibility 1.1). */
export function packageOf(story: StoryToBind, hasFixedPages: boolean): string {
  const { pages, title } = story
  const isTold = (page: BoundPage) => page.lit.length > 0
  const fonts = fontsOf(story, hasFixedPages)
  const items = [...itemsOf(story), ...fonts.map(({ id }) => ({ id, href: fontFile(id), type: 'font/woff' }))]
  const reading = items.filter(({ type, id }) => type === XHTML && id !== 'nav')
  const durations = pages.flatMap((page, at) =>
    isTold(page) ? [{ id: `overlay-${at + 1}`, seconds: secondsOf(page) }] : [],
  )
  const reader = durations.length > 0 ? story.narration?.reader : undefined
  const total = durations.reduce((sum, { seconds }) => sum + seconds, 0)
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en" prefix="${APPLE_BOOKS}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:uuid:${story.identifier}</dc:identifier>
<dc:title>${escaped(title)}</dc:title>
<dc:language>en</dc:language>
<dc:creator>${PRODUCT_NAME}</dc:creator>
<dc:date>${story.createdAt.slice(0, 10)}</dc:date>
<dc:description>${escaped(story.colophon)}</dc:description>
<meta property="dcterms:modified">${story.boundAt.slice(0, 19)}Z</meta>
${hasFixedPages ? FIXED : FLOWING}
${fonts.length > 0 ? OWN_FONTS : ''}
${accessibilityOf(durations.length > 0)}
${durations.map(({ id, seconds }) => `<meta property="media:duration" refines="#${id}">${clockValue(seconds)}</meta>`).join('\n')}
${durations.length > 0 ? `<meta property="media:duration">${clockValue(total)}</meta>\n<meta property="media:active-class">spoken</meta>` : ''}
${reader ? `<meta property="media:narrator">${escaped(reader)}</meta>` : ''}
</metadata>
<manifest>
${items.map(itemLine).join('\n')}
</manifest>
<spine>
${reading.map(({ id }) => `<itemref idref="${id}"/>`).join('\n')}
</spine>
</package>
`
}

const APPLE_BOOKS = 'ibooks: http://vocabulary.itunes.apple.com/rdf/ibooks/vocabulary-extensions-1.0/'
/** Without this Apple Books uses its own fonts. */
const OWN_FONTS = '<meta property="ibooks:specified-fonts">true</meta>'
const FIXED = `<meta property="rendition:layout">pre-paginated</meta>
<meta property="rendition:spread">none</meta>`
const FLOWING = '<meta property="schema:accessibilityFeature">displayTransformability</meta>'

/** How long a page's overlay plays. */
const secondsOf = ({ lit }: BoundPage) => lit.reduce((sum, { start, end }) => sum + end - start, 0)

function itemsOf({ pages }: StoryToBind): Item[] {
  const pictured = pages.flatMap(({ picture }, at) => (picture ? [at + 1] : []))
  const hasVoice = pages.some(({ lit }) => lit.length > 0)
  return [
    { id: 'nav', href: 'nav.xhtml', type: XHTML, properties: 'nav' },
    { id: 'style', href: 'book.css', type: 'text/css' },
    { id: 'cover-image', href: 'cover.jpg', type: 'image/jpeg', properties: 'cover-image' },
    { id: 'cover', href: 'pages/cover.xhtml', type: XHTML },
    ...pages.map((page, at) => ({
      id: `page-${at + 1}`,
      href: `pages/page-${at + 1}.xhtml`,
      type: XHTML,
      ...(page.lit.length > 0 ? { overlay: `overlay-${at + 1}` } : {}),
    })),
    { id: 'end', href: 'pages/end.xhtml', type: XHTML },
    ...pictured.map((page) => ({
      id: `picture-${page}`,
      href: `pictures/page-${page}.jpg`,
      type: 'image/jpeg',
    })),
    ...pages.flatMap(({ lit }, at) =>
      lit.length > 0
        ? [{ id: `overlay-${at + 1}`, href: `overlays/page-${at + 1}.smil`, type: 'application/smil+xml' }]
        : [],
    ),
    ...(hasVoice ? [{ id: 'voice', href: 'audio/story.mp3', type: 'audio/mpeg' }] : []),
  ]
}

const itemLine = ({ id, href, type, properties, overlay }: Item) =>
  `<item id="${id}" href="${href}" media-type="${type}"${properties ? ` properties="${properties}"` : ''}${overlay ? ` media-overlay="${overlay}"` : ''}/>`

function accessibilityOf(isTold: boolean): string {
  const features = ['tableOfContents', 'readingOrder', 'alternativeText']
  const told: [string, string][] = [
    ['schema:accessMode', 'auditory'],
    ['schema:accessibilityFeature', 'synchronizedAudioText'],
  ]
  const facts: [string, string][] = [
    ['schema:accessMode', 'textual'],
    ['schema:accessMode', 'visual'],
    ['schema:accessModeSufficient', 'textual'],
    ...features.map((feature): [string, string] => ['schema:accessibilityFeature', feature]),
    ['schema:accessibilityHazard', 'none'],
    ...(isTold ? told : []),
  ]
  const summary = isTold
    ? 'All words can be read as text or heard, lit up as they are spoken. Pictures show what the words of their page tell.'
    : 'All words can be read as text. Pictures show what the words of their page tell.'
  return [...facts, ['schema:accessibilitySummary', summary] as const]
    .map(([property, value]) => `<meta property="${property}">${value}</meta>`)
    .join('\n')
}

import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { StoryToBind } from '../../ports/bindery.ts'
import { PRODUCT_NAME } from '../../shared/constants.ts'
import { joinNames } from '../../shared/kit/join-names.ts'
import { type JpegPicture, jpegOf } from '../jpeg.ts'
import { coverOf, wordsOnCover } from './cover.ts'
import { FIXED_STYLE, PAGE, pictureHeight, sizeOfWords } from './fixed-page.ts'
import { fontFile, fontStyle, fontsOf } from './fonts.ts'
import { CONTAINER, packageOf } from './package.ts'
import { escaped, overlayOf, pageId, wordsOf, xhtml } from './xhtml.ts'

interface BookFile {
  name: string
  bytes: Uint8Array | string
}

/** The story as EPUB 3 with media overlays, file by file; in pages of one size, or in text that flows on any screen. */
export async function* ebookOf(
  story: StoryToBind,
  { hasFixedPages }: { hasFixedPages: boolean },
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    made.push(chunk)
  })
  for await (const file of filesOf(story, hasFixedPages)) {
    add(zip, file)
    yield* made.splice(0)
  }
  zip.end()
  yield* made.splice(0)
}

/** Pictures, sound and the first file, which identifies the book, are not compressed. */
function add(zip: Zip, { name, bytes }: BookFile): void {
  const isText = typeof bytes === 'string' && name !== 'mimetype'
  const entry = isText ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name)
  zip.add(entry)
  entry.push(typeof bytes === 'string' ? strToU8(bytes) : bytes, true)
}

async function* filesOf(story: StoryToBind, isFixed: boolean): AsyncGenerator<BookFile> {
  const { pages, narration } = story
  yield { name: 'mimetype', bytes: 'application/epub+zip' }
  yield { name: 'META-INF/container.xml', bytes: CONTAINER }
  yield { name: 'EPUB/package.opf', bytes: packageOf(story, isFixed) }
  yield { name: 'EPUB/nav.xhtml', bytes: contents(story) }
  yield { name: 'EPUB/book.css', bytes: fontStyle(story, isFixed) + (isFixed ? FIXED_STYLE : STYLE) }
  for (const { id, bytes } of fontsOf(story, isFixed)) yield { name: `EPUB/${fontFile(id)}`, bytes }
  yield { name: 'EPUB/cover.jpg', bytes: await coverOf(story) }
  yield { name: 'EPUB/pages/cover.xhtml', bytes: cover(story, isFixed) }
  for (const [at, page] of pages.entries()) {
    const picture = page.picture && (await jpegOf(page.picture))
    yield { name: `EPUB/pages/page-${at + 1}.xhtml`, bytes: pageOf(story, at, { picture, isFixed }) }
    if (page.lit.length > 0)
      yield { name: `EPUB/overlays/page-${at + 1}.smil`, bytes: overlayOf(page, at + 1) }
    if (picture) yield { name: `EPUB/pictures/page-${at + 1}.jpg`, bytes: picture.bytes }
  }
  yield { name: 'EPUB/pages/end.xhtml', bytes: end(story, isFixed) }
  if (narration && pages.some(({ lit }) => lit.length > 0))
    yield { name: 'EPUB/audio/story.mp3', bytes: narration.bytes }
}

function contents({ title, pages }: StoryToBind): string {
  const lines = pages.map((_, at) => `<li><a href="pages/page-${at + 1}.xhtml">Page ${at + 1}</a></li>`)
  const body = `<nav epub:type="toc" id="toc">
<h1>${escaped(title)}</h1>
<ol>
<li><a href="pages/cover.xhtml">Cover</a></li>
${lines.join('\n')}
<li><a href="pages/end.xhtml">The End</a></li>
</ol>
</nav>
<nav epub:type="landmarks" hidden="">
<ol>
<li><a epub:type="cover" href="pages/cover.xhtml">Cover</a></li>
<li><a epub:type="bodymatter" href="pages/page-1.xhtml">Story</a></li>
</ol>
</nav>`
  return xhtml({ title, body, style: 'book.css', type: 'frontmatter' })
}

function cover(story: StoryToBind, isFixed: boolean): string {
  const body = `<section class="cover" epub:type="cover">
<img src="../cover.jpg" alt="${escaped(wordsOnCover(story))}"/>
</section>`
  return xhtml({
    title: story.title,
    body,
    style: '../book.css',
    type: 'cover',
    ...(isFixed ? { size: PAGE } : {}),
  })
}

function pageOf(
  { title, pages }: StoryToBind,
  at: number,
  { picture: jpeg, isFixed }: { picture: JpegPicture | undefined; isFixed: boolean },
): string {
  const page = pages[at]
  if (!page) return ''
  const picture = jpeg
    ? `<img src="../pictures/page-${at + 1}.jpg" alt="The picture of page ${at + 1}"/>\n`
    : ''
  const size = isFixed ? inSize(sizeOfWords(page.text, jpeg ? pictureHeight(jpeg) : 0)) : ''
  const body = `<section class="page" id="${pageId(at + 1)}" aria-label="Page ${at + 1}">
${picture}<p class="words"${size}>${wordsOf(page, at + 1)}</p>
</section>`
  const name = `${title}: page ${at + 1}`
  return xhtml({
    title: name,
    body,
    style: '../book.css',
    type: 'bodymatter',
    ...(isFixed ? { size: PAGE } : {}),
  })
}

function end({ title, children, colophon }: StoryToBind, isFixed: boolean): string {
  const body = `<section class="end">
<h2>The End</h2>
${children.length > 0 ? `<p>Sleep tight, ${named(children)}.</p>` : ''}
<p class="small">${escaped(colophon)} Made with ${PRODUCT_NAME}.</p>
</section>`
  return xhtml({
    title: `${title}: the end`,
    body,
    style: '../book.css',
    type: 'backmatter',
    ...(isFixed ? { size: PAGE } : {}),
  })
}

/** Isolates each name in the sentence, in either direction of reading. */
const named = (children: readonly string[]) =>
  joinNames(children.map((name) => `<bdi>${escaped(name)}</bdi>`))

const inSize = (pixels: number) => ` style="font-size: ${pixels}px"`

const STYLE = `body { margin: 0; padding: 0 5%; line-height: 1.6; }
img { display: block; width: 100%; height: auto; margin: 0 auto 1em; border-radius: 0.4em; }
p { margin: 0 0 1em; text-indent: 0; }
h1, h2 { line-height: 1.2; text-align: center; }
.cover img { width: auto; max-width: 100%; max-height: 95vh; margin: 0 auto; }
.end { text-align: center; }
.end { margin-top: 25%; }
.small { margin-top: 4em; font-size: 0.75em; }
.spoken { background-color: #ffe08a; color: #1d1730; border-radius: 0.2em; }
`

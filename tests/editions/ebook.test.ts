import { describe, expect, test } from 'bun:test'
import { EpubCheck } from '@likecoin/epubcheck-ts'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { ebookOf } from '../../src/editions/ebook/ebook.ts'
import type { StoryToBind } from '../../src/ports/bindery.ts'
import { aPainting, aStoryToBind, whole } from '../support/a-story-to-bind.ts'

const bound = async (story: StoryToBind, hasFixedPages = false) => whole(ebookOf(story, { hasFixedPages }))
const problemsOf = async (book: Uint8Array) =>
  (await EpubCheck.validate(book)).messages.filter(
    ({ severity }) => severity !== 'info' && severity !== 'usage',
  )
const textIn = (book: Uint8Array, name: string) => strFromU8(unzipSync(book)[name] ?? new Uint8Array())

const fontsIn = (book: Uint8Array) =>
  Object.keys(unzipSync(book))
    .flatMap((name) => /^EPUB\/fonts\/(.*)\.woff$/.exec(name)?.[1] ?? [])
    .sort()

/** Number of the cover's upper rows with a pixel as bright as its letters, between these columns. */
async function brightRows(cover: Uint8Array | undefined, left: number, width: number): Promise<number> {
  const height = 800
  const rows = await sharp(cover).extract({ left, top: 0, width, height }).greyscale().raw().toBuffer()
  return Array.from({ length: height }).filter((_, y) =>
    rows.subarray(y * width, (y + 1) * width).some((light) => light > 200),
  ).length
}

describe('Mia’s story as an e-book', () => {
  test('is a whole EPUB 3', async () => {
    expect(await problemsOf(await bound(await aStoryToBind()))).toEqual([])
  })

  test('is known by its first bytes', async () => {
    const book = await bound(await aStoryToBind())
    expect(strFromU8(book.slice(30, 58))).toBe('mimetypeapplication/epub+zip')
  })

  test('lights up each word while it is spoken', async () => {
    const book = await bound(await aStoryToBind())
    const page = textIn(book, 'EPUB/pages/page-2.xhtml')
    const overlay = textIn(book, 'EPUB/overlays/page-2.smil')
    const ids = [...page.matchAll(/<span id="(\w+)">/g)].map(([, id]) => id)
    const lit = [...overlay.matchAll(/<text src="[^"]*page-2\.xhtml#(\w+)"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(6)
    expect(lit).toEqual(ids)
    expect(overlay).toContain('clipBegin="1.600s" clipEnd="2.000s"')
    expect(textIn(book, 'EPUB/package.opf')).toContain('<meta property="media:duration">4.000s</meta>')
  })

  test('tells a reader of any EPUB 3 where on the page its words begin', async () => {
    const book = await bound(await aStoryToBind())
    const place = /epub:textref="\.\.\/pages\/page-2\.xhtml#(\w+)"/.exec(
      textIn(book, 'EPUB/overlays/page-2.smil'),
    )
    expect(textIn(book, 'EPUB/pages/page-2.xhtml')).toContain(` id="${place?.[1]}" `)
  })

  test('for Apple Books has pages of one size, without which it reads nothing aloud', async () => {
    const book = await bound(await aStoryToBind(), true)
    expect(await problemsOf(book)).toEqual([])
    expect(textIn(book, 'EPUB/package.opf')).toContain(
      '<meta property="rendition:layout">pre-paginated</meta>',
    )
    for (const page of ['cover', 'page-1', 'page-2', 'end'])
      expect(textIn(book, `EPUB/pages/${page}.xhtml`)).toContain(
        '<meta name="viewport" content="width=1200, height=1600"/>',
      )
  })

  test('for Apple Books has smaller letters on a page with many words', async () => {
    const many = 'Once there was a fox who counted everything that she saw on her way. '.repeat(20)
    const book = await bound(await aStoryToBind(['Good night.', many]), true)
    const sizeOn = (page: number) =>
      Number(/font-size: (\d+)px/.exec(textIn(book, `EPUB/pages/page-${page}.xhtml`))?.[1])
    expect(sizeOn(1)).toBe(58)
    expect(sizeOn(2)).toBeGreaterThanOrEqual(14)
    expect(sizeOn(2)).toBeLessThan(40)
  })

  test('has an upright cover, with a picture or without', async () => {
    for (const picture of [await aPainting(), undefined]) {
      const story = await aStoryToBind(['Come!'], {
        title: 'A very long title of a story about an owl',
        children: ['נועה', 'आरव'],
      })
      const [page] = story.pages
      if (page) page.picture = picture
      const cover = unzipSync(await bound(story))['EPUB/cover.jpg']
      const { width, height, format } = await sharp(cover).metadata()
      expect([format, width, height]).toEqual(['jpeg', 1200, 1600])
      // The title and the dedication are written on the night sky above, within the margins.
      expect(await brightRows(cover, 0, 1200)).toBeGreaterThan(100)
      expect(await brightRows(cover, 0, 80)).toBe(0)
    }
  })

  test('brings the letters of a name along that a reader may not have, and no others', async () => {
    const children = ['ليلى', 'आरव', '👾']
    const book = await bound(await aStoryToBind(['Come, आरव!'], { children }))
    expect(await problemsOf(book)).toEqual([])
    expect(fontsIn(book)).toEqual([
      'noto-naskh-arabic-arabic-400-normal',
      'noto-sans-devanagari-devanagari-400-normal',
    ])
    expect(textIn(book, 'EPUB/book.css')).toContain(
      'body { font-family: serif, "noto-naskh-arabic-arabic-400-normal", "noto-sans-devanagari-devanagari-400-normal"; }',
    )
    expect(textIn(book, 'EPUB/package.opf')).toContain('<meta property="ibooks:specified-fonts">true</meta>')
    expect(fontsIn(await bound(await aStoryToBind()))).toEqual([])
  })

  test('for Apple Books brings along all the letters that its pages were measured in', async () => {
    const book = await bound(await aStoryToBind(['Come, आरव!'], { children: [] }), true)
    expect(await problemsOf(book)).toEqual([])
    expect(fontsIn(book)).toEqual([
      'andika-latin-400-normal',
      'fraunces-latin-600-normal',
      'noto-sans-devanagari-devanagari-400-normal',
    ])
  })

  test('says what a parent typed, whatever signs are in it', async () => {
    const children = ['<Mia> & "co"', 'נועה', '美咲']
    const title = 'A </title> & a \u0007 {{name}}'
    const book = await bound(await aStoryToBind(['5 < 6 & “so” on.'], { title, children }))
    expect(await problemsOf(book)).toEqual([])
    expect(textIn(book, 'EPUB/pages/cover.xhtml')).toContain(
      'alt="A &lt;/title&gt; &amp; a  {{name}}. A bedtime story for &lt;Mia&gt; &amp; &quot;co&quot;',
    )
    expect(textIn(book, 'EPUB/pages/end.xhtml')).toContain('<bdi>נועה</bdi> and <bdi>美咲</bdi>')
  })

  test("names the family's voice that reads it", async () => {
    const story = await aStoryToBind()
    const narration = story.narration && { ...story.narration, reader: 'Grandma & Mia' }
    const book = await bound({ ...story, narration })
    expect(await problemsOf(book)).toEqual([])
    expect(textIn(book, 'EPUB/package.opf')).toContain(
      '<meta property="media:narrator">Grandma &amp; Mia</meta>',
    )
    expect(textIn(await bound(story), 'EPUB/package.opf')).not.toContain('media:narrator')
  })

  test('without a voice, or without pictures, is a book to read', async () => {
    const story = await aStoryToBind()
    const pages = story.pages.map((page) => ({ ...page, lit: [], begins: undefined, picture: undefined }))
    const book = await bound({ ...story, pages, narration: undefined })
    expect(await problemsOf(book)).toEqual([])
    expect(Object.keys(unzipSync(book)).filter((name) => /audio|overlays|pictures/.test(name))).toEqual([])
  })
})

test('a book that is broken is found out', async () => {
  const book = await bound(await aStoryToBind())
  const files = unzipSync(book)
  const opf = strFromU8(files['EPUB/package.opf'] ?? new Uint8Array()).replace(
    '<dc:language>en</dc:language>',
    '',
  )
  const { zipSync, strToU8 } = await import('fflate')
  expect(await problemsOf(zipSync({ ...files, 'EPUB/package.opf': strToU8(opf) }))).not.toEqual([])
})

import { describe, expect, test } from 'bun:test'
import { bookletOf } from '../../src/editions/pdf/booklet.ts'
import { pictureBookOf } from '../../src/editions/pdf/picture-book.ts'
import type { StoryToBind } from '../../src/ports/bindery.ts'
import { aStoryToBind, whole } from '../support/a-story-to-bind.ts'

const read = async (chunks: AsyncIterable<Uint8Array>) => {
  const pdf = Buffer.from(await whole(chunks)).toString('latin1')
  const boxes = (name: string) => [
    ...new Set([...pdf.matchAll(new RegExp(`/${name} \\[([^\\]]+)\\]`, 'g'))].map(([, box]) => box)),
  ]
  return {
    pdf,
    boxes,
    pages: [...pdf.matchAll(/\/Type \/Page\b(?!s)/g)].length,
    fonts: [...pdf.matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)\n\/Encoding/g)].map(([, name]) => name).sort(),
    embedded: [...pdf.matchAll(/\/FontFile2 /g)].length,
  }
}
const book = async (story: StoryToBind, forPrintShop = false) => read(pictureBookOf(story, { forPrintShop }))

const MM = 72 / 25.4
const sideOf = (box: string | undefined) => {
  const [x1 = 0, , x2 = 0] = (box ?? '').split(' ').map(Number)
  return Math.round((x2 - x1) / MM)
}

describe('Mia’s story as a picture book', () => {
  test('is square, of whole sheets, and tagged for screen readers', async () => {
    const { pdf, pages, boxes } = await book(await aStoryToBind())
    expect(pages).toBe(8)
    expect(boxes('MediaBox').map(sideOf)).toEqual([210])
    expect(boxes('TrimBox').map(sideOf)).toEqual([210])
    expect(pdf).toContain('/Marked true')
    expect(pdf).toContain('/Lang (en)')
  })

  test('has for a print shop what it cuts off, and the marks for that', async () => {
    const { boxes } = await book(await aStoryToBind(), true)
    expect(boxes('TrimBox').map(sideOf)).toEqual([210])
    expect(boxes('BleedBox').map(sideOf)).toEqual([216])
    expect(boxes('MediaBox').map(sideOf)).toEqual([232])
  })

  test('embeds every font that it uses, whatever the script of a name', async () => {
    const children = ['Mia', 'נועה', 'محمد علي', 'प्रिया', '美咲', 'Ελένη', 'ᏣᎳᎩ']
    const { fonts, embedded } = await book(await aStoryToBind(['They all slept.'], { children }))
    expect(fonts).toEqual(
      expect.arrayContaining(['Andika', 'Fraunces-SemiBold', 'NotoSansHebrew-Regular', 'Yomogi-Regular']),
    )
    expect(embedded).toBe(fonts.length)
  })

  test('goes on over the page where a paragraph is very long', async () => {
    const long = 'And then the small fox ran up the hill. '.repeat(120).trim()
    const short = await book(await aStoryToBind(['Short.', 'Short.']))
    const { pages } = await book(await aStoryToBind([long, 'Short.']))
    expect(pages).toBeGreaterThan(short.pages)
    expect(pages % 4).toBe(0)
  })

  test('is made of a story without pictures as well', async () => {
    const story = await aStoryToBind()
    const pages = story.pages.map((page) => ({ ...page, picture: undefined }))
    expect((await book({ ...story, pages })).pages).toBe(8)
  })

  test('leaves out what no font has, such as an emoji in a name', async () => {
    const { fonts, embedded } = await book(await aStoryToBind(['Good night.'], { children: ['Mia 🦊'] }))
    expect(embedded).toBe(fonts.length)
  })
})

test('the booklet has A4 pages in the order in which they are read', async () => {
  const { pages, boxes } = await read(bookletOf(await aStoryToBind()))
  expect(pages).toBe(4)
  expect(boxes('MediaBox')).toEqual(['0 0 595.275591 841.889764'])
})

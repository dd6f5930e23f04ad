import type { BoundPage, StoryToBind } from '../../ports/bindery.ts'
import { PRODUCT_NAME } from '../../shared/constants.ts'
import { joinNames } from '../../shared/kit/join-names.ts'
import { type JpegPicture, jpegOf } from '../jpeg.ts'
import type { Book, Rectangle, TextStyle } from './book.ts'

/** The design of a book's pages, and the places on them. */
export interface PageLayout {
  paper: string
  ink: string
  soft: string
  words: TextStyle['sizes']
  /** Where in its place a page's text is. */
  stands: TextStyle['stands']
  picture(picture: JpegPicture): Rectangle
  text(picture: JpegPicture | undefined): Rectangle
  number: Rectangle
  end: { title: Rectangle; goodNight: Rectangle; colophon: Rectangle }
}

/** The first picture of a story, for the cover. */
export async function coverPictureOf({ pages }: StoryToBind): Promise<JpegPicture | undefined> {
  const first = pages.find(({ picture }) => picture)?.picture
  return first && jpegOf(first)
}

/** A page for each paragraph, all in letters of one size, then the end. */
export async function tell(book: Book, story: StoryToBind, layout: PageLayout): Promise<void> {
  const pictures = await jpegsOf(story)
  const fitting = story.pages.map(({ text }, at) =>
    book.sizeIn(text, layout.text(pictures[at]), { lettering: 'text', sizes: layout.words }),
  )
  const sizes = commonSizes(layout.words, fitting)
  for (const [at, page] of story.pages.entries())
    storyPage(book, page, pictures[at], { layout, sizes, number: at + 1 })
  theEnd(book, story, layout)
}

/** One after the other, each decoded picture freed before the next: the machine is small. */
async function jpegsOf({ pages }: StoryToBind): Promise<(JpegPicture | undefined)[]> {
  const pictures: (JpegPicture | undefined)[] = []
  for (const page of pages) {
    pictures.push(page.picture && (await jpegOf(page.picture)))
    page.picture = undefined
  }
  return pictures
}

/** A book's pages have one font size, unless a single long page would make that small. */
function commonSizes(sizes: TextStyle['sizes'], fitting: readonly number[]): TextStyle['sizes'] {
  const smallest = Math.min(sizes.largest, ...fitting)
  return { ...sizes, largest: Math.max(smallest, (sizes.largest * 2) / 3) }
}

function storyPage(
  book: Book,
  { text }: BoundPage,
  picture: JpegPicture | undefined,
  { layout, sizes, number }: { layout: PageLayout; sizes: TextStyle['sizes']; number: number },
): void {
  const { paper, ink, stands } = layout
  book.addPage(paper, `Page ${number}`)
  if (picture) book.picture(picture.bytes, layout.picture(picture), `The picture of page ${number}`)
  const look: TextStyle = { lettering: 'text', color: ink, align: 'left', sizes, stands }
  const addNumber = () => centered(book, String(number), layout.number, { color: layout.soft, largest: 10.5 })
  let rest = book.text(text, layout.text(picture), look)
  addNumber()
  while (rest.length > 0) {
    // A very long paragraph continues on the next page.
    book.addPage(paper)
    rest = book.text(rest.join(' '), layout.text(undefined), look)
    addNumber()
  }
}

function theEnd(book: Book, { children, colophon, createdAt }: StoryToBind, layout: PageLayout): void {
  const { paper, ink, soft, end } = layout
  book.addPage(paper, 'The End')
  centered(book, 'The End', end.title, { lettering: 'title', color: ink, largest: 40 })
  if (children.length > 0)
    centered(book, `Sleep tight, ${joinNames(children)}.`, end.goodNight, {
      color: soft,
      largest: 16,
      stands: 'top',
    })
  const made = `${colophon} Made with ${PRODUCT_NAME}, ${createdAt.slice(0, 10)}.`
  centered(book, made, end.colophon, { color: soft, largest: 10 })
}

const SMALLEST = 7

/** A short centered text, as large as it fits. */
export function centered(
  book: Book,
  words: string,
  place: Rectangle,
  { lettering = 'text', stands = 'middle', color, largest, heading = false }: Centered,
): void {
  const leading = lettering === 'title' ? 1.15 : 1.4
  const sizes = { largest, smallest: Math.min(SMALLEST, largest), leading }
  book.text(words, place, { lettering, color, align: 'center', sizes, stands }, heading ? 'H1' : 'P')
}

interface Centered {
  lettering?: TextStyle['lettering']
  stands?: TextStyle['stands']
  color: string
  largest: number
  /** The title of the whole book, for screen readers. */
  heading?: boolean
}

import type { StoryToBind } from '../../ports/bindery.ts'
import { joinNames } from '../../shared/kit/join-names.ts'
import { CREAM, NIGHT } from '../colors.ts'
import type { JpegPicture } from '../jpeg.ts'
import { Book, mm, type Rectangle, type Sheet } from './book.ts'
import { drawLamp } from './lamp.ts'
import { centered, coverPictureOf, type PageLayout, tell } from './pages.ts'

const SIDE = mm(210)
/** What a print shop trims, and its room for marks. */
const BLEED = mm(3)
const MARKS = mm(8)
const MARGIN = mm(20)

const PAPER = '#fffaf0'
const INK = '#241c3a'
const SOFT = '#6a5f80'
const LAMP = '#ffd27a'
const LAMP_ON_PAPER = '#e0a63a'

/** Sheets are folded in the middle: a book has whole ones. */
const PAGES_OF_A_SHEET = 4

/** The story as a square book, a page for each paragraph; for a print shop with bleed and crop marks. */
export async function* pictureBookOf(
  story: StoryToBind,
  { forPrintShop }: { forPrintShop: boolean },
): AsyncGenerator<Uint8Array> {
  const room = forPrintShop ? { bleed: BLEED, marks: MARKS } : { bleed: 0, marks: 0 }
  const book = new Book({ width: SIDE, height: SIDE, ...room }, story)
  cover(book, story, await coverPictureOf(story))
  book.addPage(NIGHT)
  titlePage(book, story)
  await tell(book, story, layoutOf(book.sheet))
  while ((book.pages + 1) % PAGES_OF_A_SHEET !== 0) book.addPage(PAPER)
  backCover(book, story)
  book.end()
  for await (const chunk of book.pdf) yield new Uint8Array(chunk)
}

const across = (y: number, height: number): Rectangle => ({ x: MARGIN, y, width: SIDE - 2 * MARGIN, height })

/** Over the whole width, including the bleed. */
const pictureAt = ({ bleed }: Sheet, picture: JpegPicture): Rectangle => {
  const width = SIDE + 2 * bleed
  return { x: -bleed, y: -bleed, width, height: (width * picture.height) / picture.width }
}

const layoutOf = (sheet: Sheet): PageLayout => ({
  paper: PAPER,
  ink: INK,
  soft: SOFT,
  words: { largest: 19, smallest: 11.5, leading: 1.5 },
  stands: 'middle',
  picture: (picture) => pictureAt(sheet, picture),
  text(picture) {
    const top = picture ? pictureAt(sheet, picture).height - sheet.bleed + mm(8) : MARGIN
    return across(top, SIDE - mm(17) - top)
  },
  number: across(SIDE - mm(15), mm(7)),
  end: {
    title: across(mm(72), mm(26)),
    goodNight: across(mm(104), mm(24)),
    colophon: across(mm(166), mm(28)),
  },
})

function cover(book: Book, { title, children }: StoryToBind, picture: JpegPicture | undefined): void {
  book.addPage(NIGHT, 'Cover')
  const place = picture && pictureAt(book.sheet, picture)
  const top = place ? SIDE + book.sheet.bleed - place.height : SIDE
  if (picture && place) book.picture(picture.bytes, { ...place, y: top }, 'The picture of the cover')
  const words = { color: CREAM, lettering: 'title', largest: 44, heading: true } as const
  centered(book, title, across(mm(14), top - mm(38)), words)
  if (children.length > 0)
    centered(book, `A bedtime story for ${joinNames(children)}`, across(top - mm(23), mm(16)), {
      color: CREAM,
      largest: 15,
    })
}

function titlePage(book: Book, { title, children }: StoryToBind): void {
  book.addPage(PAPER, 'Title')
  book.artifact(() => drawLamp(book.pdf, SIDE / 2, mm(52), mm(22), LAMP_ON_PAPER))
  centered(book, title, across(mm(74), mm(60)), { lettering: 'title', color: INK, largest: 32 })
  if (children.length > 0)
    centered(book, `For ${joinNames(children)}`, across(mm(144), mm(22)), {
      color: SOFT,
      largest: 16,
      stands: 'top',
    })
}

function backCover(book: Book, { title }: StoryToBind): void {
  book.addPage(NIGHT, 'Back cover')
  book.artifact(() => drawLamp(book.pdf, SIDE / 2, mm(92), mm(26), LAMP))
  const words = { lettering: 'title', color: CREAM, largest: 16, stands: 'top' } as const
  centered(book, title, across(mm(116), mm(26)), words)
}

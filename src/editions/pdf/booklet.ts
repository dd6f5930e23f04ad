import type { StoryToBind } from '../../ports/bindery.ts'
import { joinNames } from '../../shared/kit/join-names.ts'
import type { JpegPicture } from '../jpeg.ts'
import { Book, mm, type Rectangle } from './book.ts'
import { centered, coverPictureOf, type PageLayout, tell } from './pages.ts'

const A4 = { width: mm(210), height: mm(297) }
const MARGIN = mm(20)
const WIDTH = A4.width - 2 * MARGIN
const WHITE = '#ffffff'
const INK = '#1d1730'
const SOFT = '#5d5470'

/** The story on plain A4 pages in reading order: white paper, and room at the side for staples. */
export async function* bookletOf(story: StoryToBind): AsyncGenerator<Uint8Array> {
  const book = new Book({ ...A4, bleed: 0, marks: 0 }, story)
  titlePage(book, story, await coverPictureOf(story))
  await tell(book, story, LAYOUT)
  book.end()
  for await (const chunk of book.pdf) yield new Uint8Array(chunk)
}

const across = (y: number, height: number): Rectangle => ({ x: MARGIN, y, width: WIDTH, height })
const pictureAt = (y: number, { width, height }: JpegPicture) => across(y, (WIDTH * height) / width)

const LAYOUT: PageLayout = {
  paper: WHITE,
  ink: INK,
  soft: SOFT,
  words: { largest: 20, smallest: 12, leading: 1.55 },
  stands: 'top',
  picture: (picture) => pictureAt(MARGIN, picture),
  text(picture) {
    const top = MARGIN + (picture ? pictureAt(0, picture).height + mm(12) : 0)
    return across(top, A4.height - mm(26) - top)
  },
  number: across(A4.height - mm(18), mm(8)),
  end: {
    title: across(mm(108), mm(26)),
    goodNight: across(mm(140), mm(26)),
    colophon: across(A4.height - mm(46), mm(24)),
  },
}

function titlePage(book: Book, { title, children }: StoryToBind, picture: JpegPicture | undefined): void {
  book.addPage(WHITE, 'Title')
  const top = mm(112)
  const place = picture && pictureAt(top, picture)
  const words = { lettering: 'title', color: INK, largest: 40, heading: true } as const
  centered(book, title, across(mm(34), mm(66)), words)
  if (picture && place) book.picture(picture.bytes, place, 'The picture of the cover')
  if (children.length > 0)
    centered(
      book,
      `A bedtime story for ${joinNames(children)}`,
      across(top + (place?.height ?? 0) + mm(12), mm(24)),
      {
        color: SOFT,
        largest: 17,
        stands: 'top',
      },
    )
}

import PDFDocument from 'pdfkit'
import type { StoryToBind } from '../../ports/bindery.ts'
import { PRODUCT_NAME } from '../../shared/constants.ts'
import type { FontFace, Lettering } from './letters.ts'
import { type Run, runsOf, type Typeset, typeset } from './lines.ts'

export const mm = (millimeters: number): number => (millimeters * 72) / 25.4

/** A sheet: the trimmed page, the bleed beyond its edge, and the room outside for crop marks. */
export interface Sheet {
  width: number
  height: number
  bleed: number
  marks: number
}

export interface Rectangle {
  x: number
  y: number
  width: number
  height: number
}

export interface TextStyle {
  lettering: Lettering
  color: string
  align: 'left' | 'center'
  sizes: { largest: number; smallest: number; leading: number }
  /** Where the text is when its place is higher. */
  stands: 'top' | 'middle'
}

const MARK = mm(5)

/** A PDF that is drawn page by page, tagged for screen readers, with every font embedded. */
export class Book {
  readonly pdf: PDFKit.PDFDocument
  readonly sheet: Sheet
  #pages = 0
  #known = new Map<string, number>()
  #registered = new Set<string>()
  #root: PDFKit.PDFStructureElement

  constructor(sheet: Sheet, { title, createdAt }: StoryToBind) {
    this.sheet = sheet
    const options = { autoFirstPage: false, margin: 0, pdfVersion: '1.7', tagged: true, lang: 'en', font: '' }
    this.pdf = new PDFDocument({
      ...options,
      displayTitle: true,
      info: {
        Title: title,
        Author: PRODUCT_NAME,
        Creator: PRODUCT_NAME,
        Producer: 'PDFKit',
        CreationDate: new Date(createdAt),
      },
    } as PDFKit.PDFDocumentOptions)
    this.#root = this.pdf.struct('Document')
    this.pdf.addStructure(this.#root)
  }

  get pages(): number {
    return this.#pages
  }

  /** A new page; 0, 0 is the trimmed corner. `name` is its entry in the outline. */
  addPage(paper: string, name?: string): void {
    const { width, height, bleed, marks } = this.sheet
    const outside = bleed + marks
    this.pdf.addPage({ size: [width + 2 * outside, height + 2 * outside], margin: 0 })
    this.#pages += 1
    const box = (edge: number) => [
      outside - edge,
      outside - edge,
      outside + width + edge,
      outside + height + edge,
    ]
    Object.assign(this.pdf.page.dictionary.data, { TrimBox: box(0), BleedBox: box(bleed) })
    this.pdf.translate(outside, outside)
    this.artifact(() => {
      // Without a bleed, a hair more hides the page's own edge.
      const edge = marks > 0 ? bleed : bleed + 1
      this.pdf.rect(-edge, -edge, width + 2 * edge, height + 2 * edge).fill(paper)
      if (marks > 0) this.#cropMarks()
    })
    if (name) this.pdf.outline.addItem(name)
  }

  #cropMarks(): void {
    const { width, height, bleed } = this.sheet
    const lines = [-1, 1].flatMap((side) =>
      [0, 1].flatMap((end) => {
        const x = side < 0 ? -bleed : width + bleed
        const y = side < 0 ? -bleed : height + bleed
        return [
          [x, end * height, x + side * MARK, end * height],
          [end * width, y, end * width, y + side * MARK],
        ]
      }),
    )
    this.pdf.lineWidth(0.25).strokeColor([0, 0, 0, 100])
    for (const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] of lines) this.pdf.moveTo(x1, y1).lineTo(x2, y2).stroke()
  }

  /** Decoration, hidden from screen readers. */
  artifact(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' })
    draw()
    this.pdf.endMarkedContent()
  }

  /** A picture that fills its place; `alt` is its description, and without one it is decoration. */
  picture(bytes: Uint8Array, { x, y, width, height }: Rectangle, alt?: string): void {
    const draw = () => {
      this.pdf.image(Buffer.from(bytes), x, y, { width, height })
    }
    if (alt) this.#tag('Figure', draw, { alt })
    else this.artifact(draw)
  }

  /** A text in its place, as large as it fits; returns the lines that did not fit. */
  text(words: string, place: Rectangle, look: TextStyle, tag: 'H1' | 'P' = 'P'): string[] {
    const { lines, size, leading } = typeset(words, look.lettering, place, look.sizes, (run) =>
      this.#widthOf(run),
    )
    const room = Math.max(1, Math.floor(place.height / leading))
    const shown = lines.slice(0, room)
    const free = place.height - shown.length * leading
    const top = place.y + (look.stands === 'middle' ? Math.max(0, free / 2) : 0)
    this.#tag(tag, () => this.#draw({ lines: shown, size, leading }, { ...place, y: top }, look))
    return lines.slice(room)
  }

  /** The size at which a text fits its place, in points; the smallest one where none does. */
  sizeIn(
    words: string,
    place: Rectangle,
    { lettering, sizes }: Pick<TextStyle, 'lettering' | 'sizes'>,
  ): number {
    return typeset(words, lettering, place, sizes, (run) => this.#widthOf(run)).size
  }

  #draw({ lines, size, leading }: Typeset, place: Rectangle, { lettering, color, align }: TextStyle): void {
    this.pdf.fillColor(color)
    for (const [at, line] of lines.entries()) {
      const runs = runsOf(line, lettering)
      const width = runs.reduce((sum, run) => sum + this.#widthOf(run) * size, 0)
      let x = place.x + (align === 'center' ? (place.width - width) / 2 : 0)
      // The letters are in the middle of their line.
      const baseline = place.y + at * leading + leading / 2 + size * 0.34
      for (const run of runs) {
        this.#use(run.face)
        this.pdf
          .fontSize(size)
          .text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic', features: [] })
        x += this.#widthOf(run) * size
      }
    }
  }

  #widthOf(run: Run): number {
    const key = `${run.face.id} ${run.text}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    this.#use(run.face)
    const width = this.pdf.fontSize(100).widthOfString(run.text, { features: [] }) / 100
    this.#known.set(key, width)
    return width
  }

  #use({ id, bytes }: FontFace): void {
    if (!this.#registered.has(id)) {
      this.pdf.registerFont(id, bytes)
      this.#registered.add(id)
    }
    this.pdf.font(id)
  }

  #tag(tag: string, draw: () => void, options: { alt?: string } = {}): void {
    this.#root.add(this.pdf.struct(tag, options, [draw]))
  }

  /** Closes the book: the rest of it comes out of the stream. */
  end(): void {
    this.#root.end()
    this.pdf.end()
  }
}

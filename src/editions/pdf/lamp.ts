/** The product's lamp on its book, in a square of 32 (src/components/shell/brand.tsx). */
const LIGHT = 'M9.5 13.5 3 25h26l-6.5-11.5Z'
const SHADE =
  'M12.5 3h7a1.5 1.5 0 0 1 1.4 1l3.3 8.3a1.2 1.2 0 0 1-1.1 1.7H8.9a1.2 1.2 0 0 1-1.1-1.7L11.1 4a1.5 1.5 0 0 1 1.4-1Z'
const STAND = 'M16 14v13.5M4 25.5c4.5-1.3 8.5-.8 12 2 3.5-2.8 7.5-3.3 12-2'
const SQUARE = 32

/** Draws it around a center, in points. */
export function drawLamp(pdf: PDFKit.PDFDocument, x: number, y: number, size: number, color: string): void {
  pdf.save()
  pdf.translate(x - size / 2, y - size / 2).scale(size / SQUARE)
  pdf.fillOpacity(0.22).path(LIGHT).fill(color)
  pdf.fillOpacity(1).path(SHADE).fill(color)
  pdf.lineWidth(2).lineCap('round').lineJoin('round').path(STAND).stroke(color)
  pdf.restore()
}

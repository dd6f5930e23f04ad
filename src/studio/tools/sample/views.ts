/** How a page of the landing page's story is shown. */
export interface SampleView {
  /** Of the seeds that were looked at, the one whose trees and figures leave the faces alone. */
  seed: number
  /** How much of the painted canvas is shown around its faces: a square, in canvas units. */
  side: number
}

export const SAMPLE_VIEWS: readonly SampleView[] = [
  { seed: 6, side: 740 },
  { seed: 3, side: 800 },
  { seed: 3, side: 780 },
]

/** How a page of the landing page's story is shown. */
export interface SampleView {
  /** A seed whose trees and figures leave the faces clear. */
  seed: number
  /** Side of the visible square around the faces, in canvas units. */
  side: number
}

export const SAMPLE_VIEWS: readonly SampleView[] = [
  { seed: 6, side: 740 },
  { seed: 3, side: 800 },
  { seed: 3, side: 780 },
]

/** The widths of the files of the landing page's pictures, in pixels, largest first. */
export const SAMPLE_WIDTHS = [960, 640] as const

export const SAMPLE_NARRATION = '/sample/narration.mp3'
export const SAMPLE_AMBIENCE = '/sample/ambience.mp3'

/** A page's picture as a srcset; pages count from 1. */
export const samplePicture = (page: number, kind: 'avif' | 'webp'): string =>
  SAMPLE_WIDTHS.map((width) => `/sample/page-${page}-${width}.${kind} ${width}w`).join(', ')

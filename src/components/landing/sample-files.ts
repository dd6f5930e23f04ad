/** The widths of the files of the landing page's pictures, in pixels, largest first. */
export const SAMPLE_WIDTHS = [960, 640] as const

/** The same pictures as a phone shows them: a part of the square, and half the bytes. */
export const SAMPLE_ON_PHONE = { ratio: 3 / 4, from: 0.6 } as const

export const SAMPLE_NARRATION = '/sample/narration.mp3'
export const SAMPLE_AMBIENCE = '/sample/ambience.mp3'

/** A page's picture as a srcset; pages count from 1. */
export const samplePicture = (page: number, kind: 'avif' | 'webp' | 'phone'): string =>
  SAMPLE_WIDTHS.map((width) => `/sample/page-${page}-${width}${ENDINGS[kind]} ${width}w`).join(', ')

const ENDINGS = { avif: '.avif', webp: '.webp', phone: '-phone.avif' } as const

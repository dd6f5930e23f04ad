/** The formats in which a story can be downloaded, one line each: its key in the address, its file and its use. */
export const EDITIONS = {
  ebook: {
    ending: 'epub',
    contentType: 'application/epub+zip',
    name: 'E-book',
    format: 'EPUB',
    about: 'Reads aloud and lights up each word, in Thorium, Readest and other readers.',
  },
  'fixed-ebook': {
    ending: 'epub',
    contentType: 'application/epub+zip',
    name: 'E-book for Apple Books',
    format: 'EPUB',
    about: 'The same with fixed pages, without which Apple Books reads nothing aloud.',
  },
  'picture-book': {
    ending: 'pdf',
    contentType: 'application/pdf',
    name: 'Picture book',
    format: 'PDF',
    about: 'Square, 21 × 21 cm, with a cover: for a screen, or to print at home.',
  },
  'print-shop': {
    ending: 'pdf',
    contentType: 'application/pdf',
    name: 'Picture book for a print shop',
    format: 'PDF',
    about: 'The same book with 3 mm of bleed and crop marks.',
  },
  booklet: {
    ending: 'pdf',
    contentType: 'application/pdf',
    name: 'A4 booklet',
    format: 'PDF',
    about: 'Plain pages with a picture and its words, to print and staple.',
  },
  audiobook: {
    ending: 'mp3',
    contentType: 'audio/mpeg',
    name: 'Audiobook',
    format: 'MP3',
    about: 'The voice alone, with a chapter for each page and the cover.',
  },
} as const

export type Edition = keyof typeof EDITIONS

export const EDITION_KEYS = Object.keys(EDITIONS) as Edition[]

/** The edition in an address; undefined for anything else. */
export const editionOf = (text: string | undefined): Edition | undefined =>
  EDITION_KEYS.find((edition) => edition === text)

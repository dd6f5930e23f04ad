import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'

/** Andika is designed for children who learn to read; Fraunces is the product's own, for titles. */
export type Lettering = 'text' | 'bold' | 'title'

/** The product's own fonts, those of one script, or one for every script. */
type Reach = 'own' | 'script' | 'every'

interface Family {
  name: string
  reach: Reach
  weight: 400 | 600 | 700
  /** A single file with all letters. */
  whole?: string
}

const plain = (name: string, reach: Reach = 'script'): Family => ({ name, reach, weight: 400 })

const ANDIKA = plain('andika', 'own')
const ANDIKA_BOLD: Family = { ...ANDIKA, weight: 700 }
const FIRST: Record<Lettering, Family[]> = {
  text: [ANDIKA],
  bold: [ANDIKA_BOLD, ANDIKA],
  title: [{ name: 'fraunces', reach: 'own', weight: 600 }, ANDIKA_BOLD, ANDIKA],
}

/** For names in other scripts, the first that has the letter; the last has nearly every letter. */
const OTHERS = [
  'didact-gothic',
  'noto-sans-hebrew',
  'noto-naskh-arabic',
  'noto-sans-devanagari',
  'noto-sans-bengali',
  'noto-sans-gurmukhi',
  'noto-sans-gujarati',
  'noto-sans-tamil',
  'noto-sans-telugu',
  'noto-sans-kannada',
  'noto-sans-malayalam',
  'noto-sans-sinhala',
  'noto-sans-thai',
  'noto-sans-lao',
  'noto-sans-khmer',
  'noto-sans-myanmar',
  'noto-sans-georgian',
  'noto-sans-armenian',
  'noto-sans-ethiopic',
  'yomogi',
  'zcool-xiaowei',
  'gowun-dodum',
].map((name) => plain(name))
const EVERY_LETTER: Family = { ...plain('unifontex', 'every'), whole: 'latin' }

/** One font file. */
export interface FontFace {
  /** Unique among them. */
  id: string
  bytes: Buffer
  font: Font
  weight: number
  reach: Reach
}

const faces = new Map<string, FontFace | undefined>()
const ranges = new Map<string, [subset: string, from: number, to: number][]>()
const found = new Map<string, FontFace | undefined>()

/** The font of a letter; undefined where none has it. */
export function fontFaceOf(letter: string, lettering: Lettering): FontFace | undefined {
  const key = `${lettering} ${letter}`
  if (found.has(key)) return found.get(key)
  const code = letter.codePointAt(0) ?? 0
  let face: FontFace | undefined
  for (const family of [...FIRST[lettering], ...OTHERS, EVERY_LETTER]) {
    face = facesFor(family, code).find((each) => each.font.hasGlyphForCodePoint(code))
    if (face) break
  }
  found.set(key, face)
  return face
}

/** Whether a font also has this letter. */
export const hasLetter = (face: FontFace, letter: string): boolean =>
  face.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)

/** The files of a family that claim to have a letter. */
function facesFor(family: Family, code: number): FontFace[] {
  const { name, weight, whole } = family
  const subsets = whole
    ? [whole]
    : rangesOf(name).flatMap(([subset, from, to]) => (code >= from && code <= to ? [subset] : []))
  return subsets.flatMap((subset) => faceIn(`${name}-${subset}-${weight}-normal`, family) ?? [])
}

function faceIn(id: string, family: Family): FontFace | undefined {
  if (!faces.has(id)) faces.set(id, opened(id, family))
  return faces.get(id)
}

/** An unreadable file counts as missing. */
function opened(id: string, { name, weight, reach }: Family): FontFace | undefined {
  try {
    const bytes = readFileSync(fileIn(name, `files/${id}.woff`))
    const font = create(bytes) as Font
    // Read now: some files of a family are empty.
    font.hasGlyphForCodePoint(0x20)
    return { id, bytes, font, weight, reach }
  } catch {
    return undefined
  }
}

/** Which subset has which letters, according to the package: "[12]" is the file 12. */
function rangesOf(family: string): [string, number, number][] {
  const known = ranges.get(family)
  if (known) return known
  const told = JSON.parse(readFileSync(fileIn(family, 'unicode.json'), 'utf8')) as Record<string, string>
  const all = Object.entries(told).flatMap(([subset, text]) =>
    text.split(',').map((range): [string, number, number] => {
      const [from = '', to = from] = range.trim().replace('U+', '').split('-')
      return [subset.replace(/[[\]]/g, ''), Number.parseInt(from, 16), Number.parseInt(to, 16)]
    }),
  )
  ranges.set(family, all)
  return all
}

const fileIn = (family: string, path: string) =>
  fileURLToPath(new URL(`./${path}`, import.meta.resolve(`@fontsource/${family}/package.json`)))

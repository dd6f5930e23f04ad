import { join } from 'node:path'
import sharp from 'sharp'
import { HAIR_COLORS, SKIN_TONES } from '../../src/shared/characters/cast-sheet.ts'
import { lookInPhoto } from '../../src/shared/characters/photo-look/index.ts'
import type { PhotoLook } from '../../src/shared/characters/photo-look/look.ts'

const [BLACK, , DARK_BROWN, BROWN, RED, HONEY, BLOND] = HAIR_COLORS
const LETTERS: Record<string, string> = {
  [BLACK]: 'k',
  [DARK_BROWN]: 'd',
  [BROWN]: 'b',
  [RED]: 'r',
  [HONEY]: 'h',
  [BLOND]: 'y',
}

/** A person's labels for a portrait: the skin tone, all acceptable hair colors and lengths, glasses. */
interface Label {
  file: string
  tone: number
  hair: string
  length: string
  glasses: boolean
}

type Verdict = 'right' | 'wrong' | 'not seen'

/**
 * How often the look read from portraits is wrong, by tone. `folder` contains them and `labels.txt` with a line each:
 * file, tone 0 to 9, letters of hair colors (k black, d dark brown, b brown, r red, h honey, y blond, g gray, n none, -
 * covered) and lengths (s short, m middle, l long, x bare, c covered), and 1 for glasses. Skin is wrong from three
 * tones off.
 */
export async function measurePhotos(folder: string) {
  const counts: Record<string, Record<Verdict, number>> = {}
  for (const label of await labelsIn(folder)) {
    const { data, info } = await sharp(join(folder, label.file))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const seen = lookInPhoto({ width: info.width, height: info.height, data })
    for (const [part, verdict] of Object.entries(verdicts(seen, label)))
      for (const group of [groupOf(label.tone), 'all tones']) {
        const row = `${part}, ${group}`
        counts[row] ??= { right: 0, wrong: 0, 'not seen': 0 }
        counts[row][verdict]++
      }
  }
  return Object.fromEntries(
    Object.entries(counts)
      .sort()
      .map(([row, count]) => [row, { ...count, ...sharesOf(count) }]),
  )
}

async function labelsIn(folder: string): Promise<Label[]> {
  const text = await Bun.file(join(folder, 'labels.txt')).text()
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [file = '', tone = '', hair = '', length = '', glasses] = line.split(' ')
      return { file, tone: Number(tone), hair, length, glasses: glasses === '1' }
    })
}

function verdicts(seen: PhotoLook, { tone, hair, length, glasses }: Label): Record<string, Verdict> {
  const verdict = (isRight: boolean | undefined): Verdict =>
    isRight === undefined ? 'not seen' : isRight ? 'right' : 'wrong'
  return {
    skin: verdict(seen.skin && Math.abs(SKIN_TONES.indexOf(seen.skin) - tone) <= 2),
    'hair color': verdict(seen.hairColor && hair.includes(LETTERS[seen.hairColor] ?? '?')),
    'hair length': verdict(seen.hairLength && (seen.hairLength === 'long' ? /[lm]/ : /s/).test(length)),
    glasses: verdict(seen.glasses === undefined ? undefined : seen.glasses === glasses),
  }
}

const groupOf = (tone: number) => (tone <= 2 ? 'light' : tone <= 4 ? 'middle' : 'dark')

function sharesOf({ right, wrong, 'not seen': unseen }: Record<Verdict, number>) {
  const percent = (part: number, whole: number) =>
    whole === 0 ? '-' : `${Math.round((100 * part) / whole)} %`
  return {
    'wrong of all': percent(wrong, right + wrong + unseen),
    'wrong of said': percent(wrong, right + wrong),
  }
}

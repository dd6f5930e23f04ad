import { expect, test } from 'bun:test'
import { COMBOS } from '../../../src/components/creation/flow/combos.ts'
import {
  comboPicture,
  LANDING_PICTURES,
  themeTile,
  toneTile,
} from '../../../src/components/pictures/files.ts'
import type { SmallPictureFile } from '../../../src/components/pictures/small-picture.tsx'
import { THEME_IDS } from '../../../src/shared/stories/themes.ts'
import { TONE_IDS } from '../../../src/shared/stories/tones.ts'
import { GALLERY } from '../../../src/studio/tools/pictures/gallery.ts'
import { keptPictures, madeFrom, stalePictures } from '../../../src/studio/tools/pictures/kept.ts'

const KEPT = keptPictures()
const FILES = Object.assign({}, ...Object.values(KEPT).map(({ files }) => files)) as Record<string, number>

test('every theme, tone, quick start and landing picture has its files', async () => {
  const shown: SmallPictureFile[] = [
    ...THEME_IDS.map(themeTile),
    ...TONE_IDS.map(toneTile),
    ...COMBOS.map(({ themeId }) => comboPicture(themeId)),
    ...Object.values(LANDING_PICTURES),
  ]
  const names = shown.flatMap(({ name, widths }) =>
    widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]),
  )
  expect(names.filter((name) => !(name in FILES))).toEqual([])
})

test('a tile is small enough for a slow evening', () => {
  const tiles = Object.entries(FILES).filter(([name]) => /^(?:theme-.*-320|tone-.*)\.avif$/.test(name))
  expect(tiles.length).toBe(THEME_IDS.length + TONE_IDS.length)
  expect(tiles.filter(([, bytes]) => bytes > 12_000)).toEqual([])
})

test('a picture that would be drawn differently now is out of date, and the others are not', () => {
  const [first, second] = GALLERY
  if (!first || !second) throw new Error('The gallery is empty')
  const kept = {
    [first.name]: { madeFrom: madeFrom(first), files: {} },
    [second.name]: { madeFrom: madeFrom(second), files: {} },
  }
  const rainy = { ...second, scenery: { ...second.scenery, weather: 'rain' as const } }
  expect(stalePictures([first, second], kept)).toEqual([])
  expect(stalePictures([first, rainy], kept)).toEqual([rainy])
})

test('a picture whose file is gone is out of date', () => {
  const [first] = GALLERY
  if (!first) throw new Error('The gallery is empty')
  const kept = { [first.name]: { madeFrom: madeFrom(first), files: { 'gone-320.avif': 1 } } }
  expect(stalePictures([first], kept)).toEqual([first])
})

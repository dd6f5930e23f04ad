import type { Brush } from '../brush.ts'
import { darker, lighter } from '../figures/color.ts'
import { box, disc, discs, oval, roundStar, shape, stroke } from '../figures/svg.ts'
import { bookshelf, indoors, windowPane } from './room.ts'

/** The wall behind a child's bed; it varies by story. */
export function wallBehindBed(brush: Brush, floor: number, cloth: string): string {
  return wallOf(brush)(brush, floor, cloth)
}

type Wall = (brush: Brush, floor: number, cloth: string) => string

/** Whether that wall has a window. */
export const hasGable = (brush: Brush): boolean => wallOf(brush) === gable
const wallOf = ({ look }: Brush): Wall => WALLS[Math.floor(look / 4) % WALLS.length] ?? gable

/** A wide window with a seat under it. */
export const GABLE = { x: 520, y: 420, width: 320, height: 290 } as const
const gable: Wall = (brush, floor, cloth) =>
  windowPane(brush, GABLE.x, GABLE.y, GABLE.width, GABLE.height, cloth) +
  box(470, floor - 104, 420, 110, 10, indoors(brush, '#b98a5c')) +
  box(462, floor - 126, 436, 34, 14, indoors(brush, cloth)) +
  oval(530, floor - 146, 54, 36, indoors(brush, '#f2c6a0')) +
  oval(820, floor - 146, 54, 36, indoors(brush, '#a8d0c8'))

/** A wardrobe and a picture of a whale. */
const wardrobe: Wall = (brush, floor) => {
  const wood = indoors(brush, '#a8744c')
  return (
    box(440, 470, 250, floor - 460, 12, brush.sketch.down(lighter(wood, 0.16), darker(wood, 0.2))) +
    box(456, 490, 104, floor - 506, 8, lighter(wood, 0.08)) +
    box(570, 490, 104, floor - 506, 8, lighter(wood, 0.08)) +
    discs(
      [
        [548, 690],
        [582, 690],
      ],
      indoors(brush, '#ffd27a'),
      8,
    ) +
    box(760, 500, 260, 180, 8, indoors(brush, '#f4e8d8')) +
    box(776, 516, 228, 148, 4, indoors(brush, '#9fd0e8')) +
    shape(
      'M806 610Q800 560 862 556Q930 556 948 590Q970 590 980 566Q996 596 962 612Q930 652 862 648Q812 646 806 610Z',
      indoors(brush, '#4f7fb8'),
    ) +
    disc(836, 596, 5, indoors(brush, '#1f2a4a')) +
    stroke('M866 548q-12 -22 -24 -12M866 548q10 -24 24 -14', indoors(brush, '#f0fbff'), 6)
  )
}

/** Bookshelves up to the ceiling, and a rocking horse. */
const library: Wall = (brush, floor) =>
  bookshelf(brush, 430, 560, 330) +
  bookshelf(brush, 430, 690, 330) +
  bookshelf(brush, 430, floor - 50, 330) +
  box(418, 460, 14, floor - 450, 4, indoors(brush, '#a8744f')) +
  box(758, 460, 14, floor - 450, 4, indoors(brush, '#a8744f')) +
  stroke(`M850 ${floor + 20}Q930 ${floor + 54} 1010 ${floor + 20}`, indoors(brush, '#b5654a'), 14) +
  shape(
    `M880 ${floor + 20}V${floor - 40}Q880 ${floor - 84} 940 ${floor - 80}L966 ${floor - 130}Q1000 ${floor - 140} 1004 ${floor - 96}L980 ${floor - 90}V${floor + 20}H956V${floor - 20}H904V${floor + 20}Z`,
    indoors(brush, '#e8d0a8'),
  ) +
  stroke(`M960 ${floor - 128}Q940 ${floor - 110} 942 ${floor - 80}`, indoors(brush, '#8a5a3c'), 10) +
  disc(986, floor - 114, 4, indoors(brush, '#2a1722'))

/** Hills and a moon painted on the wall, and a toy chest. */
const mural: Wall = (brush, floor) =>
  disc(860, 520, 62, indoors(brush, '#ffe9b0'), 'opacity=".85"') +
  [470, 560, 700, 760, 980]
    .map((x, i) => roundStar(x, 470 + ((i * 67) % 150), 12, indoors(brush, '#fff2c0'), 'opacity=".8"'))
    .join('') +
  shape(
    `M380 ${floor - 16}V720Q500 620 640 700Q760 770 900 680Q1020 620 1100 700V${floor - 16}Z`,
    indoors(brush, '#7fb09a'),
    'opacity=".8"',
  ) +
  shape(
    `M380 ${floor - 16}V800Q560 730 720 800Q900 860 1100 770V${floor - 16}Z`,
    indoors(brush, '#5f9080'),
    'opacity=".85"',
  ) +
  box(450, floor - 70, 220, 96, 12, indoors(brush, '#c9804f')) +
  box(442, floor - 86, 236, 30, 10, indoors(brush, '#e0a070')) +
  disc(520, floor - 100, 26, indoors(brush, '#e2707f')) +
  box(580, floor - 116, 40, 34, 5, indoors(brush, '#7fa8e0')) +
  roundStar(560, floor - 26, 16, indoors(brush, '#ffe2a0'))

const WALLS: readonly Wall[] = [gable, wardrobe, library, mural]

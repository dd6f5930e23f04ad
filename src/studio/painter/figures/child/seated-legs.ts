import { darker, lighter } from '../color.ts'
import { oval, shape, stroke } from '../svg.ts'

/** What the legs of a seated figure consist of: the color of the thighs, and of the shins below. */
export interface SeatedCloth {
  thigh: string
  shin: string
  /** Bare below short trousers. */
  knee?: string
  shinWidth: number
}

const KNEES = [
  { x: 66, mirror: false },
  { x: 134, mirror: true },
] as const

/** A skirt over two knees that point at the viewer: the lap, and its edge in shade. */
export function lapOfSkirt(top: string): string {
  return (
    shape(
      'M48 266Q24 298 26 326Q60 341 100 339Q140 341 174 326Q176 298 152 266Q100 290 48 266Z',
      lighter(top, 0.06),
    ) +
    KNEES.map(({ x }) => oval(x, 309, 27, 15, lighter(top, 0.26), 'opacity=".6"')).join('') +
    shape(
      'M26 326Q60 341 100 339Q140 341 174 326L175 314Q140 326 134 325Q118 326 100 322Q82 326 66 325Q60 326 25 314Z',
      darker(top, 0.28),
      'opacity=".75"',
    ) +
    stroke('M100 292Q98 306 100 322', darker(top, 0.45), 4, 'opacity=".22"')
  )
}

/** Two thighs seen from the front, foreshortened, each ending in a knee. */
export const thighs = ({ thigh, knee }: SeatedCloth): string =>
  KNEES.map(({ mirror }) => {
    const color = mirror ? darker(thigh, 0.12) : thigh
    return (
      shape(at(THIGH, mirror), color) +
      (knee ? shape(at(KNEE, mirror), knee) : '') +
      shine(mirror, knee ?? color)
    )
  }).join('') + stroke('M100 280V330', darker(thigh, 0.5), 4, 'opacity=".35"')

const THIGH = [60, 262, 38, 292, 40, 316, 44, 340, 68, 340, 94, 340, 98, 318, 100, 292, 100, 274] as const
const KNEE = [41, 312, 42, 314, 41, 317, 45, 340, 68, 340, 94, 340, 97, 318, 98, 312, 98, 306] as const

/** The outline of a left leg, or of a right one. */
const at = ([x0, y0, ...more]: readonly number[], mirror: boolean): string => {
  const across = (x: number) => (mirror ? 200 - x : x)
  const curves = Array.from({ length: more.length / 4 }, (_, index) => {
    const [cx = 0, cy = 0, x = 0, y = 0] = more.slice(index * 4)
    return `Q${across(cx)} ${cy} ${across(x)} ${y}`
  })
  return `M${across(x0 ?? 0)} ${y0}${curves.join('')}Z`
}

const shine = (mirror: boolean, color: string): string =>
  oval(mirror ? 134 : 66, 316, 19, 13, lighter(color, 0.25), 'opacity=".6"')

/** The shins that hang down from both knees. */
export const shins = ({ shin, shinWidth }: SeatedCloth): string =>
  KNEES.map(({ x, mirror }) =>
    stroke(`M${x} 322L${x + (mirror ? 2 : -2)} 350`, mirror ? darker(shin, 0.1) : shin, shinWidth),
  ).join('')

import { darker, lighter, mix } from '../../color.ts'
import type { Sketch } from '../../sketch.ts'
import { discs, mirrored, n, oval, shape, stroke } from '../../svg.ts'
import type { Species } from '../species/index.ts'

const both = (part: string) => part + mirrored(part)

/** Marks behind the whole animal: wings, spines, shell, mane. */
export function marksBehind(species: Species, sketch: Sketch, headY: number): string {
  const marks = species.marks ?? []
  const mark = species.mark ?? species.dark
  const parts: string[] = []
  if (marks.includes('wings'))
    parts.push(
      both(
        shape(
          'M-34 -120Q-86 -204 -168 -196Q-146 -170 -158 -138Q-124 -146 -122 -112Q-88 -122 -52 -84Z',
          sketch.fade('#ffcfa0', '#ff9a7a', '#d96a80'),
        ) +
          stroke(
            'M-36 -118Q-86 -202 -168 -196M-44 -106Q-100 -150 -158 -138M-48 -96Q-90 -120 -122 -112',
            darker(species.fur, 0.25),
            6,
          ),
      ),
    )
  if (marks.includes('shell'))
    parts.push(
      oval(0, -64, 92, 74, sketch.ball(lighter(mark, 0.25), mark, darker(mark, 0.3))) +
        stroke(
          'M-70 -90Q-40 -70 -60 -30M70 -90Q40 -70 60 -30M-40 -126Q0 -112 40 -126',
          darker(mark, 0.3),
          4,
          'opacity=".5"',
        ),
    )
  if (marks.includes('spines')) parts.push(spines(0, headY / 2 - 22, 80, 92, mark))
  if (marks.includes('mane'))
    parts.push(
      discs(
        Array.from({ length: 14 }, (_, index) => {
          const angle = (index / 14) * Math.PI * 2
          return [Math.cos(angle) * 66, headY + Math.sin(angle) * 60, 26 + (index % 2) * 5]
        }),
        sketch.fade(lighter(mark, 0.2), mark, darker(mark, 0.3)),
      ),
    )
  return parts.join('')
}

type Mark = NonNullable<Species['marks']>[number]

/** Marks on the body, between its fur and the arms. */
export function marksOnBody(species: Species, back: boolean): string {
  const mark = species.mark ?? species.dark
  return BODY_MARKS.filter(([name]) => species.marks?.includes(name))
    .map(([, draw]) => draw(mark, back, species))
    .join('')
}

/** In painting order. */
const BODY_MARKS: [Mark, (mark: string, back: boolean, species: Species) => string][] = [
  ['stripes', stripes],
  ['patches', patches],
  ['fawn', fawnSpots],
  ['wool', wool],
  ['shell', (mark, back) => (back ? shellOnBack(mark) : '')],
  ['spines', (mark, back) => (back ? spines(0, -60, 62, 58, mark) : '')],
  ['plates', plates],
]

function stripes(mark: string, back: boolean): string {
  return (
    both(stroke('M-46 -50L-30 -46M-48 -32L-32 -30M-42 -70L-28 -64', mark, 7)) +
    (back ? stroke('M0 -100V-20', mark, 6) : '')
  )
}

function patches(mark: string, back: boolean): string {
  return (
    oval(-36, -78, 14, 18, mark, 'opacity=".85"') +
    oval(38, -36, 13, 20, mark, 'opacity=".85"') +
    (back ? oval(0, -60, 18, 20, mark, 'opacity=".85"') : '')
  )
}

function fawnSpots(mark: string, back: boolean): string {
  return discs(
    back
      ? [
          [-20, -80],
          [0, -70],
          [20, -80],
          [-12, -50],
          [14, -50],
        ]
      : [
          [-42, -70],
          [42, -70],
          [-44, -50],
          [44, -50],
        ],
    mark,
    5,
  )
}

function wool(): string {
  return discs(
    [
      [-46, -96, 22],
      [46, -96, 22],
      [-56, -64, 24],
      [56, -64, 24],
      [-48, -30, 24],
      [48, -30, 24],
      [0, -18, 26],
      [-26, -14, 22],
      [26, -14, 22],
      [0, -104, 24],
      [0, -62, 44],
    ],
    '#fffaf2',
  )
}

function shellOnBack(mark: string): string {
  return (
    oval(0, -66, 70, 64, mark) +
    stroke('M0 -128V-6M-62 -84L62 -48M62 -84L-62 -48', darker(mark, 0.3), 5, 'opacity=".5"')
  )
}

function plates(mark: string, back: boolean, species: Species): string {
  return back
    ? shape('M-12 -110L0 -136L12 -110ZM-12 -76L0 -102L12 -76ZM-12 -42L0 -68L12 -42Z', mark)
    : stroke(
        'M-20 -74Q0 -66 20 -74M-25 -52Q0 -42 25 -52M-25 -30Q0 -20 25 -30',
        mix(species.belly, '#c98a4c', 0.5),
        4,
        'opacity=".7"',
      )
}

/** A coat of quills around an oval. */
export function spines(x: number, y: number, rx: number, ry: number, color: string): string {
  const points = Array.from({ length: 48 }, (_, index) => {
    const angle = (index / 48) * Math.PI * 2
    const reach = index % 2 ? 1 : 1.2
    return `${n(x + Math.cos(angle) * rx * reach)} ${n(y + Math.sin(angle) * ry * reach)}`
  })
  const quills = Array.from({ length: 16 }, (_, index) => {
    const angle = Math.PI * (1.05 + (index / 15) * 0.9)
    const inner = 0.88 + (index % 2) * 0.1
    return `M${n(x + Math.cos(angle) * rx * inner)} ${n(y + Math.sin(angle) * ry * inner)}L${n(x + Math.cos(angle) * rx * 1.08)} ${n(y + Math.sin(angle) * ry * 1.08)}`
  })
  return (
    shape(`M${points.join('L')}Z`, color) + stroke(quills.join(''), lighter(color, 0.4), 3, 'opacity=".6"')
  )
}

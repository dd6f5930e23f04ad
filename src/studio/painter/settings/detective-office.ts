import { between } from '../../../shared/kit/random.ts'
import type { Backdrop, Brush } from '../brush.ts'
import { WIDTH } from '../canvas.ts'
import { darker, lighter } from '../figures/color.ts'
import { box, disc, n, oval, repeat, shape, stroke } from '../figures/svg.ts'
import { boards, lamplit, pendant, potted, rug, solidWood, wall, warmAir } from './interior.ts'
import { motes } from './land.ts'
import { drawnAt, glow, shadow } from './shade.ts'
import { moon } from './sky.ts'

const FLOOR = 872
const OAK = '#8f5f45'

/** A detective's office: a board of clues, a green lamp, and the roofs of the town outside. */
export function detectiveOffice(brush: Brush): Backdrop {
  return {
    behind:
      wall(brush, '#8f6f94', FLOOR) +
      paneling(brush) +
      boards(brush, '#8a5c50', FLOOR) +
      townWindow(brush, 70, 372, 300, 300) +
      clueBoard(brush, 470, 350, 410, 250) +
      hatStand(brush, 930, 900) +
      warmAir(brush, '#ffb45e') +
      cabinet(brush, 1030, 900) +
      desk(brush, 1220, 950) +
      readingChair(brush, 210, 930) +
      pendant(brush, WIDTH / 2, 256, '#3f8a6a') +
      rug(brush, WIDTH / 2, 1042, 410, ['#7a3a4e', '#a8586a', '#c98a7a']),
    before: motes(brush, 12, 440, 900, '#ffdf9a'),
    ground: 1006,
    floats: false,
    wall: FLOOR,
    windows: [{ x: 70, y: 372, width: 300, height: 300 }],
    // The hat stand and the cabinet.
    tall: [
      { x: 930, half: 60 },
      { x: 1110, half: 100 },
    ],
  }
}

function paneling(brush: Brush): string {
  const top = 690
  return (
    box(-10, top, WIDTH + 20, FLOOR - top, 0, solidWood(brush, '#7a4f4a')) +
    repeat(12, (i) =>
      box(i * 116 - 12, top + 26, 96, FLOOR - top - 58, 8, lamplit(brush, '#6a4342'), 'opacity=".8"'),
    ) +
    box(-10, top - 8, WIDTH + 20, 16, 5, lamplit(brush, '#9a6a58')) +
    box(-10, FLOOR - 20, WIDTH + 20, 22, 0, lamplit(brush, '#5f3a3c'))
  )
}

/** The town's roofs behind half-drawn blinds. */
function townWindow(brush: Brush, x: number, y: number, width: number, height: number): string {
  const { sketch, hour, random } = brush
  const clip = sketch.clip(`M${x} ${y}h${width}v${height}h${-width}Z`)
  const roofs = repeat(7, (i) => {
    const [left, tall] = [x - 20 + i * 50, between(random, 70, 160)]
    const roof = brush.tint(i % 2 ? '#5f6aa0' : '#4f5890', 0.1)
    const foot = y + height
    return (
      shape(
        `M${n(left)} ${foot}V${n(foot - tall)}L${n(left + 28)} ${n(foot - tall - 34)}L${n(left + 56)} ${n(foot - tall)}V${foot}Z`,
        roof,
      ) +
      repeat(Math.floor(tall / 40), (row) =>
        box(
          left + 18,
          foot - tall + 12 + row * 38,
          18,
          20,
          3,
          random() < 0.7 ? '#ffd98a' : darker(roof, 0.2),
        ),
      )
    )
  })
  const slats = repeat(6, (i) => box(x - 8, y + i * 19, width + 16, 11, 4, solidWood(brush, '#e0bd92')))
  const frame = lamplit(brush, '#7d5240')
  return (
    `<g clip-path="${clip}">${box(x, y, width, height, 0, sketch.down(...hour.sky))}${
      hour.orb === 'sun'
        ? glow(brush, x + width * 0.7, y + height * 0.56, 150, '#fff0b8', 0.9)
        : moon(brush, x + width * 0.68, y + height * 0.5, 32)
    }${roofs}</g>` +
    slats +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="none" stroke="${frame}" stroke-width="18"/>` +
    stroke(`M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.62}h${width}`, frame, 9) +
    box(x - 22, y + height + 4, width + 44, 20, 7, lamplit(brush, '#9a6a50'))
  )
}

const CLUES: readonly ((brush: Brush) => string)[] = [
  (brush) =>
    oval(0, 8, 15, 12, lamplit(brush, '#5a4a6a')) +
    [-18, -6, 7, 19]
      .map((x, i) => oval(x, i === 0 || i === 3 ? -6 : -14, 6, 8, lamplit(brush, '#5a4a6a')))
      .join(''),
  (brush) =>
    stroke('M-12 -8Q-10 -24 2 -24Q18 -22 16 -8Q14 2 2 10', lamplit(brush, '#d9484f'), 8) +
    disc(2, 24, 5, lamplit(brush, '#d9484f')),
  (brush) =>
    stroke('M-28 16Q-10 -18 6 4T28 -10', lamplit(brush, '#d9484f'), 4, 'stroke-dasharray="7 7"') +
    stroke('M22 -20l12 12M34 -20l-12 12', lamplit(brush, '#d9484f'), 4),
  (brush) => stroke('M-24 -12H24M-24 0H18M-24 12H22', lamplit(brush, '#8a7a9a'), 4),
  (brush) =>
    disc(-10, 0, 13, lamplit(brush, '#ffcf5c')) +
    stroke('M2 0H30M20 0v12M28 0v9', lamplit(brush, '#e0a02e'), 6),
  (brush) =>
    shape('M-26 20Q-20 -22 0 -22Q20 -22 26 20Z', lamplit(brush, '#f2a34a')) +
    shape('M-18 -14l2 -16 12 10zM18 -14l-2 -16-12 10z', lamplit(brush, '#f2a34a')) +
    disc(-8, -2, 3.4, '#3a2440') +
    disc(8, -2, 3.4, '#3a2440'),
]

function clueBoard(brush: Brush, x: number, y: number, width: number, height: number): string {
  const first = Math.floor(brush.random() * CLUES.length)
  const pins = [
    [0.14, 0.28],
    [0.5, 0.22],
    [0.86, 0.3],
    [0.2, 0.74],
    [0.54, 0.7],
    [0.86, 0.76],
  ].map(([a = 0, b = 0]) => [x + a * width, y + b * height] as const)
  const papers = ['#fff6dc', '#e6f2c4', '#f7dcea', '#e0eaff'] as const
  const notes = pins
    .map(([a, b], i) => {
      const turn = ((i * 5) % 9) - 4
      return `<g transform="translate(${n(a)} ${n(b)}) rotate(${turn})">${box(-40, -36, 86, 76, 3, '#140a2e', 'opacity=".25"')}${box(-43, -40, 86, 76, 3, lamplit(brush, papers[i % 4] ?? papers[0]))}${CLUES[(i + first) % CLUES.length]?.(brush) ?? ''}${disc(0, -32, 6, lamplit(brush, '#e2484f'))}</g>`
    })
    .join('')
  const links = [
    [0, 1],
    [1, 2],
    [0, 3],
    [1, 4],
    [4, 5],
    [3, 4],
  ]
    .map(([from = 0, to = 0]) => {
      const [a, b] = [pins[from], pins[to]]
      return a && b ? `M${n(a[0])} ${n(a[1] - 32)}L${n(b[0])} ${n(b[1] - 32)}` : ''
    })
    .join('')
  return (
    box(x - 16, y - 16, width + 32, height + 32, 10, solidWood(brush, OAK)) +
    box(x, y, width, height, 4, solidWood(brush, '#d9a870')) +
    notes +
    stroke(links, lamplit(brush, '#e2484f'), 3.5)
  )
}

function hatStand(brush: Brush, x: number, y: number): string {
  const wood = lamplit(brush, '#6a4238')
  return drawnAt(
    stroke('M0 0V-330M0 -300l-34 -24M0 -300l34 -24M0 -250l-28 -18', wood, 12) +
      stroke('M-34 0Q0 -28 34 0', wood, 11) +
      shape('M-78 -322Q-34 -336 10 -322Q-30 -306 -78 -322Z', lamplit(brush, '#7a5a48')) +
      shape('M-62 -326Q-62 -372 -34 -370Q-6 -372 -6 -326Z', solidWood(brush, '#a8835a')) +
      box(-62, -338, 56, 12, 0, lamplit(brush, '#4a3040')) +
      shape(
        'M22 -316Q52 -316 62 -282Q72 -190 68 -130Q38 -116 8 -126Q4 -230 12 -292Z',
        solidWood(brush, '#b98f62'),
      ) +
      stroke('M38 -306Q42 -210 38 -128', lamplit(brush, '#7a5a44'), 4),
    x,
    y,
    0.9,
  )
}

function cabinet(brush: Brush, x: number, y: number): string {
  return (
    shadow(brush, x, y, 70) +
    drawnAt(
      box(-62, -230, 124, 230, 9, solidWood(brush, '#7f8ca8')) +
        repeat(
          3,
          (i) =>
            box(-50, -216 + i * 72, 100, 60, 6, lamplit(brush, '#6a7690')) +
            box(-18, -192 + i * 72, 36, 9, 4, lamplit(brush, '#d9dfeb')),
        ),
      x,
      y,
    ) +
    potted(brush, x, y - 230, 110, '#d9805a')
  )
}

function desk(brush: Brush, x: number, y: number): string {
  return (
    shadow(brush, x, y, 190) +
    glow(brush, x - 10, y - 190, 300, '#ffc25e', 0.6) +
    drawnAt(
      box(-160, -150, 330, 150, 8, solidWood(brush, OAK)) +
        box(-140, -126, 96, 104, 6, lamplit(brush, darker(OAK, 0.16))) +
        disc(-92, -74, 8, lamplit(brush, '#ffd27a')) +
        box(-178, -168, 366, 26, 8, solidWood(brush, lighter(OAK, 0.2))) +
        shape('M-150 -170L-66 -176L-56 -168H-146Z', lamplit(brush, '#fff6e0')) +
        box(60, -180, 70, 12, 3, lamplit(brush, '#5f8fc9')) +
        box(66, -192, 60, 12, 3, lamplit(brush, '#d9805a')),
      x,
      y,
    ) +
    deskLamp(brush, x - 10, y - 168)
  )
}

function deskLamp(brush: Brush, x: number, y: number): string {
  return drawnAt(
    stroke('M0 0V-66', lamplit(brush, '#d9a84a'), 9) +
      oval(0, 0, 38, 9, lamplit(brush, '#b98a3c')) +
      shape('M-64 -58Q-56 -108 0 -108Q56 -108 64 -58Z', brush.sketch.down('#5fd09a', '#2f8a62')) +
      oval(0, -58, 62, 9, '#fff3b8') +
      stroke('M-40 -84Q-22 -100 2 -100', '#ffffff', 6, 'opacity=".5"'),
    x,
    y,
  )
}

function readingChair(brush: Brush, x: number, y: number): string {
  const cloth = '#b5586a'
  return (
    shadow(brush, x, y, 130) +
    drawnAt(
      shape('M-92 -40V-190Q-88 -236 -40 -238H40Q88 -236 92 -190V-40Z', solidWood(brush, cloth)) +
        repeat(3, (i) => disc(-40 + i * 40, -180, 6, lamplit(brush, darker(cloth, 0.3)))) +
        box(-86, -84, 172, 62, 22, lamplit(brush, lighter(cloth, 0.16))) +
        box(-122, -126, 52, 118, 24, solidWood(brush, lighter(cloth, 0.08))) +
        box(70, -126, 52, 118, 24, solidWood(brush, lighter(cloth, 0.08))) +
        box(-100, -10, 24, 14, 4, lamplit(brush, '#6a4238')) +
        box(76, -10, 24, 14, 4, lamplit(brush, '#6a4238')),
      x,
      y,
    )
  )
}

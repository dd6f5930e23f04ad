import { between } from '../../../shared/kit/random.ts'
import type { Brush } from '../brush.ts'
import { darker, lighter } from '../figures/color.ts'
import { disc, n, oval, repeat, shape, stroke } from '../figures/svg.ts'
import { drawnAt, shadedDown, shadedFill } from './shade.ts'

/** A flat-crowned savanna tree with its foot at (x, y). */
export function acacia(
  brush: Brush,
  x: number,
  y: number,
  height: number,
  far: number,
  flip = false,
): string {
  const bark = brush.tint('#6b4430', far)
  const [bright, leaf, deep] = ['#a3b45a', '#7f9a48', '#566f3a'].map((color) => brush.tint(color, far))
  const tier = (cx: number, cy: number, rx: number) =>
    oval(cx, cy + rx * 0.1, rx, rx * 0.24, deep ?? '') +
    oval(cx, cy, rx * 0.97, rx * 0.22, leaf ?? '') +
    repeat(7, (i) =>
      oval(cx + (i - 3) * rx * 0.27, cy - rx * (0.12 + (i % 2) * 0.06), rx * 0.24, rx * 0.12, leaf ?? ''),
    ) +
    repeat(8, (i) =>
      oval(
        cx + (i - 3.6) * rx * 0.22,
        cy - rx * (0.19 - (i % 3) * 0.07),
        rx * 0.15,
        rx * 0.05,
        bright ?? '',
        'opacity=".6"',
      ),
    ) +
    repeat(6, (i) =>
      oval(cx + (i - 2.5) * rx * 0.28, cy + rx * (0.14 + (i % 2) * 0.06), rx * 0.17, rx * 0.06, deep ?? ''),
    )
  return drawnAt(
    shape(
      'M-26 0Q-12 -30 -12 -150Q-20 -240 -96 -322L-82 -330Q-16 -270 0 -214Q10 -290 64 -352L78 -344Q24 -280 20 -170Q18 -40 34 0Z',
      bark,
    ) +
      stroke('M-60 -290Q-110 -310 -150 -318M40 -320Q96 -336 130 -334', bark, 10) +
      tier(-130, -334, 120) +
      tier(126, -346, 118) +
      tier(0, -388, 156),
    x,
    y,
    height / 430,
    flip,
  )
}

/** A palm with a curved trunk and its foot at (x, y). */
export function palm(brush: Brush, x: number, y: number, height: number, far = 0, flip = false): string {
  const [bright, leaf, deep] = ['#7fc070', '#4fa060', '#33785a'].map((color) => brush.tint(color, far))
  const frond = (angle: number, length: number, fill: string) =>
    `<g transform="translate(62 -398) rotate(${n(angle)})">${shape(`M0 -6Q${n(length * 0.5)} ${n(-length * 0.36)} ${length} ${n(length * 0.12)}Q${n(length * 0.84)} ${n(-length * 0.02)} ${n(length * 0.72)} ${n(length * 0.1)}Q${n(length * 0.66)} ${n(-length * 0.06)} ${n(length * 0.5)} ${n(length * 0.08)}Q${n(length * 0.44)} ${n(-length * 0.08)} ${n(length * 0.3)} ${n(length * 0.06)}Q${n(length * 0.2)} ${n(-length * 0.06)} 0 8Z`, fill)}</g>`
  return drawnAt(
    shape(
      'M-22 0Q-10 -10 -8 -60Q4 -250 52 -396L76 -390Q40 -240 24 -60Q20 -10 30 0Z',
      brush.sketch.fade(brush.tint('#b98a5c', far), brush.tint('#8a5f42', far)),
    ) +
      repeat(8, (i) =>
        stroke(
          `M${n(-6 + i * i * 0.9)} ${-40 - i * 44}q14 10 28 4`,
          brush.tint('#6b4632', far),
          4,
          'opacity=".6"',
        ),
      ) +
      frond(-150, 150, deep ?? '') +
      frond(-30, 160, deep ?? '') +
      frond(-100, 130, deep ?? '') +
      frond(168, 170, leaf ?? '') +
      frond(8, 180, leaf ?? '') +
      frond(-62, 160, leaf ?? '') +
      frond(128, 130, bright ?? '') +
      frond(42, 140, bright ?? '') +
      [
        [54, -384],
        [74, -382],
        [64, -372],
      ]
        .map(([cx = 0, cy = 0]) => disc(cx, cy, 13, brush.tint('#7a5238', far)))
        .join(''),
    x,
    y,
    height / 500,
    flip,
  )
}

/** A fan of fern fronds growing at (x, y). */
export function fern(brush: Brush, x: number, y: number, height: number, color: string, far = 0): string {
  const dark = brush.tint(darker(color, 0.2), far)
  const fresh = brush.tint(lighter(color, 0.08), far)
  return repeat(7, (i) => {
    const lean = (i - 3) / 3
    const reach = height * (1 - Math.abs(lean) * 0.3) * between(brush.random, 0.85, 1.1)
    const [tipX, tipY] = [x + lean * height * 0.86, y - reach * (1 - Math.abs(lean) * 0.42)]
    const [midX, midY] = [x + lean * height * 0.3, y - reach * 0.82]
    const half = height * 0.075
    return (
      shape(
        `M${n(x - half * 0.4)} ${n(y)}Q${n(midX - half)} ${n(midY - half)} ${n(tipX)} ${n(tipY)}Q${n(midX + half * 1.2)} ${n(midY + half * 1.6)} ${n(x + half * 0.4)} ${n(y)}Z`,
        i % 2 ? dark : fresh,
      ) +
      stroke(
        `M${n(x)} ${n(y)}Q${n(midX)} ${n(midY)} ${n(tipX)} ${n(tipY)}`,
        brush.tint(lighter(color, 0.4), far),
        2,
        'opacity=".5"',
      )
    )
  })
}

/** A round bush at (x, y), with blossoms of the color `bloom` if given. */
export function bush(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  color: string,
  far = 0,
  bloom?: string,
): string {
  const { random } = brush
  const parts = [
    [-0.34, -0.2, 0.24],
    [0.34, -0.2, 0.24],
    [-0.16, -0.4, 0.28],
    [0.18, -0.42, 0.27],
    [0, -0.22, 0.34],
  ] as const
  const blossoms = bloom
    ? repeat(14, () => {
        const [angle, reach] = [random() * 6.283, Math.sqrt(random())]
        const [cx, cy] = [
          x + Math.cos(angle) * reach * width * 0.44,
          y - width * 0.3 + Math.sin(angle) * reach * width * 0.28,
        ]
        return (
          disc(cx, cy, width * 0.035, brush.tint(bloom, far)) +
          disc(cx, cy, width * 0.013, brush.tint('#ffe9a8', far))
        )
      })
    : ''
  return (
    parts
      .map(([dx, dy, r]) => disc(x + dx * width, y + dy * width, r * width, shadedFill(brush, color, far)))
      .join('') +
    repeat(4, (i) =>
      oval(
        x + (i - 1.6) * width * 0.2,
        y - width * (0.46 + (i % 2) * 0.1),
        width * 0.12,
        width * 0.06,
        brush.tint(lighter(color, 0.4), far),
        'opacity=".35"',
      ),
    ) +
    blossoms
  )
}

/** A tall sunflower at (x, y). */
export function sunflower(brush: Brush, x: number, y: number, height: number): string {
  const stalk = brush.tint('#4f8f4a')
  return drawnAt(
    stroke('M0 0Q-8 -60 0 -130', stalk, 8) +
      shape(
        'M0 -40Q-40 -70 -50 -40Q-30 -20 0 -30ZM0 -66Q40 -96 52 -64Q30 -46 0 -54Z',
        shadedDown(brush, '#5fa353'),
      ) +
      repeat(
        14,
        (i) =>
          `<ellipse cx="0" cy="-34" rx="9" ry="19" fill="${brush.tint(i % 2 ? '#ffd24f' : '#ffbe3c')}" transform="translate(0 -150) rotate(${n(i * 25.7)})"/>`,
      ) +
      disc(0, -150, 24, brush.sketch.ball(brush.tint('#a86a3c'), brush.tint('#6b3f28'))),
    x,
    y,
    height / 200,
  )
}

import { between, oneOf } from '../../../shared/kit/random.ts'
import type { Brush } from '../brush.ts'
import { HEIGHT, WIDTH } from '../canvas.ts'
import { darker, lighter, mix } from '../figures/color.ts'
import { disc, group, n, oval, shape } from '../figures/svg.ts'

/** A band of hills from `y` down to the bottom of the canvas. */
export function hillBand(
  brush: Brush,
  y: number,
  rise: number,
  color: string,
  far: number,
  waves = 3,
): string {
  const { random, sketch } = brush
  const steps = waves * 2
  let d = `M-20 ${HEIGHT + 20}L-20 ${n(y)}`
  for (let i = 1; i <= steps; i += 1) {
    const middle = -20 + ((WIDTH + 40) * (i - 0.5)) / steps
    const end = -20 + ((WIDTH + 40) * i) / steps
    const crest = y + (i % 2 ? -1 : 1) * rise * (0.5 + random())
    d += `Q${n(middle)} ${n(crest)} ${n(end)} ${n(y + (random() - 0.5) * rise * 0.4)}`
  }
  const top = brush.tint(lighter(color, 0.16), far)
  const foot = brush.tint(darker(color, 0.34), Math.max(0, far - 0.1))
  return shape(`${d}L${WIDTH + 20} ${HEIGHT + 20}Z`, sketch.down(top, brush.tint(color, far), foot))
}

/** A layer of mist across the picture. */
export const mist = ({ sketch, hour }: Brush, y: number, height: number, opacity: number): string =>
  oval(WIDTH * 0.45, y, WIDTH * 0.75, height, sketch.soft(hour.haze, opacity))

export interface Foliage {
  trunk: string
  leaves: readonly [string, ...string[]]
}

/** A round-crowned tree with its foot at (x, y). */
export function tree(
  brush: Brush,
  x: number,
  y: number,
  height: number,
  foliage: Foliage,
  far: number,
): string {
  const { random } = brush
  const half = height * 0.05
  const color = oneOf(random, foliage.leaves)
  const trunk = shape(
    `M${n(x - half * 1.8)} ${n(y)}Q${n(x - half * 0.7)} ${n(y - height * 0.14)} ${n(x - half * 0.6)} ${n(y - height * 0.6)}L${n(x + half * 0.6)} ${n(y - height * 0.6)}Q${n(x + half * 0.7)} ${n(y - height * 0.14)} ${n(x + half * 2)} ${n(y)}Z`,
    brush.tint(foliage.trunk, far),
  )
  return trunk + crown(brush, x, y - height * 0.68, height * 0.54, height * 0.62, color, far)
}

function crown(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  far: number,
): string {
  const { random, sketch } = brush
  const bright = brush.tint(lighter(mix(color, '#fff2b0', 0.2), 0.24), far)
  const deep = brush.tint(darker(color, 0.42), far)
  let mass = ''
  let shine = ''
  let shade = ''
  for (let i = 0; i < 16; i += 1) {
    const [angle, reach] = [random() * 6.283, Math.sqrt(random())]
    const cx = x + Math.cos(angle) * reach * width * 0.42
    const cy = y + Math.sin(angle) * reach * height * 0.4
    const r = Math.min(width, height) * (0.17 + 0.12 * random())
    mass += `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"/>`
    if (cy < y + height * 0.1) shine += oval(cx - r * 0.22, cy - r * 0.3, r * 0.6, r * 0.46, bright)
    if (random() < 0.5) shade += oval(cx + r * 0.2, cy + r * 0.45, r * 0.7, r * 0.4, deep)
  }
  return (
    group(
      mass,
      '',
      `fill="${sketch.fade(brush.tint(lighter(color, 0.12), far), brush.tint(color, far), deep)}"`,
    ) +
    group(shade, '', 'opacity=".3"') +
    group(shine, '', 'opacity=".2"')
  )
}

/** A fir with its foot at (x, y). */
export function fir(
  brush: Brush,
  x: number,
  y: number,
  height: number,
  color: string,
  far: number,
  snow = 0,
): string {
  const { sketch } = brush
  const fill = sketch.down(
    brush.tint(lighter(mix(color, '#ffffff', snow), 0.2), far),
    brush.tint(darker(color, 0.2), far),
  )
  let boughs = ''
  for (let tier = 3; tier >= 0; tier -= 1) {
    const half = height * (0.085 + 0.052 * tier)
    const top = y - height + height * (0.04 + 0.19 * tier)
    boughs += shape(
      `M${n(x)} ${n(top - height * 0.06)}Q${n(x + half * 0.35)} ${n(top + height * 0.16)} ${n(x + half)} ${n(top + height * 0.29)}Q${n(x + half * 0.5)} ${n(top + height * 0.34)} ${n(x)} ${n(top + height * 0.31)}Q${n(x - half * 0.5)} ${n(top + height * 0.34)} ${n(x - half)} ${n(top + height * 0.29)}Q${n(x - half * 0.35)} ${n(top + height * 0.16)} ${n(x)} ${n(top - height * 0.06)}Z`,
      fill,
    )
  }
  return (
    shape(
      `M${n(x - height * 0.025)} ${n(y)}v${n(-height * 0.14)}h${n(height * 0.05)}v${n(height * 0.14)}z`,
      brush.tint('#5d4030', far),
    ) + boughs
  )
}

/** Blades of grass between two lines, larger toward the viewer. */
export function grass(
  brush: Brush,
  top: number,
  bottom: number,
  count: number,
  colors: readonly [string, ...string[]],
): string {
  const { random } = brush
  let drawn = ''
  for (let i = 0; i < count; i += 1) {
    const [x, y] = [random() * WIDTH, between(random, top, bottom)]
    const near = (y - top) / (bottom - top)
    const height = (10 + 24 * random()) * (0.5 + near * 0.9)
    const lean = (random() - 0.5) * height * 0.9
    drawn += shape(
      `M${n(x - 2.4)} ${n(y)}Q${n(x + lean * 0.3)} ${n(y - height * 0.6)} ${n(x + lean)} ${n(y - height)}Q${n(x + lean * 0.45 + 2)} ${n(y - height * 0.45)} ${n(x + 2.4)} ${n(y)}Z`,
      brush.tint(oneOf(random, colors)),
      `opacity="${n(0.5 + 0.5 * random())}"`,
    )
  }
  return drawn
}

/** Five-petaled flowers between two lines. */
export function flowers(
  brush: Brush,
  top: number,
  bottom: number,
  count: number,
  colors: readonly [string, ...string[]],
): string {
  const { random } = brush
  let drawn = ''
  for (let i = 0; i < count; i += 1) {
    const [x, y] = [random() * WIDTH, between(random, top, bottom)]
    const size = 3 + (4 * (y - top)) / (bottom - top) + 2 * random()
    const color = brush.tint(oneOf(random, colors))
    const turn = random()
    for (let petal = 0; petal < 5; petal += 1) {
      const angle = petal * 1.2566 + turn
      drawn += disc(x + Math.cos(angle) * size, y + Math.sin(angle) * size * 0.8, size * 0.62, color)
    }
    drawn += disc(x, y, size * 0.55, brush.tint('#ffd76a'))
  }
  return drawn
}

/** A path winding from the horizon to the viewer. */
export function path(brush: Brush, horizon: number, color: string): string {
  const { sketch } = brush
  const d = `M660 ${horizon}Q748 ${horizon + 22} 664 ${horizon + 66}Q520 ${horizon + 140} 470 ${HEIGHT + 20}L980 ${HEIGHT + 20}Q930 ${horizon + 150} 752 ${horizon + 66}Q706 ${horizon + 34} 716 ${horizon}Z`
  return shape(d, sketch.down(brush.tint(lighter(color, 0.3)), brush.tint(color)), 'opacity=".75"')
}

/** The area of faces in every picture: lights in front of them would look like spots on the skin. */
const FACES = { left: WIDTH / 2 - 310, right: WIDTH / 2 + 310, top: 500, bottom: 880 }

/** Floating points of warm or cool light, away from the faces. */
export function motes(brush: Brush, count: number, top: number, bottom: number, color: string): string {
  const { random, sketch } = brush
  const fill = sketch.soft(color, 0.95)
  let drawn = ''
  for (let i = 0; i < count; i += 1) {
    const [x, y, size] = [random() * WIDTH, between(random, top, bottom), random()]
    if (x > FACES.left && x < FACES.right && y > FACES.top && y < FACES.bottom) continue
    drawn += disc(x, y, 5 + size * size * 13, fill, `opacity="${n(0.5 + 0.5 * random())}"`)
  }
  return drawn
}

import { between } from '../../../shared/kit/random.ts'
import type { Brush } from '../brush.ts'
import { WIDTH } from '../canvas.ts'
import { lighter, mix } from '../figures/color.ts'
import { box, group, n, shape } from '../figures/svg.ts'

/** Still water from `top` to `bottom` under the sky, with the reflection of the sun or the moon below `shineX`. */
export function water(brush: Brush, top: number, bottom: number, color: string, shineX: number): string {
  const { sketch, hour, random } = brush
  const own = brush.tint(color)
  const sky = hour.sky.at(-1) ?? '#ffffff'
  const light = hour.orb === 'none' ? mix(sky, '#ffffff', 0.2) : lighter(hour.warm, 0.35)
  let shine = ''
  for (let i = 0; i < 44; i += 1) {
    const t = (i / 44) ** 1.2
    const y = top + 4 + t * (bottom - top - 8)
    const width = (30 + 170 * t) * between(random, 0.25, 0.9)
    const x = shineX + (random() - 0.5) * (50 + 230 * t)
    shine += box(x - width / 2, y, width, 2 + 3.4 * t, 2, light, `opacity="${n(0.8 - 0.45 * t)}"`)
  }
  return (
    box(
      -10,
      top,
      WIDTH + 20,
      bottom - top + 6,
      0,
      sketch.down(mix(own, sky, 0.55), mix(own, sky, 0.2), own, mix(own, '#152a6a', 0.25)),
    ) +
    ripples(brush, top, bottom, lighter(own, 0.5)) +
    shine
  )
}

/** Short highlights on water. */
export function ripples(
  { random }: Brush,
  top: number,
  bottom: number,
  color: string,
  count = 70,
  from = 0,
  to = WIDTH,
): string {
  let drawn = ''
  for (let i = 0; i < count; i += 1) {
    const t = random()
    drawn += box(
      between(random, from, to),
      top + 6 + t * (bottom - top - 10),
      16 + 70 * t * random(),
      1.4 + 2.2 * t,
      2,
      color,
      `opacity="${n(between(random, 0.15, 0.45))}"`,
    )
  }
  return group(drawn)
}

/** The foam where water meets a shore, along `y`. */
export function surf(brush: Brush, y: number, color: string): string {
  let d = `M-20 ${y}`
  for (let x = -20; x < WIDTH + 20; x += 170) {
    const rise = between(brush.random, -16, 16)
    d += `Q${n(x + 85)} ${n(y + rise)} ${x + 170} ${n(y + rise * 0.2)}`
  }
  const back = `L${WIDTH + 150} ${y + 24}Q${WIDTH * 0.7} ${y + 40} ${WIDTH * 0.5} ${y + 22}T-20 ${y + 26}Z`
  return shape(d + back, color)
}

/** A small sailing boat with its hull at (x, y). */
export function sailingBoat(
  brush: Brush,
  x: number,
  y: number,
  size: number,
  sail: string,
  far: number,
): string {
  const s = size / 100
  const at = (dx: number, dy: number) => `${n(x + dx * s)} ${n(y + dy * s)}`
  return (
    shape(`M${at(-4, -20)}L${at(-4, -104)}Q${at(44, -60)} ${at(46, -22)}Z`, brush.tint(sail, far)) +
    shape(`M${at(-10, -20)}L${at(-10, -92)}Q${at(-44, -50)} ${at(-44, -22)}Z`, brush.tint('#fff6e6', far)) +
    box(x - 9 * s, y - 108 * s, 5 * s, 96 * s, 2, brush.tint('#7a5238', far)) +
    shape(
      `M${at(-54, -16)}H${n(x + 58 * s)}Q${at(44, 8)} ${at(20, 8)}H${n(x - 26 * s)}Q${at(-46, 8)} ${at(-54, -16)}Z`,
      brush.tint('#a8553f', far),
    )
  )
}

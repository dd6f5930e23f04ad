import { darker, lighter, mix } from '../color.ts'
import type { Sketch } from '../sketch.ts'
import { discs, mirrored, n, oval, shape, stroke } from '../svg.ts'
import { fur } from './features/fur.ts'
import type { AnimalPose } from './poses.ts'
import type { Species } from './species/index.ts'

/** Feet on the ground at y 0, or soles to the front when seated. */
export function feet(species: Species, stand: AnimalPose, sketch: Sketch): string {
  const dark = pawColor(species)
  if (species.limbs === 'wings' || species.limbs === 'flippers') {
    const web = species.muzzle === 'wide-mouth' ? species.dark : '#f0962e'
    const foot = (x: number, y: number) =>
      shape(
        `M${x - 20} ${y + 2}Q${x - 14} ${y - 14} ${x} ${y - 16}Q${x + 14} ${y - 14} ${x + 20} ${y + 2}Q${x + 10} ${y - 3} ${x} ${y + 3}Q${x - 10} ${y - 3} ${x - 20} ${y + 2}Z`,
        web,
      )
    return foot(-24 - stand.stride * 0.6, 0) + foot(24 + stand.stride * 0.6, -stand.stride * 0.3)
  }
  if (stand.seated) {
    const sole = (x: number) =>
      oval(x, -12, 25, 22, dark) +
      (species.limbs === 'hooves'
        ? stroke(`M${x} -32V-4`, darker(dark, 0.4), 3)
        : oval(x, -6, 11, 9, lighter(dark, 0.45), 'opacity=".8"') +
          discs(
            [
              [x - 11, -22],
              [x, -26],
              [x + 11, -22],
            ],
            lighter(dark, 0.45),
            4,
          ))
    return sole(-42) + sole(42)
  }
  const leg = (x: number, y: number) =>
    stroke(`M${x * 0.8} -24L${x} ${y - 12}`, fur(species, sketch), 34) +
    shape(`M${x - 24} ${y}Q${x - 25} ${y - 19} ${x} ${y - 20}Q${x + 25} ${y - 19} ${x + 24} ${y}Z`, dark) +
    (species.limbs === 'paws'
      ? stroke(`M${x - 8} ${y - 8}v6M${x + 8} ${y - 8}v6`, darker(dark, 0.4), 2.4, 'opacity=".5"')
      : '')
  return leg(-28 - stand.stride, 2 - stand.stride * 0.25) + leg(28 + stand.stride, 2)
}

/** An arm (or wing) from its shoulder to the paw. */
export function limb(
  species: Species,
  [x, y]: readonly [number, number],
  left: boolean,
  coat: string,
  cloth?: string,
): string {
  const side = left ? -1 : 1
  const shoulderX = side * 38
  if (species.limbs === 'wings' || species.limbs === 'flippers') {
    const raised = y < -100
    const color = species.limbs === 'flippers' ? coat : mix(species.fur, species.dark, 0.25)
    const folded = 'M36 -112Q70 -96 62 -34Q58 -22 48 -30Q34 -60 30 -90Z'
    const spread = 'M34 -112Q84 -168 98 -150Q104 -124 44 -74Z'
    const feathers =
      species.limbs === 'wings'
        ? stroke(
            raised ? 'M62 -122L82 -112M56 -104L70 -96' : 'M44 -62L56 -56M46 -48L56 -42',
            darker(species.fur, 0.35),
            3,
            'opacity=".5"',
          )
        : ''
    const wing = shape(raised ? spread : folded, color) + feathers
    return left ? mirrored(wing) : wing
  }
  const elbowX = (shoulderX + x) / 2 + side * 12
  const elbowY = (-104 + y) / 2 + 10
  const sleeve = mix(cloth ?? species.fur, '#6a2a4a', left ? 0.2 : 0.1)
  return (
    stroke(`M${shoulderX} -102Q${n(elbowX)} ${n(elbowY)} ${x} ${y}`, sleeve, 25) +
    oval(x, y, 14, 13.5, pawColor(species))
  )
}

/** A paw laid over a held prop. */
export function paw(species: Species, [x, y]: readonly [number, number]): string {
  return species.limbs === 'wings' || species.limbs === 'flippers'
    ? ''
    : oval(x, y + 6, 14, 13, pawColor(species))
}

/** The color of its paws or hooves. */
export function pawColor(species: Species): string {
  return species.limbs === 'hooves' ? mix(species.dark, '#4a3a42', 0.4) : mix(species.fur, species.dark, 0.45)
}

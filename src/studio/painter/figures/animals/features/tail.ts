import { darker, lighter, mix } from '../../color.ts'
import type { Sketch } from '../../sketch.ts'
import { discs, shape, stroke } from '../../svg.ts'
import type { Species } from '../species/index.ts'
import { fur } from './fur.ts'

/** A tail from the hip to the right, behind the body (in front when seen from behind). */
export function tail(species: Species, sketch: Sketch): string {
  const coat = fur(species, sketch)
  switch (species.tail) {
    case 'bushy': {
      const hair =
        species.mark && species.limbs === 'hooves'
          ? sketch.fade(lighter(species.mark, 0.3), species.mark, darker(species.mark, 0.2))
          : coat
      const tip = species.limbs === 'hooves' ? 'none' : species.belly
      return (
        shape('M30 -18Q108 -6 112 -72Q112 -116 78 -126Q94 -88 62 -62Q40 -48 30 -46Q14 -32 30 -18Z', hair) +
        shape('M112 -76Q112 -116 78 -126Q92 -98 80 -76Q98 -64 112 -76Z', tip)
      )
    }
    case 'plume':
      return (
        shape(
          'M26 -16Q112 -10 110 -96Q104 -168 58 -168Q34 -160 40 -138Q66 -140 66 -104Q64 -64 26 -48Q8 -32 26 -16Z',
          coat,
        ) + stroke('M62 -34Q94 -54 90 -104Q86 -136 66 -148', lighter(species.fur, 0.35), 9, 'opacity=".5"')
      )
    case 'thin':
      return stroke('M34 -20Q92 -6 96 -44Q98 -68 116 -64', mix(species.fur, species.dark, 0.5), 8)
    case 'puff':
      return discs(
        [
          [52, -34, 16],
          [62, -42, 12],
          [60, -26, 12],
        ],
        species.belly,
      )
    case 'tuft':
      return (
        stroke('M36 -28Q88 -22 96 -70', coat, 10) +
        shape('M88 -66Q78 -92 98 -108Q120 -92 108 -64Q98 -56 88 -66Z', species.mark ?? species.dark)
      )
    case 'curl':
      return stroke(
        'M34 -22Q96 -10 92 -60Q86 -84 70 -74Q62 -62 74 -56',
        coat,
        species.limbs === 'hooves' ? 9 : 15,
      )
    case 'flick':
      return species.limbs === 'wings'
        ? shape('M30 -34Q74 -36 88 -66Q62 -68 54 -58Q62 -80 50 -84Q30 -70 26 -48Z', coat)
        : stroke('M36 -30Q80 -34 84 -82', coat, 17)
    case 'scaly':
      return (
        shape('M14 -52Q60 -10 112 -34Q132 -50 120 -82Q160 -62 146 -20Q120 14 40 2Q2 -14 14 -52Z', coat) +
        (species.marks?.includes('wings')
          ? shape('M112 -72L120 -108L142 -78Q128 -62 112 -72Z', species.mark ?? species.dark)
          : '')
      )
    case 'none':
      return ''
  }
}

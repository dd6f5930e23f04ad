import { darker, lighter, mix } from '../../color.ts'
import type { Sketch } from '../../sketch.ts'
import { disc, mirrored, shape, stroke } from '../../svg.ts'
import type { Species } from '../species/index.ts'
import { fur } from './fur.ts'

const both = (part: string) => part + mirrored(part)

/** Ears behind a head centered at (0, 0) with half axes of 64 and 56. */
export function ears(species: Species, sketch: Sketch): string {
  const coat = fur(species, sketch)
  const { dark } = species
  switch (species.ears) {
    case 'pointed':
      return both(
        shape('M-60 -18Q-70 -74 -54 -92Q-26 -76 -12 -46Z', coat) +
          shape('M-52 -30Q-58 -66 -51 -78Q-34 -66 -26 -48Z', dark, 'opacity=".75"'),
      )
    case 'round':
      return both(disc(-48, -44, 22, coat) + disc(-47, -42, 12, dark, 'opacity=".6"'))
    case 'mouse':
      return both(disc(-56, -48, 34, coat) + disc(-55, -46, 23, dark))
    case 'long':
      return both(
        shape('M-40 -34Q-66 -112 -42 -134Q-16 -126 -14 -44Z', coat) +
          shape('M-37 -44Q-54 -104 -40 -120Q-24 -108 -22 -50Z', dark, 'opacity=".8"'),
      )
    case 'floppy':
      return both(
        shape('M-44 -44Q-86 -52 -88 -8Q-84 32 -64 28Q-48 8 -46 -20Z', darker(species.dark, 0.02)) +
          stroke('M-66 -34Q-78 -10 -70 14', lighter(dark, 0.3), 4, 'opacity=".4"'),
      )
    case 'leaf':
      return both(
        shape('M-46 -30Q-92 -54 -104 -26Q-86 2 -52 -10Z', coat) +
          shape('M-56 -26Q-84 -40 -92 -26Q-78 -10 -58 -16Z', mix(dark, '#f0a8b0', 0.6), 'opacity=".8"'),
      )
    case 'fan':
      return both(
        shape('M-44 -48Q-118 -84 -130 -14Q-122 50 -74 44Q-48 30 -44 -4Z', coat) +
          shape('M-54 -34Q-104 -58 -112 -12Q-106 32 -74 30Q-56 18 -54 -4Z', dark, 'opacity=".75"'),
      )
    case 'tufts':
      return both(
        shape('M-56 -22Q-66 -72 -60 -90Q-34 -72 -20 -50Z', coat) +
          stroke('M-58 -84Q-50 -66 -40 -56', dark, 5, 'opacity=".6"'),
      )
    case 'monkey':
      return both(disc(-64, -4, 22, coat) + disc(-64, -2, 14, species.belly))
    case 'none':
      return ''
  }
}

/** Horns and antlers, behind the head. */
export function horns(species: Species, sketch: Sketch): string {
  switch (species.horns) {
    case 'antlers':
      return both(
        stroke('M-26 -48Q-40 -84 -66 -100M-40 -76Q-30 -92 -34 -110M-54 -92Q-70 -90 -82 -98', '#8a5f3f', 9),
      )
    case 'goat':
      return both(
        shape('M-44 -40Q-62 -84 -92 -84Q-88 -108 -60 -104Q-26 -92 -14 -48Z', '#b8a48c') +
          stroke('M-44 -66l18 -10M-58 -80l12 -14', '#8a7666', 3.4),
      )
    case 'cow':
      return both(shape('M-52 -36Q-78 -44 -76 -78Q-58 -66 -30 -52Z', '#f2dfc0'))
    case 'knobs':
      return both(
        stroke('M-20 -50L-24 -84', species.fur, 11) + disc(-24, -88, 10, species.mark ?? species.dark),
      )
    case 'unicorn':
      return (
        shape('M-13 -48L0 -128L13 -48Z', sketch.down('#fff6d0', '#ffd86a', '#f2a84e')) +
        stroke('M-10 -62L8 -70M-7 -82L6 -90M-4 -100L4 -106', '#d98a3a', 3, 'opacity=".6"')
      )
    case 'dragon':
      return (
        both(shape('M-40 -42Q-64 -74 -60 -104Q-34 -92 -18 -50Z', sketch.down('#fff4d6', '#e0b07a'))) +
        both(
          shape('M-58 -12Q-104 -36 -114 -8Q-98 16 -58 14Z', fur(species, sketch)) +
            shape('M-64 -8Q-94 -22 -102 -8Q-90 6 -64 6Z', species.dark, 'opacity=".8"'),
        )
      )
    default:
      return ''
  }
}

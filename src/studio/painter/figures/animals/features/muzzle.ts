import { darker, lighter, mix } from '../../color.ts'
import type { Sketch } from '../../sketch.ts'
import { group, oval, shape, stroke } from '../../svg.ts'
import type { Species } from '../species/index.ts'

/** The lower half of the face with its nose and the given mouth. */
export function muzzle(species: Species, mouth: string, sketch: Sketch): string {
  return MUZZLES[species.muzzle]({
    species,
    mouth,
    sketch,
    mouthAt: (y, x = 0) => group(mouth, `translate(${x} ${y})`),
  })
}

interface MuzzleParts {
  species: Species
  mouth: string
  sketch: Sketch
  mouthAt(y: number, x?: number): string
}

const NOSE = '#3a2028'
const shine = (x: number, y: number) => oval(x - 3, y - 3, 3.4, 2, '#ffffff', 'opacity=".6"')

const MUZZLES: Record<Species['muzzle'], (parts: MuzzleParts) => string> = {
  snout: ({ species, mouthAt }) =>
    oval(0, 26, 33, 25, species.belly) + oval(0, 14, 12, 8.5, NOSE) + shine(-2, 12) + mouthAt(27),
  small: ({ species, mouthAt }) =>
    oval(-11, 26, 17, 14, species.belly) +
    oval(11, 26, 17, 14, species.belly) +
    shape('M-8 14Q0 10 8 14Q6 22 0 23Q-6 22 -8 14Z', NOSE) +
    mouthAt(26),
  beak: ({ sketch }) =>
    shape('M-14 6Q0 -2 14 6Q10 26 0 32Q-10 26 -14 6Z', sketch.down('#ffc65a', '#f0962e', '#d97a1e')) +
    stroke('M-11 14Q0 19 11 14', '#b8601a', 2.6),
  hook: ({ sketch }) =>
    shape('M-18 2Q0 -12 18 2Q20 22 4 40Q-2 44 -4 36Q-18 22 -18 2Z', sketch.down('#5a5264', '#3a3444')) +
    oval(-6, 4, 3, 2, '#1a1420'),
  bill: ({ sketch }) =>
    shape('M-34 14Q-20 4 0 6Q20 4 34 14Q36 30 0 32Q-36 30 -34 14Z', sketch.down('#ffb84a', '#f08a2a')) +
    stroke('M-30 19Q0 30 30 19', '#c2641a', 3) +
    oval(-8, 12, 2.5, 2, '#b8601a') +
    oval(8, 12, 2.5, 2, '#b8601a'),
  broad: ({ species, mouthAt }) =>
    oval(0, 30, 42, 27, mix(species.belly, '#f4b8b0', species.fur === '#fffaf4' ? 0.7 : 0.25)) +
    oval(-14, 22, 5, 6, mix(NOSE, species.dark, 0.5)) +
    oval(14, 22, 5, 6, mix(NOSE, species.dark, 0.5)) +
    mouthAt(38),
  disc: ({ species, mouthAt }) =>
    oval(0, 20, 25, 18, mix(species.fur, '#d9707e', 0.35)) +
    oval(-8, 20, 4.5, 7, '#a84a5a') +
    oval(8, 20, 4.5, 7, '#a84a5a') +
    mouthAt(42),
  trunk: ({ species, mouthAt }) =>
    mouthAt(40, 22) +
    stroke('M0 8Q-6 50 4 78Q14 98 34 88', mix(species.fur, '#6a2a4a', 0.22), 30) +
    stroke('M0 8Q-6 50 4 78Q14 98 34 88', species.fur, 25) +
    stroke('M-10 34h20M-9 50h20M-4 66h20', mix(species.fur, '#4a3a5a', 0.4), 3, 'opacity=".4"'),
  'wide-mouth': ({ species, mouth }) =>
    oval(-6, 10, 2.6, 2, darker(species.fur, 0.5)) +
    oval(6, 10, 2.6, 2, darker(species.fur, 0.5)) +
    group(mouth, 'translate(0 26) scale(1.7 1.2)'),
  dragon: ({ species, mouth, sketch }) =>
    shape(
      'M-52 22Q-50 -2 0 -2Q50 -2 52 22Q46 58 0 58Q-46 58 -52 22Z',
      sketch.down(lighter(species.fur, 0.42), lighter(species.fur, 0.16)),
    ) +
    oval(-17, 14, 5, 6.5, darker(species.fur, 0.45)) +
    oval(17, 14, 5, 6.5, darker(species.fur, 0.45)) +
    group(mouth, 'translate(0 34) scale(1.3)'),
}

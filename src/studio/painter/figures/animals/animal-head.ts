import type { Feeling } from '../../../../shared/stories/scene.ts'
import { lighter, mix } from '../color.ts'
import type { Sketch } from '../sketch.ts'
import { discs, group, n, oval, shape } from '../svg.ts'
import { animalEyes, animalMouth } from './animal-face.ts'
import { ears, horns } from './features/ears.ts'
import { fur } from './features/fur.ts'
import { marksOnHead, marksOnNape, marksOverHead } from './features/head-marks.ts'
import { muzzle } from './features/muzzle.ts'
import type { Species } from './species/index.ts'

const SKULL = 'M-66 2Q-64 -58 0 -58Q64 -58 66 2Q64 54 0 54Q-64 54 -66 2Z'
/** Maximum sideways offset of a turned face. */
const TURNED = 13

/** An animal's head around (0, 0), about 130 wide; `turn` is -1 to 1, where 1 looks to the right. */
export function animalHead(
  species: Species,
  feeling: Feeling,
  back: boolean,
  sketch: Sketch,
  gaze: readonly [number, number] = [0, 0],
  turn = 0,
): string {
  const coat = fur({ ...species, fur: species.face ?? species.fur }, sketch)
  const head =
    species.muzzle === 'wide-mouth' && species.ears === 'none' && !species.marks?.includes('shell')
      ? discs(
          [
            [-34, -40],
            [34, -40],
          ],
          coat,
          24,
        ) + oval(0, 0, 74, 50, coat)
      : shape(SKULL, coat)
  const behind = horns(species, sketch) + ears(species, sketch)
  if (back) {
    const unseen = ['whiskers', 'forelock', 'spines']
    const marks = (species.marks ?? []).filter((mark) => !unseen.includes(mark))
    return behind + head + marksOnNape(species, sketch) + marksOverHead({ ...species, marks }, sketch)
  }
  const frog = species.muzzle === 'wide-mouth' && !species.marks?.includes('shell')
  const eyes = frog
    ? animalEyes(feeling, 34, -40, { size: 1.05, iris: '#5a4a1d', lid: lighter(species.fur, 0.1), gaze })
    : animalEyes(
        feeling,
        species.muzzle === 'dragon' ? 28 : 26,
        species.muzzle === 'broad' || species.muzzle === 'dragon' ? -16 : -6,
        {
          size: 1,
          ...(species.iris ? { iris: species.iris } : {}),
          lid: mix(species.fur, species.belly, 0.3),
          gaze,
        },
      )
  const blush = sketch.soft('#ff6f7e', 0.5)
  const aside = (part: string, share: number) =>
    turn && part
      ? group(
          part,
          `translate(${n(turn * TURNED * share)} 0) scale(${n((1 - Math.abs(turn) * 0.08) * 100) / 100} 1)`,
        )
      : part
  const marks = aside(marksOnHead(species), 0.8)
  return (
    behind +
    head +
    (turn && marks ? group(marks, '', `clip-path="${sketch.clip(SKULL)}"`) : marks) +
    aside(oval(-44, 20, 15, 11, blush) + oval(44, 20, 15, 11, blush), 0.7) +
    aside(muzzle(species, animalMouth(feeling, frog || species.muzzle === 'dragon'), sketch), 1.15) +
    (frog ? eyes : aside(eyes, 0.85)) +
    marksOverHead(species, sketch)
  )
}

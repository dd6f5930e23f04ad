import type { Action, Feeling } from '../../../../shared/stories/scene.ts'
import { type Hat, hatRule } from '../child/hats.ts'
import { mix } from '../color.ts'
import type { DrawnFigure, FigureLight, Ids, Spot } from '../drawing.ts'
import { gazeTowards, placeFigure } from '../placement.ts'
import { type HeldProp, heldProp } from '../props/held-prop.ts'
import { newSketch, type Sketch } from '../sketch.ts'
import { discs, group, mirrored, n, shape } from '../svg.ts'
import { animalHead } from './animal-head.ts'
import { feet, limb, paw } from './animal-limbs.ts'
import { type Clothes, clothesIn, onTheBody, onTheHead, onTheNeck, sleeveColor } from './clothes.ts'
import { curledUp } from './curled-up.ts'
import { describedCoat } from './described-coat.ts'
import { marksBehind, marksOnBody } from './features/body-marks.ts'
import { fur } from './features/fur.ts'
import { tail } from './features/tail.ts'
import { ANIMAL_POSES, type AnimalPose, PAW_MOODS } from './poses.ts'
import type { Species } from './species/index.ts'

export interface HelperPresence {
  action: Action
  feeling: Feeling
  holding?: string
  wearing?: Hat
  /** The animal that it holds, drawn. */
  heldAnimal?: HeldProp
  /** Its description: the coat and the clothes. */
  words?: string
  gender?: 'female' | 'male'
  /** Hats given by the description are off. */
  hatless?: boolean
  bareheaded?: boolean
}

/** Height of an animal in the rig's units, feet at (0, 0). */
const RIG_HEIGHT = 250
const HEAD_Y = -164

/** A plush animal of any species, standing on its own feet, in the coat and the clothes of its description. */
export function drawAnimal(
  kind: Species,
  presence: HelperPresence,
  spot: Spot,
  light: FigureLight,
  ids: Ids,
): DrawnFigure {
  const species = describedCoat(kind, presence.words ?? '')
  const { action, feeling } = presence
  if (action === 'asleep') return curledUp(species, 'asleep', RIG_HEIGHT, spot, light, ids)
  if (action === 'lying') return curledUp(species, feeling, RIG_HEIGHT, spot, light, ids)
  const sketch = newSketch(ids)
  const holding = presence.holding ?? (presence.action === 'reading' ? 'book' : undefined)
  const held = holding ? (heldProp(holding, sketch) ?? presence.heldAnimal) : undefined
  const neck = species.neck ?? 0
  const scale = species.height / (RIG_HEIGHT + neck)
  const asked = standFor(action, feeling, held)
  const laid = pawLaid(asked, species, spot, scale)
  const stand = laid?.stand ?? asked
  const headY = HEAD_Y - neck + (stand.seated ? SINK : 0)
  const back = presence.action === 'seen-from-behind'
  const gaze = gazeTowards(spot, [0, headY], scale)
  const clothes = clothesOf(presence)
  const helmet = presence.wearing === 'space-helmet' ? spaceHelmet() : ''
  const head = group(
    animalHead(species, presence.feeling, back, sketch, gaze, turnOf(presence.action, gaze)) +
      onTheHead(clothes, species, back) +
      helmet,
    `translate(0 ${headY}) rotate(${stand.tilt})`,
  )
  const lifted = (content: string) => group(content, stand.lift ? `translate(0 ${-stand.lift})` : '')
  const drawn = back
    ? fromBehind(species, stand, head, held, clothes, sketch)
    : fromBefore(species, stand, head, held, clothes, sketch)
  const figure = placeFigure(
    {
      defs: sketch.defs(),
      svg: lifted(group(drawn, stand.lean ? `rotate(${stand.lean} 0 -10)` : '')),
    },
    {
      origin: [0, 0],
      scale,
      face: { x: 0, y: headY - stand.lift, radius: 64 },
      behind: lifted(holdingParts(stand, held).halo),
      shadow: { width: 72, faint: stand.lift / 80 },
    },
    spot,
    light,
    ids,
  )
  return laid ? { ...figure, hand: laid.hand } : figure
}

/** Nobody wears a hat in bed, under a helmet, or while holding it. */
function clothesOf({ words = '', gender, wearing, hatless, bareheaded }: HelperPresence): Clothes {
  const { hat, ...clothes } = clothesIn(words, gender)
  return hat && !wearing && !hatless && !bareheaded ? { ...clothes, hat } : clothes
}

/** Reach of a paw from its shoulder. */
const LONGEST = 104

/** The pose with the nearer paw laid on the spot's `reach`; not for winged animals. */
function pawLaid(
  stand: AnimalPose,
  { limbs }: Species,
  spot: Spot,
  size: number,
): { stand: AnimalPose; hand: { x: number; y: number } } | undefined {
  if (!spot.reach || limbs === 'wings' || limbs === 'flippers') return undefined
  const down = spot.scale * size
  const across = down * (spot.flip ? -1 : 1)
  const sunk = stand.seated ? SINK : 0
  const x = (spot.reach.x - spot.x) / across
  const y = (spot.reach.y - spot.y) / down + stand.lift - sunk
  const from = x < 0 ? -38 : 38
  const share = Math.min(1, LONGEST / (Math.hypot(x - from, y + 102) || 1))
  const paw = [Math.round(from + (x - from) * share), Math.round(-102 + (y + 102) * share)] as const
  return {
    stand: { ...stand, lean: 0, ...(x < 0 ? { left: paw } : { right: paw }) },
    hand: { x: spot.x + paw[0] * across, y: spot.y + (paw[1] - stand.lift + sunk) * down },
  }
}

/** Walking animals look ahead; looking at a friend turns the head a little. */
const turnOf = (action: Action, [across]: readonly [number, number]): number =>
  action === 'walking' || action === 'running' ? 1 : Math.max(-1, Math.min(1, across / 4.5))

/** How far a seated body sinks. */
const SINK = 16

function standFor(
  action: Exclude<Action, 'asleep'>,
  feeling: Feeling,
  held: HeldProp | undefined,
): AnimalPose {
  const stand = { ...ANIMAL_POSES[action], ...(action === 'standing' ? PAW_MOODS[feeling] : {}) }
  if (!held) return stand
  if (held.hands === 'both' || stand.holds === 'both') {
    const reach = Math.min(44, Math.max(24, held.half * 0.85))
    return { ...stand, left: [-reach, -52], right: [reach, -52], holds: 'both' }
  }
  const low = stand.right[1] > -60
  return low ? { ...stand, right: [72, -78] } : stand
}

function fromBefore(
  species: Species,
  stand: AnimalPose,
  head: string,
  held: HeldProp | undefined,
  clothes: Clothes,
  sketch: Sketch,
): string {
  const coat = fur(species, sketch)
  const sleeve = sleeveColor(clothes, species)
  const { sunk, heldSvg } = holdingParts(stand, held)
  const rightArm = sunk(limb(species, stand.right, false, coat, sleeve))
  const armBeforeHead = stand.holds === 'right'
  return (
    (stand.stride > 0 ? mirrored(tail(species, sketch)) : tail(species, sketch)) +
    sunk(marksBehind(species, sketch, HEAD_Y - (species.neck ?? 0))) +
    feet(species, stand, sketch) +
    sunk(
      body(species, coat, false, sketch) +
        longNeck(species, coat) +
        onTheBody(clothes, false) +
        limb(species, stand.left, true, coat, sleeve),
    ) +
    (armBeforeHead ? '' : rightArm) +
    head +
    sunk(onTheNeck(clothes, false)) +
    (armBeforeHead ? rightArm : '') +
    heldSvg +
    (held ? sunk((armBeforeHead ? '' : paw(species, stand.left)) + paw(species, stand.right)) : '')
  )
}

function fromBehind(
  species: Species,
  stand: AnimalPose,
  head: string,
  held: HeldProp | undefined,
  clothes: Clothes,
  sketch: Sketch,
): string {
  const coat = fur(species, sketch)
  const sleeve = sleeveColor(clothes, species)
  const { sunk, heldSvg } = holdingParts(stand, held)
  return (
    heldSvg +
    feet(species, stand, sketch) +
    sunk(
      body(species, coat, true, sketch) +
        longNeck(species, coat) +
        onTheBody(clothes, true) +
        limb(species, stand.left, true, coat, sleeve) +
        limb(species, stand.right, false, coat, sleeve) +
        marksBehind(
          { ...species, marks: (species.marks ?? []).filter((mark) => mark === 'wings') },
          sketch,
          HEAD_Y,
        ) +
        group(tail(species, sketch), 'translate(-22 -4)'),
    ) +
    head +
    sunk(onTheNeck(clothes, true))
  )
}

function holdingParts(stand: AnimalPose, held: HeldProp | undefined) {
  const sunk = (content: string) => group(content, stand.seated ? `translate(0 ${SINK})` : '')
  const [x, y] = stand.holds === 'both' ? [0, -62] : stand.right
  const atPaw = (content: string | undefined) =>
    content ? sunk(group(content, `translate(${n(x)} ${n(y)}) scale(.85)`)) : ''
  return { sunk, heldSvg: atPaw(held?.svg), halo: atPaw(held?.halo) }
}

function body(species: Species, coat: string, back: boolean, sketch: Sketch): string {
  const outline = 'M-46 -6Q-68 -62 -40 -112Q0 -140 40 -112Q68 -62 46 -6Q0 8 -46 -6Z'
  const belly = back
    ? ''
    : shape(
        'M-28 -8Q-42 -58 -14 -94Q0 -102 14 -94Q42 -58 28 -8Q0 2 -28 -8Z',
        sketch.down(species.belly, mix(species.belly, species.fur, 0.3)),
      )
  return shape(outline, coat) + (species.marks?.includes('wool') ? '' : belly) + marksOnBody(species, back)
}

function longNeck(species: Species, coat: string): string {
  if (!species.neck) return ''
  const top = HEAD_Y - species.neck
  return (
    shape(`M-30 -96Q-24 ${n(top + 60)} -26 ${n(top)}H26Q24 ${n(top + 60)} 30 -96Z`, coat) +
    (species.marks?.includes('patches')
      ? discs(
          [
            [-12, top + 66, 10],
            [12, top + 88, 11],
            [-10, top + 112, 10],
            [14, top + 54, 7],
          ],
          species.mark ?? species.dark,
        )
      : '')
  )
}

function spaceHelmet(): string {
  return group(
    hatRule('space-helmet').draw({ cloth: '#dfe8fa', accent: '#ffd257' }, false),
    'translate(0 -6) scale(1.06) translate(-100 -94)',
  )
}

import type { Action, Feeling } from '../../../../../shared/scene.ts'
import { darker, lighter, mix } from '../color.ts'
import type { DrawnFigure, FigureLight, Ids, Spot } from '../drawing.ts'
import { heldThing } from '../props/held.ts'
import { newSketch, type Sketch } from '../sketch.ts'
import { finish } from '../stage.ts'
import { discs, group, mirrored, n, oval, shape, stroke } from '../svg.ts'
import { animalEyes, animalMouth } from './animal-face.ts'
import {
  ears,
  fur,
  horns,
  marksBehind,
  marksOnBody,
  marksOnHead,
  marksOverHead,
  muzzle,
  tail,
} from './features.ts'
import type { Species } from './species.ts'

export interface HelperPresence {
  action: Action
  feeling: Feeling
  holding?: string
}

/** The rig's animal is 250 high, feet at (0, 0). */
const RIG_HEIGHT = 250
const HEAD_Y = -164

interface Stand {
  /** From shoulder to paw, left and right. */
  left: readonly [number, number]
  right: readonly [number, number]
  tilt: number
  lean: number
  lift: number
  seated: boolean
  stride: number
  holds: 'right' | 'both'
}

const REST: Stand = {
  left: [-54, -52],
  right: [54, -52],
  tilt: 2,
  lean: 0,
  lift: 0,
  seated: false,
  stride: 0,
  holds: 'right',
}

const STANDS: Record<Exclude<Action, 'asleep'>, Stand> = {
  standing: REST,
  walking: { ...REST, left: [-58, -62], right: [50, -44], lean: 4, stride: 16, tilt: 3 },
  running: { ...REST, left: [-70, -78], right: [64, -58], lean: 10, stride: 26, lift: 8, tilt: 2 },
  sitting: { ...REST, left: [-34, -36], right: [34, -36], seated: true, tilt: -4 },
  kneeling: { ...REST, left: [-30, -44], right: [30, -40], seated: true, tilt: 5 },
  reaching: { ...REST, right: [64, -168], tilt: 7, lean: 3 },
  waving: { ...REST, right: [82, -136], tilt: 6 },
  pointing: { ...REST, right: [92, -96], tilt: 4 },
  cheering: { ...REST, left: [-78, -146], right: [78, -146], lift: 14, tilt: -4 },
  hugging: { ...REST, left: [-12, -66], right: [14, -60], tilt: -6, holds: 'both' },
  floating: { ...REST, left: [-80, -96], right: [80, -108], lift: 56, tilt: 7, lean: -4 },
  reading: { ...REST, left: [-34, -56], right: [34, -56], seated: true, tilt: 3, holds: 'both' },
  'looking-up': { ...REST, tilt: -9 },
  'seen-from-behind': { ...REST, tilt: 3 },
}

/** A plush animal of any species, standing on its own feet. */
export function drawAnimal(
  species: Species,
  presence: HelperPresence,
  spot: Spot,
  light: FigureLight,
  ids: Ids,
): DrawnFigure {
  if (presence.action === 'asleep') return curledUp(species, spot, light, ids)
  const sketch = newSketch(ids)
  const stand = STANDS[presence.action]
  const back = presence.action === 'seen-from-behind'
  const holding = presence.holding ?? (presence.action === 'reading' ? 'book' : undefined)
  const held = holding ? heldThing(holding, sketch) : undefined
  const bothPaws = stand.holds === 'both' || held?.hands === 'both'
  const right: readonly [number, number] =
    held && bothPaws ? [26, -58] : held && presence.action === 'standing' ? [72, -78] : stand.right
  const left: readonly [number, number] = held && bothPaws ? [-26, -58] : stand.left
  const neck = species.neck ?? 0
  const sink = stand.seated ? 16 : 0
  const headAt = `translate(0 ${HEAD_Y - neck + sink}) rotate(${stand.tilt})`
  const palm: readonly [number, number] = bothPaws ? [0, -58] : right
  const thing = held ? group(held.svg, `translate(${palm[0]} ${palm[1]}) scale(.85)`) : ''
  const halo = held?.halo ? group(held.halo, `translate(${palm[0]} ${palm[1]})`) : ''
  const coat = fur(species, sketch)
  const upper =
    (back ? '' : tail(species, sketch)) +
    group(marksBehind(species, sketch, HEAD_Y - neck), `translate(0 ${sink})`) +
    feet(species, stand, sketch) +
    group(body(species, coat, back, sketch), `translate(0 ${sink})`) +
    (neck ? longNeck(species, coat, neck, sink) : '') +
    (back ? tail(species, sketch) : '') +
    group(back ? thing : '', '') +
    group(limb(species, left, true, coat), `translate(0 ${sink})`) +
    (bothPaws || back ? group(limb(species, right, false, coat), `translate(0 ${sink})`) : '') +
    group(animalHead(species, presence.feeling, back, sketch), headAt) +
    (bothPaws || back ? '' : group(limb(species, right, false, coat), `translate(0 ${sink})`)) +
    (back ? '' : group(thing, `translate(0 ${sink})`)) +
    (held && bothPaws && !back ? group(paw(species, left) + paw(species, right), `translate(0 ${sink})`) : '')
  const scale = species.height / (RIG_HEIGHT + neck)
  return finish(
    {
      defs: sketch.defs(),
      svg: group(
        halo + group(upper, stand.lean ? `rotate(${stand.lean} 0 -10)` : ''),
        stand.lift ? `translate(0 ${-stand.lift})` : '',
      ),
    },
    {
      origin: [0, 0],
      scale,
      face: { x: 0, y: HEAD_Y - neck + sink - stand.lift, radius: 64 },
      shadow: { width: 72, faint: stand.lift / 80 },
    },
    spot,
    light,
    ids,
  )
}

/** Asleep: rolled up, the tail around, the chin on the paws. */
function curledUp(species: Species, spot: Spot, light: FigureLight, ids: Ids): DrawnFigure {
  const sketch = newSketch(ids)
  const coat = fur(species, sketch)
  const svg =
    group(tail(species, sketch), 'translate(34 -6) rotate(24)') +
    group(
      group(
        marksBehind(
          { ...species, marks: (species.marks ?? []).filter((mark) => mark !== 'mane') },
          sketch,
          -80,
        ),
        'scale(1 .8)',
      ),
      'translate(40 4)',
    ) +
    shape('M-60 0Q-76 -84 20 -96Q116 -96 118 -34Q118 2 84 2Z', coat) +
    group(group(marksOnBody(species, true), 'scale(.8 .7)'), 'translate(52 -2)') +
    stroke('M30 -2Q34 -44 84 -44', mix(species.fur, '#4a2a4a', 0.4), 4, 'opacity=".35"') +
    (species.marks?.includes('mane')
      ? group(marksBehind(species, sketch, 0), 'translate(-44 -56) scale(.86)')
      : '') +
    group(animalHead(species, 'asleep', false, sketch), 'translate(-44 -54) rotate(-10) scale(.92)') +
    oval(-70, -6, 22, 11, pawColor(species)) +
    oval(-24, -5, 22, 11, pawColor(species))
  return finish(
    { defs: sketch.defs(), svg },
    {
      origin: [20, 0],
      scale: species.height / RIG_HEIGHT,
      face: { x: -44, y: -54, radius: 60 },
      shadow: { width: 110, faint: 0.1 },
    },
    spot,
    light,
    ids,
  )
}

function animalHead(species: Species, feeling: Feeling, back: boolean, sketch: Sketch): string {
  const coat = fur(species, sketch)
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
      : shape('M-66 2Q-64 -58 0 -58Q64 -58 66 2Q64 54 0 54Q-64 54 -66 2Z', coat)
  const behind = horns(species, sketch) + ears(species, sketch)
  if (back)
    return (
      behind +
      head +
      marksOverHead(
        {
          ...species,
          marks: (species.marks ?? []).filter((mark) => mark !== 'whiskers' && mark !== 'forelock'),
        },
        sketch,
      )
    )
  const frog = species.muzzle === 'wide-mouth' && !species.marks?.includes('shell')
  const eyes = frog
    ? animalEyes(feeling, 34, -40, 1.05, '#5a4a1d', lighter(species.fur, 0.1))
    : animalEyes(
        feeling,
        species.muzzle === 'dragon' ? 28 : 26,
        species.muzzle === 'broad' || species.muzzle === 'dragon' ? -16 : -6,
        1,
        species.iris,
        mix(species.fur, species.belly, 0.3),
      )
  const blush = sketch.soft('#ff6f7e', 0.5)
  return (
    behind +
    head +
    marksOnHead(species) +
    oval(-44, 20, 15, 11, blush) +
    oval(44, 20, 15, 11, blush) +
    muzzle(species, animalMouth(feeling, frog || species.muzzle === 'dragon'), sketch) +
    eyes +
    marksOverHead(species, sketch)
  )
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

function longNeck(species: Species, coat: string, neck: number, sink: number): string {
  const top = HEAD_Y - neck + sink
  return (
    shape(`M-30 -96Q-24 ${n(top + 60)} -26 ${n(top)}H26Q24 ${n(top + 60)} 30 -96Z`, coat) +
    discs(
      [
        [-12, top + 66, 10],
        [12, top + 88, 11],
        [-10, top + 112, 10],
        [14, top + 54, 7],
      ],
      species.mark ?? species.dark,
    )
  )
}

function feet(species: Species, stand: Stand, sketch: Sketch): string {
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

function limb(species: Species, [x, y]: readonly [number, number], left: boolean, coat: string): string {
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
  const sleeve = mix(species.fur, '#6a2a4a', left ? 0.2 : 0.1)
  return (
    stroke(`M${shoulderX} -102Q${n(elbowX)} ${n(elbowY)} ${x} ${y}`, sleeve, 25) +
    oval(x, y, 14, 13.5, pawColor(species))
  )
}

function paw(species: Species, [x, y]: readonly [number, number]): string {
  return species.limbs === 'wings' || species.limbs === 'flippers'
    ? ''
    : oval(x, y + 6, 14, 13, pawColor(species))
}

function pawColor(species: Species): string {
  return species.limbs === 'hooves' ? mix(species.dark, '#4a3a42', 0.4) : mix(species.fur, species.dark, 0.45)
}

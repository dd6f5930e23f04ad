import type { Action, Feeling } from '../../../../shared/stories/scene.ts'
import { clothesIn, hatOn, onTheBody, onTheNeck } from '../animals/clothes.ts'
import type { DrawnFigure, FigureLight, Ids, Spot } from '../drawing.ts'
import { glowing } from '../light.ts'
import { placeFigure } from '../placement.ts'
import { colorWordIn, drawDyed } from '../props/dye.ts'
import { type HeldProp, heldProp } from '../props/held-prop.ts'
import { newSketch, type Sketch } from '../sketch.ts'
import { disc, group } from '../svg.ts'

/** A helper with a body plan of its own; drawn 200 high, with its lowest point at (0, 0). */
export interface Creature {
  /** Height beside a child of 300. */
  height: number
  face: readonly [x: number, y: number, radius: number]
  /** Where a held prop hangs; absent for creatures without hands. */
  hold?: readonly [number, number]
  /** It flies, swims or hovers: no ground shadow, and never asleep on the ground. */
  aloft: boolean
  /** Where it wears clothes: the brim of a hat, and the transform of an animal's clothes; absent if it has its own. */
  wears?: { brim: number; body?: string }
  /** Whether it takes its color from its description by itself. */
  ownColor?: boolean
  /** Its own soft light, behind it. */
  glow?: { y: number; radius: number; color: string; strength: number }
  draw(part: CreaturePose): string
}

export interface CreaturePose {
  sketch: Sketch
  action: Action
  feeling: Feeling
  holding: boolean
  back: boolean
  /** The color word of its body, if its description has one. */
  color: string | undefined
  /** Whether its description contains an adjective. */
  is: (how: string) => boolean
  /** Whether its description says that a part is missing, such as its nose. */
  lacks: (part: string) => boolean
}

const DRAWN_HEIGHT = 200

interface CreaturePresence {
  action: Action
  feeling: Feeling
  holding?: string
  heldAnimal?: HeldProp
  words?: string
  gender?: 'female' | 'male'
  hatless?: boolean
  bareheaded?: boolean
}

/** Draws a creature at its spot with the action and feeling of the scene note. */
export function drawCreature(
  creature: Creature,
  presence: CreaturePresence,
  spot: Spot,
  light: FigureLight,
  ids: Ids,
): DrawnFigure {
  const sketch = newSketch(ids)
  const asleep = presence.action === 'asleep'
  const feeling = asleep ? 'asleep' : presence.feeling
  const [holdX, holdY] = creature.hold ?? [0, 0]
  const held =
    creature.hold && presence.holding
      ? (heldProp(presence.holding, sketch) ?? presence.heldAnimal)
      : undefined
  const at = `translate(${holdX} ${holdY}) scale(.85)`
  const lift = asleep ? 0 : presence.action === 'floating' || presence.action === 'cheering' ? 26 : 0
  const lean = LEANS[presence.action] ?? 0
  const words = presence.words ?? ''
  const color = colorWordIn(LOOKS.exec(words)?.[0] ?? '')
  const acting = {
    sketch,
    color,
    action: presence.action,
    feeling,
    holding: held !== undefined,
    back: presence.action === 'seen-from-behind',
    is: (how: string) => new RegExp(`\\b(?:${how})\\b`).test(words),
    lacks: (part: string) => new RegExp(`\\bwithout (?:a|an|its|his|her) ${part}\\b`).test(words),
  }
  const dye = creature.ownColor ? undefined : color
  const bare = dye
    ? drawDyed((own) => creature.draw({ ...acting, sketch: own }), dye, sketch)
    : creature.draw(acting)
  const drawn = bare + wornBy(creature, presence, acting.back)
  const lifted = (content: string) => group(content, lift ? `translate(0 ${-lift})` : '')
  const { glow } = creature
  const behind = lifted(
    (glow ? disc(0, glow.y, glow.radius, sketch.soft(glowing(glow.color), glow.strength)) : '') +
      (held?.halo ? group(held.halo, at) : ''),
  )
  const svg = lifted(group(drawn, lean ? `rotate(${lean} 0 -60)` : '') + (held ? group(held.svg, at) : ''))
  const [faceX, faceY, radius] = creature.face
  return placeFigure(
    { defs: sketch.defs(), svg },
    {
      origin: [0, 0],
      scale: creature.height / DRAWN_HEIGHT,
      face: { x: faceX, y: faceY - lift, radius },
      behind,
      ...(creature.aloft ? {} : { shadow: { width: 70, faint: lift / 60 } }),
    },
    spot,
    light,
    ids,
  )
}

/** The part of a description that tells of the body. */
const LOOKS = /^.*?(?=,|\b(?:with|in|who|which|that)\b|$)/

/** The hat, the scarf and the clothes of its description. */
function wornBy({ face, wears }: Creature, presence: CreaturePresence, back: boolean): string {
  if (!wears) return ''
  const clothes = clothesIn(presence.words ?? '', presence.gender)
  const [x, y, radius] = face
  const isCovered = !presence.hatless && !presence.bareheaded
  return (
    (wears.body ? group(onTheBody(clothes, back), wears.body) : '') +
    group(onTheNeck(clothes, back), `translate(${x} ${y + radius * 2.5}) scale(${radius / 62})`) +
    (isCovered ? group(hatOn(clothes, 0, back, radius / 54), `translate(${x} ${wears.brim})`) : '')
  )
}

const LEANS: Partial<Record<Action, number>> = {
  walking: 3,
  running: 8,
  waving: -4,
  cheering: -5,
  hugging: 5,
  'looking-up': -6,
  asleep: 5,
  floating: 4,
}

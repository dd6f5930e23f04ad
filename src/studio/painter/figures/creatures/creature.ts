import type { Action, Feeling } from '../../../../shared/stories/scene.ts'
import type { DrawnFigure, FigureLight, Ids, Spot } from '../drawing.ts'
import { glowing } from '../light.ts'
import { placeFigure } from '../placement.ts'
import { heldProp } from '../props/held-prop.ts'
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
  /** Whether its description contains an adjective. */
  is: (how: string) => boolean
  /** Whether its description says that a part is missing, such as its nose. */
  lacks: (part: string) => boolean
}

const DRAWN_HEIGHT = 200

/** Draws a creature at its spot with the action and feeling of the scene note. */
export function drawCreature(
  creature: Creature,
  presence: { action: Action; feeling: Feeling; holding?: string; words?: string },
  spot: Spot,
  light: FigureLight,
  ids: Ids,
): DrawnFigure {
  const sketch = newSketch(ids)
  const asleep = presence.action === 'asleep'
  const feeling = asleep ? 'asleep' : presence.feeling
  const [holdX, holdY] = creature.hold ?? [0, 0]
  const held = creature.hold && presence.holding ? heldProp(presence.holding, sketch) : undefined
  const at = `translate(${holdX} ${holdY}) scale(.85)`
  const lift = asleep ? 0 : presence.action === 'floating' || presence.action === 'cheering' ? 26 : 0
  const lean = LEANS[presence.action] ?? 0
  const drawn = creature.draw({
    sketch,
    action: presence.action,
    feeling,
    holding: held !== undefined,
    back: presence.action === 'seen-from-behind',
    is: (how) => new RegExp(`\\b(?:${how})\\b`).test(presence.words ?? ''),
    lacks: (part) => new RegExp(`\\bwithout (?:a|an|its|his|her) ${part}\\b`).test(presence.words ?? ''),
  })
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

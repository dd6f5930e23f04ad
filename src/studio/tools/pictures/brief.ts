import type { PictureBrief } from '../../../ports/painter.ts'
import type {
  Action,
  Feeling,
  Figure,
  Helper,
  Presence,
  Setting,
  TimeOfDay,
  View,
  Weather,
} from '../../../shared/stories/scene.ts'
import type { ToneId } from '../../../shared/stories/tones.ts'
import { CAST, type CastName } from './cast.ts'

/** Somebody in a picture: one of the cast, or a helper by its figure; with action, feeling and held thing. */
export type Someone = readonly [who: CastName | Figure, action: Action, feeling: Feeling, holding?: string]

/** A small picture in one line: where, when, who, and props. */
export interface Scenery {
  setting: Setting
  time: TimeOfDay
  people: readonly Someone[]
  tone?: ToneId
  view?: View
  weather?: Weather
  props?: readonly string[]
  seed?: number
}

/** The painter's brief for a small picture. */
export function briefOf(scenery: Scenery): PictureBrief {
  const { setting, time, people, tone = 'gentle', view = 'wide', weather = 'clear' } = scenery
  const children = people.flatMap(([who]) => (isCast(who) ? [who] : []))
  const helpers: Helper[] = people.flatMap(([who], index) =>
    isCast(who) ? [] : [{ id: `helper-${index}`, name: who, figure: who }],
  )
  const present = people.map(([who, action, feeling, holding], index): Presence => {
    const id = isCast(who) ? `child-${children.indexOf(who)}` : `helper-${index}`
    return { who: id, action, feeling, ...(holding === undefined ? {} : { holding }) }
  })
  const props = [...(scenery.props ?? [])]
  return {
    seed: scenery.seed ?? 7,
    scene: { setting, place: setting, timeOfDay: time, view, weather, present, props },
    tone,
    cast: children.map((name) => CAST[name]),
    helpers,
  }
}

const isCast = (who: string): who is CastName => who in CAST

import type { Presence, SceneNote } from '../../shared/stories/scene.ts'
import { findProp } from './figures/props/find-prop.ts'
import { isRoom } from './setting-kinds.ts'

/** Phrases for sitting at a table rather than on the floor. */
const AT_TABLE =
  /\b(?:at|around|under|behind|by|on) (?:the|a|an|his|her|their) (?:\p{L}+ ){0,2}(?:table|desk|counter)\b|\b(?:kitchen table|at (?:supper|breakfast|lunch|dinner|tea))\b/u
const SITS: ReadonlySet<Presence['action']> = new Set<Presence['action']>(['sitting', 'reading'])
const SEAT = /^(?:\p{L}+ ){0,2}(?:chair|armchair|stool|bench|throne|sofa|couch|log|stump)$/u
/** Seats shared by everyone. */
const SHARED = /\b(?:bench|sofa|couch|log)\b/
const ON_GROUND = /\b(?:floor|ground|rug|carpet|grass|sand)\b/

/** Puts whoever sits on the chair or bench of the scene; at a table everyone gets a chair. */
export function withChairs(
  scene: SceneNote,
  narration: string,
  isChildOrPerson: (one: Presence) => boolean,
  isGrown: (one: Presence) => boolean,
): SceneNote {
  const sitters = scene.present.filter((one) => SITS.has(one.action) && !one.bond && isChildOrPerson(one))
  if (sitters.length === 0 || scene.setting === 'Bedroom') return scene
  const seats = new Map<string, string>()
  const taken = new Set<string>()
  const inOrder = [...sitters.filter(isGrown), ...sitters.filter((one) => !isGrown(one))]
  for (const prop of scene.props) {
    if (!SEAT.test(prop) || !findProp(prop)) continue
    const free = inOrder.filter(({ who }) => !seats.has(who))
    for (const { who } of SHARED.test(prop) ? free : free.slice(0, 1)) {
      seats.set(who, prop)
      taken.add(prop)
    }
  }
  const atTable =
    isRoom(scene.setting) && AT_TABLE.test(`${scene.place} ${narration}`) && !ON_GROUND.test(narration)
  if (seats.size === 0 && !atTable) return scene
  const present = scene.present.map((one): Presence => {
    const seat = seats.get(one.who) ?? (atTable && sitters.includes(one) ? 'chair' : undefined)
    return seat ? { ...one, bond: { how: 'on', to: seat } } : one
  })
  return { ...scene, present, props: scene.props.filter((prop) => !taken.has(prop)) }
}

import type { Figure, Helper, Presence, SceneNote, Setting } from '../../shared/stories/scene.ts'
import { swims } from './figure-sizes.ts'
import { findProp } from './figures/props/find-prop.ts'
import { holdingProp } from './held-props.ts'

const SHORES: ReadonlySet<Setting> = new Set<Setting>([
  'Beach',
  'Pirate Ship',
  'Lighthouse',
  'Underwater World',
  'Coral Reef',
])
/** Places that put the cast in a boat or in the water. What happens on deck happens on a ship. */
const IN_A_BOAT =
  /^(?:in )?(?:the|a|an|two|the two)(?: (?:small|little|old))? (?:row)?boats?\b|\bglass floor\b|\b(?:row)?boats? (?:far )?(?:out )?(?:on|at) the sea\b|\bunder the boat\b|\bsea\b.*\b(?:row)?boats?\b/
const IN_WATER = /^(?:in )?the sea\b|\bout (?:in|at|on)(?: the)? sea\b/
const ON_LAND =
  /\b(?:beach|harbor|pier|sand|shore|deck|mast|rail|cabin|bay|island|lighthouse|garden|bed|house|tent|bottom of the sea)\b/

type Place = Pick<SceneNote, 'setting' | 'place' | 'view'>

const isShore = ({ setting, view }: Place) => SHORES.has(setting) && view !== 'inside'
const isAboard = (scene: Place) => isShore(scene) && IN_A_BOAT.test(scene.place) && !ON_LAND.test(scene.place)

/** Whether a scene takes place on or in the water rather than at its edge. */
export const isAtSea = (scene: Place): boolean =>
  isAboard(scene) || (isShore(scene) && IN_WATER.test(scene.place) && !ON_LAND.test(scene.place))

/** Sea animals and flying figures do not sit in a boat. */
const NO_SAILORS: ReadonlySet<Figure> = new Set<Figure>([
  'crab',
  'turtle',
  'parrot',
  'bee',
  'butterfly',
  'cloud',
  'star',
  'moon',
])
const VESSEL = /\b(?:row)?boats?$/
const AFLOAT = /\b(?:buoy|raft|island|flat rock|rock|gull|gulls|fish|bubbles?|teeth|in the (?:air|water))$/

/** Puts everyone in a scene at sea into a boat, with their belongings in their hands. */
export function withBoats(scene: SceneNote, helpers: readonly Helper[]): SceneNote {
  if (!isAtSea(scene)) return withTheSea(scene)
  const setting = scene.setting === 'Lighthouse' ? scene.setting : 'Beach'
  if (!isAboard(scene)) {
    const props = scene.props.filter((prop) => AFLOAT.test(prop))
    return { ...scene, setting, props, present: scene.present.map(wading) }
  }
  const isApart = /\bboats far apart\b|\btwo (?:small )?boats\b|\bsmall boats\b/.test(scene.place)
  const grown = scene.present.filter(({ who }) => !who.startsWith('child-'))
  const others = isApart ? grown.slice(1).map(({ who }) => who) : []
  const present = scene.present.map((one): Presence => {
    const helper = helpers.find(({ id }) => id === one.who)
    if (helper && (swims(helper.figure) || NO_SAILORS.has(helper.figure))) return one
    if (helper?.figure === 'thing' || one.bond) return sitInBoat(one)
    const boat = BOATS[others.indexOf(one.who)] ?? 'rowboat'
    return { ...sitInBoat(one), bond: { how: 'in', to: boat } }
  })
  return stowed({ ...scene, setting, present })
}

/** A near view of somebody in the sea would leave out the people on the sand. */
const withTheSea = (scene: SceneNote): SceneNote =>
  scene.setting === 'Beach' &&
  scene.view === 'near' &&
  scene.present.some(({ action }) => action === 'swimming')
    ? { ...scene, view: 'wide' }
    : scene

/** Each boat has its own color. */
const BOATS = ['red rowboat', 'green rowboat', 'blue rowboat', 'yellow rowboat'] as const

/** Nobody walks or swims in a boat. */
const sitInBoat = (one: Presence): Presence =>
  one.action === 'rowing'
    ? { ...one, action: 'sitting', holding: 'oar' }
    : UPRIGHT.has(one.action)
      ? { ...one, action: 'sitting' }
      : one
const UPRIGHT: ReadonlySet<Presence['action']> = new Set<Presence['action']>([
  'walking',
  'running',
  'swimming',
  'drawing',
  'kneeling',
  'lying',
  'floating',
  'cooking',
])

/** A swimmer next to others stands chest-deep in the water. */
const wading = (one: Presence): Presence => (one.action === 'swimming' ? { ...one, action: 'waving' } : one)

/** A boat has no ground: held objects stay held, floating ones float, the rest is left out. */
function stowed(scene: SceneNote): SceneNote {
  const present = [...scene.present]
  const props = scene.props.filter((prop) => {
    if (VESSEL.test(prop)) return false
    const model = findProp(prop)
    if (!model || AFLOAT.test(prop) || model.aloft) return true
    const free = present.findIndex(
      ({ holding, bond, action }) => !holding && bond?.how === 'in' && !BUSY.has(action),
    )
    const one = present[free]
    if (one && model.half <= HAND) present[free] = holdingProp(one, prop)
    return false
  })
  return { ...scene, present, props }
}
const HAND = 72
const BUSY: ReadonlySet<Presence['action']> = new Set<Presence['action']>([
  'hugging',
  'looking-through',
  'asleep',
  'reading',
])

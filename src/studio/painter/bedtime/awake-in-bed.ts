import { literally } from '../../../shared/kit/literally.ts'
import type { Bond, Presence, SceneNote } from '../../../shared/stories/scene.ts'
import type { NamedActor } from '../named-actors.ts'
import { lastWords } from './bedtime-actions.ts'
import { isToldAwake } from './told-awake.ts'

/** The bond of a child that is in bed and awake. */
const IN_BED: Bond = { how: 'in', to: 'bed' }

/** Whether a child is in bed with its eyes open. */
export const liesAwake = ({ action, feeling, bond }: Presence): boolean =>
  action === 'asleep' && feeling !== 'asleep' && bond?.how === IN_BED.how && bond.to === IN_BED.to

/** Actions that need no arms or legs in bed. */
const QUIET: ReadonlySet<Presence['action']> = new Set<Presence['action']>([
  'sitting',
  'lying',
  'whispering',
  'looking-up',
  'kneeling',
  'standing',
  'hugging',
  'reaching',
  'pointing',
  'waving',
  'cheering',
  'peeking',
  'hiding',
  'reading',
  'drawing',
  'playing',
  'looking-through',
])
const NAMED_BED = /\b(?:bed|bunk|berth|cot)\b/
const ELSEWHERE =
  /\bon (?:the|a|her|his) (?:floor|rug|carpet|mat|edge|end)\b|\bunder(?:neath)? (?:the|her|his) bed\b/
/** “It was quiet in the bed”, out of which somebody looks. */
const LOOKS: ReadonlySet<Presence['action']> = new Set<Presence['action']>(['peeking', 'looking-through'])
const IN_THE_BED = /\bin (?:the|his|her) bed\b/
const FLOOR = /^(?:the |a )?(?:rug|floor|carpet|mat|stairs)\b/
const GOT_UP =
  /\b(?:got up|got out|out of (?:bed|her bed|his bed)|slipped out|climbed out|jumped out|tiptoed|to the window|at the window|down the hall|across the hall)\b/

/** Puts the children of a bedroom to bed, awake, if the note has them lying or the text says “in bed”. */
export function withAwakeInBed(noted: SceneNote, narration: string, named: readonly NamedActor[]): SceneNote {
  const scene = withEyesOpen(noted, narration, named)
  const children = scene.present.filter(({ who }) => who.startsWith('child-'))
  const [first] = children
  if (scene.setting !== 'Bedroom' || !first || !children.every(mayLieInBed)) return scene
  const name = named.find(({ who }) => who === first.who)?.name
  const hasBed = NAMED_BED.test([scene.place, ...scene.props].join(' '))
  const isElsewhere = ELSEWHERE.test(scene.props.some(isUnderBed) ? withoutUnderBed(narration) : narration)
  const isLaid =
    isNotedInBed(first) || (first.action === 'lying' && hasBed && !isElsewhere && !FLOOR.test(scene.place))
  const isInIt = LOOKS.has(first.action) && IN_THE_BED.test(lastWords(narration))
  if (!isLaid && !isInIt && !(name && isSaidInBed(lastWords(narration), name))) return scene
  const held = children.flatMap(({ holding }) => holding ?? []).filter((prop) => !BEDDING.test(prop))
  return {
    ...scene,
    props: [...held, ...scene.props],
    present: scene.present.map((one) => (children.includes(one) ? layInBed(one) : one)),
  }
}

/** A sleeper of the note who talks and looks around at the end of the page is awake. */
function withEyesOpen(scene: SceneNote, narration: string, named: readonly NamedActor[]): SceneNote {
  const children = scene.present.filter(({ who }) => who.startsWith('child-'))
  const [only] = children
  if (scene.setting !== 'Bedroom' || children.length !== 1 || only?.feeling !== 'asleep') return scene
  const name = only.action === 'asleep' && named.find(({ who }) => who === only.who)?.name
  if (!name || !isToldAwake(lastWords(narration), name)) return scene
  const awake: Presence = { ...only, feeling: 'happy', bond: IN_BED }
  return { ...scene, present: scene.present.map((one) => (one === only ? awake : one)) }
}

/** What is told to be under the bed is a thing of the note. */
const isUnderBed = (prop: string): boolean => / under (?:the )?bed$/.test(prop)
const withoutUnderBed = (narration: string): string =>
  narration.replace(/\bunder(?:neath)? (?:the|her|his) bed\b/g, '')

const layInBed = ({ holding: _, ...one }: Presence): Presence => ({ ...one, action: 'asleep', bond: IN_BED })

/** What they hold there lies on the blanket, but for a pillow or what they pull over their heads. */
const BEDDING = /\b(?:pillow|blanket|quilt|cover|bed)s?$/
/** With something in their hands they are only in bed if the note says so. */
const mayLieInBed = (one: Presence) =>
  isNotedInBed(one) ||
  (QUIET.has(one.action) && (!one.holding || one.action === 'lying') && one.bond === undefined)

/** How a note says it: `lying happy in bed`, `sitting sleepy under quilt`. */
const isNotedInBed = ({ action, bond }: Presence): boolean =>
  bond !== undefined &&
  QUIET.has(action) &&
  (/^(?:in (?:bed|bunk|berth)|under (?:quilt|blanket))$/.test(`${bond.how} ${bond.to}`) ||
    (action === 'lying' && `${bond.how} ${bond.to}` === 'on bed'))

/** “Mia lay in bed”, “Grandpa tucked Mia in”, “From her bed Mia saw a cloud”, unless she gets up afterwards. */
function isSaidInBed(narration: string, name: string): boolean {
  const own = literally(name)
  const says = [
    `${own}(?![’\\p{L}])[^.!?]{0,60} (?:in|into) (?:her own |his own |her |his |the )?bed(?! ?room)\\b`,
    `\\b[Ii]n bed,? (?:\\p{L}+ )?${own}(?![’\\p{L}])`,
    `\\b[Ff]rom (?:her|his) bed ${own}(?![’\\p{L}])`,
    `\\b(?:tucked|put) ${own} (?:in\\b|to bed)`,
    `\\btucked in ${own}(?![’\\p{L}])`,
    `${own}(?![’\\p{L}])[^.!?]{0,60} under (?:the|her|his) (?:quilt|blanket|covers)\\b`,
  ]
  const last = Math.max(...says.map((pattern) => new RegExp(pattern, 'u').exec(narration)?.index ?? -1))
  return last >= 0 && !GOT_UP.test(narration.slice(last)) && !ELSEWHERE.test(narration)
}

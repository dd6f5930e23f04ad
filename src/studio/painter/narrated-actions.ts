import type { PictureBrief } from '../../ports/painter.ts'
import type { Action, Presence, SceneNote } from '../../shared/stories/scene.ts'
import { withNarratedBonds, withNotedWords } from './bonds/scene-bonds.ts'
import { withChairs } from './chairs.ts'
import { coverFor, namedCover } from './cover.ts'
import { isPerson } from './figures/index.ts'
import { withHatsOff } from './hats-off.ts'
import { withHeldProps } from './held-props.ts'
import { withTools } from './held-tools.ts'
import { narratedAction, withoutIdleGesture } from './idle-gestures.ts'
import { INSTRUMENT, withInstruments } from './instruments.ts'
import { mentionedProps } from './mentioned-props.ts'
import { type NamedActor, namedIn } from './named-actors.ts'
import { withNarratedCount } from './narrated-count.ts'
import { withNarratedKind, withNarratedKinds } from './narrated-kind.ts'
import { withNarratedState } from './narrated-state.ts'
import { withPictureSubject } from './picture-subject.ts'
import { withNames } from './pronouns.ts'
import { withPropPairs } from './prop-pairs.ts'
import { withSharedBike } from './shared-bike.ts'
import { withViewingProp } from './viewing-prop.ts'

type NarratedScene = Pick<PictureBrief, 'scene' | 'page' | 'helpers'>

/** Vague actions of a note, which the text or props may refine. */
const ROUGH: ReadonlySet<Action> = new Set<Action>([
  'standing',
  'sitting',
  'walking',
  'running',
  'kneeling',
  'reaching',
  'looking-up',
])

/** The vaguest ones. */
const NEUTRAL: ReadonlySet<Action> = new Set<Action>(['standing', 'walking'])

/** The scene with everyone's actions refined by what the paragraph says about them by name, or by what they hold. */
export function withNarratedActions({ scene: noted, page, helpers }: NarratedScene): SceneNote {
  const named = namedIn(noted.present, page, helpers)
  const narration = page ? withNames(withoutSpeech(page.paragraph), named) : ''
  const scene = withNarratedKinds(noted, narration)
  const names = helpers.map(({ name }) => name)
  const present = scene.present.map((told) => {
    const self = named.find(({ who }) => who === told.who)
    const meant = page ? withoutIdleGesture(told, page.paragraph, narration, self) : told
    const one = ROUGH.has(meant.action) ? withAction(meant, named, narration, scene) : meant
    return isChildOrPerson(one, helpers)
      ? withViewingProp(withCover(one, scene, narration, names), scene, narration)
      : one
  })
  const bonded = withNarratedBonds(present, scene.present, narration, named, ROUGH, scene.place).map(
    withNotedWords(scene.props),
  )
  const grown = (one: Presence) => !one.who.startsWith('child-')
  const chaired = withChairs(
    { ...scene, present: bonded },
    narration,
    (one) => isChildOrPerson(one, helpers),
    grown,
  )
  const given = withNarratedKinds(
    withHatsOff(withHeldProps(chaired, narration, named), narration, named, helpers),
    narration,
  )
  const doing: SceneNote = {
    ...given,
    props: withPropPairs(
      mentionedProps(given, narration).flatMap((mentioned) => {
        const prop = withNarratedKind(mentioned, scene.place, narration)
        const said = withNarratedState(prop, scene.place, narration)
        if (said === undefined) return []
        return scene.setting === 'Sports Field' && prop === 'ball'
          ? 'soccer ball'
          : withPictureSubject(withNarratedCount(said, narration), scene.place, narration, helpers)
      }),
      scene,
      narration,
    ),
  }
  const working = withInstruments(page ? withTools(doing, page.paragraph, narration, named) : doing, helpers)
  return withDeckChairs(withMount(withSharedBike(standAtEasel(working), narration)))
}

const CHAIR = /\bchair(?=s?$)/
/** On the beach people sit in deck chairs. */
function withDeckChairs(scene: SceneNote): SceneNote {
  if (scene.setting !== 'Beach') return scene
  const chair = (words: string) => (/\bdeck\b/.test(words) ? words : words.replace(CHAIR, 'deck chair'))
  const present = scene.present.map((one) =>
    one.bond ? { ...one, bond: { ...one.bond, to: chair(one.bond.to) } } : one,
  )
  return { ...scene, present, props: scene.props.map(chair) }
}

/** The paragraph without its quoted speech. */
export const withoutSpeech = (paragraph: string): string => paragraph.replace(/“[^”]*”/g, '“”')

/** The action the text gives somebody by name; otherwise the one their held prop suggests. */
function withAction(
  one: Presence,
  named: readonly NamedActor[],
  narration: string,
  scene: SceneNote,
): Presence {
  const self = named.find(({ who }) => who === one.who)
  const said = self && saidOf(self.name, narration, one)
  if (said) return said
  const does =
    self?.isPerson && !one.holding && !one.bond && NEUTRAL.has(one.action)
      ? narratedAction(narration, self)
      : undefined
  return does ? { ...one, action: does } : withPropAction(one, scene)
}

/** Children and people; other figures hide without changing their pose. */
const isChildOrPerson = ({ who }: Presence, helpers: NarratedScene['helpers']) => {
  const helper = helpers.find(({ id }) => id === who)
  return helper === undefined || isPerson(helper.figure)
}

function withCover(one: Presence, scene: SceneNote, narration: string, names: readonly string[]): Presence {
  if ((one.action !== 'hiding' && one.action !== 'peeking') || one.holding) return one
  if (one.bond) {
    // What somebody is in hides them without a crate before it.
    const isHidden = one.bond.how === 'behind' || (one.bond.how === 'in' && one.action === 'hiding')
    return isHidden ? { ...one, action: 'kneeling' } : one
  }
  // Peeking without a named cover is drawn as bending forward.
  const cover = one.action === 'peeking' ? namedCover(scene, narration) : coverFor(scene, narration, names)
  if (cover) return { ...one, holding: cover }
  // Behind another figure one crouches or looks around it.
  return { ...one, action: one.action === 'hiding' ? 'kneeling' : 'looking-through' }
}

/** At an easel people paint standing, brush on the canvas. */
function standAtEasel(scene: SceneNote): SceneNote {
  const easel = scene.props.find((prop) => /\beasel(?: of .+)?$/.test(prop))
  const painter = scene.present.find(({ action, bond }) => action === 'drawing' && !bond)
  if (!easel || !painter) return scene
  const present = scene.present.map(
    (one): Presence =>
      one === painter
        ? { ...one, action: 'standing', holding: one.holding ?? 'brush', bond: { how: 'hand-on', to: easel } }
        : one,
  )
  return { ...scene, present }
}

const SEATED: ReadonlySet<Action> = new Set<Action>(['sitting', 'kneeling'])

const VERBS: [RegExp, Action][] = [
  [/^(?:rowed|paddled)\b/, 'rowing'],
  [/^(?:danced|twirled|waltzed)\b/, 'dancing'],
  [/^crawled\b/, 'crawling'],
  [/^(?:swam|dived|dove)\b/, 'swimming'],
  [/^climbed (?:up|the (?:ladder|rope|mast|vine|beanstalk)|a (?:ladder|rope))\b/, 'climbing'],
  [/^carried (?:the|a|an|his|her|it|them|two|three|both)\b(?! (?:home|to bed))/, 'carrying'],
  [/^threw (?!open|back|away|up|out|h(?:im|er)self|(?:his|her) (?:arms|head|hands))/, 'throwing'],
  [/^(?:caught) (?:the|it|a) (?:ball|again|hat|egg|coin|pancake|snowball)\b/, 'catching'],
  [/^(?:stirred|whisked) (?!(?:his|her|the) (?:tea|cocoa|cup))/, 'cooking'],
  [
    /^(?:drew|painted) (?!back|near|breath|in\b|up|out|a (?:deep )?breath|(?:the|his|her) (?:curtain|blanket|hand))/,
    'drawing',
  ],
  [/^whispered\b/, 'whispering'],
  [/^hid\b/, 'hiding'],
  [/^dug\b/, 'kneeling'],
  [/^(?:peeked|peeped)\b/, 'peeking'],
  [/^(?:jumped|leaped)\b/, 'jumping'],
  [/^(?:rode|pedaled|cycled)\b/, 'riding'],
  [/^looked through (?:the|a|his|her) (?:telescope|spyglass|magnif)/, 'looking-through'],
  [/^(?:hugged|put (?:both|his|her) arms around)\b/, 'hugging'],
  [/^waved\b/, 'waving'],
  [
    /^lay (?:down |flat |there )*(?:on|in) (?:the|his|her|its) (?:floor|grass|rug|carpet|sand|snow|ground|deck|boards|belly|back|tummy|stomach|side)\b/,
    'lying',
  ],
  [
    /^(?:fell|tumbled|dropped) (?:straight |right |all the way )?(?:down|off|out of|from|through)\b/,
    'falling',
  ],
  [
    /^(?:put|stretched|held|threw) out (?:both|his|her|its) arms|^(?:opened|spread|stretched|threw) (?:out )?(?:both|his|her|its|two) arms\b/,
    'arms-wide',
  ],
]

const PLAYED = new RegExp(`^played (?:on )?(?:the|a|an|his|her) (?:\\p{L}+ )?(${INSTRUMENT.source})`, 'u')

/** The first such verb right after the name, or before it as in “whispered Mia”. */
function saidOf(name: string, narration: string, one: Presence): Presence | undefined {
  for (let at = narration.indexOf(name); at >= 0; at = narration.indexOf(name, at + 1)) {
    const after = narration
      .slice(at + name.length)
      .replace(/^ (?:only |just |quickly |softly |slowly |quietly )?/, '')
    const found = VERBS.find(([pattern]) => pattern.test(after))?.[1]
    const [, instrument] = PLAYED.exec(after) ?? []
    if (instrument) return { ...one, action: 'playing', holding: instrument }
    // A seated figure whispers where it sits.
    if (found === 'whispering' && SEATED.has(one.action)) return one
    if (found) return { ...one, action: found }
    if (/whispered $/.test(narration.slice(0, at)) && !SEATED.has(one.action))
      return { ...one, action: 'whispering' }
  }
  return undefined
}

/** The action that a held prop suggests. */
function withPropAction(one: Presence, { props, setting }: SceneNote): Presence {
  const { holding = '', action } = one
  const near = props.join(' ')
  if (/\b(?:oar|paddle)s?\b/.test(holding) && /boat|raft|canoe/.test(near))
    return { ...one, action: 'rowing' }
  if (/\b(?:telescope|spyglass)\b/.test(holding) && action !== 'running')
    return { ...one, action: 'looking-through' }
  if (INSTRUMENT.test(holding) && (action === 'standing' || action === 'sitting'))
    return { ...one, action: 'playing' }
  if (
    /\b(?:spoon|ladle|whisk)\b/.test(holding) &&
    action === 'standing' &&
    (setting === 'Kitchen' || /\bpot|pan|soup|stew|stove\b/.test(near))
  )
    return { ...one, action: 'cooking' }
  if (/\b(?:crayon|chalk|pencil|brush|paintbrush)\b/.test(holding) && action === 'kneeling')
    return { ...one, action: 'drawing' }
  return one
}

const MOUNT =
  /\b(?:bicycle|bike|tricycle|scooter|skateboard|sled|sleigh|toboggan|horse|pony|donkey|unicorn)s?\b/
const PART_OF: Partial<Record<Action, RegExp>> = {
  riding: MOUNT,
  rowing: /\b(?:boat|rowboat|canoe|raft|oar|oars|paddle)\b/,
  climbing: /\b(?:ladder|rope|vine)\b/,
  cooking: /\b(?:pot|soup|stew|pan)\b/,
}

/**
 * A rider or climber uses the prop of that name, which is then not drawn again. Without a mount, riding becomes
 * running.
 */
function withMount(scene: SceneNote): SceneNote {
  const taken = new Set<string>()
  const present = scene.present.map((one) => {
    const part = PART_OF[one.action]
    if (!part) return one
    const near = [one.holding ?? '', ...scene.props].filter((prop) => part.test(prop))
    for (const prop of near) taken.add(prop)
    const [first] = near
    if (one.action === 'riding') return first ? { ...one, holding: first } : onFoot(one, scene.place)
    return one.action === 'climbing' && first ? { ...one, holding: first } : one
  })
  return { ...scene, present, props: scene.props.filter((prop) => !taken.has(prop)) }
}

const onFoot = (one: Presence, place: string): Presence => {
  const [mount] = MOUNT.exec(place) ?? []
  return mount ? { ...one, holding: mount } : { ...one, action: 'running' }
}

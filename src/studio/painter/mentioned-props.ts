import type { SceneNote } from '../../shared/stories/scene.ts'
import { isDrawn } from './figures/index.ts'
import { isSameAnimal } from './figures/models.ts'
import { findProp, isOwnProp } from './figures/props/find-prop.ts'
import { propPairIn } from './figures/props/prop.ts'
import { standsOutside } from './life-size.ts'
import { isRoom } from './setting-kinds.ts'

/** Phrases in which somebody has or uses a prop. */
const HANDLED =
  /\b(?:held|took|got out|brought|carried|pulled|pushed|threw|rolled|kicked|put(?! out)|laid|picked up|found|opened|lifted|rang|hung|built|waved|filled|tied|ate|dropped|lit|baked|planted|planting|stirred|swept|mended|painted|shook|poured|packed|unrolled|polished|wound|fetched|caught|set down|leaned|(?<!\b[Ii]t )had|with|licked?|lick|building|holding|carrying|putting in|pushing|pulling|rolling) (?:up |out |down |in |on |back )?((?:an?|the|his|her|their|its|two|three|four|some|\p{Lu}\p{L}+[’']s) [a-z]+(?: [a-z]+){0,2})\b/gu
const OWNED =
  /\b((?:\p{Lu}\p{L}+[’']s|[Hh]is|[Hh]er|[Tt]heir) (?:toy |new |old |red |yellow |blue |green |little |small |big )*[a-z]+)\b/gu

/** Phrases in which a prop is present: “The dough wouldn’t stay”. */
const THERE =
  /\b[Tt](he [a-z]+(?: [a-z]+)?) (?:stood|lay|hung|rolled|fell|wouldn[’']t|flew|rang|began|hopped|shone|stuck|wobbled|sat|was parked|waited|stayed)\b/gu

/** Phrases in which a prop is found: “there stood a lamp”, “Under the beam lay a saucer”. Comparisons do not count. */
const FOUND =
  /\b(?:[Tt]here (?:was|were|stood|lay|hung|always stood|always was)|(?<=\b(?:[Oo]n|[Ii]n|[Uu]nder|[Bb]ehind|[Bb]eside|[Aa]t|[Bb]y) (?:[a-z’]+ ){1,5})(?:was|were|stood|lay|hung)) (?:only |just |always |now |also |even |still )?((?:an?|one|two|three|four|five|six|seven|eight|nine|ten) [a-z]+(?: [a-z]+){0,2})(?! (?:too|number|in it|in the [A-Z]\b|more|marked|like)\b)\b/gu

/** Body parts, clothes, and ambiguous words. */
export const NOT_PROPS =
  /\b(?:nose|ear|eye|hand|arm|leg|foot|feet|toe|tail|head|heart|face|mouth|tooth|teeth|tongue|hair|wing|paw|claw|glasses|coat|shirt|scarf|shoes?|boots?|socks?|hats?|(?<!bottle )caps?|crown|apron|pajamas|nightshirts?|slippers?|sleeves?|gloves?|mittens?|dress|step|light|line|way|turn|bed|house|room|window|door|floor|wall|street|road|bridge|stairs?|tree|tower|castle|ship|fire|down|match|horn|bark|wave|watch|note|letters?|page|card|plan|drawing|star|moon|sun|light|gleam|glow|tea|dish|trunk|shell|back|shade|bit|nut|star|point|hole|spring|fall|current|tube|frame|ring|button|chest|bath|lid|legs?|wheels?|knots?|tune|robe|toy|pond|flowers?|scales|hay|wood|oven|foots?|lead|flour sacks?|web|sand|snow|mud|grass|moss|holes|bolts|hills?|lockers?|scales?|curtains?|threads?|drops?|lace|cave|leaves|cloud|boot|gate|fire(?:fly|flies))s?$/

/** Words that end the name of a prop. */
const MORE =
  / (?:in|on|at|up|out|down|by|to|for|left|missing|with|without|that|from|over|under|along|back|away|and|as|home|around|into|behind|before|till|so|which|her|his|him|it|them)\b/

/** Whoever takes a picture has a camera, but no picture yet. */
const SNAPPED =
  /\b(?:took|takes|taking) (?:the|a|an|his|her|some|another|one)(?: \p{L}+)? (?:pictures?|photos?)\b/gu

/** After “found” these mean lines, words and signs. */
const NO_FINDS = /\b(?:bows?|stripes?|labels?|drops?|hooks?|quarters?|threads?|sounds?|music|notes?|signs?)$/

const isOfBed = (words = ''): boolean => /\b(?:bed|bunk|berth|quilt|blanket)$/.test(words)

/** Where the end of a day becomes a night in bed. */
const NIGHT =
  /\b(?:[Aa]t home|[Aa]t bedtime|[Aa]t night|[Tt]hat (?:night|evening)|in bed|[Ii]n bed|(?:to|into) bed|(?:his|her) bed|(?:his|her) pillow|the (?:bed|pillow|quilt|blanket)|asleep|slept)\b/

/** The sentences from the one that first tells of the bed or the night: what was elsewhere is not in the room. */
function sinceBedtime(narration: string): string {
  const found = NIGHT.exec(narration)
  if (!found) return narration
  return narration.slice(Math.max(0, narration.lastIndexOf('. ', found.index) + 1))
}

/** Maximum number of free-standing props. */
const MOST = 3

/** The note's props plus what the narration mentions and the painter can draw. Expects quoted speech removed. */
export function mentionedProps(
  scene: Pick<SceneNote, 'props' | 'present'> & Partial<Pick<SceneNote, 'setting'>>,
  narration: string,
): string[] {
  const { props, present, setting } = scene
  const all = [...props]
  const there = [
    ...props.flatMap(bothOf),
    ...present.flatMap(({ holding, bond }) => [holding ?? [], bond?.to ?? []].flat()),
  ]
  // Where children sleep only the bed and what they hold are shown.
  const isNight = present.some(
    ({ who, action, bond }) =>
      who.startsWith('child-') && (action === 'asleep' || (setting === 'Bedroom' && isOfBed(bond?.to))),
  )
  const told = (isNight && setting === 'Bedroom' ? sinceBedtime(narration) : narration)
    .replace(SNAPPED, '')
    .replace(GONE, '')
    .replace(setting === 'Bedroom' ? IN_OTHER_ROOMS : /(?!)/u, '')
  const isIndoors = setting !== undefined && isRoom(setting)
  for (const pattern of isNight ? [HANDLED, THERE] : [HANDLED, OWNED, THERE, FOUND])
    for (const { 0: whole, 1: words = '', index } of told.matchAll(pattern)) {
      const phrase = propNameIn(
        words + restOfName(words, told.slice(index + whole.length)),
        pattern === FOUND,
      )
      if (phrase === '' || all.length >= MOST || there.some((one) => isSameThing(one, phrase))) continue
      if (isIndoors && (standsOutside(phrase) || OUTDOORS.test(findProp(phrase)?.name ?? ''))) continue
      there.push(phrase)
      all.push(phrase)
    }
  return all
}

/** What was lost or eaten before is not there, nor what somebody has taken along or nobody has. */
const GONE =
  /\b(?:was|were|is) (?:off|away|out|gone) with (?:the|a|his|her) [^.,;!?]*|\b[Nn]obody had [^.,;!?]*|\bhad (?:just |already |only )?(?:lost|eaten|sold|forgotten|looked after|given away|thrown (?:away|out))\b[^.,;!?]*/gu
const IN_OTHER_ROOMS = /\b[Ii]n the (?:kitchen|hall|garden|yard|cellar|bathroom|attic) [^.;!?]*/gu
/** Indoors these are only spoken of. */
const OUTDOORS =
  /^(?:boat|rowboat|ship|streetlight|bridge|fence|well|fountain|windmill|mailbox|henhouse|cloud|gate|submarine)$/

/** A thing of the note, and what it is on or in. */
const bothOf = (prop: string): string[] => {
  const pair = propPairIn(prop)
  return pair ? [pair.upper, pair.lower] : [prop]
}

const isSameThing = (one: string, other: string): boolean => {
  const [first, second] = [nameOf(one), nameOf(other)]
  return (first !== '' && first === second) || isSameAnimal(one, other)
}

/** “His bottle” may go on as “his bottle caps”. */
function restOfName(words: string, after: string): string {
  const [next = ''] = /^ [a-z]+/.exec(after) ?? []
  return next && isOwnProp((words.split(' ').at(-1) ?? '') + next) ? next : ''
}

/** The longest part of the phrase that names a drawable prop; empty if none does. */
function propNameIn(words: string, isFound: boolean): string {
  const whole = words.replace(/^(?:\p{Lu}\p{L}+[’']s|an?|t?he|his|her|their|its|some) /iu, '').toLowerCase()
  const said = (whole.split(MORE)[0] ?? '').split(' ')
  const phrases = said.map((_, at) => said.slice(0, said.length - at).join(' '))
  const isPropName = (phrase: string) =>
    !NOT_PROPS.test(phrase.split(' of ')[0] ?? '') && !NOT_PROPS.test(phrase) && nameOf(phrase) !== ''
  const found = phrases.find((phrase) => isPropName(phrase) && !(isFound && NO_FINDS.test(phrase))) ?? ''
  const next = said[found.split(' ').length] ?? ''
  return found && HEADS.test(next) ? '' : found
}

/** A pot lid is no pot. */
const HEADS =
  /^(?:lids?|caps?|hats?|handles?|shelf|stand|box|bag|holder|rack|books?|prints?|stains?|marks?|keepers?|man|woman|boy|girl|house|room|door|string|case|leg|seat|lamp|hook)$/

const nameOf = (words: string) =>
  words === '' ? '' : (findProp(words)?.name ?? (TOY.test(words) && isDrawn(words) ? words : ''))
const TOY = /^(?:stuffed|toy|plush) /

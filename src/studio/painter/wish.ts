import type { PictureBrief } from '../../ports/painter.ts'
import type { CastSheet } from '../../shared/characters/cast-sheet.ts'
import { HATS } from '../../shared/characters/cast-sheet.ts'
import { literally } from '../../shared/kit/literally.ts'
import type {
  Action,
  Feeling,
  Presence,
  SceneNote,
  TimeOfDay,
  View,
  Weather,
} from '../../shared/stories/scene.ts'

/**
 * Applies a parent's plain-text wish to a brief: somebody without a hat, the hour, the weather, nearer or farther, a
 * smile, a prop more or less. Undefined if nothing is understood.
 */
export function applyWish(brief: PictureBrief): PictureBrief | undefined {
  const wish = brief.wish?.toLowerCase() ?? ''
  const whose = childrenMeant(brief, wish)
  const cast = brief.cast.map((sheet, index) =>
    whose.includes(index) ? dressedAsWished(sheet, wish) : sheet,
  )
  const present = peopled(brief, wish, whose)
  const scene = { ...airOf(brief.scene, wish), present, props: laidOut(brief.scene.props, wish) }
  const isSame = JSON.stringify([cast, scene]) === JSON.stringify([brief.cast, brief.scene])
  if (isSame) return undefined
  // The page's text would override what the parent asks for.
  const { page, ...rest } = brief
  const doesOther = JSON.stringify(present) !== JSON.stringify(brief.scene.present)
  return { ...rest, cast, scene, take: 0, ...(page && !doesOther ? { page } : {}) }
}

/** The children a wish is about: those it names, those its pronoun fits, or all. */
function childrenMeant({ cast, page }: PictureBrief, wish: string): number[] {
  const all = cast.map((_, index) => index)
  const named = all.filter((index) => {
    const name = page?.children[index]?.name.toLowerCase()
    return name !== undefined && name !== '' && wish.includes(name)
  })
  if (named.length > 0) return named
  const gender = /\b(?:she|her|girl)\b/.test(wish)
    ? 'female'
    : /\b(?:he|his|him|boy)\b/.test(wish)
      ? 'male'
      : undefined
  const fitting = all.filter((index) => gender && page?.children[index]?.gender === gender)
  return fitting.length > 0 ? fitting : all
}

const WITHOUT =
  /(?:\bno|\bnot (?:wear|have|hold)(?:ing)?|\bwithout|\bnever wears|n[’']t (?:wear|have|hold)(?:ing)?|\btake (?:off|away)|\bremove|\bleave out|\bfewer|\blose)(?: (?:any|a|an|the|her|his|their|so many))?\s+/
    .source

/** Whether a wish asks for the removal of `noun`, the source of a pattern. */
const isUnwanted = (wish: string, noun: string) =>
  new RegExp(`${WITHOUT}(?:\\p{L}+ )?(?:${noun})`, 'u').test(wish)

const NAMES_OF_HATS = [...HATS, 'hat']

function dressedAsWished(sheet: CastSheet, wish: string): CastSheet {
  const { hat, hatColor, ...bare } = sheet
  const worn = HATS.find((kind) =>
    new RegExp(`\\b(?:a|her|his|the|wears?|wearing) (?:\\p{L}+ )?${kind}\\b`, 'u').test(wish),
  )
  const isBare = NAMES_OF_HATS.some((name) => isUnwanted(wish, name))
  const hatted: CastSheet = isBare ? bare : worn ? { ...bare, hat: worn } : { ...sheet }
  if (isUnwanted(wish, 'glasses')) return { ...hatted, glasses: false }
  return /\bglasses\b/.test(wish) ? { ...hatted, glasses: true } : hatted
}

const FEELINGS: [RegExp, Feeling][] = [
  [/laugh/, 'laughing'],
  [/\b(?:smil|happy|happier|glad|cheerful)/, 'happy'],
  [/\b(?:curious|wonder)/, 'curious'],
  [/\b(?:sad|worried|afraid|scared)\b/, 'worried'],
  [/surprise/, 'surprised'],
  [/\b(?:sleepy|tired|yawn)/, 'sleepy'],
  [/\b(?:asleep|sleeping)\b/, 'asleep'],
  [/proud/, 'proud'],
  [/\bsing/, 'singing'],
]

const ACTIONS: [RegExp, Action][] = [
  [/\b(?:asleep|sleeping)\b/, 'asleep'],
  [/\bsit(?:s|ting)?\b/, 'sitting'],
  [/\bstand(?:s|ing)?\b/, 'standing'],
  [/\brun(?:s|ning)?\b/, 'running'],
  [/\bwalk/, 'walking'],
  [/\bwav(?:e|es|ing)\b/, 'waving'],
  [/\bdanc/, 'dancing'],
  [/\bjump/, 'jumping'],
  [/\bkneel/, 'kneeling'],
  [/\bpoint/, 'pointing'],
  [/\bhug/, 'hugging'],
  [/\blook(?:s|ing)? up\b/, 'looking-up'],
  [/\bread(?:s|ing)?\b/, 'reading'],
  [/\bhid(?:e|es|ing)\b/, 'hiding'],
]

/** A negated word is not asked for. */
const isWanted = (wish: string, pattern: RegExp) =>
  pattern.test(wish) &&
  !new RegExp(`(?:\\bnot|n[’']t|\\bno longer|\\bless) (?:\\p{L}+ )?(?:be )?(?:${pattern.source})`, 'u').test(
    wish,
  )

function peopled({ scene, helpers }: PictureBrief, wish: string, whose: readonly number[]): Presence[] {
  const feeling = FEELINGS.find(([pattern]) => isWanted(wish, pattern))?.[1]
  const action = ACTIONS.find(([pattern]) => isWanted(wish, pattern))?.[1]
  return scene.present.flatMap((one) => {
    const helper = helpers.find(({ id }) => id === one.who)
    if (helper) return isUnwanted(wish, literally(helper.name.toLowerCase())) ? [] : [one]
    if (!whose.includes(Number(one.who.slice('child-'.length)))) return [one]
    const { holding, ...rest } = { ...one, ...(feeling ? { feeling } : {}), ...(action ? { action } : {}) }
    return [
      holding === undefined || isUnwanted(wish, literally(holding.toLowerCase()))
        ? rest
        : { ...rest, holding },
    ]
  })
}

const HOURS: [RegExp, TimeOfDay][] = [
  [/\bstar(?:s|ry|light)\b/, 'starlight'],
  [/\b(?:night|dark|moonlight)\b/, 'night'],
  [/\b(?:dusk|evening|twilight)\b/, 'dusk'],
  [/\b(?:sunset|golden)\b/, 'golden'],
  [/\b(?:day|daytime|daylight|morning|noon|afternoon|bright|brighter|lighter)\b/, 'afternoon'],
]
const WEATHERS: [RegExp, Weather][] = [
  [/\brain/, 'rain'],
  [/\bsnow/, 'snow'],
  [/\b(?:fog|mist)/, 'mist'],
  [/\bwind/, 'wind'],
  [/\b(?:sunny|clear)\b/, 'clear'],
]
const VIEWS: [RegExp, View][] = [
  [/\b(?:nearer|closer|close-?up|near|bigger|larger)\b/, 'near'],
  [/\b(?:farther|further|far away|from afar|wider|wide|smaller)\b/, 'wide'],
]

function airOf(scene: SceneNote, wish: string): SceneNote {
  const weather = WEATHERS.find(
    ([pattern]) => isWanted(wish, pattern) && !isUnwanted(wish, pattern.source),
  )?.[1]
  const isCalmed = isUnwanted(wish, scene.weather)
  return {
    ...scene,
    timeOfDay: HOURS.find(([pattern]) => isWanted(wish, pattern))?.[1] ?? scene.timeOfDay,
    weather: isCalmed ? 'clear' : (weather ?? scene.weather),
    view: VIEWS.find(([pattern]) => isWanted(wish, pattern))?.[1] ?? scene.view,
  }
}

const MOST_PROPS = 4
/** “with a lantern”, “add a red kite”, “there should be a cat”. */
const MORE =
  /(?:\bwith|\badd|\bthere (?:should|could) be|\bplease draw|\bput in)(?: (?:a|an|some|the|one more|her|his)){1,2} (\p{L}+(?: (?!(?:and|or|in|on|at|by|to|of|for|with|behind|beside|next|please|instead)\b)\p{L}+)?)/u
const NOT_PROPS = /\b(?:hat|cap|glasses|smile|hair|face|eyes|shirt|dress|shoes)\b/

function laidOut(props: readonly string[], wish: string): string[] {
  const left = props.filter((prop) => !isUnwanted(wish, literally(prop.toLowerCase())))
  const more = MORE.exec(wish)?.[1]?.trim()
  if (
    !more ||
    NOT_PROPS.test(more) ||
    NAMES_OF_HATS.some((name) => more.endsWith(name)) ||
    left.includes(more)
  )
    return left
  return [more, ...left].slice(0, MOST_PROPS)
}

import type { Figure, Helper, SceneNote } from '../../shared/stories/scene.ts'
import { figureWordsOf, type Placed } from './actors.ts'
import { liesAwake } from './bedtime/awake-in-bed.ts'
import type { DrawnFigure, FigureLight, Ids } from './figures/drawing.ts'
import { drawChild, drawHelper, type Hat } from './figures/index.ts'
import { describedLook } from './figures/people/described-look.ts'
import { isAirless, isRoom, isSea } from './setting-kinds.ts'

/** Draws an actor at its spot: a child by its cast sheet plus whatever the setting requires it to wear, or a helper. */
export function drawActor(actor: Placed, scene: SceneNote, light: FigureLight, ids: Ids): DrawnFigure {
  const { presence, sheet, helper, spot, kin } = actor
  const { action, feeling, holding } = presence
  const poseVariant = POSE_VARIANTS[variantFor(scene) % POSE_VARIANTS.length] ?? 0
  const { perched = false, kissing = false, eyesShut = false } = actor
  const awake = liesAwake(presence)
  const covered = actor.covered === true || awake
  const felt = kissing || (eyesShut && feeling !== 'laughing') ? 'asleep' : feeling
  const acting = {
    action,
    feeling: felt,
    poseVariant,
    perched,
    kissing,
    covered,
    ...(actor.effort ? { effort: actor.effort } : {}),
    ...(isAirless(scene.setting) && !covered && action !== 'asleep' ? { suited: true } : {}),
    ...(holding === undefined ? {} : { holding }),
  }
  if (sheet) {
    if (actor.bedding) Object.assign(acting, { bedding: actor.bedding })
    const own = actor.hat === undefined ? {} : describedLook(actor.hat, 'male')
    const hat = wornIn(scene) ?? own.hat
    const dressed = {
      ...sheet,
      ...(awake || TAKEN_OFF.test(holding ?? '') ? { hat: undefined } : {}),
      ...(action === 'asleep' && scene.setting === 'Bedroom' ? { outfit: 'pajama' as const } : {}),
    }
    const color = hat === own.hat && own.hatColor ? { hatColor: own.hatColor } : {}
    return drawChild(dressed, { ...acting, ...(hat ? { wearing: hat } : {}), ...color }, spot, light, ids)
  }
  const variant = [...(helper?.name ?? '')].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const worn =
    helper && BREATHES.has(helper.figure) && (isAirless(scene.setting) || isSea(scene.setting))
      ? wornIn(scene)
      : undefined
  const rains = helper?.figure === 'cloud' && scene.weather === 'rain'
  const gender = helper?.gender ? { gender: helper.gender } : {}
  return drawHelper(
    helper ? { ...figureWordsOf(helper), kind: wordsOf(helper, rains, actor.hat) } : { figure: 'star' },
    {
      ...acting,
      ...gender,
      ...(kin ? { kin } : {}),
      ...(actor.peer === undefined ? {} : { peer: actor.peer }),
      ...(worn ? { wearing: worn } : {}),
      // No sun hats at a bedside.
      ...(scene.setting === 'Bedroom' && actor.hat === undefined ? { hatless: true } : {}),
      ...(TAKEN_OFF.test(holding ?? '') ? { bareheaded: true } : {}),
      variant,
      second: actor.second,
    },
    spot,
    light,
    ids,
  )
}

/** A cloud that rains, and whoever has put on a hat, is described so. */
function wordsOf(helper: Helper, rains: boolean, hat: string | undefined): string {
  const { kind } = figureWordsOf(helper)
  const own = rains ? `raining ${helper.kind ?? 'cloud'}` : kind
  const isOwn = hat !== undefined && /^(?:hat|cap|crown|helmet)$/.test(hat) && own.includes(hat)
  return hat === undefined || isOwn ? own : `${own.replace(ANY_HAT, '')} with a ${hat}`
}
const ANY_HAT = /,? (?:with|in|and) (?:an? )?(?:\p{L}+ ){0,3}(?:hat|cap|helmet|crown|beret|nightcap)\b/gu

/** Figures that need a helmet where a child needs one. */
const BREATHES: ReadonlySet<Figure> = new Set<Figure>(['grown-up', 'child'])

const POSE_VARIANTS = [0, 1, 2] as const

/** Varies by page, so that the same action looks different on the next one. */
const variantFor = (scene: SceneNote) =>
  [...JSON.stringify([scene.place, scene.timeOfDay, scene.view, scene.present])].reduce(
    (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619) >>> 0,
    2166136261,
  ) >>> 8

/** A child holding a hat does not wear one. */
const TAKEN_OFF = /\b(?:hat|cap|beret|beanie|crown|tiara)\b/i

/** What the setting requires everyone to wear. */
function wornIn({ setting, weather, view }: SceneNote): Hat | undefined {
  if (isAirless(setting) && view !== 'inside') return 'space-helmet'
  if (isSea(setting)) return 'diving-mask'
  if (isRoom(setting) || view === 'inside') return undefined
  if (setting === 'Snowy Wood' || weather === 'snow') return 'winter-hat'
  return weather === 'rain' ? 'rain-hood' : undefined
}

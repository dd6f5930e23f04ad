import { literally } from '../../shared/kit/literally.ts'
import type { Presence, SceneNote } from '../../shared/stories/scene.ts'
import { isDrawn } from './figures/index.ts'
import { findProp } from './figures/props/find-prop.ts'
import { coversBody, hangsOver, isLow } from './figures/props/seats.ts'
import type { NamedActor } from './named-actors.ts'
import { subjectBefore } from './pronouns.ts'

/** A thing that is on somebody: a hat or a pot on the head, a crow on the shoulder, a bag on the back. */
export interface Load {
  words: string
  where: 'head' | 'shoulder' | 'back' | 'carrier'
}

/** By the id of whoever carries it. */
export type Loads = ReadonlyMap<string, readonly Load[]>

const PART = 'head|hat|cap|helmet|crown|horns?|antlers|ears?|nose|hair|trunk|shoulders?|arm|back|neck'
const WHERE: readonly [RegExp, Load['where']][] = [
  [/^(?:shoulders?|arm|neck)$/, 'shoulder'],
  [/^back$/, 'back'],
]
const whereOn = (part: string): Load['where'] => WHERE.find(([pattern]) => pattern.test(part))?.[1] ?? 'head'

const THING = "(?:an?|the|his|her|its|their|one|\\p{Lu}\\p{L}+[’']s) ((?:\\p{L}+(?:-\\p{L}+)? ){0,3}?\\p{L}+)"
const HAT = /\b(?:hat|cap|crown|helmet|bonnet|beret|nightcap)s?$/

/** What the note and the paragraph put on somebody, and the scene without it. Expects quoted speech removed. */
export function withLoads(
  scene: SceneNote,
  narration: string,
  named: readonly NamedActor[],
): { scene: SceneNote; loads: Loads } {
  const loads = new Map<string, Load[]>()
  const give = (who: string, load: Load) => {
    const own = loads.get(who) ?? []
    if (!own.some(({ words }) => findProp(words)?.name === findProp(load.words)?.name))
      loads.set(who, [...own, load])
  }
  const loose = scene.props.filter((prop) => {
    const noted = loadInNote(prop, scene.present, named)
    if (noted) give(noted.who, noted.load)
    return !noted
  })
  for (const one of scene.present) {
    const small = smallThingAbove(one)
    if (small) give(one.who, { words: small, where: 'head' })
  }
  for (const { who, load } of narratedLoads(narration, scene.present, named)) give(who, load)
  if (loads.size === 0) return { scene, loads }
  const isLoaded = (words: string) =>
    [...loads.values()].flat().some((load) => load.words === words || isSameThing(load.words, words))
  return {
    scene: {
      ...scene,
      props: loose.filter((prop) => !isLoaded(prop)),
      present: scene.present.map((one) => emptyHanded(one, isLoaded)),
    },
    loads,
  }
}

/** The scene's props without what somebody has on, which is not in their hands as well. */
export const withoutLoads = (scene: SceneNote, loads: Loads): SceneNote =>
  loads.size === 0
    ? scene
    : {
        ...scene,
        props: scene.props.filter(
          (prop) => ![...loads.values()].flat().some(({ words }) => isSameThing(words, prop)),
        ),
        present: scene.present.map((one) =>
          emptyHanded(one, (held) =>
            (loads.get(one.who) ?? []).some(({ words }) => isSameThing(words, held)),
          ),
        ),
      }

const isSameThing = (one: string, other: string): boolean => {
  const name = findProp(one)?.name
  return name !== undefined && name === findProp(other)?.name
}

/** `standing under crown`: what is too small to stand under is on the head. */
function smallThingAbove({ bond, action }: Presence): string | undefined {
  if (bond?.how !== 'under' || action === 'lying') return undefined
  const model = findProp(bond.to)
  const isSmall = model && model.half <= SMALL && !coversBody(model) && !hangsOver(model) && !isLow(model)
  return isSmall && ON_HEADS.test(bond.to) ? bond.to : undefined
}
/** Half width of what fits on a head. */
const SMALL = 60
const ON_HEADS =
  /\b(?:crown|hat|cap|blocks?|pancakes?|bucket|pot|pan|bowl|basket|book|nest|leaf|cake|egg|apple|ball|cup|teapot|bird|hen|pillow)s?$/

function emptyHanded(given: Presence, isLoaded: (words: string) => boolean): Presence {
  const small = smallThingAbove(given)
  const { bond, ...unbound } = given
  const one: Presence = small && bond ? unbound : given
  if (!one.holding || !isLoaded(one.holding)) return one
  const { holding: _, ...free } = one
  return free
}

const BIKE = /\b(?:bicycle|bike|tricycle)$/

/** `pancake on grandpa’s head`, `crow on child` */
function loadInNote(
  prop: string,
  present: readonly Presence[],
  named: readonly NamedActor[],
): { who: string; load: Load } | undefined {
  const [, words = '', whom = '', , part = ''] =
    new RegExp(`^(.+) on (?:the )?(.+?)([’']s?)?(?: (${PART}))?$`, 'u').exec(prop) ?? []
  if (!words || !isDrawn(words)) return undefined
  const asked = whom.toLowerCase()
  const rider = BIKE.test(asked) ? present.find(({ action }) => action === 'riding') : undefined
  if (rider) return { who: rider.who, load: { words, where: 'carrier' } }
  const self = named.find(
    ({ who, name, also }) =>
      who === asked || name.toLowerCase().replace(/^the /, '') === asked || also.includes(asked),
  )
  const who = self?.who ?? (asked === 'child' ? present.find((one) => one.who === 'child-0')?.who : undefined)
  if (!who) return undefined
  const where = part
    ? whereOn(part)
    : PACK.test(words)
      ? 'back'
      : self?.isPerson === false
        ? 'head'
        : 'shoulder'
  return { who, load: { words, where } }
}

const PACK = /\b(?:backpack|rucksack|knapsack|schoolbag|pack)$/

/** Whoever puts on a hat, or has a pot put on the head. */
function narratedLoads(
  narration: string,
  present: readonly Presence[],
  named: readonly NamedActor[],
): { who: string; load: Load }[] {
  return [
    ...putOn(
      narration,
      named,
      new RegExp(`\\b(?:put on|pulled on|wore|was wearing|had on) ${THING}`, 'gu'),
      HAT,
    ),
    ...putOn(
      narration,
      named,
      new RegExp(`\\bpulled (?:down )?${THING} (?:down )?(?:over|low|deep|tight|down)`, 'gu'),
      HAT,
    ),
    ...onHeads(narration, named),
  ].filter(({ who, load }) => present.some((one) => one.who === who) && isDrawn(load.words))
}

function putOn(
  narration: string,
  named: readonly NamedActor[],
  pattern: RegExp,
  fits: RegExp,
): { who: string; load: Load }[] {
  return [...narration.matchAll(pattern)].flatMap((found) => {
    const words = (found[1] ?? '').split(/ (?:and|with|on|in|of|that|to|back|for)\b/)[0] ?? ''
    const hat = new RegExp(`^(?:\\p{L}+ ){0,2}?\\p{L}*?${fits.source.replace('$', '\\b')}`, 'u').exec(
      words,
    )?.[0]
    const who = hat && subjectBefore(narration.slice(0, found.index + 1), named)
    return hat && who ? [{ who, load: { words: hat, where: 'head' as const } }] : []
  })
}

/** “She put the pot on Grandpa’s head”, “on her head sat a frog”, “a crow sat on his head” */
function onHeads(narration: string, named: readonly NamedActor[]): { who: string; load: Load }[] {
  const names = named.map(({ name }) => literally(name)).join('|')
  if (!names) return []
  const whose = `(his|her|its|(?:${names})[’']s?)(?: own)?`
  const put = new RegExp(
    `\\b(?:put|set|placed|laid|balanced|had|carried|wore|hung|with) ${THING} (?:up |back )?on ${whose} (head|back|shoulders?)\\b`,
    'gu',
  )
  const sits = new RegExp(
    `\\b(?:[Aa]n?|[Tt]he) ((?:\\p{L}+ ){0,2}?\\p{L}+) (?:sat|lay|landed|stayed|stuck|was) on ${whose} (head|shoulders?)\\b`,
    'gu',
  )
  return [...narration.matchAll(put), ...narration.matchAll(sits)].flatMap((found) => {
    const [, words = '', by = '', part = ''] = found
    const who = /^(?:his|her|its)$/.test(by)
      ? ofPronoun(by, narration.slice(0, found.index + 1), named)
      : named.find(({ name }) => by.startsWith(name))?.who
    const isActor = named.some(({ name, also }) => name.endsWith(words) || also.includes(words))
    const drawn = who && !isActor ? drawnPartOf(words) : undefined
    return who && drawn ? [{ who, load: { words: drawn, where: whereOn(part) } }] : []
  })
}

/** “Stuffed fox Momo” is a stuffed fox. */
function drawnPartOf(words: string): string | undefined {
  const parts = words.split(' ')
  return parts.map((_, at) => parts.slice(0, parts.length - at).join(' ')).find(isDrawn)
}

/** The one whom “his” or “her” fits: the last one named, or the only one. */
function ofPronoun(by: string, before: string, named: readonly NamedActor[]): string | undefined {
  const gender = by === 'his' ? 'male' : by === 'her' ? 'female' : undefined
  const fitting = named.filter((one) => gender === undefined || one.gender === gender)
  const last = [...fitting].sort((a, b) => before.lastIndexOf(b.name) - before.lastIndexOf(a.name))[0]
  return last && (before.includes(last.name) || fitting.length === 1) ? last.who : undefined
}

import type { SceneNote } from '../../shared/stories/scene.ts'
import { findProp, isOwnProp } from './figures/props/find-prop.ts'

/** What a word of the note means where the text speaks of something else as well. */
const MEANT: readonly (readonly [noun: RegExp, told: RegExp, kind: string])[] = [
  [/\bpot$/, /\b(?:soup|stew|broth|chili|goulash)\b/, 'soup pot'],
  [/\bpot$/, /\bdough\b/, 'dough in pot'],
  [/\bpots$/, /\b(?:flowers?|blooms?|seedlings?|phlox|planted)\b/, 'flower pots'],
  [/\bhook$/, /\bcrane\b|\bhook came down\b/, 'crane hook'],
  [/\bkey$/, /\b(?:computer|keyboard|laptop)\b/, 'computer key'],
  [/\bchart$/, /\b(?:eye|eyes|glasses)\b/, 'eye chart'],
  [/\bhole$/, /\bchalk\b|\bhole drawn\b|\bdrawing a hole\b|\bdrew a hole\b/, 'chalk hole'],
  [/^letter$/, /\btimetable\b(?!.*\bletter\b)/, 'timetable'],
  [/\bkey$/, /\b(?:pressed|pushed) a key\b/, 'computer key'],
  [/\bnest$/, /\beggs?\b/, 'egg nest'],
  [/\bmoon$/, /\b(?:full|round) moon\b/, 'full moon'],
  [/\bstalks?$/, /^(?!.*\bcorn\b).*\b(?:beans?|beanstalk)\b/, 'beanstalk'],
  [/\bcake$/, /\b(?:cake of|made of|out of) snow\b/, 'snow cake'],
  [/\bcake$/, /\b(?:birthday|candles?)\b/, 'birthday cake'],
  [/^log$/, /\b(?:ink|pages?|wrote in|logbook)\b/, 'notebook'],
  [/\bshoes$/, /^(?!.*\bshoes?\b).*\bslippers\b/, 'slippers'],
  [/\bmap$/, /\bmap of the world\b/, 'wall map'],
  [/\bglass$/, /\bdetectives?\b/, 'magnifier'],
]
const A_HOLE = /\bchalk hole$/
/** Of the sky, and not of the ground. */
const NOT_MEANT = /^black hole$/

/** A prop as the kind of thing the text says it is: where a `cap` is “a bottle cap”, it is no cap. */
export function withNarratedKind(prop: string, place: string, narration: string): string {
  const noun = prop.split(' ').at(-1) ?? ''
  const own = findProp(noun)?.name
  if (noun.length < 3 || / (?:on|in|of|with|under) /.test(prop)) return prop
  if (own !== undefined && own !== findProp(prop)?.name) return prop
  const text = `${place}. ${narration}`
  const meant = MEANT.find(([word, told]) => word.test(noun) && told.test(text))?.[2]
  if (meant) return / in /.test(meant) ? meant : prop.slice(0, prop.length - noun.length) + meant
  const forms = noun.endsWith('s') ? `${noun}?` : `${noun}(?:e?s)?`
  const [, how = ''] = new RegExp(`(?:^|[^\\p{L}])(?:(\\p{Ll}+) )?${forms}\\b`, 'u').exec(text) ?? []
  const kind = how && `${how} ${noun}`
  if (!kind || prop.includes(kind) || NOT_MEANT.test(kind) || !isOwnProp(kind)) return prop
  return findProp(kind)?.name === own ? prop : prop.slice(0, prop.length - noun.length) + kind
}

/** The scene with the kinds of things its text speaks of, also in hands and under people. */
export function withNarratedKinds<T extends Pick<SceneNote, 'props' | 'present' | 'place'>>(
  scene: T,
  narration: string,
): T {
  const kind = (prop: string) => withNarratedKind(prop, scene.place, narration)
  const present = scene.present.map((one) => {
    const { bond, holding } = one
    const held = holding === undefined ? {} : { holding: kind(holding) }
    const to = bond && kind(bond.to)
    // Nobody is in what is only drawn.
    const how = bond?.how === 'in' && A_HOLE.test(to ?? '') ? ('on' as const) : bond?.how
    return { ...one, ...held, ...(to && how ? { bond: { how, to } } : {}) }
  })
  return { ...scene, present, props: scene.props.map(kind) }
}

import { animalModel } from './figures/models.ts'
import { findProp } from './figures/props/find-prop.ts'
import { NUMBER, numberIn } from './figures/props/numbers.ts'
import { stateIn } from './figures/props/state.ts'

const AS_WORDS =
  ',,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen'.split(
    ',',
  )
/** With these words the note means its own number. */
const FEWER = /^(?:half|one|last|single)\b/

/** Pictures of something are counted as well. */
const PICTURES = /^(?:pictures?|photo(?:graph)?s?|drawings?) of /

/** A prop of the note in the number the paragraph gives: “forty-one slippers” is not drawn as one. */
export function withNarratedCount(prop: string, narration: string): string {
  const counted = PICTURES.test(prop) ? (prop.split(' of ')[0] ?? '') : prop
  const noun = counted.split(' ').at(-1)?.toLowerCase() ?? ''
  if (noun.length < 3 || FEWER.test(prop) || stateIn(prop).count > 1 || / (?:on|in|of|with) /.test(counted))
    return prop
  const plural = noun.endsWith('s')
    ? noun
    : `(?:${[`${noun}s`, `${noun}es`, noun.replace(/y$/, 'ies'), noun.replace(/f$/, 'ves')]
        .filter((form) => form !== noun)
        .join('|')})`
  const found = new RegExp(`(?<!\\b[Aa]t )\\b(both|${NUMBER}) (?:\\p{Ll}+ ){0,2}?${plural}\\b`, 'iu').exec(
    narration,
  )
  if (!found || (!findProp(prop) && !animalModel(prop))) return prop
  const number = numberIn(found[1] ?? '') ?? 3
  return `${AS_WORDS[number] ?? 'many'} ${prop}`
}

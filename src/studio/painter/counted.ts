import { beastNamed } from './figures/kinds.ts'
import { findThing } from './figures/props/find-thing.ts'
import { numberIn } from './numbers.ts'

const NUMBER =
  '(?:two|both|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\\w+)?|(?:a|two|three|four) (?:hundred|dozen)(?: and \\w+)?|several|many|all the|all those)'
const AS_WORDS = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const
const COUNTED =
  /^(?:two|both|three|four|five|six|seven|eight|nine|ten|eleven|twelve|many|several|some|row|rows|pile|heap|pair|half|one|last|single)\b/

/** A thing of the note in the number in which the paragraph tells of it: of “forty-one slippers” there is not one. */
export function counted(prop: string, told: string): string {
  const noun = prop.split(' ').at(-1)?.toLowerCase() ?? ''
  if (noun.length < 3 || COUNTED.test(prop) || / (?:on|in|of|with) /.test(prop)) return prop
  const plural = noun.endsWith('s')
    ? noun
    : `(?:${noun}s|${noun}es|${noun.replace(/y$/, 'ies')}|${noun.replace(/f$/, 'ves')})`
  const found = new RegExp(`\\b(${NUMBER}) (?:\\p{Ll}+ ){0,2}?${plural}\\b`, 'iu').exec(told)
  if (!found || (!findThing(prop) && !beastNamed(prop))) return prop
  const number = numberIn(found[1] ?? '') ?? 3
  return `${AS_WORDS[number] ?? 'many'} ${prop}`
}

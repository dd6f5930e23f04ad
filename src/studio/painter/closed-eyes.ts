import { literally } from '../../shared/kit/literally.ts'
import type { NamedActor } from './named-actors.ts'

const SHUT =
  '(?:shut|closed|squeezed shut|pinched shut) (?:both |all )?(?:his|her|its) (?:own |two |big |small )?eyes\\b'
const WITH = 'with (?:both |all )?(?:his|her|its) eyes (?:shut|closed)\\b'
const OPENED =
  /\b(?:opened (?:one|both|his|her|its)|eyes (?:were|came) open|looked|peeked|saw|read|watched|woke)\b/

/**
 * Who has their eyes closed at the end of a paragraph. Expects quoted speech removed and pronouns replaced by names.
 */
export function closedEyesIn(narration: string, named: readonly NamedActor[]): ReadonlySet<string> {
  return new Set(named.filter(({ name }) => isShut(narration, literally(name))).map(({ who }) => who))
}

function isShut(narration: string, own: string): boolean {
  const pattern = new RegExp(
    `(?<![\\p{L}’])${own}(?![’\\p{L}])(?:(?! (?:and|but) \\p{Lu})[^.!?]){0,50}? (?:${SHUT}|${WITH})`,
    'gu',
  )
  const last = [...narration.matchAll(pattern)].at(-1)
  return last !== undefined && !OPENED.test(narration.slice(last.index + last[0].length))
}

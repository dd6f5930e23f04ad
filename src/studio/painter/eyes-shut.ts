import { literally } from '../../shared/kit/literally.ts'
import type { Named } from './named.ts'

const SHUT =
  '(?:shut|closed|squeezed shut|pinched shut) (?:both |all )?(?:his|her|its) (?:own |two |big |small )?eyes\\b'
const WITH = 'with (?:both |all )?(?:his|her|its) eyes (?:shut|closed)\\b'
const OPENED =
  /\b(?:opened (?:one|both|his|her|its)|eyes (?:were|came) open|looked|peeked|saw|read|watched|woke)\b/

/**
 * Who has their eyes closed at the end of a paragraph. Expects quoted speech removed and pronouns replaced by names.
 */
export function eyesShut(told: string, named: readonly Named[]): ReadonlySet<string> {
  return new Set(named.filter(({ name }) => isShut(told, literally(name))).map(({ who }) => who))
}

function isShut(told: string, own: string): boolean {
  const pattern = new RegExp(
    `(?<![\\p{L}’])${own}(?![’\\p{L}])(?:(?! (?:and|but) \\p{Lu})[^.!?]){0,50}? (?:${SHUT}|${WITH})`,
    'gu',
  )
  const last = [...told.matchAll(pattern)].at(-1)
  return last !== undefined && !OPENED.test(told.slice(last.index + last[0].length))
}

import { literally } from '../../../shared/kit/literally.ts'

const SLEEP =
  /\b(?:asleep|slept|sleeping|snor\p{L}+|dream\p{L}*|sleepy|yawn\p{L}*|drifted|nodded off|murmured|mumbled|sleep came|waking up|good night)\b|\beyes?\b[^.!?]{0,30} (?:shut|closed)\b|\b(?:shut|closed) (?:\p{L}+ ){0,3}eyes\b|\b(?:they|one of them|and then they) (?:each )?(?:\p{L}+ )?shut\b/iu
const SAYS =
  '(?:said|asked|whispered|called|told|thought|wondered|heard|listened|laughed|looked|read|drew|waited)'

/** Whether the last words have somebody awake in bed whom nothing sends to sleep. Expects quoted speech removed. */
export function isToldAwake(end: string, name: string): boolean {
  const own = `(?<![\\p{L}’])${literally(name)}(?![’\\p{L}])`
  const awake = new RegExp(
    `\\b(?:said|asked|whispered|called) ${own}|${own} (?:\\p{L}+ )?${SAYS}\\b|${own} (?:lay|was) (?:wide |still )?awake\\b|${own} couldn[’']t sleep\\b`,
    'u',
  )
  return awake.test(end) && !SLEEP.test(end)
}

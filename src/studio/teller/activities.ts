import type { Nouns } from './kind-nouns.ts'
import type { Kind } from './tale.ts'
import { wholeWords } from './whole-words.ts'

/** What leads to a kind: words, and what they name. */
export interface Activity {
  kind: Kind
  /** A mood ranks below what a child does or loves. */
  isMood: boolean
  pattern: RegExp
  nouns(found: string, clause: string): Nouns
}

const none = (): Nouns => ({})

/** Words for what a child does or loves. */
export const does = (kind: Kind, words: string, nouns: Activity['nouns'] = none): Activity => ({
  kind,
  isMood: false,
  pattern: wholeWords(words, 'giu'),
  nouns,
})

/** Words for how a child is. */
export const is = (kind: Kind, words: string, nouns: Activity['nouns'] = none): Activity => ({
  ...does(kind, words, nouns),
  isMood: true,
})

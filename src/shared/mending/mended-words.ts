import { failed, ok, type Result } from '../kit/result.ts'

/** The maximum of a page: about three times the longest that is told. */
export const PAGE_WORDS_MAX = 1500
/** The maximum of a wish for a picture. */
export const PICTURE_WISH_MAX = 200

/** A name in brackets, or a blank to fill in: nonsense when read aloud. */
const PLACEHOLDER = /\{[^{}]*\}|\[[^[\]]*\]|<[^<>]*>|_{2,}/
const LETTER = /[\p{L}\p{N}]/u

/** What a parent typed for a page, in one line; fails with a sentence that says what is wrong with it. */
export function mendedWords(typed: string): Result<string, string> {
  const words = tidied(typed)
  const length = lengthOf(words)
  if (words.includes('\0')) return failed('There is a character in it that cannot be stored.')
  if (length > PAGE_WORDS_MAX)
    return failed(
      `A page can have at most ${counted(PAGE_WORDS_MAX)} characters, and this one has ${counted(length)}.`,
    )
  if (!LETTER.test(words)) return failed('A page needs at least one word that can be read aloud.')
  const placeholder = PLACEHOLDER.exec(words)?.[0]
  if (placeholder)
    return failed(
      `“${shortened(placeholder)}” would be read aloud as it stands. Please write the words themselves.`,
    )
  return ok(words)
}

/** A parent's wish for a picture; fails with a sentence that says what is wrong with it. */
export function pictureWish(typed: string): Result<string, string> {
  const wish = tidied(typed)
  const length = lengthOf(wish)
  if (wish.includes('\0')) return failed('There is a character in it that cannot be stored.')
  if (length > PICTURE_WISH_MAX)
    return failed(
      `A wish can have at most ${counted(PICTURE_WISH_MAX)} characters, and this one has ${counted(length)}.`,
    )
  if (!LETTER.test(wish)) return failed('Please say in a few words what should be different.')
  return ok(wish)
}

const LATIN = /\p{Script=Latin}/gu
const LETTERS = /\p{L}/gu

/** Whether a page is mostly in a script that the voices cannot read: a name alone may be. */
export function isInUnreadableScript(words: string): boolean {
  const letters = words.match(LETTERS)?.length ?? 0
  return letters > 0 && (words.match(LATIN)?.length ?? 0) < letters / 2
}

const tidied = (typed: string) => typed.normalize('NFC').replace(/\s+/gu, ' ').trim()
const lengthOf = (text: string) => [...text].length
const counted = (n: number) => n.toLocaleString('en-US')
const shortened = (text: string) => (lengthOf(text) > 40 ? `${[...text].slice(0, 39).join('')}…` : text)

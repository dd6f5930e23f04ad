/** Pattern for a number word. */
export const NUMBER =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\\w+)?|(?:a|two|three|four) (?:hundred|dozen)(?: and \\w+)?|several|many|all the|all those'

const WORDS: Record<string, number> = {
  two: 2,
  both: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
}
/** More than can be drawn individually. */
const MANY = /\b(?:(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|dozens?|thousands?|many|all)\b/i
const A_LOT = 24

/** The value of a number word, capped at what can be drawn; undefined for other words. */
export function numberOf(word: string): number | undefined {
  return MANY.test(word) ? A_LOT : Object.hasOwn(WORDS, word) ? WORDS[word] : undefined
}

/** The first number in a phrase, capped at what can be drawn; undefined if there is none. */
export function numberIn(words: string): number | undefined {
  if (MANY.test(words)) return A_LOT
  const said = words.toLowerCase().match(/\p{L}+/gu) ?? []
  return said.map(numberOf).find((number) => number !== undefined)
}

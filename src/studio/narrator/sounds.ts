import type { Lexicon } from './flite.ts'

/**
 * Sounds that people make rather than say: their spelling in a story, and their phones. Read as words they would be
 * “shush” or “bee are are”.
 */
const MADE: [RegExp, name: string, phones: string][] = [
  [/^p?s+h+$/, 'hush', 'sh sh'],
  [/^h+m+$/, 'thought', 'hh m m'],
  [/^m+$/, 'taste', 'm m'],
  [/^b+r+$/, 'cold', 'b er1 r'],
  [/^g+r+$/, 'growl', 'g er1 r r'],
  [/^p+r+$/, 'purr', 'p er1 r r'],
  [/^[wv]*r{2,}$/, 'motor', 'r er1 r'],
  [/^v+r+$/, 'wheels', 'v er1 r r'],
  [/^z+$/, 'sleep', 'z z z'],
  [/^b+z+t*$/, 'bee', 'b ah1 z z'],
  [/^s{2,}$/, 'snake', 's s s'],
  [/^f{2,}t*$/, 'breath', 'f f'],
  [/^n{2,}$/, 'strain', 'n n'],
  [/^p+s+t+$/, 'call', 'p s t'],
  [/^p+f+t*$/, 'scorn', 'p f t'],
  [/^t+s+k+$/, 'tut', 't s k'],
  [/^t+c+h+$/, 'tch', 't ch'],
  [/^h+m+p+h*$/, 'huff', 'hh ah1 m f'],
  [/^f+w+s+h+$/, 'rush', 'f w ih1 sh'],
  [/^k+r+k+$/, 'crack', 'k r k'],
  [/^a+w+$/, 'pity', 'ao1'],
  [/^a+h+$/, 'relief', 'aa1'],
  [/^b+aa+$/, 'sheep', 'b aa1'],
  [/^wo+f+$/, 'dog', 'w uh1 f'],
  [/^m+i+a+o+w+$/, 'cat', 'm iy0 aw1'],
  [/^b+o+i+n+g+$/, 'spring', 'b oy1 ng'],
  [/^a+ch+o+$/, 'sneeze', 'aa0 ch uw1'],
]

/** The pronunciation of the words that `madeSound` returns. */
export const SOUNDS: Lexicon = new Map(MADE.map(([, name, phones]) => [`sound${name}`, phones.split(' ')]))

/** The voice's own word for a sound, e.g. “Shhh”; undefined for a word. */
export function madeSound(letters: string): string | undefined {
  if (letters.length < 2 || /^(SOS|MM|VR)$/.test(letters)) return undefined
  const name = MADE.find(([shape]) => shape.test(letters.toLowerCase()))?.[1]
  return name && `sound${name}`
}

/** Words with a doubled letter that stories draw out: in “yummmy” and “sooo” the doubling shows which word it is. */
const DOUBLED = new Set(
  'all ball better oof oops ooze bee been beep bell boo book boom bottom buzz call cheese cool coo creep deep eek eep eeek fall feel feet floor food fool free fuzz fuzzy giggle goo good goose green hall hello hill hiss hooray hurry huff huff-puff jeep keep kiss little look loose loop mess meet mommy moo mood moon need noodle off ooh oops pass peek peep please poof pooh pool poor pull puff puppy queen roll room roof school see seem seen sheep shoo silly sleep sleepy sleet small smell smooth soon soot speed spoon spooky squeak squeal squeeze steep stuff sunny sweet swoop swoosh tall tee tell three too tooth toot tree tummy tweet wall wee weep week well whee wheel whoop whoosh will wiggle woo woohoo woof wood woosh yahoo yell yippee yoohoo yummy zoo zoom bunny funny happy daddy kitty kitten rabbit apple grass cross kangaroo balloon achoo baboon raccoon cocoon afternoon feeling falling calling rolling hopping running stopped dropped puddle bubble wobble nibble paddle middle fiddle riddle cuddle snuggle wriggle jiggle gobble'.split(
    ' ',
  ),
)

/** A drawn-out word (“sooo”, “yummmy”) in its normal spelling; any other word unchanged. */
export function calmly(word: string): string {
  const runs = [...word.matchAll(/([a-z])\1{2,}/g)]
  if (runs.length === 0) return word
  const written = runs.reduce(
    (found, [run, letter = '']) =>
      found.flatMap((text) => [text.replace(run, letter + letter), text.replace(run, letter)]),
    [word],
  )
  return written.find((text) => DOUBLED.has(text)) ?? written.at(-1) ?? word
}

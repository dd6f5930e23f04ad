import type { StoryBrief, WrittenStory } from '../../src/providers/text/index.ts'
import { sentences } from '../../src/shared/reading-level.ts'

/** Words that a story may well say twice running. */
const SAID_TWICE =
  'that|had|very|and|hush|tum|pom|two|one|plink|drip|ho|ha|step|here|so|deep|round|snip|hop|hup|pull|on|down|up|boom|plip|tick|peep|green|gold|over|it|c|baa|soft|tap|pit|pat|moo|knock|thump|bump|clip|now|there|ring|ding|dong|la|eek|flap|puff|clang|beep|creak|plop|squeak|squelch|swish|row|no|oh|well|come|stop|quick|slowly|softly|wait|toot|thud|shick|ting|quack|right|easy|tock|tut|hoot'

const SLIPS: [string, RegExp][] = [
  ['placeholder', /[{}[\]~^|¶Ꙁꙁ]|undefined|null|NaN/],
  ['double space', / {2}/],
  ['space before a mark', / [,.!?;:]/],
  ['a before a vowel', /\b[Aa] (?!one\b|one-|once|uni|use|usu|uk|eu|ewe)[aeiou][a-z]/],
  ['an before a consonant', /\b[Aa]n (?!hour|hono|heir)[bcdfghjklmnpqrstvwxyz]/],
  ['small letter after a stop', /(?:^|[.!?] )[“(]?[a-z]/],
  ['doubled mark', /[,!?;:]{2}|[^.]\.\.(?!\.)|\.”\.|,\.|[.!?],/],
  ['glued words', /\p{Ll}[.,!?;:”]\p{L}|\p{Ll}\p{Lu}/u],
  ['word twice', new RegExp(`\\b(?!(?:${SAID_TWICE})\\b)(\\w+) \\1\\b`, 'i')],
]

/** What an editor would mark: slips of grammar, missing children, broken quotations. */
export function slipsIn(story: WrittenStory, brief: StoryBrief | undefined): string[] {
  const found: string[] = []
  const strange =
    brief?.children.map((child) => child.name).filter((name) => !/^\p{Lu}\p{Ll}+$/u.test(name)) ?? []
  for (const paragraph of story.paragraphs) {
    const text = strange.reduce((all, name) => all.replaceAll(name, 'Somebody'), paragraph)
    for (const [what, pattern] of SLIPS) {
      const match = text.match(pattern)
      if (match) found.push(`${what}: …${around(text, match.index ?? 0)}…`)
    }
    for (const sentence of sentences(text))
      if (!/[.!?…]["”’)]*$/.test(sentence)) found.push(`no full stop: ${sentence}`)
    if (count(text, '“') !== count(text, '”')) found.push(`quotation not closed: ${text.slice(0, 80)}`)
  }
  const all = story.paragraphs.join(' ')
  for (const child of brief?.children ?? [])
    if (!all.includes(child.name)) found.push(`child missing: ${child.name}`)
  if (
    brief &&
    (story.paragraphs.length !== brief.paragraphCount || story.scenes.length !== brief.paragraphCount)
  )
    found.push('wrong number of paragraphs')
  return found
}

const around = (text: string, at: number) => text.slice(Math.max(0, at - 40), at + 40)
const count = (text: string, mark: string) => text.split(mark).length - 1

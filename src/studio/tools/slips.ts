import type { StoryBrief, WrittenStory } from '../../ports/writer.ts'
import { sentences } from '../../shared/stories/reading-level.ts'

/** Words that may be doubled. */
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

/** Words that begin a sentence but are never names: elsewhere they are lower case. */
const NO_NAMES =
  'The|They|He|She|It|His|Her|Its|Their|An|There|That|This|These|Nobody|No|Everybody|Everyone|On|In|At|Under|Then|So|But|And|Down|Out|As|What|Who|When|Where|Only|Not|Never|All|Each|Every|Echoes|Things|Feet'
/** Phrases the previous teller overused before an action. */
const LEANS =
  'To begin with|After a short consultation|Since nobody had a better suggestion|Before anybody could (?:object|say another word)|A moment later|Before very long|After a moment or two|When that had come to nothing|By way of a second experiment|Not yet discouraged|Without (?:another word|waiting to be asked|a word to anybody)|Before they parted'
const STATES = 'is|are|has|have|can|could|would|was|were|knew|loved|liked|never|always|wore|did not|didn’t'

/** Correctly spelled but wrong: bad joins, or words substituted with another sense. */
const STUMBLES: [string, RegExp][] = [
  ['two conjunctions', /,? \b(?:and|but|so) (?:and|but|so then)\b(?! so\b)/],
  ['semicolon behind a cry', /[!?]”?;/],
  ['two semicolons', /;[^.!?“”]*;[^.!?“”]*;/],
  [
    'capital inside a sentence',
    new RegExp(`(?:[;] |, (?:and|but|so|while|where) )(?:${NO_NAMES})\\b(?!-| (?:\\p{Lu}|Two\\b))`, 'u'),
  ],
  ['name with a great The', /\p{Ll},? The \p{Lu}\p{Ll}|” (?:said )?The \p{Lu}\p{Ll}+ (?:said|asked)/u],
  ['quotation in a quotation', /“[^”]*“/],
  [
    'speech goes on with a capital',
    new RegExp(`,” [^“”.!?]{0,60}\\b(?:said|asked)\\b[^“”.!?]{0,60}, “(?:${NO_NAMES}|We|You|My)\\b`, 'u'),
  ],
  [
    'leans on a state',
    new RegExp(`(?:${LEANS}),? (?:\\p{Lu}\\S*|they|he|she|it)(?:’s? \\S+ \\S+)? (?:${STATES})\\b`, 'u'),
  ],
  [
    'always so, told as what came next',
    /^[^“”]*\b(?:went|put|took|said|came|sat|looked|gave|held|made|told|ran)\b[^“”.;]*, and (?:\p{Ll}+s|it|they) (?:do not|does not|don’t|doesn’t|cannot|can’t)\b/u,
  ],
  ['half a notice in capitals', /\b\p{Lu}{3,}[,.]? \p{Lu}\p{Ll}{2,}[,.]? \p{Lu}{3,}\b/u],
  [
    'one thing as many',
    /\b[Ii]t were (?:some|two|three|all|the|my)\b|\b(?:socks|snails|elephants) (?:was|is|has)\b/,
  ],
  [
    'a swap that missed',
    /\b(?:exhausted out|certain enough|eventually (?:house|stop|tree|one)|quite several|the darkness (?!of|that|and|all|around|in|with|for|was|is|had|on|by|at|to|did|came|went|like|as|behind|under|between|before|again|it|where|outside|beyond|below|too|stood|lay|grew|fell|from|there|now|here|then|over|when|until|but|she|he|they|looked|seemed)\w+|a little (?:of|no one|that)|not extremely|(?:so|very|too) extremely|great deal of \w+s\b)/,
  ],
  ['the same opening words twice in a sentence', /(?:^|[.!?] )(\p{L}+ \p{L}+ \p{L}+)[^.!?“”]*; \1\b/u],
]

/** What an editor would flag: grammar slips, missing children, broken quotations. */
export function slipsIn(story: WrittenStory, brief: StoryBrief | undefined): string[] {
  const found: string[] = []
  const strange =
    brief?.children.map((child) => child.name).filter((name) => !/^\p{Lu}\p{Ll}+$/u.test(name)) ?? []
  for (const paragraph of story.paragraphs) {
    const text = strange.reduce((all, name) => all.replaceAll(name, 'Somebody'), paragraph)
    for (const [what, pattern] of [...SLIPS, ...STUMBLES]) {
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
  const told = all.toLowerCase()
  const promised = (story.title.match(/\p{L}{3,}/gu) ?? [])
    .map((word) => word.toLowerCase().replace(/s$/, '').slice(0, 5))
    .filter((word) => !/^(?:the|and|who|that|was|not|for|with|his|her|had)$/.test(word))
  if (promised.length > 1 && !promised.some((start) => told.includes(start)))
    found.push(`title of another story: ${story.title}`)
  return found
}

const around = (text: string, at: number) => text.slice(Math.max(0, at - 40), at + 40)
const count = (text: string, mark: string) => text.split(mark).length - 1

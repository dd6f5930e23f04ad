import { native } from './readings.ts'

/** Real first names and family names that contain a listed word: each part of a name is looked up alone. */
const NAMES = [
  'ass(?:e|el|il|o|mann)',
  'balls?|bich|bitton|bobo|boner|boob(?:a|alan|athi|y)|butts?|beaver',
  'chod(?:a|ak)|chut(?:ani|ki)|cock(?:s|er|burn|croft|erham|ayne)?|coon(?:s|an|ey)?|cum(?:a|ali|hur|ming|mings|mins|berbatch)',
  'dick(?:s|ie|la|on|y|son|er|man|ey|ens|erson|inson)?|dike|dikshit|dildora|dykes?',
  'fag(?:an|eol|erberg|erholm|erlund|erstr[öo]m|et|in|ioli|ner|undes)|fágner|fanny|fick(?:er)?|fock(?:er)?|fod(?:e|é|er|il|or)|fuchs|fuk|fuks|f[uü]cks',
  'gandu|gook-(?:hee|hwan|ja|jin|min|young)|gay(?:e|le|lord)?|gun(?:n|ner)?',
  'hickok|ho|hoare|hoe|homo(?:bono)?|hooker|hora|horn[iy]?|huj|hui',
  'isis|jap|jebal[iy]|jew(?:el|ell|ison)|jihad',
  'kafer|kik[eé](?:lomo)?|killick|kok|kock|koch|kuk|kun(?:ta|ti|tz)|kutasi?|lauda|luder',
  'lesbia|lipschitz|lipshitz|lolita|lul|lund',
  'magi|merda|minge|morde|mordechai|morderer',
  'neger|negro(?:n|ni)?|negrón|niger|nutt(?:er)?|odo|omala|otha',
  'paki(?:ta|ze)?|peer|pek(?:ka)|peler|perek|ph[uú]c|pik|pinto|pizdur|poof|pula|pule|pundai|pundarika|pune(?:et|th)|pusey|put[ou]',
  // Thai: "blessing".
  'porn(?:chai|chanok|chanit|nap(?:a|has)|nipa|pan|phan|phen|phimon|pimol|pong|prapha|rapee|rat|sak|sawan|sri|suda|thep|thida|thip|tip|tida|wadee|wilai|anong|chalerm|pim|rawee|lada|nicha|nattha|kamol|kanok|chita|sakul|siri|tawan|tewa|wanna|warin|wimol|wimon|wipa|wisa|yupa)',
  '\\p{L}{2,12}porn(?:n|chai|pan|phan|rat|sri|thip)?',
  'rand[iy]|rangga|raper?|sambo|scat|schmuck|semen|sexton|sexsmith',
  'shital|shit(?:a|ala|anshu|ara|ij|ov|rit|ta)|sik|sikha|slaughter|slutsk(?:y|aya|ii|iy)|slutz(?:ker|ki)|spick?(?:s|er)?|suckling|suk',
  'titi|tit(?:s|ch|ty|e)|tiit|tosser|twatt',
  'wang|wank(?:a|e|el|hade|hede|ie|o|owski|owicz|ya)?|weed|wein?er|willy|wog(?:an|t)|wop|yarak|yid(?:a|di)',
  'bastard[aio]|cazz(?:aniga|ato|ola|ullo)|finocchi(?:o|aro)|negri(?:ni)?|troia(?:ni)?',
  'жид(?:к|еньк|овц|овин)\\p{L}*|сук(?:ач|анов)\\p{L}*|сучк(?:ов|ин)\\p{L}*|хач(?:атур|ик)\\p{L}*|чуркин\\p{L}*|негр(?:уца|еску)|пидор(?:ич|енко)',
  'خول(?:ه|ان|ي)|كير(?:ا|ان|وش)|كسر[يا]|قاتل',
  '보지(?:연|현|영)|操(?:一凡|[一-龥])',
]
const ANY_NAME = new RegExp(`^(?:${NAMES.join('|')})$`, 'iu')
const PART = /[\p{L}\p{M}'’]+/gu
const PARTS_JOINED = /[\p{L}\p{M}'’]+(?:-[\p{L}\p{M}'’]+)+/gu

/** A name without its parts that are known as names, so that only the rest is judged. */
export const withoutKnownNames = (name: string): string =>
  [PARTS_JOINED, PART].reduce(
    (rest, shape) => rest.replace(shape, (part) => (ANY_NAME.test(native(part)) ? 'Ann' : part)),
    name,
  )

/** A text without the names of its characters, which were judged in their own field. */
export function withoutCastNames(text: string, names: readonly string[]): string {
  const any = anyOf(names)
  return any ? text.replace(any, 'Ann') : text
}

/** The texts of a story follow one another with the same names: their pattern is compiled once. */
let compiled: { key: string; any: RegExp | undefined } = { key: '', any: undefined }

function anyOf(names: readonly string[]): RegExp | undefined {
  const key = JSON.stringify(names)
  if (key !== compiled.key) compiled = { key, any: compile(names) }
  return compiled.any
}

function compile(names: readonly string[]): RegExp | undefined {
  const parts = names
    .flatMap((name) => [name.trim(), ...(name.match(PART) ?? [])])
    .filter((part) => [...part].length > 1)
  if (parts.length === 0) return undefined
  const any = parts
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .sort((a, b) => b.length - a.length)
  return new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(?:${any.join('|')})(?=['’]s?(?!\\p{L})|(?![\\p{L}\\p{M}\\p{N}]))`,
    'gu',
  )
}

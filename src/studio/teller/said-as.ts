/** Languages that families speak. */
export const LANGUAGE =
  'Afrikaans|Arabic|Bengali|Cantonese|Chinese|Dutch|English|Farsi|French|Gaelic|German|Greek|Gujarati|Hebrew|Hindi|Igbo|Irish|Italian|Japanese|Korean|Mandarin|Polish|Portuguese|Punjabi|Romanian|Russian|Somali|Spanish|Swahili|Tagalog|Tamil|Telugu|Turkish|Ukrainian|Urdu|Welsh|Xhosa|Yoruba|Zulu'
/** Names that keep their capital where a parent's line begins with one. */
const NAMES =
  /^(?:AFL|Beavers?|Cubs?|Scouts?|Avengers|Barbie|Batman|Beyblades?|Bluey|Brownies?|CoComelon|Disney|Duplo|Elsa|Encanto|FIFA|Fortnite|Frozen|Gruffalo|Hulk|Lego|LEGO|LOL|Mario|Mars|Marvel|Messi|Minecraft|Minions|Moana|NASA|Nerf|Ninjago|Nintendo|Numberblocks|Octonauts|Peppa|Playmobil|Pok[eé]mon|Roblox|Ronaldo|Santa|Sonic|Spider-?[Mm]an|Squishmallows?|Stitch|Superman|Thomas|Transformers|Wiggles|YouTuber?|Zelda|[A-Z]{2,}|(?:American|Arabic|Bharatanatyam|Bollywood|Chinese|Christmas|Easter|Eid|Diwali|English|French|Gaelic|German|Greek|Halloween|Hindi|Indian|Irish|Italian|Japanese|Korean|Mandarin|Polish|Punjabi|Russian|Scottish|Spanish|Tamil|Urdu|Viking|Welsh))$/u
const LANGUAGE_FIRST = new RegExp(`^(?:${LANGUAGE})$`, 'u')
/** After these the word before is a name as a rule: “Arsenal supporter”. */
const OF_A_NAME = /\b(?:fan|supporter|tragic|addict)(?=$| (?:like|at)\b)/i
const NO_NAME =
  /^(?:animal|baseball|basketball|big|book|car|cat|chess|cricket|dinosaur|dog|football|hockey|horse|huge|massive|music|nature|rugby|science|soccer|space|sports?|super|tennis|total|train|true)$/i

/** Fragments as a parent wrote them, without the capital that only begins a line. */
export function asWritten(fragment: string, isInAList: boolean): string {
  const [first = '', second = ''] = fragment.split(' ')
  const isName =
    isInAList ||
    NAMES.test(first) ||
    LANGUAGE_FIRST.test(first) ||
    (/^\p{Lu}/u.test(second) && /^\p{Lu}/u.test(first)) ||
    (OF_A_NAME.test(fragment) && !NO_NAME.test(first)) ||
    /^\p{Lu}\p{L}+ the \p{Lu}/u.test(fragment)
  return isName || /^\p{Lu}-/u.test(fragment)
    ? fragment
    : fragment.charAt(0).toLowerCase() + fragment.slice(1)
}

/** “a” or “an” before these words; “the” before what is the most of all. */
export const articleOf = (somebody: string): 'a' | 'an' | 'the' => {
  if (/^\p{L}+est\b/iu.test(somebody)) return 'the'
  return /^(?!u(?:k|ni|s[aei])|eu|one\b)[aeiou]/i.test(somebody) ? 'an' : 'a'
}

const FAMILY =
  'mum|mummy|mom|mommy|mama|mamma|dad|daddy|dada|papa|nan|nana|nani|gran|granny|grandma|grandpa|grandad|granddad|gramps|oma|opa|ouma|oupa|abuela|abuelo|amma|appa|ammi|nonna|nonno|aunty|auntie'
/** “with dad”: called so, it is a name; “her dad” is none. */
const CALLED = new RegExp(
  `(?<!\\b(?:his|her|the|an?|two|their|step|mini|your)[ -](?:\\p{L}+ )?)(?<![\\p{L}-])(${FAMILY})(?=$|[ ,’']|s[’'])(?! (?:bear|ji)\\b)`,
  'gu',
)
const THEIRS =
  /\b(with|of|to|after|for|like|from|at|loved|helped|protected|bossed|copied) (?=(?:(?:little|big|baby|older|younger|twin) )?(?:brother|sister|sibling|cousin|friend|teammate|uncle|aunt|auntie|grandmother|grandfather)s?\b)/gu
const KNOWN_PLACE =
  /\b(in|at|on|after|from|to) (?=(?:kitchen|garden|shower|bath|car|dark|rain|mud|sea|pool|park|forest|woods|pavement|driveway|sofa|trampoline|beach|table|library|farm|market|baby)\b)/gu

/** A predicate with its family named, and with the small words that a parent in a hurry leaves out. */
export const smoothed = (did: string): string =>
  did
    .replace(CALLED, (kin) => kin.charAt(0).toUpperCase() + kin.slice(1))
    .replace(THEIRS, '$1 {his} ')
    .replace(
      /\b(?:his|her) (?=(?:(?:little|big|baby|older|younger|twin|best) )?(?:brother|sister|cousin|friend)s?\b)/gu,
      '{his} ',
    )
    .replace(KNOWN_PLACE, '$1 the ')
    .replace(/\b(in|with) (?=(?:class|stuffed \p{L}+|teddy|blankie)\b)/gu, '$1 {his} ')
    .replace(/(?<!(?:his|her|their|\{his\}|the|of) )\bown (?=\p{L})/gu, '{his} own ')
    .replace(
      /\bhad (?=((?:imaginary|invisible|pretend) friend)\b)/u,
      (_, friend: string) => `had ${articleOf(friend)} `,
    )
    .replace(/\s+/g, ' ')
    .replaceAll("'", '’')

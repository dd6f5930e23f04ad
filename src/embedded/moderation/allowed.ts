/** Real first names that a list of obscene words would refuse; allowed when they are written as names, or are all there is. */
const NAMES = [
  'Assel',
  'Asso',
  'Bich',
  'Bích',
  'Cuma',
  'Cumali',
  'Cumhur',
  'Dick',
  'Dickie',
  'Dickla',
  'Dickon',
  'Dicky',
  'Dildora',
  'Fagan',
  'Fanny',
  'Fuk',
  'Gaylord',
  'Kike',
  'Phuc',
  'Phúc',
  // Thai: "blessing".
  'Porn(?:chai|chanok|napa|nipa|pan|phan|phimon|pimol|sawan|thip|tip)',
  'Randy',
  'Rangga',
  'Shital',
  '(?:Am|Aru|Benja|Bua|Chana|Chuti|Duang|Jira|Jitra|Kanya|Ladda|Natta|Nattha|Nong|Panya|Patchara|Pattara|Phatthara|Rattana|Saowa|Sasi|Siri|Som|Su|Suda|Supa|Suwa|Thana|Thiti|Wan|Wara|Wilai|Yaowa)porn',
  'Tiit',
  'Willy',
]

/** Names of children and pets that mean something else when they are not written as names. */
const NAMES_IN_CAPITALS = [
  'Gore',
  'Gun',
  'Hooker',
  'Pistol',
  'Semen',
  'Tequila',
  'Titty',
  'Whiskey',
  'Whisky',
]

/** Innocent words and phrases in which a refused one is written. */
const PHRASES = [
  'assassin bugs?',
  'bath bombs?',
  'blood orange',
  'blue[- ]footed boob(?:y|ies)',
  'boob(?:y|ies)[- ]traps?',
  'boo-?boos?',
  'butt(?:ercup|erfly|on|er)\\w*',
  'cock(?:s|ed|ing)? (?:a|an|its|her|his|their|your|my|one) (?:ears?|head|eye|eyebrow|snook)s?',
  'cock-a(?:-?doodle)?(?:-\\w+)*',
  'cocks crow\\w*',
  'cock (?:crow|robin|of the (?:walk|north))\\w*',
  '(?:weather|pea|wood|black|turkey|hay|shuttle|stop|game|heath|moor|ball)-?cocks?',
  'cock(?:pit|scomb|sure|swain|spur|tail hat)\\w*',
  'cum(?:in|merbund|ulus|berland|ulative)\\w*',
  'dick(?:cissel|ens|ensian|y[- ]?bird|ey)\\w*',
  'dy?kes?',
  'feckless\\w*',
  'glitter bombs?|seed bombs?|snow bombs?',
  'killer whales?',
  'killing time',
  '(?:dressed to|view to) kill',
  'murder of crows',
  'naked (?:mole[- ]rats?|eye)',
  'nerf guns?|water guns?|squirt guns?|bubble guns?|glue guns?',
  'penistone',
  'pachinko',
  'prick(?:s|ed|ing)? (?:up|a|an|the|its|her|his|their|your|my|one|of)',
  'pussy[- ]?(?:cat|willow|foot)\\w*',
  'rape[- ]?seeds?|oilseed rape',
  'same-sex|opposite sex',
  'scat sing(?:s|ing|er|ers)|sings? scat',
  'shiitakes?',
  'shuttlecocks?',
  '(?:blue|great|coal|marsh|willow|crested|long-tailed) tits?|tom[- ]?tits?|tit(?:mouse|mice)',
  'nude[- ]colou?red',
  'tickle tortur\\w*',
  'water pistols?|toy pistols?|starting pistols?',
  '(?:van|Van) [Dd]yke',
]

const ANY_PHRASE = new RegExp(`(?<![\\p{L}\\p{N}])(?:${PHRASES.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
const ANY_NAME = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...NAMES, ...NAMES_IN_CAPITALS].join('|')})(?:['’]s)?(?![\\p{L}\\p{N}])`,
  'gu',
)
const ONLY_A_NAME = new RegExp(`^\\s*(?:${NAMES.join('|')})\\s*$`, 'iu')

/** The text without what is innocent in it, so that only the rest is judged. */
export function withoutInnocent(text: string): string {
  if (ONLY_A_NAME.test(text)) return ''
  return text.replace(ANY_PHRASE, ' ').replace(ANY_NAME, 'Ann')
}

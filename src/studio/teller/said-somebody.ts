import { articleOf } from './said-as.ts'
import { isDoing } from './said-doing.ts'

/** Somebody whom no ending tells. */
const PERSONS =
  'ace|addict|angel|athlete|baby|ballerina|barista|bard|bear|bee|beaver|bestie|bird|bookworm|boss|boy|brownie|bug|buff|bunny|butterfly|captain|champ|champion|chappy|charmer|clever clogs|chatterbox|chef|chick|child|clown|cook|cookie|cowboy|cowgirl|cub|daredevil|demon|devil|diva|dude|enthusiast|expert|fan|fanatic|fiend|fisherman|foodie|freak|friend|gal|geek|genius|giant|girl|goalie|goof|goofball|guru|guy|gymnast|hero|homebody|hoot|(?<=puddle |couch |sofa |bed |high |long |show |triple )jumper|junkie|jock|kid|know-it-all|lad|lass|lefty|legend|live ?wire|magnet|man|marvel|mathlete|maestro|mimic|monkey|monster|mover and shaker|munchkin|nerd|ninja|nurse|nut|one-off|optimist|owl|perfectionist|person|pickle|pilot|poet|pro|prodigy|pupil|rascal|rockstar|romantic|scamp|scout|sharpshooter|show-off|showman|softie|softy|soul|spirit|sponge|sport|sleepyhead|star|student|thief|sunbeam|superstar|tomboy|tragic|trooper|tyke|vegan|vegetarian|vet|whirlwind|whiz|whizz|wiz|wizard|wordsmith'
/** Things, times and more that end like somebody. */
const THINGS =
  'after|amber|another|better|bigger|blender|boomer|border|brother|bumper|burger|butter|cancer|center|charger|cheddar|clever|colou?r|computer|copper|corner|counter|cover|cracker|cucumber|cutter|danger|diaper|digger|dinner|disaster|disorder|door|dryer|dumper|easter|eager|elevator|escalator|ever|excavator|eager|father|faster|feather|fever|fewer|finger|fire|flavou?r|floor|flower|flier|former|freezer|fur|gender|ginger|glider|hamper|hamster|hammer|harbou?r|helicopter|hoover|hour|hyper|inhaler|humou?r|inner|jumper|ladder|lather|laser|later|lavender|letter|litter|lobster|louder|lumber|manner|master|matter|meter|mirror|mixer|monitor|mother|motor|mower|never|november|number|october|odou?r|older|order|other|otter|over|oyster|panther|paper|pepper|pier|player ?station|poker|poster|powder|power|proper|quarter|quieter|raptor|radiator|recorder|reindeer|river|roller|roller ?coaster|rooster|rubber|ruler|rather|scooter|September|shelter|shoulder|shower|shutter|silver|sister|slipper|slower|smaller|soccer|spider|steer|sticker|stronger|stroller|summer|super|supper|sweater|taller|tamer|tender|temper|terror|thunder|tiger|timber|together|tower|tractor|trailer|transformer|trouser|tuner|typewriter|under|user|utter|vapor|velociraptor|volunteer work|walker|water|weather|whatever|whenever|whiskers?|whisper|winter|wonder|younger|zipper'
const BY_ENDING = `(?!(?:${THINGS})(?!\\p{L}))\\p{L}{2,}(?:er|or|ist|ian|ologist|aholic)`
/** Somebody, in up to four words: “weather nerd”, “early riser”, “a very picky eater”, “knitter like Nan”. */
const SOMEBODY = new RegExp(
  `^(?:the (?=\\p{L}+est )|(?:a|an|our|my|such an?|real|total|proper) )?((?:(?!(?:of|the|to|with|at|for|in|on|by|from|his|her|is|who|jealous) )[\\p{L}'-]+ (?:and (?=[\\p{L}]+ (?:lover|fan|nerd|nut|player|expert)))?){0,3}?(?:${PERSONS}|${BY_ENDING})(?: (?:like|for|of|to|at|in training|from) [^,]{2,30}| in training)?)$`,
  'iu',
)
const ONE_OF_THEM =
  /^(?:the )?((?:middle|eldest|oldest|youngest|second|third|fourth)(?: (?:child|kid|one|born))?(?: of (?:the )?\p{L}+(?: \p{L}+)?)?|(?:\p{L}+er|quiet|noisy|loud|funny|wild|calm|serious|sensible|little|small|big|chatty|cheeky|bold|brave) one(?: of (?:the|our) \p{L}+)?|baby of the family|king of \p{L}+|queen of \p{L}+|life and soul of the party|life of the party|\p{L}+est (?:in|on|at|of|\p{L}+ (?:in|on)) (?:the |his |her )?\p{L}+)$/iu
const KIN_OF =
  /^(?:(?:an?|the) )?((?:new |proud |doting |loving |amazing |devoted |caring |protective |identical |fraternal |non-identical )*(?:(?:big|little|older) (?:brother|sister|cousin)(?: (?:to|of) [^,]{2,30})?|(?:cousin|auntie?|uncle) to [^,]{2,30}|twin|triplet|quadruplet))$/iu
const NEW_BABY =
  /^(?:just )?(?:got |has )?(?:an? )?new (baby(?: brother| sister)?|(?:little )(?:brother|sister))$/iu
const DEAR = /^(mum|mummy|mom|mommy|mama|dad|daddy|papa|nan|nana|granny|grandma|grandpa|grandad)[’']s /iu

/** Who a child is: “was a drummer”, “was the middle child”, “wanted to be a vet”. */
export function somebodyIn(text: string): string | undefined {
  if (DEAR.test(text)) return dearIn(text)
  return familiarIn(text) ?? wishIn(text) ?? besideIn(text) ?? nounIn(text)
}

/** Its place in the family, and in other company. */
function familiarIn(text: string): string | undefined {
  const known = ONE_OF_THEM.exec(text)?.[1]
  if (known) return `was the ${known}`
  const baby = NEW_BABY.exec(text)?.[1]
  if (baby) return `had a new ${baby}`
  const kin = KIN_OF.exec(text)?.[1]
  return kin && `was ${articleOf(kin)} ${kin}`
}

/** “birdwatcher with Grandad”: what they do together. */
function besideIn(text: string): string | undefined {
  const somebody = /^(?:[\p{L}-]+ )?[\p{L}-]+er(?= with [\p{L}{} ]+$)/iu.exec(text)?.[0]
  return somebody && SOMEBODY.test(somebody) && !NOBODY.test(somebody)
    ? `loved ${somebody.replace(/er$/, 'ing')}${text.slice(somebody.length)}`
    : undefined
}

function nounIn(text: string): string | undefined {
  const somebody = SOMEBODY.exec(text)?.[1] ?? (FAN_OF.test(text) ? text : undefined)
  if (!somebody || HERO.test(somebody) || isDoing(somebody) || NOBODY.test(somebody)) return undefined
  return betterSaid(somebody) ?? `was ${articleOf(somebody)} ${somebody}`
}

const FAN_OF = /^(?:huge |big |massive |total )*fan of (?=\p{L})/iu
/** “your kid”, “not a morning person”, “has … player”: more than a noun. */
const NOBODY =
  /\bfidget spinner$|^(?:my|our|your|his|her|the|not|no|never|half|part|is|was|and|with|loves|hates|playing|being|older?|younger|only|just|best|two|three)\b|\b(?:is|are|was|has|lives|works|loves|likes|plays|with|and|named|called)\b(?! \p{L}+ (?:lover|fan|nerd|nut|player|expert)$)/iu

/** “Dog Man”, “Iron Man”: loved, and not what the child is. */
const HERO = /^(?:\p{Lu}\S* )+(?:Man|Boy|Girl|Kid|Baby|Bear|Bunny|Bird|Monsters?|Ninja|Potter)$/u

const THEIR_CHILD = /^\p{L}+[’']s (?:little )?(?:girl|boy)$/iu
const THEIR_HELP =
  /^\p{L}+[’']s (?:\p{L}+ )?(?:helper|shadow|princess|chef|sous chef|buddy|sidekick|assistant|mate)$/iu

/** “mummy’s girl” and “Daddy’s little helper”. */
function dearIn(text: string): string | undefined {
  const low = text.charAt(0).toLowerCase() + text.slice(1)
  if (THEIR_CHILD.test(text)) return `was a ${low}`
  return THEIR_HELP.test(text) ? `was ${low}` : undefined
}

const WISHED =
  /^(?:future|aspiring|would-be) ([\p{L} ]+)$|^([\p{L} ]+?) (?:wannabe|wanna-be|one day|someday|some day|when (?:he|she) grows up|in the making)$/iu
const HEROES = /^(?:\p{L}+ )?(?:astronaut|king|mermaid|pirate|president|queen|spy|superhero)$/iu
const PRETENDED = /^(?:pretend|make-believe) (\p{L}+(?:er|or|ist|ian)|vet|chef|nurse|pilot|\p{L}+man)$/iu

function wishIn(text: string): string | undefined {
  const pretended = PRETENDED.exec(text)?.[1]
  if (pretended) return `pretended to be ${articleOf(pretended)} ${pretended}`
  const [, future, wished] = WISHED.exec(text) ?? []
  const somebody = future ?? wished
  if (somebody && /^\p{Lu}\p{L}+(?<!er)$/u.test(somebody)) return `wanted to be ${somebody}`
  return somebody && (SOMEBODY.test(somebody) || HEROES.test(somebody))
    ? `wanted to be ${articleOf(somebody)} ${somebody}`
    : undefined
}

/** Who is better said by what it does. */
const BETTER: [RegExp, string][] = [
  [/^(?:[a-z]+ )*(?:sore|bad|poor) loser$/i, 'hated losing'],
  [/^((?:[\p{L}-]+ )?(?:anime|manga|\p{L}+s)) drawer$/iu, 'drew $1'],
  [/^(\p{L}+) drawer$/iu, 'drew $1s'],
  [/^(diary|journal) keeper$/i, 'kept a $1'],
  [/^(chicken|hen|bee|pigeon|duck|snail) keeper$/i, 'kept $1s'],
  [/^((?:\p{Lu}\S*)(?: \S+)*?) (?:number one|number 1|no\.? ?1|biggest) fan$/u, 'was $1’s biggest fan'],
  [
    /^(?:(?:total|huge|big|massive|real|complete|proper|true) )*((?:\p{Lu}\S*|\S+ing)(?: \S+)*?) (?:fan|lover|addict|junkie|fanatic|nut|freak|fiend|enthusiast)$/u,
    'loved $1',
  ],
  [FAN_OF, 'loved '],
  [
    /^(nature|music|art|cheese|chocolate|pasta|rice|sport|snow|water|space|maths?|science|cake|fruit) (?:lover|fan|fanatic|addict|nut|fiend|freak|enthusiast|monster)$/i,
    'loved $1',
  ],
  [/^(ocean|sea|beach|outdoors?|moon|park|library) (?:lover|fan|fanatic)$/i, 'loved the $1'],
]

function betterSaid(somebody: string): string | undefined {
  const [pattern, words] = BETTER.find(([each]) => each.test(somebody)) ?? []
  if (pattern && words) return somebody.replace(pattern, words)
  const pet = /^((?:[\p{L}-]+ )?\p{L}+) owner$/iu.exec(somebody)?.[1]
  return pet ? `had ${articleOf(pet)} ${pet}` : undefined
}

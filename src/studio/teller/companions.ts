/** A pet or a toy as tales refer to it. */
export interface Companion {
  /** "guinea pig Waffles", "cat": follows his or her. */
  said: string
  /** "Waffles", "the cat". */
  name: string
  isNamed: boolean
  /** Where the description mentions it, up to its name. */
  at: number
  end: number
}

const LOOK =
  '(?:(?:little|big|old|tiny|small|new|baby|huge|giant|fluffy|scruffy|black|white|brown|gray|grey|orange|ginger|yellow|red|blue|green|purple|pink|spotted|striped|rescue|three-legged|one-eyed|fat|crazy|beloved|raggedy|floppy|soft)(?: and (?=black|white|brown))?,? )*'
const PETS =
  'dog|doggy|doggo|puppy|pup|cat|kitten|kitty|rabbit|bunny|hamster|guinea pig|gerbil|pet rat|pet mouse|ferret|chinchilla|tortoise|parrot|budgie|parakeet|cockatiel|canary|lizard|gecko|bearded dragon|chameleon|labrador|lab|golden retriever|retriever|beagle|poodle|corgi|dachshund|pug|husky|terrier|cockapoo|labradoodle|cavapoo|cavoodle|maltipoo|shih tzu|sheepdog|border collie|kelpie|greyhound|whippet|lurcher|jack russell|dalmatian|schnauzer|rottweiler|staffy|great dane|ridgeback|moggy|budgerigar|cockatoo|goldendoodle|spaniel|chihuahua|german shepherd|collie|bulldog|tabby'
const PET_PLURALS =
  'dogs|puppies|cats|kittens|rabbits|bunnies|hamsters|guinea pigs|gerbils|budgies|parrots|lizards|geckos'
const TOYS =
  '(?:stuffed|toy|plush|knitted|cuddly|crocheted) (?:guinea pig|polar bear|animal|toy|\\p{L}+)|teddy[- ]?bear|teddy|soft toy|build-a-bear|jellycat|squishmallows?|labubus?|barbies?(?: dolls?)?|plushie|stuffie|rag doll|baby doll|doll|blankie|blanky|(?:security |baby )?blanket|lovey|comforter|muslin|taggie|doudou'
/** Animals that children take to bed and no family keeps. */
const OF_PLUSH =
  'elephant|lion|tiger|giraffe|monkey|penguin|panda|koala|bear|dinosaur|dino|unicorn|dragon|octopus|sloth|owl|hippo|zebra|shark|whale|fox|hedgehog|lamb|lamby|kangaroo|llama|bunny|rabbit|duck|frog|pig|mouse|dog|puppy|cat'
const WORN =
  '(?! (?:toy|toys|doll|ears?|costume|shirt|pajamas|stickers?|hat|food|person|lover|allerg\\p{L}*|videos?|show|books?|slippers|socks|fort|forts|house)(?![\\p{L}]))'
/** A name, which parents write with a capital or after “called”. */
const TITLE = '(?:(?:Mr|Mrs|Ms|Miss|Dr|Sir|Lady|Captain|Princess|King|Queen)\\.? )?'
const NAMED = `(?:(?:who is |who's |that is |that's |which is |is |are )?(?:called|named)|(?:whose |'s |’s )name is)`
const CALLED = `(?:,? ?${NAMED} |,? \\(?|: | - |, )`

const OWN =
  '(?:has|have|have got|has got|got|owns|with|and|best friend is|loves|adores|walks|feeds|brushes|cuddles|hugs|(?:his|her|their|our|the family))'

const PET = new RegExp(
  `(?<![\\p{L}])(?:${OWN})(?: (?:a|an|his|her|their|our|the|one|own|pet|family))* (${LOOK}(?:${PETS}))(?![\\p{L}])${WORN}`,
  'giu',
)
const PLURAL_PET = new RegExp(
  `(?<![\\p{L}])(?:has|have|got|owns|his|her|our|two|three|four|2|3|4)(?: (?:two|three|four|2|3|4|his|her|our|pet))* ${LOOK}(${PET_PLURALS})(?![\\p{L}])(?:,? ?${NAMED}|:| -|,|) (?=\\p{Lu})`,
  'giu',
)
/** An animal without an owner in the text, but with a name: “golden retriever puppy named Sunny”. */
const CALLED_PET = new RegExp(`(?<![\\p{L}])(${LOOK}(?:${PETS}))(?![\\p{L}])(?=,? ?${NAMED} )`, 'giu')
/** “rabbit owner”, “proud cat mum”. */
const OWNER = new RegExp(
  `(?<![\\p{L}])(${LOOK}(?:${PETS}))(?= (?:owner|mum|mummy|mom|mommy|mama|dad|daddy|best friend)(?![\\p{L}]))`,
  'giu',
)
const NAMED_FIRST = new RegExp(
  `(?<![\\p{L}])(\\p{Lu}\\p{Ll}+),? (?:the|our|(?:his|her) (?:pet )?) ?(${PETS})(?![\\p{L}])`,
  'gu',
)
const TOY = new RegExp(
  `(?<![\\p{L}]|(?:brother|sister|cousin|friend|dog|cat|uncle|named|called) )(${LOOK}(?:${TOYS}))(?![\\p{L}])(?! (?:forts?|animals|vet|house)|'s|house)`,
  'giu',
)
const BED_MATE = new RegExp(
  `(?<![\\p{L}])(?:sleeps? with|sleeping with|cuddles?|hugs?|snuggles?(?: with)?|carries|drags|takes|holds|brings)(?: around)? +(?:a|an|his|her|their) (${LOOK}(?:${OF_PLUSH}))(?![\\p{L}])${WORN}`,
  'giu',
)
/** A toy known only by its name: “won't go anywhere without Conejo her gray rabbit”. */
const CARRIED = new RegExp(
  `(?<![\\p{L}])(?:without|sleeps? with|carries|drags|takes) +(\\p{Lu}\\p{Ll}+),? (?:the|his|her|their|a) (${LOOK}(?:${OF_PLUSH}|${TOYS}))(?![\\p{L}])${WORN}`,
  'gu',
)
const WILD_ANIMALS =
  'elephant|lion|tiger|giraffe|monkey|penguin|panda|koala|bear|dinosaur|unicorn|octopus|sloth|hippo|zebra|kangaroo|llama|owl'
const WILD = new RegExp(`^(${LOOK})(${WILD_ANIMALS})(?![\\p{L}])`, 'iu')
const NAMED_PLUSH = new RegExp(
  `(?<![\\p{L}])(?:a|an|his|her|their) (${LOOK}(?:${WILD_ANIMALS}|teddy))(?![\\p{L}])`,
  'giu',
)
const LIVE = /(?<![\p{L}])(?:dog|doggy|puppy|pup|cat|kitten|kitty)$/iu
const NO_TOY =
  /(?:^|\s)(?:toy|stuffed|plush) (?:cars?|trucks?|trains?|planes?|boats?|box|story|till|kitchen|phone|camera|piano|guitar|castle|food|guns?|swords?|tractors?|up|toys|shop|store|\p{L}+s)$/iu

/** “reads under the blanket” tells of no toy. */
const UNDER_IT = /(?:^|\s)(?:under|beneath|underneath) (?:(?:the|a|his|her|their|my) )?$/iu

/** The pets that a description names, in order; callers drop negated ones. */
export function petsIn(text: string): Companion[] {
  const own = [...text.matchAll(PET), ...text.matchAll(CALLED_PET), ...text.matchAll(OWNER)].map((match) =>
    companion(match[1] ?? '', text, match.index + match[0].length, match.index),
  )
  const named = [...text.matchAll(NAMED_FIRST)].map(({ index, 0: all, 1: name = '', 2: animal = '' }) => ({
    said: `${lowered(animal)} ${name}`,
    name,
    isNamed: true,
    at: index,
    end: index + all.length,
  }))
  const ofMany = [...text.matchAll(PLURAL_PET)].map((match) =>
    companion(singular(match[1] ?? ''), text, match.index + match[0].length - 1, match.index),
  )
  return inOrder([...named, ...own, ...ofMany.filter(({ isNamed }) => isNamed)])
}

/** The bedtime toys that a description names, in order. */
export function toysIn(text: string): Companion[] {
  const found = [
    ...[...text.matchAll(TOY)].filter(
      ({ index, 1: toy = '' }) => !NO_TOY.test(toy) && !UNDER_IT.test(text.slice(0, index)),
    ),
    ...[...text.matchAll(BED_MATE)].filter(({ 1: toy = '' }) => !LIVE.test(toy)),
  ].map((match) => companion(match[1] ?? '', text, match.index + match[0].length, match.index))
  const plush = [...text.matchAll(NAMED_PLUSH)]
    .map((match) => companion(match[1] ?? '', text, match.index + match[0].length, match.index))
    .filter(({ isNamed }) => isNamed)
  const carried = [...text.matchAll(CARRIED)].map(({ index, 0: all, 1: name = '', 2: toy = '' }) => ({
    said: `${asPlush(lowered(toy))} ${name}`,
    name,
    isNamed: true,
    at: index,
    end: index + all.length,
  }))
  return inOrder([...carried, ...[...found, ...plush].map(plushed)])
}

const inOrder = (all: Companion[]) => all.sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || a.at - b.at)

const NAME = new RegExp(`^${CALLED}(${TITLE}\\p{Lu}[\\p{L}'-]*(?: (?:Mc)?\\p{Lu}\\p{Ll}+)?)`, 'u')
const LOWER_NAME = new RegExp(
  `^,? ?${NAMED} (?!after|for|like|something|by|the|his|her|a|an|it|him)(\\p{Ll}+)(?=$|[,.;!)]| (?:and|who|that|but|with|is)\\b)`,
  'u',
)
/** Begins another clause, and is not a name. */
const NO_NAME =
  /^(?:He|She|They|It|Its|His|Her|We|Our|I|Loves?|Likes?|Plays?|Is|Has|Always|Never|Very|And|But|The|A|An|My|Also|Reads?|Enjoys|Wears?|Big|Little|Red|Blue|Curly|Brave|Shy|Quiet|Glasses|Lego|Minecraft|Soccer|Football|Hates?|Knows?|Afraid|Scared|Obsessed|Bit|Can|Wants?|Dinosaurs?|Space|Really|Just|Sleeps?|Sings?|Dances?|Draws?|Builds?|Runs?|Type|Uses?|Autistic|Speaks?|Makes?|Tells?|Collects?)$/

/** An animal or a toy with the name that follows it at `end`. */
function companion(words: string, text: string, end: number, at: number): Companion {
  const rest = text.slice(end)
  const lower = LOWER_NAME.exec(rest)?.[1]
  const found = NAME.exec(rest)?.[1] ?? (lower && lower.charAt(0).toUpperCase() + lower.slice(1))
  const name = found?.replace(/'s$/, '')
  const kind = lowered(words).replace(/\s+/g, ' ')
  if (name && !NO_NAME.test(name.split(' ')[0] ?? ''))
    return { said: `${kind} ${name}`, name, isNamed: true, at, end }
  return { said: kind, name: `the ${bare(kind)}`, isNamed: false, at, end }
}

const LOOK_FIRST = new RegExp(`^${LOOK}`, 'iu')

/** “little white dog” as “dog”, “stuffed fox” as “fox”. */
const bare = (words: string) =>
  words
    .replace(LOOK_FIRST, '')
    .replace(/^(?:stuffed|toy|plush|knitted|cuddly|crocheted|baby|security|pet) /i, '')

/** “gray rabbit” as “stuffed rabbit”: a toy that could be a live animal. */
const asPlush = (toy: string): string =>
  new RegExp(`(?:^|\\s)(?:${OF_PLUSH})$`, 'iu').test(toy) &&
  !/^(?:stuffed|toy|plush|knitted|cuddly|crocheted) /i.test(toy)
    ? `stuffed ${bare(toy)}`
    : toy

/** An animal that no family keeps is a toy, and called so: “elephant Mr Peanut” as “stuffed elephant Mr Peanut”. */
const plushed = (toy: Companion): Companion => ({ ...toy, said: toy.said.replace(WILD, '$1stuffed $2') })

/** The kind in lower case, except for names in it. */
const lowered = (words: string) =>
  words
    .toLowerCase()
    .replace(/^german/, 'German')
    .replace('chihuahua', 'Chihuahua')
    .replace('labrador', 'Labrador')
    .replace(/\b(barbie|squishmallow|jellycat|labubu)(s?)\b/, (_, brand: string) => capital(brand))
    .replace(/^(.*Barbie doll)s$/, '$1')

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const singular = (words: string) =>
  words
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
    .replace(/^bunny$/, 'bunny')

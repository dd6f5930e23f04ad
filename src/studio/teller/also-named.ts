/** The family's names for its grown-ups, capitalized: “Abuela”, “Nonno”, “Mami”, “Baba”. */
export interface GrownUps {
  grandma?: string
  grandpa?: string
  mama?: string
  dad?: string
}

/** What a description names besides what a tale turns on; used where a tale has a place for it. */
export interface AlsoNamed {
  /** What the child loves, as plural nouns in the order of the description: “foxes”, “monster trucks”. */
  loved: string[]
  /** What it likes to eat: “chicken nuggets”. */
  food?: string
  grownUps: GrownUps
}

/** Plural nouns by the words that parents use for them. */
const LOVED: Record<string, string> = {
  airplanes: 'airplanes?|aeroplanes?|planes',
  ants: 'ants?',
  astronauts: 'astronauts?',
  bats: 'bats',
  bears: 'bears?(?! hugs?)|(?<!teddy |gummy )bears',
  bees: 'bees?',
  birds: 'birds?|birding|birdwatching',
  boats: 'boats?',
  bugs: 'bugs?|insects?',
  bulldozers: 'bulldozers?',
  butterflies: 'butterfl(?:y|ies)',
  castles: 'castles?',
  caterpillars: 'caterpillars?',
  cats: 'cats?|kittens?|kitt(?:y|ies)',
  chickens: 'chickens|hens?',
  cows: 'cows?',
  crabs: 'crabs?',
  dinosaurs: 'dinosaurs?|dinos?|t-?rex(?:es)?|triceratops|stegosaurus|velociraptors?',
  diggers: 'diggers?|excavators?|backhoes?',
  dogs: 'dogs?|pupp(?:y|ies)',
  dolphins: 'dolphins?',
  dragons: 'dragons?(?! fruit)(?<!bearded dragons?)',
  ducks: 'ducks?|ducklings?',
  elephants: 'elephants?',
  fairies: 'fair(?:y|ies)',
  'fire trucks': 'fire ?(?:trucks?|engines?)',
  flags: 'flags',
  flowers: 'flowers?',
  foxes: 'fox(?:es)?',
  frogs: 'frogs?|tadpoles?',
  'garbage trucks': '(?:garbage|trash|bin|rubbish|recycling) (?:trucks?|lorr(?:y|ies))',
  giraffes: 'giraffes?',
  goats: 'goats?',
  helicopters: 'helicopters?',
  hedgehogs: 'hedgehogs?',
  horses: 'horses?|pon(?:y|ies)',
  jellyfish: 'jellyfish',
  kites: 'kites?',
  knights: 'knights?',
  ladybugs: 'lady(?:bugs?|birds?)',
  lions: 'lions?',
  lizards: 'lizards?|geckos?',
  maps: 'maps',
  mermaids: 'mermaids?',
  'monster trucks': 'monster ?trucks?',
  motorbikes: 'motor(?:bikes?|cycles?)',
  mushrooms: 'mushrooms?',
  octopuses: 'octop(?:us|uses|i)',
  otters: 'otters?',
  owls: 'owls?',
  pandas: 'pandas?',
  penguins: 'penguins?',
  pirates: 'pirates?',
  planets: 'planets?|outer space|astronomy|(?<!personal )(?<!own )space',
  princesses: 'princess(?:es)?',
  pumpkins: 'pumpkins?',
  puzzles: 'puzzles|jigsaws?',
  rabbits: 'rabbits?|bunn(?:y|ies)',
  'race cars': 'rac(?:e|ing) cars?|formula (?:1|one)',
  robots: 'robots?',
  rockets: 'rockets?',
  seals: 'seals?',
  sharks: 'sharks?',
  shells: '(?:sea)?shells?',
  sloths: 'sloths?',
  snails: 'snails?',
  snakes: 'snakes?',
  spiders: 'spiders?',
  skateboards: 'skateboards?|skateboarding',
  stars: 'stars',
  stickers: 'stickers?',
  stones: 'rocks(?! climbing)|stones|crystals?|fossils?',
  superheroes: 'super ?hero(?:es)?',
  tigers: 'tigers?',
  tractors: 'tractors?',
  trains: 'trains?|train sets?|locomotives?|subways?',
  trucks: 'trucks?|lorr(?:y|ies)',
  turtles: 'turtles?|tortoises?',
  unicorns: 'unicorns?',
  volcanoes: 'volcano(?:e?s)?',
  whales: 'whales?|orcas?',
  wolves: 'wol(?:f|ves)',
  worms: 'worms?',
}
const FOODS =
  '(?:chicken |fish |pepperoni |cheese |blueberry |chocolate |strawberry |peanut butter |butter |buttered |plain |instant )?(?:nuggets|pizza|pancakes|waffles|noodles|ramen|spaghetti|pasta|macaroni|mac and cheese|mac ’?n’? cheese|dumplings|tacos|quesadillas|tortillas|samosas|dosas?|rice|sushi|toast|bagels?|croissants?|bread|sandwiches|fries|chips|meatballs|hot dogs?|burgers?|strawberries|blueberries|raspberries|mangoe?s|bananas|apples|grapes|watermelon|oranges|cucumbers?|pickles|olives|carrots|broccoli|peas|corn|cheese|yogurt|popcorn|pretzels|crackers|cookies|biscuits|cupcakes|cake|muffins|doughnuts|donuts|brownies|ice ?cream|popsicles|jelly|honey|soup|porridge|oatmeal|cereal|hummus|falafel|eggs)'

/** What is absent, disliked, or not the child’s. */
const AWAY =
  /\b(?:afraid|scared|terrified|fears?|frightened|hates?|dislikes?|allerg\w*|died|dead|passed|late|misses|missing|wants? (?:a|an|to)|wishes|never|not|no|without|doesn't|isn't|won't|can't|phobia|nightmares?)\b/i
const whole = (words: string) => new RegExp(`(?<![\\p{L}\\d-])(${words})(?![\\p{L}\\d-])`, 'iu')

const GRANDMA = whole(
  'grandma|grandmother|granny|gran|gramma|nana|nanna|nani|nonna|oma|abuela|abuelita|lola|yaya|yiayia|mormor|farmor|babushka|babcia|savta|halmoni|popo|bubbe|memaw|dadi',
)
const GRANDPA = whole(
  'grandpa|grandfather|grandad|granddad|gramps|nonno|opa|abuelo|abuelito|lolo|pappou|koro|morfar|farfar|dedushka|dziadek|harabeoji|dada ji|nana ji|pop-pop|papaw|zayde|jiddo',
)
const MAMA = whole('mama|mamma|mom|mommy|mum|mummy|mami|mamá|mamie|amma|ammi|ima|eomma|umma|maman|mutti')
const DAD = whole('dad|daddy|papa|papá|papi|abba|appa|baba|otosan|tatay')

/** Reads what a description names. Nothing that is feared, hated, wished for or gone. */
export function alsoNamedIn(description: string): AlsoNamed {
  const clauses = description
    .replace(/[’‘]/g, "'")
    .split(
      /[.;!\n]|,(?=\s*(?:but|hates?|afraid|scared|doesn't|won't)\b)|\sbut\s|\s(?=(?:hates?|(?:is )?(?:afraid|scared|terrified)) )/i,
    )
    .filter((clause) => !AWAY.test(clause))
  const text = clauses.join('. ')
  return {
    loved: lovedIn(text),
    ...found('food', foodIn(text)),
    grownUps: {
      ...found('grandma', calledIn(text, GRANDMA)),
      ...found('grandpa', calledIn(text, GRANDPA)),
      ...found('mama', calledIn(text, MAMA)),
      ...found('dad', calledIn(text, DAD)),
    },
  }
}

const LOVED_WORDS = Object.entries(LOVED).map(
  ([plural, words]) => [plural, new RegExp(`(?<![\\p{L}\\d-])(?:${words})(?![\\p{L}\\d-])`, 'iu')] as const,
)
/** A toy, a pet, a costume: told elsewhere, or not a love of the kind. */
const OWNED =
  /(?:stuffed|toy|plush|teddy|cuddly|knitted|(?:his|her|our|their|a|an|named|called)(?: \p{L}+)?) $/iu

function lovedIn(text: string): string[] {
  return LOVED_WORDS.flatMap(([plural, pattern]) => {
    const match = pattern.exec(text)
    if (!match || OWNED.test(text.slice(0, match.index))) return []
    return [{ plural, at: match.index, end: match.index + match[0].length }]
  })
    .filter(
      (one, _, all) =>
        !all.some(
          (other) =>
            other !== one &&
            other.at <= one.at &&
            other.end >= one.end &&
            other.end - other.at > one.end - one.at,
        ),
    )
    .sort((a, b) => a.at - b.at)
    .map(({ plural }) => plural)
}

const FOOD = whole(FOODS)
/** Food that is baked, sold or worn is not what the child eats. */
const NOT_EATEN = /\b(?:bak(?:es?|ing)|makes?|making|cook(?:s|ing)|couch|puzzle) (?:\p{L}+ )?$/iu

function foodIn(text: string): string | undefined {
  const match = FOOD.exec(text)
  if (!match?.[1] || NOT_EATEN.test(text.slice(0, match.index))) return undefined
  return match[1].toLowerCase()
}

function calledIn(text: string, words: RegExp): string | undefined {
  const match = words.exec(text)?.[1]
  if (!match) return undefined
  const plain: Record<string, string> = { grandmother: 'Grandma', grandfather: 'Grandpa' }
  return plain[match.toLowerCase()] ?? match.charAt(0).toUpperCase() + match.slice(1).toLowerCase()
}

const found = <Key extends string>(key: Key, value: string | undefined) => (value ? { [key]: value } : {})

/** What a child carries, wears or collects. */
export interface CarriedThing {
  /** "wooden spoon", "yellow boots": follows his or her. */
  said: string
  /** "spoon", "boots": follows “the”. */
  head: string
  many: boolean
}

/** What children carry about, choose to wear, collect or cannot leave alone; each may have an “s”. */
const CARRIED =
  "spoon|stick(?! insect)|(?<!rolling )stone(?! age)|rock(?! (?:pool|star|band|climb|and roll|'?n))|pebble|shell|seashell|key(?! (?:worker|stage|word))|bucket|pail|flashlight|torch|lantern|umbrella|(?<!tin )whistle|bell(?! pepper)|magnet|rope|feather|button|bottle ?(?:cap|top)|sticker|marble|coin|penn(?:y|ie)|leaf|acorn|conker|pine ?cone|ticket(?! (?:collector|inspector|machine))|stamp(?!s? (?:his|her|feet|around|about))|postcard|badge|rubber band|loom band|battery|remote(?: control)?|calculator|notebook|clipboard|pencil|gel pen|eraser|whisk|ladle|saucepan|frying pan|lid|sieve|colander|spatula|lunch ?box|teapot|tea set|mug|cardboard box|tin(?! whistle)|jar|balloon|yo-?yo|crystal|gem|gemstone|(?<!with )bead|pocket ?watch|wristwatch|stopwatch|alarm clock|compass|globe|snow globe|tape measure|ruler|tool(?! ?box)|tool ?box|tool ?belt|hammer|screwdriver|spanner|wrench|spirit level|broom|dustpan|feather duster|walkie[- ]talkie|microphone|megaphone|camera(?! shy)|magnifying glass|puppet|paper airplane|paper (?:aero)?plane|kite|piggy bank|suspender|name ?tag|napkin|sponge|potion|key ?ring|key ?chain|medal|trophy|(?:magic )?wand|lightsaber|light saber|lightsabre|pom[- ]?pom|fidget (?:spinner|toy)|pop[- ]?it|spinning top|beyblade|tamagotchi|squishy|bauble"
const WORN =
  'cape|hat|cap|beanie|helmet|crown|tiara|tutu|scarf|bow ?tie|necktie|backpack|rucksack|handbag|purse|suitcase|basket|bracelet|bangle|necklace|hair ?(?:bow|clip|band|bobble|slide)|headband|(?<!takes a )bow(?!s? and arrow|-legged)|ribbon|apron|hoodie|waistcoat|lanyard|pocket|sock'
const HEADS = `${CARRIED}|${WORN}`
const ALREADY_MANY =
  'boots|wellies|rain ?boots|gum ?boots|gumboots|shoes|slippers|sandals|sneakers|trainers(?= (?:on|with|that))|gloves|mittens|goggles|binoculars|sunglasses|overalls|dungarees|pajamas|pyjamas|leaves|batteries|pennies|headphones|ear ?(?:muffs|defenders)|wings|gold coins|earrings|medals|trophies|squishies|(?<=\\b(?:loves?|and|twirly|sparkly|party|princess|pretty|swishy|floaty|frilly) )dresses|dolls|teddies|teddy bears|plushies|stuffies|soft toys|cuddly toys|tea parties(?= set)'
/** Without a plural. */
const UNCOUNTED =
  'slime|(?:silly |thinking )putty|nail (?:polish|varnish)|washi tape|lip (?:gloss|balm)|make-?up(?! (?:songs?|stories|games|rules|words|jokes|names))'
/** Made by one firm, and written as it writes it. */
const BRANDS: [RegExp, string][] = [
  [/^sylvanian(?: famil(?:y|ies))?s?$/i, 'Sylvanian Families'],
  [/^calico critters$/i, 'Calico Critters'],
  [/^playmobil$/i, 'Playmobil'],
]
const BRANDED = 'sylvanian(?: famil(?:y|ies))?s?|calico critters|playmobil'
const COLOR =
  'red|orange|yellow|gold|golden|green|blue|purple|pink|white|silver|black|brown|gray|grey|rainbow'
const LOOK =
  'wooden|plastic|rubber|metal|paper|wool|woolly|knitted|old|new|big|little|tiny|giant|huge|small|long|broken|empty|lucky|favou?rite|special|shiny|sparkly|glittery|striped|spotted|smooth|round|flat|odd|funny|fluffy|twirly|light-up|mismatched|magic|foreign|silly|star|baseball|dinosaur|unicorn|superhero'
const FOUND = new RegExp(
  `(?<![\\p{L}-])((?:(?:${COLOR}|${LOOK}) ){0,3})(${ALREADY_MANY}|${UNCOUNTED}|${BRANDED}|(?:${HEADS})(?:e?s)?)(?![\\p{L}-]|'s)`,
  'giu',
)
/** Anything countable may be collected; what is alive is looked after. */
const COLLECTED =
  /(?<!\p{L})(?:collect(?:s|ing|or of)|collections? of|hoards?|hoarding|lines up) (?:all |old |his |her |lots of |every kind of |tiny )*((?:[\p{L}-]+ ){0,2}[\p{L}-]{2,}[^s\P{L}]s)(?!\p{L})/iu
const ALIVE =
  /(?:bugs|insects|ants|beetles|snails|worms|frogs|toads|spiders|ladybugs|caterpillars|cards|animals|cars|trucks|trains|dolls|toys|hugs|jokes|words|facts|stories|things)$/iu
/** “coin collector”, “leaf collector”. */
const COLLECTOR =
  /(?<!\p{L})((?:(?!(?:an?|the|his|her|has|loves?|likes|keen|great|big|huge|avid|with|and|is|own|our)\b)[\p{L}-]+ )?(?!(?:tax|ticket(?! (?:collector|inspector|machine))|bin|rubbish|garbage|litter|hug|keen|great|big|huge|large|whole|growing|massive|own|his|her|the|avid|of)\b)[\p{L}-]{3,}) (?:collectors?|hoarders?|collection)(?!\p{L})/iu
/** What is not about the child, or part of its looks. */
const NOT_THEIRS =
  /(?:^|\s)(?:next to|outside|past|behind|forgets|loses|in|with|on|under|from|into|through) (?:(?:the|a|his|her|two) )?$/iu

/** The thing that, according to a clause, a child has with it or collects, with its position; undefined where there is none. */
export function thingIn(text: string): { thing: CarriedThing; at: number } | undefined {
  const collected = COLLECTED.exec(text)
  const many = collected && aloneOf(collected[1] ?? '', text.slice(collected.index + collected[0].length))
  if (collected && many && !ALIVE.test(many))
    return { thing: { said: many, head: many, many: true }, at: collected.index }
  const collector = COLLECTOR.exec(text)
  if (collector?.[1] && !ALIVE.test(manyOf(collector[1]))) {
    const said = manyOf(collector[1])
    return { thing: { said, head: said, many: true }, at: collector.index }
  }
  const found = [...text.matchAll(FOUND)].find(({ index }) => !NOT_THEIRS.test(text.slice(0, index)))
  if (!found) return undefined
  const [said, , head = ''] = found
  const brand = BRANDS.find(([pattern]) => pattern.test(head))?.[1]
  if (brand) return { thing: { said: brand, head: brand, many: isMany(brand) }, at: found.index }
  const thing = { said: said.toLowerCase(), head: head.toLowerCase(), many: isMany(head) }
  return { thing, at: found.index }
}

/** “LOL doll” as “LOL dolls”, “Leaf” as “leaves”. */
const manyOf = (one: string): string =>
  one
    .replace(/\p{L}+/gu, (word) => (/^\p{Lu}{2}/u.test(word) ? word : word.toLowerCase()))
    .replace(/([^aeiou])y$/, '$1ies')
    .replace(/(?:ea|l)f$/, (end) => `${end.slice(0, -1)}ves`)
    .replace(/(x|ch|sh|ss)$/, '$1es')
    .replace(/([^s])$/, '$1s')

/** “fossils and corrects everybody” is about the fossils. */
const aloneOf = (many: string, after: string): string =>
  (AN_OBJECT.test(after) ? many.replace(/ and [\p{L}-]+s$/iu, '') : many).toLowerCase()

const AN_OBJECT =
  /^ (?:everybody|everyone|people|it|them|him|her|his|an?|the|my|our|us|me|all|up|down|on|in|to|with)\b/i

const isMany = (head: string) => /[^s]s$/i.test(head) && !/(?:compass|bus)$/i.test(head)

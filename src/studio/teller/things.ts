/** What a child carries, wears or collects. */
export interface CarriedThing {
  /** "wooden spoon", "yellow boots": follows his or her. */
  said: string
  /** "spoon", "boots": follows “the”. */
  head: string
  many: boolean
}

/** What children carry about, choose to wear, collect or cannot leave alone; each may have an “s”. */
const HEADS =
  'spoon|stick|stone|rock|pebble|shell|seashell|key|bucket|pail|cape|hat|cap|beanie|helmet|crown|tiara|tutu|scarf|bow ?tie|necktie|backpack|rucksack|handbag|purse|suitcase|basket|flashlight|torch|lantern|umbrella|(?<!tin )whistle|bell|magnet|rope|feather|button|bottle ?cap|sticker|marble|coin|penn(?:y|ie)|leaf|acorn|conker|pine ?cone|ticket|stamp|postcard|badge|rubber band|battery|remote(?: control)?|calculator|notebook|clipboard|pencil|whisk|ladle|saucepan|frying pan|lid|sieve|colander|spatula|lunch ?box|teapot|mug|cardboard box|tin|jar|balloon|yo-?yo|crystal|gem|gemstone|(?<!with )bead|bracelet|necklace|ribbon|pocket ?watch|wristwatch|alarm clock|compass|globe|tape measure|ruler|screwdriver|spanner|wrench|tool ?box|broom|dustpan|walkie[- ]talkie|puppet|paper airplane|paper plane|kite|piggy bank|pocket|suspender|name ?tag|napkin|sponge|potion|sock'
const ALREADY_MANY =
  'boots|wellies|rain ?boots|gum ?boots|shoes|slippers|sandals|sneakers|gloves|mittens|goggles|binoculars|sunglasses|overalls|dungarees|pajamas|pyjamas|leaves|batteries|pennies|headphones|ear ?muffs|wings|gold coins'
const COLOR =
  'red|orange|yellow|gold|golden|green|blue|purple|pink|white|silver|black|brown|gray|grey|rainbow'
const LOOK =
  'wooden|plastic|rubber|metal|paper|wool|woolly|knitted|old|new|big|little|tiny|giant|huge|small|long|broken|empty|lucky|favou?rite|special|shiny|sparkly|glittery|striped|spotted|smooth|round|flat|odd|funny|fluffy|foreign|silly|star|baseball|dinosaur|unicorn|superhero'
const FOUND = new RegExp(
  `(?<![\\p{L}-])((?:(?:${COLOR}|${LOOK}) ){0,3})(${ALREADY_MANY}|(?:${HEADS})(?:e?s)?)(?![\\p{L}-]|'s)`,
  'giu',
)
/** Anything countable may be collected; what is alive is looked after. */
const COLLECTED =
  /(?<!\p{L})(?:collect(?:s|ing|or of)|collections? of|hoards?|hoarding|lines up) (?:all |old |his |her |lots of |every kind of |tiny )*((?:[\p{L}-]+ ){0,2}[\p{L}-]{2,}[^s\P{L}]s)(?!\p{L})/iu
const ALIVE =
  /(?:bugs|insects|ants|beetles|snails|worms|frogs|toads|spiders|ladybugs|caterpillars|cards|animals|cars|trucks|trains|dolls|toys|hugs|jokes|words|facts|stories|things)$/iu
/** What is not about the child, or part of its looks. */
const NOT_THEIRS =
  /(?:^|\s)(?:next to|outside|past|behind|forgets|loses|in|with|on|under|from|into|through) (?:(?:the|a|his|her|two) )?$/iu

/** The thing that, according to a clause, a child has with it or collects, with its position; undefined where there is none. */
export function thingIn(text: string): { thing: CarriedThing; at: number } | undefined {
  const collected = COLLECTED.exec(text)
  const many = collected && aloneOf(collected[1] ?? '', text.slice(collected.index + collected[0].length))
  if (collected && many && !ALIVE.test(many))
    return { thing: { said: many, head: many, many: true }, at: collected.index }
  const found = [...text.matchAll(FOUND)].find(({ index }) => !NOT_THEIRS.test(text.slice(0, index)))
  if (!found) return undefined
  const [said, , head = ''] = found
  const thing = { said: said.toLowerCase(), head: head.toLowerCase(), many: isMany(head) }
  return { thing, at: found.index }
}

/** “fossils and corrects everybody” is about the fossils. */
const aloneOf = (many: string, after: string): string =>
  (AN_OBJECT.test(after) ? many.replace(/ and [\p{L}-]+s$/iu, '') : many).toLowerCase()

const AN_OBJECT =
  /^ (?:everybody|everyone|people|it|them|him|her|his|an?|the|my|our|us|me|all|up|down|on|in|to|with)\b/i

const isMany = (head: string) => /[^s]s$/i.test(head) && !/(?:compass|bus)$/i.test(head)

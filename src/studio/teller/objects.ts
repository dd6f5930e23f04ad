import { affirmed, clausesIn, plainly } from './clauses.ts'
import { wholeWords } from './whole-words.ts'

/** What a child does its habit with, as a parent names it; each is known only where a description says it. */
export interface Objects {
  /** What it draws, a plural: "cats". */
  drawn?: string
  /** What it builds, a plural: "Lego robots". */
  built?: string
  /** What it bakes or cooks: "muffins". */
  baked?: string
  /** What it looks after, a plural: "snails". */
  creature?: string
  /** What it asks about: "space". */
  curious?: string
  /** A predicate in the past: "played chess", "did puzzles". */
  counted?: string
  /** "giggly": it laughs more than it jokes. */
  giggles?: true
}

/** A noun that is many, perhaps with a word before it, that says what and not when, where or whose. */
const MANY =
  '(?!(?:and|or|all|always|with|in|on|at|her|his|the|their|from|things|lots|sometimes|everywhere|nails|walls|pictures|drawings|sketches|days|hours|every|nonstop)\\b)((?:(?!(?:and|or|of|with|in|on|at|her|his|the|all|every)\\b)[\\p{L}-]+ )?(?!(?:always|things|lots|sometimes|nails|walls|days|hours|pictures|drawings|us|is|has|was)\\b)[\\p{L}-]+[^s\\P{L}]s)(?!\\p{L})'
const DRAWN = wholeWords(
  `(?:draws?|drawing|paints?|painting|sketch(?:es|ing)|doodl(?:es|ing)) (?:(?:pictures|drawings) of )?${MANY}`,
)
/** What one draws who is named after it, or who draws without a word for what. */
const DRAWN_BY: [RegExp, string][] = [
  [wholeWords('map drawer'), 'maps'],
  [wholeWords('dragon drawer'), 'dragons'],
  [
    wholeWords('makes comics|comic (?:strips?|maker|artist)|manga|anime drawer|superhero drawer'),
    'superheroes',
  ],
  [wholeWords('fashion designer|dress designer|designs (?:clothes|outfits|dresses)'), 'dresses'],
  [wholeWords('rangoli|mandalas?'), 'patterns'],
  [wholeWords('cartoon(?:s(?= *$)|ist)'), 'funny people'],
]
const BUILT = wholeWords(`(?:builds?|building|constructs|invents|inventing) (?:with )?${MANY}`)
const SITE =
  '(?:(?:lego|fairy|cardboard|junk|paper|tree|toy|pillow|blanket|train|marble|clay|wooden) )?(?:den|fort|robot|tower|castle|house|bridge|rocket|boat|ship|plane|car|dam|track|model|garden|garage|gadget|machine|contraption|invention|trap|obstacle course|space ?ship|run)'
/** “den builder”, “makes fairy gardens”. */
const BUILDER = wholeWords(`(${SITE}) (?:builder|maker|builds|building)`)
const MADE = wholeWords(`(?:makes|making) (?:\\p{L}+ ){0,2}?((?:${SITE})s)`)
const BUILT_OF: [RegExp, string][] = [
  [wholeWords('legos?|duplo'), 'Lego towers'],
  [wholeWords('meccano'), 'cranes'],
  [wholeWords('marble runs?'), 'marble runs'],
  [wholeWords('train (?:tracks?|sets?)'), 'train tracks'],
  [wholeWords('junk model\\p{L}*'), 'cardboard robots'],
  [wholeWords('dens(?= *$)'), 'dens'],
  [wholeWords('forts'), 'forts'],
  [wholeWords('carpent(?:er|ry)|wood ?work(?:er|ing)?'), 'birdhouses'],
  [wholeWords('magna-?tiles|blocks|bricks'), 'towers'],
]
/** What something is built of is not what is built. */
const MATERIAL = /(?:^|\s)(?:legos|blocks|bricks|tiles)$/i
const BAKED = wholeWords(
  `(?:bakes?|baking|cooks?|cooking|makes|making) (?:the best )?(cakes|cookies|cupcakes|muffins|pancakes|waffles|pies|brownies|biscuits|scones|dumplings|tortillas|noodles|soups?|bread|pizzas?|rotis|chapatis|parathas|naans|samosas|dosas|empanadas|tamales|flapjacks|buns|tarts|crumbles|croissants|cinnamon rolls|sausage rolls|lamingtons|koeksisters|rusks|pretzels|bagels|doughnuts|donuts|macarons|meringues|mud pies|omelettes|sandwiches|(?:\\p{L}+ )?(?:cakes|cookies|muffins|pancakes|bread|soup))`,
)
/** “cupcake baker”, “cake decorator”: one that is many. */
const BAKER = wholeWords(
  '(cake|cookie|cupcake|muffin|pancake|waffle|pie|brownie|biscuit|scone|dumpling|pizza|samosa|roti) (?:baker|maker|decorator|chef|baking|making|decorating)',
)
const BAKED_TOO: [RegExp, string][] = [
  [wholeWords('decorat(?:es|ing) cakes'), 'cakes'],
  [wholeWords('decorat(?:es|ing) (?:cupcakes|cookies|biscuits)'), 'cookies'],
  [wholeWords('mud (?:kitchens?|pies)'), 'mud pies'],
  [wholeWords('rolls? (?:\\p{L}+ )?rotis?'), 'rotis'],
]
const CREATURE = wholeWords(
  '(?<!of |draws |drawing |paints |painting |builds |stuffed |toy |plush )((?:stick |baby |hermit |roly )?(?:snails|slugs|worms|bugs|insects|minibeasts|ants|beetles|ladybugs|ladybirds|woodlice|caterpillars|tadpoles|frogs|toads|newts|lizards|geckos|snakes|spiders|bees|ducks|ducklings|geese|hens|chickens|chooks|chicks|goats|lambs|sheep|cows|calves|piglets|ponies|horses|donkeys|alpacas|crabs|butterflies|birds|pigeons|sparrows|hedgehogs|squirrels|turtles|tortoises|axolotls|stick insects|animals))',
)
/** “chicken keeper”, “ant farm”. */
const KEEPER = wholeWords(
  '(snail|slug|worm|bug|insect|ant|beetle|ladybug|ladybird|caterpillar|frog|toad|newt|lizard|gecko|snake|spider|duck|hen|chicken|goat|lamb|horse|donkey|alpaca|crab|bird|pigeon|hedgehog|squirrel|turtle|tortoise|bee|animal) (?:keeper|owner|lover|collector|catcher|rescuer|whisperer|hunter|finder|hotels?|farm|farmer|feeder)',
)
const CURIOUS = wholeWords(
  'curious about ((?!(?:it|them|him|her|us|me)\\b)(?:how things work|how everything works|the stars|the ocean|the weather|[\\p{L}-]+))',
)
const CURIOUS_TOO = wholeWords(
  '(?:asks (?:\\p{L}+ ){0,3}about|facts about|documentaries (?:about|on)|wonders about) ((?!(?:it|them|him|her|everything)\\b)[\\p{L}-]+)',
)
const ASKED_ABOUT = wholeWords(
  '(how (?:things|machines|trains|planes|engines|bodies|toilets|lifts|elevators) works?|robots|computers|machines|history|volcanoes|space|electricity|microscopes|inventions)',
)
const ASKED_BY: [RegExp, string][] = [
  [wholeWords('coder|coding|programm(?:er|ing)|scratch'), 'computers'],
  [wholeWords('chemist(?:ry)?|experiments?|potions'), 'what fizzes'],
  [wholeWords('archaeolog\\p{L}+|museums?'), 'old things'],
  [wholeWords('detectives?|clues|mysteries|sleuth\\p{L}*'), 'clues'],
]
const COUNTED: [RegExp, string][] = [
  [wholeWords('chess'), 'played chess'],
  [wholeWords('checkers|draughts'), 'played checkers'],
  [wholeWords('dominoes'), 'played dominoes'],
  [wholeWords('carrom\\p{L}*'), 'played carrom'],
  [wholeWords('ludo'), 'played Ludo'],
  [wholeWords('monopoly'), 'played Monopoly'],
  [wholeWords('uno'), 'played Uno'],
  [wholeWords('scrabble'), 'played Scrabble'],
  [wholeWords('snakes and ladders'), 'played snakes and ladders'],
  [wholeWords('chutes and ladders'), 'played chutes and ladders'],
  [wholeWords('backgammon'), 'played backgammon'],
  [wholeWords('mah-?jongg?'), 'played mahjong'],
  [wholeWords('mancala'), 'played mancala'],
  [wholeWords('connect (?:four|4)'), 'played Connect Four'],
  [wholeWords('bingo'), 'played bingo'],
  [wholeWords('darts'), 'played darts'],
  [wholeWords('card games|cards(?= *$)'), 'played cards'],
  [wholeWords('board ?games?'), 'played board games'],
  [wholeWords('jigsaws?|(?:jigsaw )?puzzles?'), 'did puzzles'],
  [wholeWords('sudokus?'), 'did sudokus'],
  [wholeWords("rubik'?s? ?(?:cubes?)?|speed ?cub\\p{L}+|cuber"), 'did puzzles'],
  [wholeWords('roblox'), 'played Roblox'],
  [wholeWords('mario ?kart'), 'played Mario Kart'],
  [
    wholeWords('(?:video|computer) gam\\p{L}+|gamer|gaming|nintendo(?: switch)?|xbox|playstation'),
    'played video games',
  ],
  [wholeWords('maths?|mathemati\\p{L}+|sums|times tables?'), 'did sums'],
]
const GIGGLES = wholeWords(
  'giggl\\p{L}+|laughs|belly laughs?|always laughing|happy[- ]go[- ]lucky|cheerful|bubbly|jolly|merry|joyful',
)

/** What a description says that the child draws, builds, bakes and so on; nothing that is negated. */
export function objectsIn(description: string): Objects {
  const clauses = clausesIn(plainly(description)).map((clause) => affirmed(clause).text)
  const first = (pattern: RegExp) => firstOf(clauses, (text) => pattern.exec(text)?.[1])
  const named = (table: [RegExp, string][]) =>
    firstOf(clauses, (text) => table.find(([pattern]) => pattern.test(text))?.[1])
  const built = first(BUILT)
  const found = {
    drawn: first(DRAWN) ?? named(DRAWN_BY),
    built: built && !MATERIAL.test(built) ? built : (first(MADE) ?? many(first(BUILDER)) ?? named(BUILT_OF)),
    baked: first(BAKED) ?? many(first(BAKER)) ?? named(BAKED_TOO),
    creature: first(CREATURE) ?? many(first(KEEPER)),
    curious: first(CURIOUS) ?? first(CURIOUS_TOO) ?? first(ASKED_ABOUT) ?? named(ASKED_BY),
    counted: named(COUNTED),
    giggles: clauses.some((text) => GIGGLES.test(text)) || undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as Objects
}

/** “den” as “dens”, “Lego tower” as “Lego towers”. */
const many = (one: string | undefined) =>
  one === undefined ? undefined : `${one.toLowerCase().replace(/^lego\b/, 'Lego')}s`

const firstOf = <Found>(
  clauses: readonly string[],
  find: (text: string) => Found | undefined,
): Found | undefined => clauses.map(find).find((found) => found !== undefined)

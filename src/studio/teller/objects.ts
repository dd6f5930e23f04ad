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
const BUILT = wholeWords(`(?:builds?|building|constructs|invents|inventing) (?:with )?${MANY}`)
const BUILT_OF: [RegExp, string][] = [
  [wholeWords('legos?|duplo'), 'Lego towers'],
  [wholeWords('magna-?tiles|blocks|bricks'), 'towers'],
]
/** What something is built of is not what is built. */
const MATERIAL = /(?:^|\s)(?:legos|blocks|bricks|tiles)$/i
const BAKED = wholeWords(
  `(?:bakes?|baking|cooks?|cooking|makes|making) (?:the best )?(cakes|cookies|cupcakes|muffins|pancakes|waffles|pies|brownies|biscuits|scones|dumplings|tortillas|noodles|soups?|bread|pizzas?|(?:\\p{L}+ )?(?:cakes|cookies|muffins|pancakes|bread|soup))`,
)
const CREATURE = wholeWords(
  '(?<!of |draws |drawing |paints |painting |builds |stuffed |toy |plush )((?:stick |baby |hermit |roly )?(?:snails|worms|bugs|insects|ants|beetles|ladybugs|caterpillars|tadpoles|frogs|toads|newts|lizards|spiders|bees|ducks|ducklings|hens|chickens|goats|lambs|ponies|horses|crabs|butterflies|birds|animals))',
)
const CURIOUS = wholeWords(
  'curious about ((?!(?:it|them|him|her|us|me)\\b)(?:how things work|how everything works|the stars|the ocean|the weather|[\\p{L}-]+))',
)
const CURIOUS_TOO = wholeWords('asks (?:\\p{L}+ ){0,3}about ((?!(?:it|them)\\b)[\\p{L}-]+)')
const ASKED_ABOUT = wholeWords(
  '(how (?:things|machines) works?|robots|computers|machines|history|volcanoes|space)',
)
const COUNTED: [RegExp, string][] = [
  [wholeWords('chess'), 'played chess'],
  [wholeWords('checkers|draughts'), 'played checkers'],
  [wholeWords('dominoes'), 'played dominoes'],
  [wholeWords('card games|cards(?= *$)'), 'played cards'],
  [wholeWords('board ?games?'), 'played board games'],
  [wholeWords('jigsaws?|(?:jigsaw )?puzzles?'), 'did puzzles'],
  [wholeWords('sudokus?'), 'did sudokus'],
  [wholeWords('maths?|mathemati\\p{L}+|sums|times tables?'), 'did sums'],
]
const GIGGLES = wholeWords('giggl\\p{L}+|laughs')

/** What a description says that the child draws, builds, bakes and so on; nothing that is negated. */
export function objectsIn(description: string): Objects {
  const clauses = clausesIn(plainly(description)).map((clause) => affirmed(clause).text)
  const first = (pattern: RegExp) => firstOf(clauses, (text) => pattern.exec(text)?.[1])
  const named = (table: [RegExp, string][]) =>
    firstOf(clauses, (text) => table.find(([pattern]) => pattern.test(text))?.[1])
  const built = first(BUILT)
  const found = {
    drawn: first(DRAWN),
    built: built && !MATERIAL.test(built) ? built : named(BUILT_OF),
    baked: first(BAKED),
    creature: first(CREATURE),
    curious: first(CURIOUS) ?? first(CURIOUS_TOO) ?? first(ASKED_ABOUT),
    counted: named(COUNTED),
    giggles: clauses.some((text) => GIGGLES.test(text)) || undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as Objects
}

const firstOf = <Found>(
  clauses: readonly string[],
  find: (text: string) => Found | undefined,
): Found | undefined => clauses.map(find).find((found) => found !== undefined)

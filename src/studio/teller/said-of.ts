import { groupsOf } from './groups.ts'
import { inThePast } from './past-tense.ts'
import type { Group } from './tale.ts'

const VERBS =
  'acts?|argues?|asks?|babysits?|bakes?|bangs?|believes?|bikes?|bites?|bounces?|braids?|checks?|brings?|builds?|calls?|cannot|carries|catches|chatters?|cleans?|climbs?|codes?|collects?|cooks?|copies|counts?|cries|crochets?|cuddles?|dances?|daydreams?|digs?|does|draws?|dreams?|drums?|eats?|explores?|fears?|feeds?|finds?|fixes|flies|follows?|forgets?|gathers?|gets|gives?|goes|grows?|hates?|helps?|hides?|hops?|hugs?|hums?|imagines?|invents?|jokes?|hangs|jumps?|keeps?|kicks?|knits?|knows?|laughs?|learns?|licks?|likes?|lines|listens?|loses?|loves?|makes?|misses|moves?|names?|needs?|notices?|paints?|plants?|organizes?|performs?|plays?|picks?|practices|pretends?|protects?|puts?|raises?|reads?|remembers?|rescues?|rides?|runs?|saves?|says?|sews?|shares?|sings?|skates?|skateboards?|sleeps?|smiles?|speaks?|spins?|sits?|stops?|stays?|holds?|looks?|stands?|splashes|stacks?|studies|sucks?|swims?|swings?|takes?|talks?|teaches|tells?|thinks?|throws?|tinkers?|trains|translates?|tries|wakes?|walks?|wants?|watches|waves?|whispers?|whistles?|wonders?|worries|writes?|adores?|enjoys?|can(?:no|.)t|doesn.t|has'
const STATES =
  'afraid|adventurous|anxious|bashful|bold|bossy|brave|calm|careful|caring|cautious|chatty|cheeky|clever|clingy|clumsy|competitive|confident|courageous|creative|curious|daring|determined|dramatic|dreamy|energetic|fast|fearless|fidgety|friendly|funny|generous|gentle|giggly|goofy|grumpy|happy|helpful|imaginative|impatient|inquisitive|kind|lively|loud|loving|messy|mischievous|musical|nervous|noisy|observant|obsessed|outgoing|patient|playful|polite|quick|quiet|restless|scared|sensitive|serious|shy|silly|sleepy|slow|smart|sporty|strong|stubborn|sweet|talkative|thoughtful|tidy|timid|wild|wise|small|tall|little'
const ADVERBS =
  '(?:(?:always|never|really|often|also|still|very|so|usually|secretly|only|just|a bit|a little|quite|extremely|super) )*'
const DOES = new RegExp(`^${ADVERBS}(?:${VERBS})\\b`, 'i')
/** A state is alone, or before what it is about: “shy with strangers”; “wild man” is somebody. */
const AFTER_A_STATE =
  '(?=$|,|\\s(?:about|afraid|and|around|as|at|before|but|by|for|from|if|in|like|of|on|or|outside|over|sometimes|than|that|to|toward|towards|until|when|while|with|without)\\b)'
const IS = new RegExp(
  `^${ADVERBS}(?:(?:${STATES})${AFTER_A_STATE}|always (?:\\p{L}+ing|${STATES})\\b|never (?:still|bored|tired|quiet)\\b)`,
  'iu',
)
const PERSONS =
  'adventurer|artist|athlete|bookworm|boy|builder|champ|chatterbox|child|climber|clown|collector|comedian|cook|cookie|cuddler|dancer|daredevil|daydreamer|dreamer|drummer|dude|eater|explorer|fan|friend|gamer|girl|goalie|goof|goofball|guy|gymnast|helper|homebody|hugger|inventor|joker|jumper|kid|lover|man|monkey|musician|nerd|painter|person|player|rascal|reader|riser|rockstar|runner|singer|sleeper|snuggler|soul|swimmer|talker|thinker|tomboy|worrier|writer'
/** Somebody, in up to four words: “weather nerd”, “early riser”, “a very picky eater”. */
const SOMEBODY = new RegExp(`^(?:(?:a|an|the|our|my) )?((?:[\\p{L}-]+ ){0,3}(?:${PERSONS}))$`, 'iu')
const THINGS =
  'airplanes|animals|art|baking|ballet|baseball|basketball|bees|bikes|biking|birds|boats|books|bugs|butterflies|cars|cats|chess|chickens|computers|cooking|crafts|dance|dancing|dinosaurs|dinos|dogs|dolls|dragons|drawing|drums|excavators|fairies|fishing|flowers|football|frogs|gardening|goats|guitar|gymnastics|helicopters|hiking|hockey|horses|hula|insects|judo|karate|knights|ladybugs|legos?|machines|magic|magic tricks|maps|math|mermaids|monster trucks|music|painting|pigeons|planes|plants|pirates|princesses|puppies|puzzles|rabbits|reading|robots|rockets|rocks|running|science|seashells|sharks|singing|skateboarding|skating|skiing|slime|snails|snakes|soccer|softball|space|spiders|stars|stickers|surfing|swimming|tennis|tractors|trains|trucks|turtles|unicorns|violin|volcanoes|volleyball|weather|whales|worms'
/** What a child is fond of, as a bare noun: “tractors”, “garbage trucks”. */
const FONDNESS = new RegExp(
  `^(?:[\\p{L}-]+[^s\\P{L}] )?(?:${THINGS})(?: and (?:[\\p{L}-]+ )?(?:${THINGS}))?$`,
  'iu',
)
/** What a child does all day, as a bare verb: “building forts”. */
const PASTIME =
  /^(?:baking|building|climbing|collecting|cooking|dancing|digging|doing|drawing|fishing|making|painting|playing|reading|riding|running|singing|swimming|telling|watching|writing)(?: \p{L}+){1,3}$/iu
const AND_DOES = new RegExp(
  ` and ((?:${VERBS})s?)\\s(them|it|the|her|his|a|an|on|in|to|at|with|up|out|everything)\\b`,
  'iu',
)
/** What tales say in their own way, or not at all. */
const ELSEWHERE =
  /^(?!(?:hates|loves|likes) )(?:[\p{L}-]+ ){0,3}hair(?:ed)?\b|^braids(?: with| and|$)|\b(?:curls|eyes?|eyed|glasses|braces|diabetes|autis\w+|adhd|short for|adopted|freckles|skin|wheelchair|hijab|hearing aids?|years? old|boots|named|called)\b/iu
const LONGEST = 70
/** A parent's own voice, or a reference to what was said before. */
const ASIDE =
  /\b(?:i|me|my|us|we|our|you|till|til)\b|\b(?:when|whenever|because|cause|since|if)\b|^has (?:about|over|more|so|a lot)\b|\bonly child\b/iu

/** A clause of a parent's description as a tale says it. */
export interface SaidClause {
  /** A predicate in the past: "whispered to snails", "was shy". */
  did: string
  /** The parent's own words. */
  clause: string
  groups: Group[]
}

/** What a description says that a child does or is, in order; unclear clauses are left out. */
export function saidOf(description: string): SaidClause[] {
  return description
    .replace(/[’‘]/g, "'")
    .replace(/[“”"{}|<>]/g, '')
    .replace(/\bw\/? (?=\p{L})/gu, 'with ')
    .replace(/\b(Mr|Mrs|Ms|Dr)\./g, '$1')
    .replace(/ (?:so bad(?:ly)?|so much|even)\b[^,.;!\n]*/gu, ' ')
    .split(/[,.;!\n]|\sbut\s|\sand\s(?=(?:he|she|is|has|loves|likes|hates|always|never)\b)/)
    .map((clause) =>
      clause
        .trim()
        .replace(/^(?:and|but|he|she|who|they)\s+/i, '')
        .replace(/^(?:he|she)\s+/i, ''),
    )
    .filter((clause) => clause && clause.length <= LONGEST && !ELSEWHERE.test(clause) && !ASIDE.test(clause))
    .flatMap((clause, index, all) => {
      const did = didOf(clause) ?? lovedToo(clause, all[index - 1])
      return did ? [{ did, clause, groups: groupsOf(clause) }] : []
    })
    .filter(({ did }, index, all) => all.findIndex((each) => each.did === did) === index)
}

function didOf(clause: string): string | undefined {
  const text = clause.charAt(0).toLowerCase() + clause.slice(1)
  if (/^has \d/.test(text)) return undefined
  if (DOES.test(text) && !/^(?:always|never|forever) \p{L}+ing\b/iu.test(text))
    return theirs(alsoInThePast(inThePast(text.replace(/\bcan't\b/, 'cannot'), false)))
  if (IS.test(text)) return theirs(`was ${text}`)
  return somebodyIn(clause) ?? fondnessIn(text)
}

/** “picked up worms and keeps them” as “picked up worms and kept them”. */
const alsoInThePast = (text: string) =>
  text.replace(AND_DOES, (_, verb: string, rest: string) => ` and ${inThePast(verb, false)} ${rest}`)

function somebodyIn(clause: string): string | undefined {
  const somebody = SOMEBODY.exec(clause)?.[1]
  if (!somebody || DOES.test(somebody)) return undefined
  const isName = /^\p{Lu}\S* \p{Lu}/u.test(somebody)
  const named = isName ? somebody : somebody.charAt(0).toLowerCase() + somebody.slice(1)
  return theirs(`was ${articleOf(named)} ${named}`)
}

function fondnessIn(text: string): string | undefined {
  const fondOf = onceEach(text.replace(/ (?:nonstop|all day(?: long)?|everywhere)$/i, ''))
  if (FONDNESS.test(fondOf)) return theirs(`loved ${fondOf}`)
  return PASTIME.test(text) ? theirs(`loved ${text}`) : undefined
}

const articleOf = (somebody: string) =>
  /^\p{L}+est\b/iu.test(somebody) ? 'the' : /^[aeiou]/i.test(somebody) ? 'an' : 'a'

/** “tractors tractors tractors” as “tractors”. */
const onceEach = (text: string) => text.replace(/\b(\p{L}+)(?: \1\b)+/giu, '$1')

const LOVES = /^(?:really |also )?(loves?|likes?|enjoys?|adores?)\b/i

/** “loves soccer, swimming and reading”: the rest of the list is loved too. */
function lovedToo(clause: string, before: string | undefined): string | undefined {
  const verb = before && LOVES.exec(before)?.[1]
  return verb && /^(?:and )?\p{L}+ing\b/iu.test(clause) && !/^(?:\p{L}+ )*is\b/iu.test(clause)
    ? theirs(inThePast(`${verb} ${clause.replace(/^and /i, '')}`, false))
    : undefined
}

/** A parent may write “her grandma” where the tale's own words replace the pronoun. */
const theirs = (text: string) => text.replace(/\s+/g, ' ').replaceAll("'", '’')

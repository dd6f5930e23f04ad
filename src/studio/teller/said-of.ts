import { groupsOf } from './groups.ts'
import { inThePast } from './past-tense.ts'
import type { Group } from './tale.ts'

const VERBS =
  'acts?|asks?|bakes?|believes?|bikes?|bites?|bounces?|braids?|brings?|builds?|calls?|cannot|carries|catches|chatters?|cleans?|climbs?|collects?|cooks?|copies|counts?|cries|cuddles?|dances?|daydreams?|digs?|draws?|dreams?|drums?|eats?|explores?|fears?|feeds?|finds?|fixes|flies|follows?|forgets?|gathers?|gives?|grows?|hates?|helps?|hides?|hops?|hugs?|hums?|imagines?|invents?|jokes?|jumps?|keeps?|kicks?|knits?|knows?|laughs?|learns?|likes?|listens?|loses?|loves?|makes?|misses|moves?|names?|needs?|notices?|paints?|plants?|plays?|picks?|pretends?|protects?|puts?|reads?|remembers?|rescues?|rides?|runs?|saves?|says?|sews?|shares?|sings?|skates?|sleeps?|smiles?|speaks?|spins?|sits?|stops?|stays?|holds?|looks?|stands?|splashes|stacks?|studies|sucks?|swims?|swings?|takes?|talks?|teaches|tells?|thinks?|throws?|tinkers?|tries|wakes?|walks?|wants?|watches|waves?|whispers?|whistles?|wonders?|worries|writes?|adores?|enjoys?|can(?:no|.)t|doesn.t|has'
const STATES =
  'afraid|anxious|bashful|bold|bossy|brave|calm|careful|caring|cautious|chatty|cheeky|clever|clingy|clumsy|competitive|confident|courageous|creative|curious|daring|determined|dramatic|dreamy|energetic|fast|fearless|fidgety|friendly|funny|generous|gentle|giggly|goofy|grumpy|happy|helpful|imaginative|impatient|inquisitive|kind|lively|loud|loving|messy|mischievous|musical|nervous|noisy|observant|outgoing|patient|playful|polite|quick|quiet|restless|scared|sensitive|serious|shy|silly|sleepy|slow|smart|sporty|strong|stubborn|sweet|talkative|thoughtful|tidy|timid|wild|wise|small|tall|little'
const ADVERBS =
  '(?:(?:always|never|really|often|also|still|very|so|usually|secretly|only|just|a bit|a little|quite|extremely|super) )*'
const DOES = new RegExp(`^${ADVERBS}(?:${VERBS})\\b`, 'i')
const IS = new RegExp(`^${ADVERBS}(?:${STATES}|always \\p{L}+|never (?:still|bored|tired|quiet))\\b`, 'iu')
/** What tales say in a way of their own, or do not say at all. */
const ELSEWHERE =
  /\b(?:hair(?:ed)?|curls|eyes?|eyed|glasses|freckles|skin|wheelchair|hijab|hearing aids?|years? old|boots|named|called)\b/i
const LONGEST = 60

/** A clause of a parent's description as a tale says it. */
export interface Said {
  /** A predicate in the past: "whispered to snails", "was shy". */
  did: string
  groups: Group[]
}

/** What a description says that a child does or is, in its order; clauses of no plain shape are left out. */
export function saidOf(description: string): Said[] {
  return description
    .replace(/[’‘]/g, "'")
    .replace(/[“”"{}|<>]/g, '')
    .split(/[,.;!\n]|\s(?:but|and)\s(?=(?:he|she|is|has|loves|likes|hates|always|never)\b)/)
    .map((clause) =>
      clause
        .trim()
        .replace(/^(?:and|but|he|she|who|they)\s+/i, '')
        .replace(/^(?:he|she)\s+/i, ''),
    )
    .filter((clause) => clause && clause.length <= LONGEST && !ELSEWHERE.test(clause))
    .flatMap((clause, index, all) => {
      const did = didOf(clause) ?? lovedToo(clause, all[index - 1])
      return did ? [{ did, groups: groupsOf(clause) }] : []
    })
}

function didOf(clause: string): string | undefined {
  const text = clause.charAt(0).toLowerCase() + clause.slice(1)
  if (/^has \d/.test(text)) return undefined
  if (DOES.test(text) && !/^(?:always|never|forever) \p{L}+ing\b/iu.test(text))
    return theirs(inThePast(text.replace(/\bcan't\b/, 'cannot'), false))
  return IS.test(text) ? theirs(`was ${text}`) : undefined
}

const LOVES = /^(?:really |also )?(loves?|likes?|enjoys?|adores?)\b/i

/** “loves soccer, swimming and reading”: what follows in a list is loved as well. */
function lovedToo(clause: string, before: string | undefined): string | undefined {
  const verb = before && LOVES.exec(before)?.[1]
  return verb && /^(?:and )?\p{L}+ing\b/iu.test(clause) && !/^(?:\p{L}+ )*is\b/iu.test(clause)
    ? theirs(inThePast(`${verb} ${clause.replace(/^and /i, '')}`, false))
    : undefined
}

/** A parent may write of “her grandma” where the tale's own words stand for the pronoun already. */
const theirs = (text: string) => text.replace(/\s+/g, ' ').replaceAll("'", '’')

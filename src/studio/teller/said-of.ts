import { groupsOf } from './groups.ts'
import { inThePast } from './past-tense.ts'
import { asWritten, smoothed } from './said-as.ts'
import { stateIn } from './said-being.ts'
import { doneIn, isDoing } from './said-doing.ts'
import { FOREIGN, fondnessIn, untailed } from './said-fond.ts'
import { hadIn } from './said-having.ts'
import { somebodyIn } from './said-somebody.ts'
import type { Group } from './tale.ts'
import { isDiagnosis } from './untold.ts'

/** What tales say in their own way, or not at all. */
const ELSEWHERE =
  /^(?!(?:hates|loves|likes) )(?:[\p{L}-]+ ){0,3}hair(?:ed)?\b(?! (?:styl|dress|clip|bow|brush|band))|^braids(?: with| and|$)|\b(?:curls|eyes?|eyed|glasses|braces|diabetes|autis\w+|adhd|short for|adopted|freckles|skin|wheelchair|hijab|hearing aids?|years? old|boots|named|called)\b/iu
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
  if (FOREIGN.test(description)) return []
  return partsOf(description)
    .filter(({ text }) => text.length <= LONGEST && !ELSEWHERE.test(text) && !ASIDE.test(text))
    .flatMap((part) => {
      const did = didOf(part)
      return did ? [{ did, clause: part.text, groups: groupsOf(part.text) }] : []
    })
    .filter(({ did }, index, all) => all.findIndex((each) => each.did === did) === index)
}

/** What a tale calls “the cat”. */
const OURS =
  /\b(?:our|my) (?=(?:old |new |two |three )?(?:cats?|dogs?|pupp(?:y|ies)|kittens?|rabbits?|hamsters?|guinea pigs?|chickens?|hens|goldfish|horses?|pon(?:y|ies)|garden|neighbou?rs?|house|baby)\b)/giu

/** A clause with what stands before it in the same list. */
interface Part {
  text: string
  before: string
  /** Where a line has small letters elsewhere, a capital here is a name’s. */
  isNamed: boolean
}

function partsOf(description: string): Part[] {
  const plain = description
    .replace(/[’‘]/g, "'")
    .replace(/[“”"{}|<>]/g, '')
    .replace(/\bw\/? (?=\p{L})/gu, 'with ')
    .replace(/\b(Mr|Mrs|Ms|Dr)\./g, '$1')
    .replace(OURS, 'the ')
    .replace(/ (?:so bad(?:ly)?|so much|even)\b[^,.;!\n]*/gu, ' ')
  return plain.split(/[.;!\n]/).flatMap((sentence) => {
    const clauses = sentence
      .split(/,|\sbut\s|\sand\s(?=(?:he|she|is|has|loves|likes|hates|always|never)\b)/)
      .map((clause) =>
        clause
          .trim()
          .replace(/^(?:and|but|they|who)\s+/i, '')
          .replace(
            /^(?:(?:he|she|who)(?:'s)?\s+|(?:our|my) (?:little )?(?:son|daughter|boy|girl|one|man|lad)\s+|(?:our|my) (?=(?:little|resident|family) ))/i,
            '',
          )
          .replace(/^is\s+(?!\d|short for\b)/i, '')
          .replace(/ (?:because|cos|since)\b.*$/i, ''),
      )
    const isList = clauses.some((clause) => /^\p{Ll}/u.test(clause))
    let before = ''
    return clauses.filter(Boolean).map((text, index) => {
      const part = { text, before, isNamed: index > 0 && isList }
      if (!isBare(text)) before = text
      return part
    })
  })
}

/** Whether a clause goes on with the list before it: “spiders” after “afraid of dogs”. */
const isBare = (clause: string) =>
  !isDoing(clause) && stateIn(clause) === undefined && fondnessIn(clause) !== undefined

/** After these a list is of what is not loved. */
const NOT_LOVED =
  /\b(?:hates?|dislikes?|detests?|doesn't|don't|can't stand|not|no|never|won't|without|allergic|afraid|scared|terrified|frightened|nervous|anxious|worr\p{L}+|fears?|wants?|wishes|wishing|hopes|misses|missing|used to|died|lost|gave up|struggles|avoids|refuses|instead of|sick of)\b|\b(?:brother|sister|cousin|friend|mum|mom|dad)s? (?:who |also )?(?:is|has|loves|likes|plays)\b/iu

function didOf({ text: clause, before, isNamed }: Part): string | undefined {
  const low = clause.charAt(0).toLowerCase() + clause.slice(1)
  if (/^has \d/.test(low)) return undefined
  if (isDoing(low)) return smoothed((/^has\b/.test(low) && hadIn(low)) || doneIn(low))
  const text = asWritten(clause, isNamed)
  const did = hadIn(low) ?? stateIn(low) ?? somebodyIn(text) ?? lovedToo(low, before) ?? fondOf(text, before)
  return did && smoothed(did)
}

/** A list goes on, a sentence about somebody else does not: “brother plays football”. */
const fondOf = (text: string, before: string) =>
  NOT_LOVED.test(before) || OF_OTHERS.test(text) || isDiagnosis(text) || hasVerb(text)
    ? undefined
    : fondnessIn(text)

const OF_OTHERS =
  /^(?:brother|sister|cousin|friend|best friend|twin|sibling|parents|mum|mom|mummy|mommy|mama|dad|daddy|papa|nan|nana|gran|granny|grandma|grandpa|grandad)s?(?! ?[’'])\b/iu
const NOUNS_TOO = /^(?:like|rides|walks|shows|tricks|dances|moves|calls|runs|swims|drives|spins|looks)$/i
const hasVerb = (text: string) =>
  untailed(text)
    .split(' ')
    .some(
      (_, at, words) =>
        0 < at &&
        at < words.length - 1 &&
        !NOUNS_TOO.test(words[at] ?? '') &&
        isDoing(words.slice(at).join(' ')),
    )

const LOVES = /^(?:really |also )?(loves?|likes?|enjoys?|adores?)\b/i

/** “loves soccer, swimming and reading”: the rest of the list is loved too. */
function lovedToo(clause: string, before: string): string | undefined {
  const verb = LOVES.exec(before)?.[1]
  return verb && /^\p{L}+ing\b/iu.test(clause) && !/^(?:\p{L}+ )*is\b/iu.test(clause)
    ? inThePast(`${verb} ${clause}`, false)
    : undefined
}

import type { TaleTwist } from '../facts.ts'
import { inThePast } from '../past-tense.ts'
import { afterSomebody, isDone } from './clause.ts'
import { pointOf } from './clean.ts'
import { KIN, twistOf } from './seed.ts'

/** What is odd about a thing of which a parent said no more than its name. */
const UNASKED = 'had come without being asked'
/** The same of somebody of the family. */
const VISITING = 'had only come for a minute'
const SHE =
  /\b(?:girl|woman|lady|grandma|grandmother|granny|nana|oma|abuela|nonna|mother|mom|mum|mama|mommy|mummy|aunt|auntie|aunty|sister|queen|princess|mermaid|fairy|witch|ballerina|nurse|hen|cow)$/i
const HE =
  /\b(?:boy|man|guy|gentleman|grandpa|grandfather|granddad|opa|abuelo|nonno|father|dad|papa|daddy|uncle|brother|king|prince|wizard|knight|pirate|captain|snowman|sailor)$/i
/** People whose gender a parent leaves open; each is always the same. */
const SOMEONE =
  /\b(?:teacher|neighbou?r|doctor|dentist|thief|villain|hero|superhero|driver|baker|mayor|astronaut|detective|farmer|baby|spy|clown|magician|librarian|painter|inventor|stranger|friend|cousin|twin)$/i
const LONGEST_ODDNESS = 120
const LONGEST_NAME = 60
const LONGEST_NOTE = 140

/**
 * A parent's plot twist as tales tell it: a thing, and what is odd about it. A text that is not a plain sentence is a
 * note that is found, with its words. Undefined for one without content.
 */
export function taleTwist(seed: string): TaleTwist | undefined {
  const twist = twistOf(seed)
  if (!twist) return undefined
  const { name, head, isNote, raw } = twist
  const many = numberIn(pointOf(raw)) ?? twist.many
  if (isNote || name.length > LONGEST_NAME)
    return {
      indefinite: 'a folded note',
      definite: 'the note',
      head: 'note',
      many: false,
      pronoun: 'it',
      odd: 'said what it said',
      says: brief(raw),
    }
  const isName = name === head
  const who = isName ? name : head
  return {
    indefinite: name,
    definite: isName ? name : definite(name, head),
    head,
    many,
    pronoun: many ? 'they' : pronounOf(who),
    odd: oddness(pointOf(raw), many) ?? (KIN.test(name) ? VISITING : UNASKED),
  }
}

/** He, she or it, by what somebody is called. */
export const pronounOf = (who: string) => {
  const kind = KIN.test(who) ? (who.split(' ')[0] ?? who) : who
  if (SHE.test(kind) || (SOMEONE.test(kind) && kind.length % 2 === 0)) return 'she'
  return HE.test(kind) || SOMEONE.test(kind) ? 'he' : 'it'
}

/** A note's first words, cut between two of them. */
function brief(text: string): string {
  if ([...text].length <= LONGEST_NOTE) return text
  const cut = [...text].slice(0, LONGEST_NOTE).join('')
  return `${cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut.slice(0, LONGEST_NAME)}…`
}

/** “a polite volcano” as “the polite volcano”; a longer name is shortened: “a very polite volcano” as “the volcano”. */
function definite(name: string, head: string): string {
  const whole = name
    .replace(/^(?:an?|some|the) /i, 'the ')
    .replace(/^(?=(?:two|three|four|five|six|seven|many|\d+) )/i, 'the ')
  return whole.startsWith('the ') && whole.split(' ').length > 3 ? `the ${head}` : whole
}

const TURNS_OUT = /^(?:turns? out to be|turned out to be|(?:is|are|was|were) (?:secretly|actually|really)) /i

/** Whether it is plural, by the verb that follows: “the man fixing bikes is …” is singular; undefined without a verb. */
function numberIn(point: string): boolean | undefined {
  const verb = /^(?:that |which |who )?(is|was|has|does|isn.t|are|were|have|do|aren.t)\b/i.exec(
    afterSomebody(point),
  )?.[1]
  return verb === undefined ? undefined : /^(?:are|were|have|do|aren.t)$/i.test(verb)
}

function oddness(point: string, many: boolean): string | undefined {
  const said = afterSomebody(point)
    .replace(/^[\s,]+/, '')
    .replace(/^(?:that|which|who|whose)\s+/i, '')
    .trim()
  if (!said || said.length > LONGEST_ODDNESS) return undefined
  if (TURNS_OUT.test(said)) return `${many ? 'were' : 'was'} really ${said.replace(TURNS_OUT, '')}`
  return alsoInThePast(inThePast(said, many))
}

const SOMEBODY_ELSE =
  /\b(and|but|so|because|until|when) (nobody|no one|everybody|everyone|somebody|someone|he|she|it) (is|has|doesn't|(?:\p{L}+[^s\P{L}])s)\b/giu
/** “… be rescued she wants a sandwich” */
const RUN_ON =
  /(?<!\b(?:and|but|so|because|until|when|if|that|what|where|than|as|who|whom))\s(she|he|it) (\p{L}+s)(?= |$)/giu
const SEVERAL_ELSE =
  /\b(and|but|so|because|until|when) ((?:only |all )?(?:the|his|her|their|my|our) (?:\p{L}+ ){0,2}?\p{L}+s) (\p{L}+)(?= |$)/giu
const AND_DOES = /\b(and|but|then|or|who|that|which) (is|are|has|have|\p{L}+s)(?= |$)/giu

/**
 * “went missing and nobody admits it” as “went missing and nobody admitted it”, “and only the mice notice” as “and only
 * the mice noticed”, “wakes and eats” as “woke and ate”.
 */
const alsoInThePast = (said: string): string =>
  said
    .replace(
      SOMEBODY_ELSE,
      (_, joined: string, who: string, does: string) => `${joined} ${who} ${inThePast(does, false)}`,
    )
    .replace(RUN_ON, (whole, who: string, does: string) =>
      isDone(does) ? `, and ${who} ${inThePast(does, who === 'they')}` : whole,
    )
    .replace(SEVERAL_ELSE, (whole, joined: string, who: string, does: string) =>
      isDone(`${does}s`) ? `${joined} ${who} ${inThePast(does, true)}` : whole,
    )
    .replace(AND_DOES, (whole, joined: string, does: string) =>
      isDone(does) ? `${joined} ${inThePast(does, /^(?:are|have)$/i.test(does))}` : whole,
    )

import { afterSomebody } from './clause.ts'
import { pointOf } from './clean.ts'
import { KIN, twistOf } from './seed.ts'
import { pronounOf } from './tale-twist.ts'

/** Somebody of the family who, in the parent's words, comes as a surprise. */
export interface Guest {
  /** As the parent calls them: "Dad", "Nana Josette". */
  name: string
  pronoun: 'he' | 'she'
  /** The grown-up of tales that they are, when they have no name of their own. */
  isHelper: 'mama' | 'dad' | 'grandma' | 'grandpa' | undefined
}

const COMES =
  /\b(?:comes?|came|coming|turns? up|turned up|shows? up|showed up|visits?|visited|arrives?|arrived|appears?|appeared|returns?|returned|is (?:back|there|here|home|waiting)|waits?)\b/i
const HELPERS = [
  ['mama', /^(?:mother|mom|mum|mama|mommy|mummy)$/i],
  ['dad', /^(?:father|dad|papa|daddy)$/i],
  ['grandma', /^(?:grandma|grandmother|granny|nana|oma|abuela|nonna)$/i],
  ['grandpa', /^(?:grandpa|grandfather|granddad|opa|abuelo|nonno)$/i],
] as const

/** Who comes, when that is all that a parent's twist says: “dad comes home early”. */
export function guestOf(seed: string): Guest | undefined {
  const twist = twistOf(seed)
  if (!twist || twist.isNote || !KIN.test(twist.name)) return undefined
  if (!COMES.test(afterSomebody(pointOf(twist.raw)))) return undefined
  const pronoun = pronounOf(twist.name)
  return {
    name: twist.name,
    pronoun: pronoun === 'she' ? 'she' : 'he',
    isHelper: HELPERS.find(([, said]) => said.test(twist.name))?.[0],
  }
}

/** How the guest of a story comes, after its end: by its seed. `child` is the main child's name. */
export function comingOf({ name, pronoun }: Guest, child: string, seed: number): string {
  const ways = [
    `In the night somebody came in on tiptoe and sat down on the edge of the bed. It was ${name}, and in the morning ${pronoun} was still there.`,
    `Much later the door opened, only a little. “Is ${child} asleep?” somebody whispered. It was ${name}, who had come all that way for one good-night kiss.`,
    `And when ${child} woke up, somebody sat at the foot of the bed, and had been there for quite a while. It was ${name}.`,
  ]
  return ways[seed % ways.length] ?? ''
}

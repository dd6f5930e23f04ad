import type { Kind } from '../world.ts'
import { LOOKS } from './looks.ts'
import { LOVES_ANIMALS, LOVES_THINGS } from './loves.ts'
import type { TraitRule } from './rule.ts'
import { UNTOLD } from './untold.ts'
import { WAYS } from './ways.ts'

/** Something of a child that the story shows early and that helps late. */
export interface Trait {
  id: string
  kind: Kind
  /** What the story calls it, e.g. "yellow boots". */
  name: string
  plant: readonly string[]
  lead: readonly string[]
}

const RULES: [string, TraitRule][] = [...Object.entries(LOOKS), ...Object.entries(WAYS)]

const LOVE =
  /\b(?:loves|likes|adores|is (?:crazy|mad|nuts) about|is obsessed with|enjoys|is fond of|a fan of|loving) (?:all |the |to )?([\p{L}][\p{L} -]{1,40}?)(?=\s*(?:,|\.|;|!| and | but | with | who | because | very |$)|\s{2,}|\s$)/iu
const ANIMALS =
  /\b(fox(?:es)?|cats?|kittens?|dogs?|pupp(?:y|ies)|horses?|ponies|rabbits?|bunn(?:y|ies)|bears?|owls?|birds?|frogs?|turtles?|dinosaurs?|dragons?|wolves|penguins?|dolphins?|whales?|elephants?|tigers?|lions?|hedgehogs?|mice|hamsters?|squirrels?|butterfl(?:y|ies)|bees|insects|bugs|beetles|snails|spiders|sharks?|octopus(?:es)?|unicorns?|guinea pigs?|animals)\b/i
const MANY = /s$|mice|music|cheese|space|snow|chocolate|pasta/i

/** Not for taking off, so nothing a story may use. */
const WORN_ALWAYS = /\b(?:[\p{L}]+ )?(?:hijab|head ?scar(?:f|ves)|turban|patka|kippah|hearing aids?)\b/giu

/**
 * Everything in a parent's description that the story can use, best first; never empty: where it names nothing, the
 * child is given something small, the same one for the same `child`.
 */
export function traitsOf(description: string, wheelchair: boolean, child = 0): Trait[] {
  const found: Trait[] = []
  let rest = ` ${description.replace(/[’‘]/g, "'").replace(WORN_ALWAYS, ' ').slice(0, 500)} `
  const loved = rest.match(LOVE)?.[1]?.trim().toLowerCase()
  if (wheelchair && !/\bwheelchair\b/i.test(rest)) rest += 'wheelchair '
  for (const [id, [pattern, kind, name, plant, lead]] of RULES) {
    const match = rest.match(pattern)
    if (!match || (id === 'wheels' && !wheelchair)) continue
    found.push({ id, kind, name: name(match), plant, lead })
    rest = rest.replace(match[0], ' ')
  }
  if (loved && !found.some((trait) => trait.name.includes(loved))) found.unshift(...loveOf(loved))
  const untold = UNTOLD[child % UNTOLD.length]
  return found.length > 0 || !untold ? found : [untold]
}

function loveOf(loved: string): Trait[] {
  const name = loved.replace(/^(?:his|her|their|a|an) /, '')
  if (/ing$/.test(loved) || !MANY.test(name)) return []
  const isAnimal = ANIMALS.test(name)
  return [
    { id: 'love', kind: isAnimal ? 'still' : 'tell', name, ...(isAnimal ? LOVES_ANIMALS : LOVES_THINGS) },
  ]
}

import type { Action, Presence, SceneNote } from '../../shared/stories/scene.ts'
import { isSameAnimal } from './figures/models.ts'
import { findProp } from './figures/props/find-prop.ts'
import { lifeSize, STANDS_BEHIND } from './life-size.ts'
import { NOT_PROPS } from './mentioned-props.ts'
import type { NamedActor } from './named-actors.ts'
import { subjectBefore } from './pronouns.ts'

/** Actions with a free hand; riding, swimming and sleeping have none. */
const FREE: ReadonlySet<Action> = new Set<Action>([
  'standing',
  'walking',
  'running',
  'sitting',
  'kneeling',
  'reaching',
  'waving',
  'pointing',
  'cheering',
  'looking-up',
  'floating',
  'carrying',
  'jumping',
  'throwing',
])
/** What actions with raised arms become when holding something. */
const WITH_IT: Partial<Record<Action, Action>> = {
  pointing: 'standing',
  cheering: 'waving',
  reaching: 'standing',
}

const TAKES =
  /(?<=[ ,])(?:held(?: up| out)?|lifted(?: up)?|raised|took(?: out| up)?|picked up|carried|brought|waved|swung|rang|shook|grabbed|fetched|got out|pulled out|unrolled|unfolded|squeezed|showed (?:them|him|her|everybody)|blew|played|caught|wound(?: up)?|polished|stirred with|had) (?:up |out )?((?:an?|the|his|her|their|its) (?:[a-z]+(?:-[a-z]+)? ){0,2}[a-z]+)/gu
/** Words that end the name of a prop. */
const MORE =
  / (?:in|on|at|up|out|down|by|to|for|with|without|that|from|over|under|along|back|away|and|as|home|around|into|behind|before|till|so|which|again|off|through)\b.*$/

/** What somebody has in a suitcase is not in their hands. */
const KEPT = /\bhad .+ (?:in|on|under) (?:the|a|an|its) (?!hand)/u

/** Maximum size of something held; larger props stand on the ground. */
const [BROADEST, TALLEST] = [72, 180] as const
/** Mentioned together with hands, but stands on the ground. */
const STANDS = /^(?:wagon|seat|chair|bench|tent|pond|puddle|well|mailbox|lunch table)$/

/** The presence, now holding something. */
export const holdingProp = (one: Presence, holding: string): Presence => ({
  ...one,
  action: WITH_IT[one.action] ?? one.action,
  holding,
})

/** Moves what the paragraph puts into somebody's hands from the ground into those hands. */
export function withHeldProps(scene: SceneNote, narration: string, known: readonly NamedActor[]): SceneNote {
  let { props } = scene
  const present = [...scene.present]
  for (const taken of narration.matchAll(TAKES)) {
    const words = (taken[1] ?? '').replace(/^\p{L}+ /u, '').replace(MORE, '')
    const name = holdable(words)
    const who = subjectBefore(narration.slice(0, taken.index + 1), known)
    const index = present.findIndex((one) => one.who === who)
    const one = present[index]
    if (KEPT.test(narration.slice(taken.index).slice(0, taken[0].length + 16))) continue
    const pet = name ? undefined : props.find((prop) => isNamedAnimal(prop, words))
    if (!(name || pet) || !one || one.holding || one.bond || !FREE.has(one.action)) continue
    if (name && present.some(({ holding }) => holding && findProp(holding)?.name === name)) continue
    const lain = pet ?? props.find((prop) => findProp(prop)?.name === name)
    props = props.filter((prop) => prop !== lain)
    present[index] = holdingProp(one, lain ?? words)
  }
  return withCalledByName({ ...scene, present, props }, narration, known)
}

const TAKES_NAMED =
  /(?<=[ ,])(?:carried|held(?: up)?|hugged|lifted(?: up)?|picked up|took|grabbed|squeezed|laid both hands around) (\p{Lu}\p{L}+)/gu

/** “Leo carried Max” has his cat in his arms, if the paragraph calls the cat Max. */
function withCalledByName(scene: SceneNote, narration: string, known: readonly NamedActor[]): SceneNote {
  let { props } = scene
  const present = [...scene.present]
  for (const { 1: name = '', index: at } of narration.matchAll(TAKES_NAMED)) {
    const [, called = ''] =
      new RegExp(`\\b((?:stuffed |toy )?\\p{Ll}+) ${name}\\b`, 'u').exec(narration) ?? []
    const lain = called && props.find((prop) => isSameThing(prop, called))
    const who = subjectBefore(narration.slice(0, at + 1), known)
    const index = present.findIndex((one) => one.who === who)
    const one = present[index]
    if (!lain || !one || one.holding || one.bond || !(FREE.has(one.action) || one.action === 'hugging'))
      continue
    props = props.filter((prop) => prop !== lain)
    present[index] = holdingProp(one, lain)
  }
  return { ...scene, present, props }
}

const isSameThing = (prop: string, words: string): boolean =>
  isSameAnimal(prop, words) || (findProp(prop) !== undefined && holdable(words) === findProp(prop)?.name)

/** Whether the words name an animal of the scene: it is then held in the arms. */
const isNamedAnimal = (prop: string, words: string): boolean =>
  findProp(prop) === undefined && isSameAnimal(prop, words)

/** The name of the prop if it can be held. */
function holdable(words: string): string | undefined {
  if (NOT_PROPS.test(words)) return undefined
  const model = findProp(words)
  if (lifeSize(words, model) >= STANDS_BEHIND) return undefined
  return model &&
    !model.aloft &&
    !STANDS.test(model.name) &&
    !STANDS.test(words) &&
    model.half <= BROADEST &&
    model.above + model.below <= TALLEST
    ? model.name
    : undefined
}

import type { Action, Presence, SceneNote } from '../../shared/stories/scene.ts'
import { findThing } from './figures/props/find-thing.ts'
import { withIt } from './in-hand.ts'
import type { Named } from './named.ts'

/** Tools that do not lie around when the text mentions them: somebody holds them. */
const TOOLS: ReadonlySet<string> = new Set([
  'broom',
  'rake',
  'spade',
  'oar',
  'fishing rod',
  'umbrella',
  'net',
])
/** Standing actions with free arms: nobody sits with a rake. */
const FREE: ReadonlySet<Action> = new Set<Action>([
  'standing',
  'walking',
  'running',
  'looking-up',
  'reaching',
])
/** A tool the text puts somewhere stays there. */
const ELSEWHERE = '(?:leaned|stood|lay|hung|was|waited|forgot|lost|left)'

/** A note's tools and hats that the paragraph does not mention are left out. */
const isTold = (prop: string, told: string): boolean => {
  const name = findThing(prop)?.name ?? ''
  return (
    (!TOOLS.has(name) && name !== 'hat') ||
    told.split(/[^\p{L}]+/u).some((word) => findThing(word)?.name === name)
  )
}

/**
 * Gives long-handled tools to whoever is named with them, or to a grown-up, or to a child. `unquoted` is the paragraph
 * without quoted speech.
 */
export function withTools(
  scene: SceneNote,
  paragraph: string,
  unquoted: string,
  named: readonly Named[],
): SceneNote {
  const told = `${unquoted} ${scene.place}.`
  let { present } = scene
  let props = scene.props.filter((prop) => isTold(prop, `${paragraph} ${scene.place}`))
  for (const prop of props) {
    const name = findThing(prop)?.name ?? ''
    const noun = prop.split(' ').at(-1) ?? prop
    const isThere = new RegExp(
      `\\b${noun} ${ELSEWHERE}\\b|\\b${ELSEWHERE} (?:\\p{L}+ )?(?:a|the) ${noun}\\b`,
      'u',
    )
    if (!TOOLS.has(name) || !new RegExp(`\\b${noun}`).test(told) || isThere.test(told)) continue
    if (present.some(({ holding }) => holding && findThing(holding)?.name === name)) continue
    const who = holderOf(
      noun,
      told,
      named.filter(({ who, isPerson }) => isPerson && present.some((other) => isFree(other, who))),
    )
    if (!who) continue
    props = props.filter((other) => other !== prop)
    present = present.map((one) => (one.who === who ? withIt(one, prop) : one))
  }
  return { ...scene, present, props }
}

const isFree = ({ who, action, holding, bond }: Presence, whose: string): boolean =>
  who === whose && !holding && !bond && FREE.has(action)

/** The last one named before the tool in its sentence; otherwise a grown-up. */
function holderOf(noun: string, told: string, free: readonly Named[]): string | undefined {
  const sentence = told.split(/(?<=[.!?”]) /).find((one) => one.includes(noun)) ?? ''
  const before = sentence.slice(0, sentence.indexOf(noun))
  const named = free
    .map((one) => ({ one, at: before.lastIndexOf(one.name) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at)
  return (named[0]?.one ?? free.find(({ isGrown }) => isGrown) ?? free[0])?.who
}

import type { Action, Presence, SceneNote } from '../../shared/stories/scene.ts'
import { findProp } from './figures/props/find-prop.ts'
import { holdingProp } from './held-props.ts'
import type { NamedActor } from './named-actors.ts'

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
const isMentioned = (prop: string, narration: string): boolean => {
  const name = findProp(prop)?.name ?? ''
  return (
    (!TOOLS.has(name) && name !== 'hat') ||
    narration.split(/[^\p{L}]+/u).some((word) => findProp(word)?.name === name)
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
  named: readonly NamedActor[],
): SceneNote {
  const narration = `${unquoted} ${scene.place}.`
  let { present } = scene
  let props = scene.props.filter((prop) => isMentioned(prop, `${paragraph} ${scene.place}`))
  for (const prop of props) {
    const name = findProp(prop)?.name ?? ''
    const noun = prop.split(' ').at(-1) ?? prop
    const isThere = new RegExp(
      `\\b${noun} ${ELSEWHERE}\\b|\\b${ELSEWHERE} (?:\\p{L}+ )?(?:a|the) ${noun}\\b`,
      'u',
    )
    if (!TOOLS.has(name) || !new RegExp(`\\b${noun}`).test(narration) || isThere.test(narration)) continue
    if (present.some(({ holding }) => holding && findProp(holding)?.name === name)) continue
    const who = holderOf(
      noun,
      narration,
      named.filter(({ who, isPerson }) => isPerson && present.some((other) => hasFreeArms(other, who))),
    )
    if (!who) continue
    props = props.filter((other) => other !== prop)
    present = present.map((one) => (one.who === who ? holdingProp(one, prop) : one))
  }
  return { ...scene, present, props }
}

const hasFreeArms = ({ who, action, holding, bond }: Presence, whose: string): boolean =>
  who === whose && !holding && !bond && FREE.has(action)

/** The last one named before the tool in its sentence; otherwise a grown-up. */
function holderOf(noun: string, narration: string, free: readonly NamedActor[]): string | undefined {
  const sentence = narration.split(/(?<=[.!?”]) /).find((one) => one.includes(noun)) ?? ''
  const before = sentence.slice(0, sentence.indexOf(noun))
  const named = free
    .map((one) => ({ one, at: before.lastIndexOf(one.name) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at)
  return (named[0]?.one ?? free.find(({ isGrown }) => isGrown) ?? free[0])?.who
}

import { literally } from '../../../shared/kit/literally.ts'
import type { Presence, SceneNote } from '../../../shared/stories/scene.ts'
import type { NamedActor } from '../named-actors.ts'

/** The bond target of somebody who looks in or leaves. */
export const DOORWAY = 'doorway'
/** The end of the narration, which is about the night: the last paragraph may begin with the end of the day. */
export const lastWords = (narration: string): string => narration.slice(-260)

const isSleeper = ({ who, action }: Presence) => who.startsWith('child-') && action === 'asleep'
const AWAKE: ReadonlySet<Presence['action']> = new Set<Presence['action']>([
  'sitting',
  'standing',
  'kneeling',
  'reaching',
  'looking-up',
])

/**
 * The last page with the watchers doing what its last words say: they kiss, carry, lie down too, or stand in the door.
 */
export function withBedtimeActions(
  scene: SceneNote,
  narration: string,
  named: readonly NamedActor[],
): SceneNote {
  const sleepers = scene.present.filter(isSleeper)
  const [first] = sleepers
  const grown = named.filter(({ who, hasHands, isGrown }) => hasHands && isGrown && !who.startsWith('child-'))
  if (!first || scene.setting !== 'Bedroom') return scene
  const end = lastWords(narration)
  const child = named.find(({ who }) => who === first.who)
  const present = scene.present.map((one): Presence => {
    const self = grown.find(({ who }) => who === one.who)
    if (!self || one.bond || !AWAKE.has(one.action)) return one
    const others = named.filter(({ who }) => who !== one.who).map(({ name }) => name)
    return doneAtBed(one, self, others, end, sleepers.length === 1 ? first.who : undefined)
  })
  const carrier = grown.find(({ name }) => child && carries(name, child.name, end))
  if (!carrier || sleepers.length > 1) return { ...scene, present }
  return { ...scene, present: carriedBy(present, first.who, carrier.who) }
}

/** “Dad carried Mia to bed”, if only how she slept follows. */
const carries = (name: string, child: string, end: string): boolean =>
  new RegExp(
    `${literally(name)} (?:\\p{L}+ ){0,2}(?:carried|lifted) ${literally(child)}[^.]*\\.[^.]{0,90}\\.?\\s*$`,
    'u',
  ).test(end)

const carriedBy = (present: readonly Presence[], child: string, carrier: string): Presence[] =>
  present.map((one) => {
    if (one.who === child)
      return { ...one, action: 'sitting', feeling: 'asleep', bond: { how: 'on', to: carrier } }
    if (one.who !== carrier) return one
    const { bond: _, ...free } = one
    return { ...free, action: 'standing' }
  })

function doneAtBed(
  one: Presence,
  { name, isPerson }: NamedActor,
  others: readonly string[],
  end: string,
  /** The child if it sleeps there alone; beside several sleepers nobody stands in the door or gets a kiss. */
  child: string | undefined,
): Presence {
  const self = literally(name)
  const says = (pattern: string) => new RegExp(`(?<!\\p{L})${self} ${pattern}`, 'u').test(end)
  const soon = '(?:[\\p{L},’]+ ){0,9}'
  // “Dad thought that Mia was asleep” says nothing of Dad's sleep.
  const nobodyElse = others.map((other) => `${literally(other)}(?!\\p{L})`).join('|') || '(?!)'
  if (
    says(
      `(?:(?!${nobodyElse})[\\p{L},’]+ ){0,9}(?:lay down|lain down|lay beside|lay there|fell asleep|was asleep|snored|slept)\\b`,
    )
  )
    return { ...one, action: 'asleep', feeling: 'asleep' }
  if (child === undefined) return one
  if (
    says(`${soon}(?:in|at|from|to) (?:the (?:\\p{L}+ )?|\\p{Lu}\\p{L}+[’']s )(?:door|doorway|hall)\\b`) ||
    says('(?:\\p{L}+ ){0,2}(?:put|stuck) (?:his|her) head (?:around|in)\\b') ||
    says('(?:\\p{L}+ ){0,2}looked in\\b')
  )
    return { ...one, action: 'standing', bond: { how: 'in', to: DOORWAY } }
  if (!isPerson) return one
  if (says(`${soon}kiss(?:ed|es)?\\b`) && !/\bno kiss\b/.test(end))
    return { ...one, bond: { how: 'kissing', to: child } }
  if (
    says(
      `${soon}(?:laid|put|lay|held) (?:(?:his|her|one|a|both) (?:big |warm )?hands?|(?:his|her) own)\\b(?! (?:out|up|behind))`,
    ) ||
    says(`${soon}(?:stroked|patted|scratched|tucked|bent (?:down|over)|leaned over)\\b`)
  )
    return { ...one, bond: { how: 'hand-on', to: child } }
  return one
}

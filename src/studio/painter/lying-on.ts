import type { Actor } from './actors.ts'
import { type Bedding, beddingOf } from './bedtime/bedtime-look.ts'
import { findProp } from './figures/props/find-prop.ts'
import type { SleepingPlace } from './sleeping-place.ts'

/** A sleeping child lies on what the place provides, and needs its length. */
export const lyingOn = (
  actor: Actor,
  sleepingPlace: SleepingPlace | undefined,
  bedding: Bedding | undefined,
  props: readonly string[],
): Actor =>
  actor.sheet && actor.presence.action === 'asleep'
    ? {
        ...actor,
        sleepingPlace,
        bedding: beddingOf(bedding, actor.presence.who),
        width: Math.max(actor.width, LYING),
      }
    : restingIn(actor, props)
const LYING = 236

const BED = /^(?:bed|bunk|mattress)$/
const isBed = (prop: string): boolean => !/\btoy\b/.test(prop) && BED.test(findProp(prop)?.name ?? '')

/** People who lie where there is a bed lie in one of their length, and whoever is in a hammock has it whole. */
function restingIn(actor: Actor, props: readonly string[]): Actor {
  const { isPerson, presence, attachment } = actor
  const lies = presence.action === 'asleep' || presence.action === 'lying'
  const within = attachment?.how === 'in' || attachment?.how === 'on' ? attachment.model?.name : undefined
  const isAbed = lies && (within ? BED.test(within) : attachment === undefined && props.some(isBed))
  if (!isPerson || !(isAbed || within === 'hammock')) return actor
  return {
    ...actor,
    attachment: undefined,
    perched: false,
    ...(lies ? { covered: true } : {}),
    sleepingPlace: isAbed ? 'bed' : 'hammock',
    width: Math.max(actor.width, LYING * (isAbed ? 1 : 1.4)),
  }
}

import { literally } from '../../shared/kit/literally.ts'
import type { Helper, Presence, SceneNote } from '../../shared/stories/scene.ts'
import type { NamedActor } from './named-actors.ts'

const ON_AGAIN =
  /\bput (?:it|(?:his|her|the) (?:hat|cap|crown)) (?:back )?on\b|\bput on (?:his|her) (?:hat|cap|crown)\b/
const IN_WORDS = /(?:\p{L}+ )?\b(?:hat|cap|crown)\b/u

/** Whoever took off a hat holds it, in the color the text gives, and wears none. */
export function withHatsOff(
  scene: SceneNote,
  narration: string,
  named: readonly NamedActor[],
  helpers: readonly Helper[],
): SceneNote {
  const present = scene.present.map((one): Presence => {
    const self = named.find(({ who }) => who === one.who)
    if (!self?.isPerson || one.holding || one.bond || BUSY.has(one.action)) return one
    const hat = takenOff(narration, self.name)
    if (!hat) return one
    const [said] = IN_WORDS.exec(helpers.find(({ id }) => id === one.who)?.kind ?? '') ?? []
    const holding = said?.endsWith(hat) ? said : hat
    return { ...one, holding, action: ARMS_UP.has(one.action) ? 'standing' : one.action }
  })
  return { ...scene, present }
}

/** Actions that leave no hand free. */
const BUSY: ReadonlySet<Presence['action']> = new Set<Presence['action']>([
  'asleep',
  'lying',
  'riding',
  'rowing',
  'climbing',
  'swimming',
  'reading',
  'drawing',
  'cooking',
  'hugging',
  'crawling',
])
const ARMS_UP: ReadonlySet<Presence['action']> = new Set<Presence['action']>([
  'pointing',
  'cheering',
  'reaching',
  'looking-through',
])

function takenOff(narration: string, name: string): string | undefined {
  const pattern = new RegExp(
    `(?<![\\p{L}’])${literally(name)} (?:\\p{Ll}+ ){0,4}took off (?:his|her|the) (?:own |\\p{Ll}+ )?(hat|cap|crown)\\b`,
    'iu',
  )
  const found = pattern.exec(narration)
  return found && !ON_AGAIN.test(narration.slice(found.index)) ? found[1] : undefined
}

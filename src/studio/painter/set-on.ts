import { findThing } from './figures/props/find-thing.ts'

/** What has a top that others are put on, and what is put there. */
const TOPS: [RegExp, RegExp][] = [
  [
    /^(?:table|desk|counter)$/,
    /\b(?:cakes?|pies?|cups?|mugs?|plates?|bowls?|glass|glasses|jars?|pot|teapot|soup|bread|rolls?|loaf|cheese|apples?|eggs?|cookies?|crackers?|food|porridge|honey|milk|jam|butter|spoons?|forks?|books?|notebooks?|paper|papers|letters?|cards?|maps?|pens?|pencils?|drawings?|ink|candles?|lamps?|lanterns?|clocks?|watch|radio|telephones?|vases?|flowers?|coins?|rings?|keys?|teeth|bottles?|flour|salt|scissors|magnifying glass|magnet|microscope|flask|test tube|toast|pancakes?|potato|potatoes|carrots?|typewriter|guest book|bell|tray|teacup|muffins?|cupcakes?)$/,
  ],
  [/^stove$/, /\b(?:pots?|pans?|soup|kettle|stew|noodles|porridge|pancakes?)$/],
  [/^piano$/, /\b(?:vases?|notes|sheet music|music|metronome|candles?)$/],
]

/** A thing that stands about, with what is on it. */
export interface Standing {
  name: string
  tops: string[]
}

const MOST = 3
const BROADEST = 62

/** Sets what belongs on a table, a stove or a piano on the one that is there. */
export function setOn(props: readonly string[]): Standing[] {
  const taken = new Set<string>()
  const upon = new Map<string, string[]>()
  for (const [bases, tops] of TOPS) {
    const base = props.find((prop) => bases.test(findThing(prop)?.name ?? ''))
    if (base === undefined) continue
    const fitting = props.filter((prop) => prop !== base && !taken.has(prop) && isPutOn(prop, tops))
    upon.set(base, fitting.slice(0, MOST))
    for (const prop of fitting.slice(0, MOST)) taken.add(prop)
  }
  return props.filter((prop) => !taken.has(prop)).map((name) => ({ name, tops: upon.get(name) ?? [] }))
}

function isPutOn(prop: string, tops: RegExp): boolean {
  const thing = tops.test(prop) ? findThing(prop) : undefined
  return thing !== undefined && !thing.aloft && thing.half <= BROADEST
}

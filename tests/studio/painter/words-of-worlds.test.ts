import { describe, expect, test } from 'bun:test'
import { drawProp, isKnown } from '../../../src/studio/painter/figures/index.ts'
import type { Somebody } from '../../../src/studio/writer/world.ts'
import { WORLDS } from '../../../src/studio/writer/worlds/index.ts'
import { freshIds, NOON, SPOT } from './figures/cast.ts'

const worlds = Object.entries(WORLDS)
const isDrawn = (words: string) => drawProp(words, SPOT, NOON, freshIds()) !== undefined

/** Of what worlds name so much is drawn at least, as a share; the rest cannot be seen: a hum, a view, half of a number. */
const SHARES = {
  tokens: 1,
  troubles: 0.95,
  beasts: 0.95,
  glows: 0.92,
  foods: 0.94,
  gates: 0.85,
} as const

const named: Record<keyof typeof SHARES, string[]> = {
  tokens: worlds.flatMap(([, { tokens }]) => tokens.map(({ name }) => name)),
  troubles: worlds.flatMap(([, { troubles }]) => troubles.map(({ prop }) => prop)),
  beasts: worlds.flatMap(([, { beasts }]) => beasts),
  glows: worlds.flatMap(([, { glows }]) => glows),
  foods: worlds.flatMap(([, { foods }]) => foods),
  gates: worlds.flatMap(([, { gates }]) => gates.map(({ name }) => name)),
}

describe('the painter knows', () => {
  for (const [what, share] of Object.entries(SHARES))
    test(`${share === 1 ? 'all' : 'nearly all'} ${what} that the worlds name`, () => {
      const words = named[what as keyof typeof SHARES]
      const missing = words.filter((one) => !isDrawn(one))
      expect([missing.length <= words.length * (1 - share), missing]).toEqual([true, missing])
    })
})

test('who has a trouble, gives advice or goes along can be seen, unless the story says otherwise', () => {
  const INVISIBLE = /invisible|cannot see|no outside|smell/
  const everybody = worlds.flatMap(([theme, { troubles, places, guides }]): [string, Somebody][] =>
    [
      ...troubles.flatMap(({ owners }) => owners),
      ...places.map(({ host }) => host),
      ...guides.map(({ who }) => who),
    ].map((one) => [theme, one]),
  )
  const unseen = everybody
    .filter(([, { kind }]) => !INVISIBLE.test(kind))
    .filter(([, { figure, kind }]) => !isKnown({ figure: figure ?? 'thing', kind }))
  expect(unseen.map(([theme, { kind }]) => `${theme}: ${kind}`)).toEqual([])
})

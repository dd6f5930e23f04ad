import { expect, test } from 'bun:test'
import { DRAWN } from '../../../../src/studio/painter/figures/props/drawn/index.ts'
import icons from '../../../../src/studio/painter/figures/props/icons.json' with { type: 'json' }
import { ICON_WORDS } from '../../../../src/studio/painter/figures/props/words/icon-words.ts'
import { SAME_THING } from '../../../../src/studio/painter/figures/props/words/same-thing.ts'

test('every word for a thing leads to something that is drawn, and to one thing alone', () => {
  expect([...SAME_THING].filter(([word, name]) => DRAWN.has(word) || !DRAWN.has(name))).toEqual([])
  expect([...ICON_WORDS.keys()].filter((word) => DRAWN.has(word) || SAME_THING.has(word))).toEqual([])
})

test('the icons that are kept are those that a word leads to', () => {
  const named = new Set([...ICON_WORDS.values()].map(([icon]) => icon))
  expect(Object.keys(icons.icons).toSorted()).toEqual([...named].toSorted())
})

import { expect, test } from 'bun:test'
import { isDrawn } from '../../../../src/studio/painter/figures/index.ts'
import { DRAWN } from '../../../../src/studio/painter/figures/props/drawn/index.ts'
import icons from '../../../../src/studio/painter/figures/props/icons.json' with { type: 'json' }
import { ICON_WORDS } from '../../../../src/studio/painter/figures/props/words/icon-words.ts'
import { SYNONYMS } from '../../../../src/studio/painter/figures/props/words/synonyms.ts'

test('every word for a thing leads to something that is drawn, and to one thing alone', () => {
  expect([...SYNONYMS].filter(([word, name]) => DRAWN.has(word) || !DRAWN.has(name))).toEqual([])
  expect([...ICON_WORDS.keys()].filter((word) => DRAWN.has(word) || SYNONYMS.has(word))).toEqual([])
})

test('the icons that are kept are those that a word leads to', () => {
  const named = new Set([...ICON_WORDS.values()].map(([icon]) => icon))
  expect(Object.keys(icons.icons).toSorted()).toEqual([...named].toSorted())
})

test.each([
  [
    'pets',
    'dog, puppy, doggo, cat, kitty, bunny, hamster, guinea pig, gerbil, ferret, chinchilla, tortoise, budgie, lizard, gecko, bearded dragon, golden retriever, beagle, dachshund, german shepherd',
  ],
  [
    'bedfellows',
    'teddy, teddy bear, plushie, doll, rag doll, blankie, blue blanket, lovey, comforter, stuffed rabbit, stuffed elephant, stuffed sloth, stuffed animal',
  ],
  [
    'toys on wheels',
    'toy truck, toy garbage truck, toy bin lorry, toy fire truck, toy dump truck, toy tow truck, toy cement mixer, toy digger, toy excavator, toy bulldozer, toy tractor, toy steam train, toy train, toy tram, toy bus, toy ambulance, toy police car, toy race car, toy car, toy motorbike, toy airplane',
  ],
])('the %s that parents write of are drawn', (_, things) => {
  expect(things.split(', ').filter((thing) => !isDrawn(thing))).toEqual([])
})

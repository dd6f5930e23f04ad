import { expect, test } from 'bun:test'
import type { Figure } from '../../../../src/shared/stories/scene.ts'
import { clothesIn } from '../../../../src/studio/painter/figures/animals/clothes.ts'
import { describedCoat } from '../../../../src/studio/painter/figures/animals/described-coat.ts'
import { SPECIES } from '../../../../src/studio/painter/figures/animals/species/index.ts'
import { drawHelper } from '../../../../src/studio/painter/figures/index.ts'

const LIGHT = { ambient: '#fff1dc', depth: 0.08, rim: '#ffffff' }

function drawn(figure: Figure, kind: string, more: { hatless?: boolean } = {}) {
  let count = 0
  const acting = { action: 'standing', feeling: 'happy', ...more } as const
  const { defs, svg } = drawHelper(
    { figure, kind },
    acting,
    { x: 0, y: 0, scale: 1 },
    LIGHT,
    (prefix) => `${prefix}-${count++}`,
  )
  return defs + svg
}

test('an animal has the color that its words give it', () => {
  expect(drawn('dinosaur', 'round blue dinosaur')).not.toBe(drawn('dinosaur', 'round dinosaur'))
  expect(drawn('horse', 'white horse')).not.toBe(drawn('horse', 'horse'))
  expect(drawn('dragon', 'dragon as big as a barn, copper-colored')).not.toBe(drawn('dragon', 'dragon'))
})

test('the color of what an animal wears, or of its face, is not that of its coat', () => {
  expect(describedCoat(SPECIES.bear, 'bear in a blue coat').fur).toBe(SPECIES.bear.fur)
  const sheep = describedCoat(SPECIES.sheep, 'stout old shorn sheep with a black face')
  expect(sheep.face).toBeDefined()
  expect(sheep.marks).not.toContain('wool')
})

test('a brown bear and a gray elephant look as they always do', () => {
  expect(describedCoat(SPECIES.bear, 'big brown bear')).toEqual(SPECIES.bear)
  expect(describedCoat(SPECIES.elephant, 'big gray elephant')).toEqual(SPECIES.elephant)
})

test.each([
  ['large gray elephant in a small paper hat', ['hat', 'smallHat']],
  ['elephant with a pink bow', ['bow']],
  ['big brown cow with leafy twigs on her horns', ['twigs']],
  ['very large gray goose with a yellow scarf', ['scarf']],
  ['round penguin in a bow tie', ['tie']],
  ['badger with an apron and small glasses', ['apron', 'glasses']],
  ['big brown bear in a yellow shirt', ['top']],
  ['very big brown bear in striped pants', ['striped', 'trousers']],
  ['white goat with a beard', ['beard']],
  ['small green frog', []],
])('%s wears what the words say, and no more', (words, said) => {
  expect(Object.keys(clothesIn(words)).sort()).toEqual([...said].sort())
})

test('an animal takes its hat off in a bedroom', () => {
  const bear = 'brown bear with a red cap'
  expect(drawn('bear', bear, { hatless: true }).length).toBeLessThan(drawn('bear', bear).length)
})

test('an alien has as many eyes, arms and legs as its words say, and a butterfly its color and its spots', () => {
  expect(drawn('alien', 'green alien with three eyes')).not.toBe(drawn('alien', 'green alien'))
  expect(drawn('alien', 'green alien with six arms').length).toBeGreaterThan(
    drawn('alien', 'green alien').length,
  )
  expect(drawn('alien', 'gray alien with seven legs')).not.toBe(drawn('alien', 'gray alien'))
  expect(drawn('alien', 'purple alien with a blue nose')).not.toBe(drawn('alien', 'blue alien with a nose'))
  expect(drawn('butterfly', 'orange butterfly')).not.toBe(drawn('butterfly', 'red butterfly'))
  expect(drawn('butterfly', 'red butterfly with four big round eye spots')).not.toBe(
    drawn('butterfly', 'red butterfly'),
  )
})

test('a magpie is black and white, an octopus purple, and a robot gray where the words say so', () => {
  expect(drawn('parrot', 'black and white magpie')).toBe(drawn('parrot', 'magpie'))
  expect(drawn('octopus', 'big purple octopus')).not.toBe(drawn('octopus', 'big octopus'))
  expect(drawn('robot', 'square gray robot')).not.toBe(drawn('robot', 'square robot'))
})

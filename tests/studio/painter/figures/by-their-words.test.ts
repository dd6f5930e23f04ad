import { expect, test } from 'bun:test'
import type { Figure } from '../../../../src/shared/stories/scene.ts'
import { drawHelper } from '../../../../src/studio/painter/figures/index.ts'
import { describedLook } from '../../../../src/studio/painter/figures/people/described-look.ts'

const LIGHT = { ambient: '#fff1dc', depth: 0.08, rim: '#ffffff' }

/** The beginning of each outline's path. */
const BEARD = 'M44 112Q42 200'
const MUSTACHE = 'M100 118Q87 111'

function drawn(figure: Figure, kind: string, kin?: { old: boolean; skin: string }) {
  let count = 0
  const acting = {
    action: 'standing',
    feeling: 'happy',
    ...(kin ? { kin, gender: 'female' as const } : {}),
  } as const
  const spot = { x: 0, y: 0, scale: 1 }
  const { defs, svg } = drawHelper({ figure, kind }, acting, spot, LIGHT, (prefix) => `${prefix}-${count++}`)
  return defs + svg
}

test('a snowman whose words take its nose has none', () => {
  expect(drawn('snowman', 'round snowman, without a nose').length).toBeLessThan(
    drawn('snowman', 'round snowman').length,
  )
})

test('a thin moon has two points, an alien as many heads and the color that its words give it', () => {
  expect(drawn('moon', 'thin little moon')).not.toBe(drawn('moon', 'little moon'))
  expect(drawn('alien', 'three-headed alien').length).toBeGreaterThan(drawn('alien', 'alien').length * 1.5)
  expect(drawn('alien', 'yellow alien')).not.toBe(drawn('alien', 'alien'))
})

test('a beard is red where the words say so', () => {
  const bearded = (words: string) => drawn('king', `old king with a ${words} beard`)
  expect(bearded('white')).not.toBe(bearded('black'))
})

test('a grandmother who cooks has gray hair under her tall hat', () => {
  const cook = drawn('grown-up', 'palace cook', { old: true, skin: '#9a6039' })
  expect(cook).not.toBe(drawn('grown-up', 'palace cook'))
})

test('an old lady is gray, and wears the apron that her words give her', () => {
  const lady = describedLook('old lady in a green apron', 'female')
  expect(lady.hair).toBe('#d9d4de')
  expect(lady.apron).toBeDefined()
  expect(describedLook('lady in a white apron').apron).not.toBe(lady.apron)
  expect(describedLook('older sister in a dress').hair).toBeUndefined()
})

test.each([
  ['grandfather with a white mustache and a bow tie', ['mustache', 'tie']],
  ['grandfather with a gray mustache and a flat cap', ['mustache', 'hat']],
  ['principal in a gray suit with a red tie', ['garment', 'top', 'tie']],
  ['mother in a yellow raincoat', ['garment', 'top']],
  ['dancing teacher in black with a bun', ['top', 'hairStyle']],
  ['aunt with short red hair and glasses', ['hair', 'hairStyle', 'glasses']],
  ['tall thin man', ['build']],
  ['lady with a paper', []],
  ['father in a puffy white space suit', []],
  ['guard in a very tall hat', []],
])('%s is drawn with what the words say, and no more', (words, said) => {
  expect(Object.keys(describedLook(words)).sort()).toEqual([...said].sort())
})

test('a mustache is drawn, and takes the place of a beard', () => {
  const [bearded, shaved] = ['king', 'king with a mustache'].map((kind) => drawn('king', kind))
  expect(bearded).toContain(BEARD)
  expect(shaved).not.toContain(BEARD)
  expect(shaved).toContain(MUSTACHE)
})

test('a queen keeps her crown and her gown, whatever else her words say', () => {
  const { length } = drawn('queen', 'queen')
  expect(drawn('queen', 'queen in a straw hat and a raincoat').length).toBe(length)
})

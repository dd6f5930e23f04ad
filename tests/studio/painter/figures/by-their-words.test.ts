import { expect, test } from 'bun:test'
import type { Figure } from '../../../../src/shared/stories/scene.ts'
import { drawHelper } from '../../../../src/studio/painter/figures/index.ts'

const LIGHT = { ambient: '#fff1dc', depth: 0.08, rim: '#ffffff' }

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

import { describe, expect, test } from 'bun:test'
import type { Action } from '../../../src/shared/stories/scene.ts'
import { aimed } from '../../../src/studio/painter/arms.ts'
import { cameraFor } from '../../../src/studio/painter/camera.ts'
import type { Placed } from '../../../src/studio/painter/row.ts'

const face = (x: number, y = 700) => ({ x, y, radius: 60 })
const mia = (action: Action) =>
  ({
    presence: { who: 'child-0', action, feeling: 'happy' },
    isPerson: true,
    spot: { x: 600, y: 960, scale: 1, flip: false },
  }) as Placed
const spotOf = (action: Action, faces: ReturnType<typeof face>[], thing?: { x: number; y: number }) =>
  aimed(mia(action), mia(action).spot, 0, faces, thing)

describe('an arm lies over nobody’s face', () => {
  test('alone Mia points as she likes', () => {
    expect(spotOf('pointing', [face(600)])).toEqual(mia('pointing').spot)
  })
  test('with Papa beside her she points to the other side', () => {
    expect(spotOf('pointing', [face(600), face(730, 760)]).flip).toBe(true)
  })
  test('between two she points above their heads or down', () => {
    const { reach } = spotOf('pointing', [face(600), face(730, 760), face(470, 760)])
    expect(reach).toBeDefined()
    for (const { x, y } of [face(730, 760), face(470, 760)])
      expect(Math.hypot((reach?.x ?? x) - x, (reach?.y ?? y) - y)).toBeGreaterThan(60)
  })
  test('between two she is glad with her hands before her', () => {
    expect(spotOf('cheering', [face(600), face(700), face(500)]).close).toBe(true)
    expect(spotOf('cheering', [face(600), face(900)]).close).toBeUndefined()
  })
})

test('who reaches does so to the thing that lies there', () => {
  const { reach, flip } = spotOf('reaching', [face(600)], { x: 400, y: 900 })
  expect(flip).toBe(true)
  expect(reach?.x).toBeLessThan(560)
  expect(reach?.y).toBeGreaterThan(760)
})

test.each(['wide', 'near'] as const)('in a %s view nobody stands in the camp fire', (view) => {
  const obstacle = { x: 944, half: 84 }
  for (let seed = 0; seed < 40; seed += 1) {
    const random = () => ((seed * 7919 + 13) % 101) / 101
    const { left, zoom, middle } = cameraFor(
      { view, present: [] },
      { behind: '', before: '', ground: 985, floats: false, obstacle },
      random,
    )
    expect(Math.abs((obstacle.x - left) * zoom - middle)).toBeGreaterThan(250 + obstacle.half * zoom)
  }
})

import { describe, expect, test } from 'bun:test'
import type { Action } from '../../../src/shared/stories/scene.ts'
import type { Placed } from '../../../src/studio/painter/actors.ts'
import { aimArms } from '../../../src/studio/painter/arms.ts'
import { cameraFor } from '../../../src/studio/painter/camera.ts'
import { withArmsBehind } from '../../../src/studio/painter/turning.ts'

const face = (x: number, y = 700) => ({ x, y, radius: 60 })
const mia = (action: Action) =>
  ({
    presence: { who: 'child-0', action, feeling: 'happy' },
    isPerson: true,
    spot: { x: 600, y: 960, scale: 1, flip: false },
  }) as Placed
const spotOf = (action: Action, faces: ReturnType<typeof face>[], propAt?: { x: number; y: number }) =>
  aimArms(mia(action), mia(action).spot, 0, faces, propAt)

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
  test('beside somebody lower she jumps and floats with her hands before her', () => {
    for (const action of ['jumping', 'floating'] as const) {
      expect(spotOf(action, [face(600), face(710, 770)]).close).toBe(true)
      expect(spotOf(action, [face(600), face(900, 770)]).close).toBeUndefined()
    }
  })
})

describe('what is held is before nobody’s face', () => {
  const holding = (what: string, action: Action, faces: ReturnType<typeof face>[]) => {
    const one = mia(action)
    return aimArms({ ...one, presence: { ...one.presence, holding: what } }, one.spot, 0, faces, undefined)
  }
  test('Papa holds the lantern on the side where nobody kneels', () => {
    expect(holding('lantern', 'standing', [face(600), face(690, 770)]).flip).toBe(true)
    expect(holding('lantern', 'standing', [face(600), face(510, 770)]).flip).toBe(false)
  })
  test('between two children he holds it low', () => {
    const { reach } = holding('lantern', 'standing', [face(600), face(690, 770), face(510, 770)])
    expect(reach?.y).toBeGreaterThan(830)
  })
  test('who walks on does not turn around for it, and an umbrella is above all heads', () => {
    expect(holding('lantern', 'walking', [face(600), face(690, 770)]).flip).toBe(false)
    expect(holding('umbrella', 'standing', [face(600), face(690, 770)]).flip).toBe(false)
  })
})

test('a dragon stands behind the child below its face, and a child that points is not behind the dragon', () => {
  const at = (x: number, depth: number, more: Partial<Placed>) =>
    ({ ...mia('standing'), depth, spot: { x, y: 960, scale: 1 }, ...more }) as Placed
  const sheet = {} as NonNullable<Placed['sheet']>
  const presence = { who: 'child-0', action: 'pointing', feeling: 'happy' } as const
  const [dragon, child] = withArmsBehind(
    [at(437, 832, { isPerson: false }), at(631, 810, { presence, sheet })],
    [
      { x: 437, y: 558, radius: 107 },
      { x: 628, y: 694, radius: 65 },
    ],
  )
  expect(dragon?.depth).toBeLessThan(child?.depth ?? 0)
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

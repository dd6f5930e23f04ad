import { expect, test } from 'bun:test'
import type { Placed } from '../../../src/studio/painter/actors.ts'
import { attachAll } from '../../../src/studio/painter/bonds/attach.ts'
import { CENTER } from '../../../src/studio/painter/canvas.ts'
import { RIG_SCALE } from '../../../src/studio/painter/figures/placement.ts'
import { findProp } from '../../../src/studio/painter/figures/props/find-prop.ts'

const on = (words: string, how: 'on' | 'hand-on', ...xs: number[]) =>
  attachAll(
    xs.map(
      (x, index) =>
        ({
          presence: { who: `child-${index}`, action: 'sitting', feeling: 'happy' },
          attachment: { how, model: findProp(words), words },
          width: 190,
          relativeScale: 1,
          isPerson: true,
          depth: 1000,
          spot: { x, y: 1000, scale: 1, aloft: false },
        }) as unknown as Placed,
    ),
    () => ({ x: CENTER, y: 760, radius: 60 }),
  )

test('Mia and Leo sit on one sled, as long as both and low', () => {
  const { attachedProps, placed } = on('sled', 'on', 600, 760)
  expect(attachedProps).toHaveLength(1)
  const [sled] = attachedProps
  const half = (findProp('sled')?.half ?? 0) * RIG_SCALE * (sled?.scale ?? 0) * (sled?.stretch ?? 1)
  expect(680 - half).toBeLessThan(600)
  expect(680 + half).toBeGreaterThan(760)
  for (const { spot } of placed) expect(1000 - spot.y).toBeLessThan(80)
})

test('the window that Mia has her hand on is as large as one in a wall, above the floor', () => {
  const [window] = on('window', 'hand-on', 700).attachedProps
  expect(window?.scale).toBeGreaterThan(1.6)
  expect(window?.base).toBeLessThan(1000 - 80)
})

import { describe, expect, test } from 'bun:test'
import type { Helper } from '../../../src/shared/stories/scene.ts'
import { narratedBond } from '../../../src/studio/painter/bonds/narrated-bond.ts'
import { isThumbSized } from '../../../src/studio/painter/described-size.ts'
import { drawProp } from '../../../src/studio/painter/figures/index.ts'
import type { NamedActor } from '../../../src/studio/painter/named-actors.ts'
import { narratedCrowd } from '../../../src/studio/painter/narrated-crowd.ts'
import { drawnNote } from './drawn-note.ts'
import { NOON } from './figures/cast.ts'

const DAD = { who: 'dad', name: 'Dad' } as NamedActor
const SPOT = { x: 600, y: 900, scale: 1 }

test.each([
  ['Dad sat in the armchair.', { how: 'on', to: 'armchair' }],
  ['Out came Dad, in the bathtub.', { how: 'in', to: 'bathtub' }],
] as const)('%s', (narration, bond) => expect(narratedBond(narration, DAD, [])).toEqual(bond))

test('crows sit on the hat and the arms of a scarecrow', () => {
  const ids = (() => {
    let at = 0
    return (prefix: string) => `${prefix}-${at++}`
  })()
  const svg = drawProp('five crows on scarecrow', SPOT, NOON, ids)?.svg ?? ''
  const xs = [...svg.matchAll(/translate\(([\d.]+) [\d.]+\)/g)]
    .map(([, x]) => Number(x))
    .filter((x) => x > 300)
  expect(xs.length).toBeGreaterThan(4)
  expect(Math.min(...xs)).toBeGreaterThan(SPOT.x - 110)
  expect(Math.max(...xs)).toBeLessThan(SPOT.x + 110)
})

test('eight people from her class are children', () => {
  const none = { props: [], present: [] }
  expect(narratedCrowd(none, 'She had asked eight people from her class.')?.figure).toBe('child')
  expect(narratedCrowd(none, 'There came eight people.')?.figure).toBe('grown-up')
})

test.each(['captain no bigger than a thumb', 'robin as small as an egg', 'dad the size of a spoon'])(
  '%s',
  (kind) => {
    expect(isThumbSized({ figure: 'grown-up', name: 'it', kind })).toBe(true)
  },
)

describe('an octopus', () => {
  const OLGA: Helper = { id: 'olga', name: 'Olga', figure: 'octopus', kind: 'purple octopus' }
  const POOL = /opacity="\.9"/
  const drawn = (setting: string) =>
    drawnNote([OLGA], `${setting}, afternoon, near, clear: here`, 'child standing happy; olga standing happy')
      .action
  test('has no sea around it on a deck', () => {
    const pools = (action: string) => action.split('opacity=".9"').length
    expect(pools(drawn('Garden'))).toBeGreaterThan(pools(drawn('Pirate Ship')))
    expect(POOL.test(drawn('Garden'))).toBe(true)
  })
})

import { expect, test } from 'bun:test'
import type { Figure } from '../../../../src/shared/stories/scene.ts'
import { drawHelper, type FigurePresence } from '../../../../src/studio/painter/figures/index.ts'
import { describedLook } from '../../../../src/studio/painter/figures/people/described-look.ts'
import { drawnNote } from '../drawn-note.ts'

const LIGHT = { ambient: '#fff1dc', depth: 0.08, rim: '#ffffff' }
/** The chest panel of a space suit. */
const PANEL = '<rect x="76" y="192" width="48"'

function figure(kind: string, more: Partial<FigurePresence> = {}, as: Figure = 'child') {
  let count = 0
  const acting = { action: 'standing', feeling: 'happy', ...more } as const
  const spot = { x: 0, y: 0, scale: 1 }
  return drawHelper({ figure: as, kind }, acting, spot, LIGHT, (prefix) => `${prefix}-${count++}`)
}
const height = (kind: string, peer: 0 | 1 | 2) => -figure(kind, { peer }).face.y

test('one bun is one bun, and one braid one braid', () => {
  expect(describedLook('grandmother with a gray bun').hairStyle).toBe('bun')
  expect(describedLook('girl with two brown buns').hairStyle).toBe('buns')
  expect(describedLook('mother with a long braid').hairStyle).toBe('braid')
  expect(describedLook('girl with black braids').hairStyle).toBe('braids')
})

test('a brown robe at home has no stars, a school robe does', () => {
  expect(describedLook('father in a brown robe with slippers').garment).toBe('raincoat')
  expect(describedLook('girl in a school robe').garment).toBe('robe')
})

test.each([
  ['father with a long scarf', 'scarf'],
  ['grandmother in a blue coat and red boots', 'shoes'],
  ['grandfather with brown pants', 'bottom'],
  ['mother in a sweater in her socks', 'foot'],
  ['mayor with a top hat', 'hat'],
  ['father with a bicycle helmet', 'hat'],
  ['boy in a red bathrobe', 'garment'],
])('%s is drawn with it', (words, part) => {
  expect(describedLook(words)).toHaveProperty(part)
})

test('another child is as tall as the child whose story it is, unless its words say otherwise', () => {
  expect(height('girl with a green hat', 2)).toBeGreaterThan(height('girl with a green hat', 0))
  expect(height('tall girl', 1)).toBeGreaterThan(height('girl', 1))
  expect(height('small boy', 1)).toBeLessThan(height('boy', 1))
  expect(height('tall boy', 2)).toBeGreaterThan(height('boy', 2))
})

test('a queen in a green gown wears a green one', () => {
  expect(figure('tall queen in a green gown', {}, 'queen').svg).not.toBe(
    figure('tall queen', {}, 'queen').svg,
  )
})

test('on the Moon everybody wears a space suit, but not in bed', () => {
  const dad = { id: 'dad', name: 'Dad', figure: 'grown-up', kind: 'father in a blue sweater' } as const
  const on = (...lines: string[]) => drawnNote([dad], ...lines).action.split(PANEL).length - 1
  expect(on('Moon, night, wide, clear: the Moon', 'child standing happy; dad standing happy')).toBe(2)
  expect(on('Garden, night, wide, clear: a garden', 'child standing happy; dad standing happy')).toBe(0)
  expect(on('Moon, night, inside, clear: a tent', 'child asleep asleep')).toBe(0)
})

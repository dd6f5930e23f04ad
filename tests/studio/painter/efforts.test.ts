import { expect, test } from 'bun:test'
import type { Helper } from '../../../src/shared/stories/scene.ts'
import { effortsIn } from '../../../src/studio/painter/efforts.ts'
import { namedIn } from '../../../src/studio/painter/named-actors.ts'
import { noteOf } from '../../../src/studio/teller/read-note.ts'

const DAD: Helper = { id: 'dad', name: 'Dad', figure: 'grown-up', gender: 'male' }
const BEAR: Helper = { id: 'bear', name: 'Bear', figure: 'bear', gender: 'male' }
const { present } = noteOf([
  'Hills, afternoon, wide, clear: a road',
  'child-0 standing happy; dad standing happy; bear standing happy',
])
const named = namedIn(present, { paragraph: '', children: [{ name: 'Mia', gender: 'female' }] }, [DAD, BEAR])

test.each([
  ['Dad pushed the piano home.', { dad: 'push' }],
  ['Mia leaned against the door.', { 'child-0': 'push' }],
  ['Dad and Mia pulled, and Mia pulled.', { dad: 'pull', 'child-0': 'pull' }],
  ['Mia pulled down her cap.', {}],
  ['Bear pushed the cart.', {}],
  ['Dad saw it.', {}],
])('%s', (narration, efforts) => {
  expect(Object.fromEntries(effortsIn(narration, named))).toEqual(efforts as Record<string, 'push' | 'pull'>)
})

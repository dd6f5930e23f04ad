import { expect, test } from 'bun:test'
import type { Helper } from '../../../src/shared/stories/scene.ts'
import { closedEyesIn } from '../../../src/studio/painter/closed-eyes.ts'
import { namedIn } from '../../../src/studio/painter/named-actors.ts'
import { noteOf } from '../../../src/studio/teller/read-note.ts'

const DAD: Helper = { id: 'dad', name: 'Dad', figure: 'grown-up', gender: 'male' }
const NOTE = noteOf(['Farm, golden, near, clear: the yard', 'child-0 standing happy; dad standing happy'])
const NAMED = namedIn(NOTE.present, { paragraph: '', children: [{ name: 'Mia', gender: 'female' }] }, [DAD])
const shut = (narration: string) => [...closedEyesIn(narration, NAMED)]

test.each([
  ['Mia shut her eyes.', ['child-0']],
  ['Dad leaned back, and shut both his eyes.', ['dad']],
  ['Mia pulled, with her eyes closed. Dad pushed.', ['child-0']],
])('eyes are shut where it is told: %s', (narration, who) => expect(shut(narration)).toEqual(who))

test.each([
  'Mia shut her eyes. Then she opened one.',
  'Mia shut her eyes, and looked again.',
  'Mia laughed, and Grandpa shut his eyes.',
  'Mia shut the door.',
])('and open where somebody looks again, or another shut them: %s', (narration) =>
  expect(shut(narration)).toEqual([]),
)

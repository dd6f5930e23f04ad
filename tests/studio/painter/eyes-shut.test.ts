import { expect, test } from 'bun:test'
import type { Helper } from '../../../src/shared/stories/scene.ts'
import { eyesShut } from '../../../src/studio/painter/eyes-shut.ts'
import { namedIn } from '../../../src/studio/painter/named.ts'
import { noteOf } from '../../../src/studio/teller/read-note.ts'

const DAD: Helper = { id: 'dad', name: 'Dad', figure: 'grown-up', gender: 'male' }
const NOTE = noteOf(['Farm, golden, near, clear: the yard', 'child-0 standing happy; dad standing happy'])
const NAMED = namedIn(NOTE.present, { paragraph: '', children: [{ name: 'Mia', gender: 'female' }] }, [DAD])
const shut = (told: string) => [...eyesShut(told, NAMED)]

test.each([
  ['Mia shut her eyes.', ['child-0']],
  ['Dad leaned back, and shut both his eyes.', ['dad']],
  ['Mia pulled, with her eyes closed. Dad pushed.', ['child-0']],
])('eyes are shut where it is told: %s', (told, who) => expect(shut(told)).toEqual(who))

test.each([
  'Mia shut her eyes. Then she opened one.',
  'Mia shut her eyes, and looked again.',
  'Mia laughed, and Grandpa shut his eyes.',
  'Mia shut the door.',
])('and open where somebody looks again, or another shut them: %s', (told) => expect(shut(told)).toEqual([]))

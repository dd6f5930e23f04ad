import { expect, test } from 'bun:test'
import { eyesShut } from '../../../src/studio/painter/eyes-shut.ts'
import type { Named } from '../../../src/studio/painter/named.ts'

const one = (who: string, name: string): Named => ({
  who,
  name,
  also: [],
  gender: undefined,
  hatted: false,
  isPerson: true,
  isGrown: false,
  hasHands: true,
})
const shut = (told: string) => [...eyesShut(told, [one('mia', 'Mia'), one('dad', 'Dad')])]

test.each([
  ['Mia shut her eyes.', ['mia']],
  ['Dad leaned back, and shut both his eyes.', ['dad']],
  ['Mia pulled, with her eyes closed. Dad pushed.', ['mia']],
])('eyes are shut where it is told: %s', (told, who) => expect(shut(told)).toEqual(who))

test.each([
  'Mia shut her eyes. Then she opened one.',
  'Mia shut her eyes, and looked again.',
  'Mia laughed, and Grandpa shut his eyes.',
  'Mia shut the door.',
])('and open where somebody looks again, or another shut them: %s', (told) => expect(shut(told)).toEqual([]))

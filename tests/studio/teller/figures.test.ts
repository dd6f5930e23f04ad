import { expect, test } from 'bun:test'
import { figureOfTwist } from '../../../src/studio/teller/figures.ts'

test.each([
  ['lost pirate socks', 'thing'],
  ['a lost pirate', 'captain'],
  ['a very polite volcano', 'thing'],
  ['three penguins in hats', 'penguin'],
  ['a queen', 'queen'],
] as const)('%s are drawn as what they are, not as whose they are', (name, figure) =>
  expect(figureOfTwist(name)).toBe(figure),
)

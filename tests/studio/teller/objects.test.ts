import { expect, test } from 'bun:test'
import { objectsIn } from '../../../src/studio/teller/objects.ts'

test.each([
  ['draws cats', { drawn: 'cats' }],
  ['loves drawing scary dragons all day', { drawn: 'scary dragons' }],
  ['paints pictures of horses', { drawn: 'horses' }],
  ['draws and paints', {}],
  ['draws on walls', {}],
  ['draws all day', {}],
  ['builds Lego robots', { built: 'Lego robots', curious: 'robots' }],
  ['builds forts out of cushions', { built: 'forts' }],
  ['loves Lego', { built: 'Lego towers' }],
  ['building blocks', { built: 'towers' }],
  ['makes pancakes with dad', { baked: 'pancakes' }],
  ['bakes banana bread', { baked: 'banana bread' }],
  ['rescues snails', { creature: 'snails' }],
  ['curious about space', { curious: 'space' }],
  ['wants to know how things work', { curious: 'how things work' }],
  ['asks questions about volcanoes', { curious: 'volcanoes' }],
  ['quiet chess player', { counted: 'played chess' }],
  ['jigsaw puzzles', { counted: 'did puzzles' }],
  ['pink glasses, giggly', { giggles: true as const }],
  ["doesn't like drawing cats", {}],
  ['hates snails', {}],
  ['shy', {}],
])('of %p a tale can say %p', (description, objects) => expect(objectsIn(description)).toEqual(objects))

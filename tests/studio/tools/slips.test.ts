import { expect, test } from 'bun:test'
import type { WrittenStory } from '../../../src/ports/writer.ts'
import { slipsIn } from '../../../src/studio/tools/slips.ts'

const story = (text: string, title = 'Mia'): WrittenStory => ({
  title,
  paragraphs: [text],
  scenes: [],
  helpers: [],
  grade: 2,
})
const slips = (text: string) => slipsIn(story(text), undefined).map((slip) => slip.split(':')[0])

test.each([
  ['They put out cheese at the edge of the hole, and Nobody came.', 'capital inside a sentence'],
  ['They put out cheese, and echoes do not eat.', 'always so, told as what came next'],
  ['Before anybody could object, Omar could talk about trains.', 'leans on a state'],
  ['They pulled, and and pulled.', 'two conjunctions'],
  ['“Stop!”; she ran.', 'semicolon behind a cry'],
  ['“No,” said The Pantomime Horse.', 'name with a great The'],
  ['It was a sign: HERE LIVES Stripe. STILL. It hung well.', 'half a notice in capitals'],
  ['It were some lost pirate socks.', 'one thing as many'],
  ['Mia was exhausted out.', 'a swap that missed'],
  ['“I begin, and by “la” I’m asleep,” said the song.', 'quotation in a quotation'],
  ['“I say hello,” said Dot, a small black hole, “No one will come.”', 'speech goes on with a capital'],
])('an editor stops at “%s”', (text, slip) => {
  expect(slips(text)).toContain(slip)
})

test.each([
  'They put out cheese, but echoes do not eat.',
  'Before anybody could object, Omar sat down. “It is late,” said the Pantomime Horse, “and I am tired.”',
  'They pulled; it did not move. Mia ran and ran, and so did the tide.',
])('an editor reads on at “%s”', (text) => {
  expect(slips(text)).toEqual([])
})

test('a title that names nothing of its story is not its title', () => {
  const about = (title: string) => slipsIn(story('Mia found a lamp. It was cold.', title), undefined)
  expect(about('The Lamp That Was Cold')).toEqual([])
  expect(about('The Missing Yellow')).toEqual(['title of another story: The Missing Yellow'])
})

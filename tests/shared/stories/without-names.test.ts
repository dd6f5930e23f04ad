import { expect, test } from 'bun:test'
import { withoutNames } from '../../../src/shared/stories/without-names.ts'

const told = (name: string, text: string) => withoutNames([name], [text]).texts[0]

test.each([
  ['Mia', 'Mia put Mia’s hat on. “Mia!”', 'Robin put Robin’s hat on. “Robin!”'],
  ['Mia', 'MIA! Miiia! MIAAAA! M-i-a, said the sign.', 'ROBIN! Robin! ROBIN! R-O-B-I-N, said the sign.'],
  ['Anna', 'An Anna-sized shadow, and an apple.', 'A Robin-sized shadow, and an apple.'],
  ['James', 'James’ hat and James’s dog. “Come, James!”', 'Robin’s hat and Robin’s dog. “Come, Robin!”'],
  ['Anna Maria', 'Anna Maria slept. “Maria?” “Anna!”', 'Robin slept. “Robin?” “Robin!”'],
  ['Ana de León', 'Ana de León and Ana: the sea de la mar.', 'Robin and Robin: the sea de la mar.'],
  ['Rose', 'A rose for Rose, by the rosemary of Rosemary.', 'A rose for Robin, by the rosemary of Rosemary.'],
  ['mia', 'mia and Mia and a miasma.', 'Robin and Robin and a miasma.'],
  ['Zoë', 'Zoe\u0308 waved.', 'Robin waved.'],
  ['O’Neil', "O'Neil and O’Neil.", 'Robin and Robin.'],
  ['נועה', 'Then נועה, and נועה’s kite.', 'Then Robin, and Robin’s kite.'],
  ['美咲', '美咲ちゃん and 美咲.', 'Robinちゃん and Robin.'],
  ['Leo', 'A leopard, Leona and Leo.', 'A leopard, Leona and Robin.'],
])('%s is nowhere in what the link says', (name, text, expected) => {
  expect(told(name, text)).toBe(expected)
})

test('each child of a story has a different stand-in, and none whose name is in the story', () => {
  const { texts, standIns } = withoutNames(['Mia', 'Charlie'], ['Mia and Charlie met a robin and Jamie.'])
  expect(texts).toEqual(['Riley and Sasha met a robin and Jamie.'])
  expect(standIns).toEqual([
    { name: 'Mia', standIn: 'Riley' },
    { name: 'Charlie', standIn: 'Sasha' },
  ])
})

test('words that call nobody by name are as they were', () => {
  expect(withoutNames(['Mia'], ['The fox slept.'])).toMatchObject({
    texts: ['The fox slept.'],
    isChanged: false,
  })
})

test('a name of signs harms nothing', () => {
  expect(withoutNames(['(.*)', '', '  '], ['Hello (.*) there.']).texts).toEqual(['Hello Robin there.'])
})

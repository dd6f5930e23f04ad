import { describe, expect, test } from 'bun:test'
import { readToken } from '../../../src/studio/narrator/reading.ts'
import { SOUNDS } from '../../../src/studio/narrator/sounds.ts'

const says = (token: string, next = '', before = '') =>
  readToken(token, { before, next })
    .map((group) => group.join(' '))
    .join(', ')

describe('figures are read as people read them', () => {
  test.each([
    ['3', 'three'],
    ['“1,000', 'one thousand'],
    ['342', 'three hundred forty two'],
    ['3.5', 'three point five'],
    ['2½', 'two and a half'],
    ['21st', 'twenty first'],
    ['30th', 'thirtieth'],
    ['12th', 'twelfth'],
    ['1875', 'eighteen seventy five'],
    ['1900', 'nineteen hundred'],
    ['1906', 'nineteen oh six'],
    ['2005', 'two thousand five'],
    ['2024', 'twenty twenty four'],
    ['1990s', 'nineteen nineties'],
    ['7:00', "seven o'clock"],
    ['7:05', 'seven oh five'],
    ['7pm', 'seven pee em'],
    ['$1', 'one dollar'],
    ['£5.50', 'five pounds fifty'],
    ['50%', 'fifty percent'],
    ['5km', 'five kilometers'],
    ['007', 'zero zero seven'],
    ['١٢', 'twelve'],
    ['7-year-old', 'seven year old'],
    ['100th', 'one hundredth'],
    ['1,234,567', 'one million two hundred thirty four thousand five hundred sixty seven'],
    ['1/2', 'half'],
    ['3/4', 'three quarters'],
    ['-5', 'minus five'],
    ['#1', 'number one'],
    ['1,2,3', 'one two three'],
    ['7:15am', 'seven fifteen ay em'],
    ['6ft', 'six feet'],
    ['$1.50', 'one dollar fifty'],
    ["'90s", 'nineties'],
    ['1066', 'ten sixty six'],
    ["1800's", 'eighteen hundreds'],
    ['¥500', 'five hundred yen'],
    ['₹1', 'one rupee'],
    ['20¢', 'twenty cents'],
    ['5€', 'five euros'],
    ['20°C', 'twenty degrees celsius'],
    ['1°', 'one degree'],
    ['℉', 'degrees fahrenheit'],
    ['¼', 'a quarter'],
    ['3⅛', 'three and an eighth'],
    ['3/8', 'three eighths'],
    ['9/11', 'nine eleven'],
    ['5×3=15', 'five times three equals fifteen'],
    ['10-3=7', 'ten minus three equals seven'],
    ['4–5', 'four to five'],
    ['10:30-11:00', "ten thirty to eleven o'clock"],
    ['555-1234', 'five five five, one two three four'],
    ['911', 'nine one one'],
    ['5\'2"', 'five foot two'],
    ['60km/h', 'sixty kilometers an hour'],
    ['m²', 'em squared'],
    ['~5', 'about five'],
    ['mia@home.com', 'mia at home dot com'],
  ])('%s: %s', (token, spoken) => {
    expect(says(token)).toBe(spoken)
  })
})

describe('abbreviations are read out', () => {
  test.each([
    ['Dr.', 'Fox', 'doctor'],
    ['Mrs.', 'Owl', 'missus'],
    ['St.', 'Nicholas', 'saint'],
    ['St.', 'and', 'street'],
    ['No.', '7', 'number'],
    ['No.', 'He', 'no'],
    ['e.g.', 'figs', 'for example'],
    ['Mr', 'Fox', 'mister'],
    ['Dr', 'Owl', 'doctor'],
    ['St', 'Ives', 'saint'],
    ['WOW!', 'He', 'wow'],
    ['wait…', 'He', 'wait'],
    ['TV', 'was', 'tee vee'],
    ['NO!', 'He', 'no'],
    ['&', 'Sons', 'and'],
    ['U.S.A.', 'and', 'you ess ay'],
    ['Dec.', '24', 'december'],
    ['p.', '12', 'page'],
    ['UFOs', 'fly', 'you eff ohs'],
  ])('%s %s: %s', (token, next, spoken) => {
    expect(says(token, next)).toBe(spoken)
  })
})

describe('the word before decides too', () => {
  test.each([
    ['Henry', 'VIII', 'the eighth'],
    ['Elizabeth', 'II’s', "the second's"],
    ['Chapter', 'IV', 'four'],
    ['War', 'II', 'two'],
    ['said', 'I', 'i'],
    ['Mia', 'XXX', 'ex ex ex'],
    ['5', 'km,', 'kilometers'],
    ['1', 'kg', 'kilogram'],
    ['7', 'am', 'ay em'],
    ['I', 'am', 'am'],
    ['3', 'in', 'in'],
    ['$3', 'million', 'million dollars'],
    ['2', '½', 'and a half'],
    ['50', '%', 'percent'],
    ['Main', 'St.', 'street'],
    ['Plan', 'A', 'ay'],
    ['night.', 'A', 'a'],
  ])('%s %s: %s', (before, token, spoken) => {
    expect(says(token, 'He', before)).toBe(spoken)
  })

  test('the figure of an amount leaves its currency to the scale after it', () => {
    expect(says('$3.5', 'million')).toBe('three point five')
  })
})

describe('names of every alphabet become something that the voice can say', () => {
  test.each([
    ['Zoë', 'zoe'],
    ["O'Neil’s", "o'neil's"],
    ['Nguyễn', 'nguyen'],
    ['Łukasz', 'lukasz'],
    ['李明', 'lee ming'],
    ['김민준', 'geemmeenjoon'],
    ['さくら', 'sakura'],
    ['キャロル', 'kyaroru'],
    ['Ольга', 'olga'],
    ['Νίκος', 'neekos'],
    ['محمد', 'mahamad'],
    ['נועה', 'noah'],
    ['आरव', 'aarav'],
    ["Robert');", 'robert'],
    ['<script>', 'script'],
  ])('%s: %s', (token, spoken) => {
    expect(says(token)).toBe(spoken)
  })
})

test.each(['—', '🦊', '…', '***', '🏳️‍🌈', '“”'])('%s has nothing to say', (token) => {
  expect(readToken(token)).toEqual([])
})

test('a dash inside a token is a breath', () => {
  expect(says('wood—and')).toBe('wood, and')
})

test.each([
  ['sooooo', 'so'],
  ['Nooo', 'no'],
  ['yesss', 'yes'],
  ['boooom', 'boom'],
  ['Reeeally', 'really'],
  ['pleeease', 'please'],
  ['Hellooo', 'hello'],
  ['yummmmy', 'yummy'],
  ['littttle', 'little'],
])('%s, drawn out, is %s', (token, spoken) => {
  expect(says(token)).toBe(spoken)
})

test('sounds are made, not spelled: shhh, brrr, hmmm, zzz', () => {
  const made = (token: string) => SOUNDS.get(says(token))?.join(' ')
  expect(['Shhhh!', 'BRRR', 'hmm…', 'Zzzz', 'Psst'].map(made)).toEqual([
    'sh sh',
    'b er1 r',
    'hh m m',
    'z z z',
    'p s t',
  ])
  expect(says('shush')).toBe('shush')
})

test('a stutter repeats the beginning of the word', () => {
  expect(says('“B-b-but')).toBe('buh buh but')
  expect(says('th-that')).toBe('thuh that')
  expect(says('co-op')).toBe('co op')
})

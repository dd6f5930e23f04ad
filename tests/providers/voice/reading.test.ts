import { describe, expect, test } from 'bun:test'
import { readToken } from '../../../src/providers/voice/embedded/reading.ts'

const says = (token: string, next?: string) =>
  readToken(token, next)
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
  ])('%s %s: %s', (token, next, spoken) => {
    expect(says(token, next)).toBe(spoken)
  })
})

describe('names of every alphabet become something that the voice can say', () => {
  test.each([
    ['Zoë', 'zoe'],
    ["O'Neil’s", "o'neil's"],
    ['Nguyễn', 'nguyen'],
    ['Łukasz', 'lukasz'],
    ['李明', 'lee ming'],
    ['김민준', 'gimminjun'],
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

test.each(['—', '🦊', '…', '***', '🏳️‍🌈', 'สวัสดี', '“”'])('%s has nothing to say', (token) => {
  expect(readToken(token)).toEqual([])
})

test('a dash inside a token is a breath', () => {
  expect(says('wood—and')).toBe('wood, and')
})

test('drawn-out sounds are words again', () => {
  expect(['Shhhh', 'sooooo', 'Nooo', 'hmmm', 'brrr', 'yesss', 'boooom'].map((token) => says(token))).toEqual([
    'shush',
    'so',
    'no',
    'hum',
    'burr',
    'yes',
    'boom',
  ])
})

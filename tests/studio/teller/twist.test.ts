import { describe, expect, test } from 'bun:test'
import { isBeyondTales, twistOf } from '../../../src/studio/teller/twist/seed.ts'
import { taleTwist } from '../../../src/studio/teller/twist/tale-twist.ts'

const read = (seed: string) => {
  const twist = twistOf(seed)
  return twist && !twist.isNote && twist.name
}

describe("a parent's plot-twist seed", () => {
  test.each([
    ['a teapot that is afraid of Tuesdays', 'a teapot'],
    ['a lost echo that wants to see the sea', 'a lost echo'],
    ['a cloud who lost its thunder', 'a cloud'],
    ['they find a penguin that never stops knitting', 'a penguin'],
    ['What if all the stairs turned into jelly?', 'all the stairs'],
    ['the teacher is really a dragon', 'the teacher'],
    ['the moon fell asleep on the roof', 'the moon'],
    ['Father Christmas loves toast', 'Father Christmas'],
    ['Dinosaur', 'a dinosaur'],
    ['Santa', 'Santa'],
    ['mice', 'some mice'],
    ['a cloud the size of a cushion', 'a cloud the size of a cushion'],
    ['No one knows that the moon is made of soup', 'the moon'],
    ['Mia finds out that her teddy bear can talk at midnight', 'the teddy bear'],
    ['they get lost and meet a friendly ghost who is lonely', 'a friendly ghost'],
    ['sometimes the clouds come down to drink', 'the clouds'],
    ['the wolf only wanted a cup of tea', 'the wolf'],
    ['The hero is secretly afraid of the dark.', 'the hero'],
    ['a hat that grants wishes but only on Sundays', 'a hat'],
    ["the villain turns out to be the mayor's lost sister", 'the villain'],
    ['dinosaurs were never extinct, they moved away', 'some dinosaurs'],
    ['<b>a robot</b> that <i>cries</i>', 'a robot'],
    ['42 tiny elephants', '42 tiny elephants'],
    ['Mr. Whiskers', 'Mr. Whiskers'],
    ['the treasure was friendship all along', 'the treasure'],
    ['Their grandma used to be a pirate', 'the grandma'],
  ])('%s is about %s', (seed, name) => {
    expect(read(seed)).toBe(name)
  })

  test('in another script, or too odd to be somebody, is found as a note', () => {
    for (const seed of [
      '蓝色的鲸鱼',
      '😀😀',
      '7',
      'ein Drache, der Angst vor Feuer hat',
      'Who stole the wind?',
      'everything is upside down',
    ])
      expect(twistOf(seed)).toMatchObject({ isNote: true, raw: seed })
    expect(twistOf('in the end it turns out that everybody was asleep')?.raw).toBe('everybody was asleep')
  })

  test('that is very long is cut at a word', () => {
    const raw = twistOf(`${'and so they walked and walked '.repeat(20)}home`)?.raw ?? ''
    expect(raw.length).toBeLessThan(150)
    expect(raw).toEndWith('…')
  })

  test('of many clauses is about its first', () => {
    const told = read(
      'a very small, very old hedgehog who has not slept since 1987 because someone borrowed his pillow, and now he walks',
    )
    expect(told).toBe('a very small, very old hedgehog')
  })

  test('without content is no twist', () => {
    for (const seed of ['no', 'Surprise me', '???', ' ']) expect(twistOf(seed)).toBeUndefined()
  })

  test('brings no sign of the templates into the story', () => {
    expect(twistOf('<b>{h} [a|b] ~cat~</b>')?.raw).not.toMatch(/[<>{}[\]|~]/)
    expect(twistOf(' <> ')).toBeUndefined()
  })
})

describe('how a parent wishes the story to go', () => {
  test.each([
    [
      'can the garbage man come and everybody has to eat soup',
      'the garbage man',
      'came and everybody had to eat soup',
    ],
    ['the dog should be the one driving', 'the dog', 'was the one driving'],
    ['our dogs should be able to talk', 'the dogs', 'were able to talk'],
    ['grandpa should fall asleep first', 'Grandpa', 'had to fall asleep first'],
    ['make it so that the cat talks', 'the cat', 'talked'],
    ['a fox who passed the test', 'a fox', 'passed the test'],
    ['alien only speaks in burps', 'an alien', 'only spoke in burps'],
    ['unicorn eats socks', 'a unicorn', 'ate socks'],
    [
      'the princess doesnt want to be rescued she wants a sandwich',
      'the princess',
      'did not want to be rescued, and she wanted a sandwich',
    ],
    [
      'the queen has lost her voice and only the guinea pigs notice',
      'the queen',
      'had lost her voice and only the guinea pigs noticed',
    ],
    ['The hero is secretly afraid of the dark', 'the hero', 'was really afraid of the dark'],
    ['no ghosts. and a dragon who farts pls', 'a dragon', 'farted'],
    [
      'make it about a lost left sock and pancakes at the end',
      'a lost left sock',
      'had come without being asked',
    ],
  ])('is read as who is in it: %s', (seed, indefinite, odd) => {
    expect(taleTwist(seed)).toMatchObject({ indefinite, odd })
  })

  test.each([
    'hero should win by being rude to someone very polite',
    'let her lose a tooth',
    'Let him find a bone',
    'Hero should win in the end',
    'make the dragon a vegetarian',
    'he should find out he can fly',
    'plz no monsters',
    'pls no ghosts. and his grandpa who passed could be like a star',
  ])('turns no tale where nobody is in it, or somebody mourned: %s', (seed) => {
    expect(taleTwist(seed)).toBeUndefined()
  })

  test('is no reason to make something up where a parent wished for somebody who died', () => {
    expect(isBeyondTales('his abuela who died comes back for one minute')).toBe(true)
    expect(isBeyondTales('hero should win by being rude')).toBe(true)
    expect(isBeyondTales('surprise me')).toBe(false)
    expect(isBeyondTales('a shy teapot')).toBe(false)
  })
})

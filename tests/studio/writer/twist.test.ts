import { describe, expect, test } from 'bun:test'
import { twistOf } from '../../../src/studio/writer/twist/seed.ts'

const read = (seed: string) => {
  const twist = twistOf(seed)
  return twist && [twist.name, twist.want, twist.object]
}

describe("a parent's plot-twist seed", () => {
  test.each([
    ['a teapot that is afraid of Tuesdays', 'a teapot', 'fear', 'Tuesdays'],
    ['a lost echo that wants to see the sea', 'a lost echo', 'want', 'to see the sea'],
    ['a cloud who lost its thunder', 'a cloud', 'lost', 'my thunder'],
    ['they find a penguin that never stops knitting', 'a penguin', 'does', 'never stop knitting'],
    ['What if all the stairs turned into jelly?', 'all the stairs', 'does', 'turn into jelly'],
    ['the teacher is really a dragon', 'the teacher', 'think', 'really a dragon'],
    ['the moon fell asleep on the roof', 'the moon', 'does', 'fall asleep on the roof'],
    ['Father Christmas loves toast', 'Father Christmas', 'love', 'toast'],
    ['Dinosaur', 'a dinosaur', 'plain', ''],
    ['Santa', 'Santa', 'plain', ''],
    ['mice', 'some mice', 'plain', ''],
    ['a cloud the size of a cushion', 'a cloud the size of a cushion', 'plain', ''],
    ['No one knows that the moon is made of soup', 'the moon', 'think', 'made of soup'],
    ['Mia finds out that her teddy bear can talk at midnight', 'the teddy bear', 'power', 'talk at midnight'],
    ['they get lost and meet a friendly ghost who is lonely', 'a friendly ghost', 'is', 'am lonely'],
    ['sometimes the clouds come down to drink', 'the clouds', 'does', 'come down to drink'],
    ['the wolf only wanted a cup of tea', 'the wolf', 'want', 'a cup of tea'],
    ['The hero is secretly afraid of the dark.', 'the hero', 'fear', 'the dark'],
    ['a hat that grants wishes but only on Sundays', 'a hat', 'does', 'grant wishes but only on Sundays'],
    [
      "the villain turns out to be the mayor's lost sister",
      'the villain',
      'think',
      "the mayor's lost sister",
    ],
    ['dinosaurs were never extinct, they moved away', 'some dinosaurs', 'is', 'were never extinct'],
    ['<b>a robot</b> that <i>cries</i>', 'a robot', 'does', 'cry'],
    ['42 tiny elephants', '42 tiny elephants', 'plain', ''],
    ['Mr. Whiskers', 'Mr. Whiskers', 'plain', ''],
    ['the treasure was friendship all along', 'the treasure', 'think', 'friendship'],
    ['Their grandma used to be a pirate', 'the grandma', 'think', 'a pirate'],
  ])('%s is somebody with a wish, a fear or a habit', (seed, name, want, object) => {
    expect(read(seed)).toEqual([name, want, object])
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
      expect(twistOf(seed)).toMatchObject({ want: 'note', raw: seed })
    expect(twistOf('in the end it turns out that everybody was asleep')?.raw).toBe('everybody was asleep')
  })

  test('that is very long is cut at a word', () => {
    const raw = twistOf(`${'and so they walked and walked '.repeat(20)}home`)?.raw ?? ''
    expect(raw.length).toBeLessThan(150)
    expect(raw).toEndWith('…')
  })

  test('of many clauses is said in one breath', () => {
    const told = read(
      'a very small, very old hedgehog who has not slept since 1987 because someone borrowed his pillow, and now he walks',
    )
    expect(told).toEqual(['a very small, very old hedgehog', 'is', 'have not slept since 1987'])
  })

  test('that says nothing is none', () => {
    for (const seed of ['no', 'Surprise me', '???', ' ']) expect(twistOf(seed)).toBeUndefined()
  })

  test('brings no sign of the templates into the story', () => {
    expect(twistOf('<b>{h} [a|b] ~cat~</b>')?.raw).not.toMatch(/[<>{}[\]|~]/)
    expect(twistOf(' <> ')).toBeUndefined()
  })
})

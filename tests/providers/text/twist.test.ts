import { describe, expect, test } from 'bun:test'
import { twistOf } from '../../../src/providers/text/embedded/twist/seed.ts'

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
  ])('%s is somebody with a wish, a fear or a habit', (seed, name, want, object) => {
    expect(read(seed)).toEqual([name, want, object])
  })

  test('in another script, or too odd to be somebody, is found as a note', () => {
    for (const seed of ['蓝色的鲸鱼', '😀😀', 'it turns out everybody was asleep'])
      expect(twistOf(seed)).toMatchObject({ want: 'note', raw: seed })
  })

  test('that is very long is cut at a word', () => {
    const raw = twistOf(`${'and so they walked and walked '.repeat(20)}home`)?.raw ?? ''
    expect(raw.length).toBeLessThan(150)
    expect(raw).toEndWith('…')
  })

  test('brings no sign of the templates into the story', () => {
    expect(twistOf('<b>{h} [a|b] ~cat~</b>')?.raw).not.toMatch(/[<>{}[\]|~]/)
    expect(twistOf(' <> ')).toBeUndefined()
  })
})

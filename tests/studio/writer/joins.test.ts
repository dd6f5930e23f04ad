import { describe, expect, test } from 'bun:test'
import { forOneAlone } from '../../../src/studio/writer/alone.ts'
import { combine, type Joining } from '../../../src/studio/writer/joins.ts'
import { mannersOf } from '../../../src/studio/writer/manners/index.ts'
import { seeded } from '../../../src/studio/writer/random.ts'
import { spared } from '../../../src/studio/writer/trim.ts'
import { vary } from '../../../src/studio/writer/wording/swap.ts'

const joined = (text: string, joining: Joining = {}) =>
  combine(text, 20, new Set(['Pip', 'Ꙁb', 'Ꙁc']), seeded(1), { turns: 1, ...joining })

describe('two short sentences, for older listeners', () => {
  test('become one where the same somebody goes on', () => {
    expect(joined('They dug a hole. They put the chest in it.')).toBe(
      'They dug a hole and put the chest in it.',
    )
    expect(joined('Ꙁb took a breath. He hummed a tune.')).toBe('Ꙁb took a breath and hummed a tune.')
  })

  test('turn on a but where a try comes to nothing', () => {
    expect(joined('They pulled with both hands. It did not move.', { fails: true })).toBe(
      'They pulled with both hands, but it did not move.',
    )
    expect(joined('They put out cheese. Echoes do not eat.', { fails: true })).toBe(
      'They put out cheese, but echoes do not eat.',
    )
  })

  test('are not joined by an and where one is true at any time', () => {
    expect(joined('They put out cheese at the edge. Echoes do not eat any of it.')).not.toContain(', and')
  })

  test('tell of two children with an and', () => {
    expect(joined('Ꙁb looked under things. Ꙁc wore her blue coat.')).toBe(
      'Ꙁb looked under things, and Ꙁc wore her blue coat.',
    )
  })

  test('stay two where the second leans on something already', () => {
    const text = 'The bird woke up. A moment later, they left the two of them there.'
    expect(joined(text)).toBe(text)
  })
})

describe('where words are few', () => {
  test('a speech keeps its wish and spares the rest', () => {
    expect(spared('“I am a net,” said Pip. “I catch fish. I want to let one go!”', 'speech')).toBe(
      '“I am a net,” said Pip. “I want to let one go!”',
    )
    const wish = '“I am a net,” said Pip. “It is late. I want to let one go!”'
    expect(spared(wish, 'speech')).toContain('I want to let one go!')
  })

  test('a speech that goes on behind its tag begins anew when its first half is spared', () => {
    expect(spared('“I say hello,” said Pip, “and it goes in! No one will come.”', 'speech')).toBe(
      '“I say hello,” said Pip. “No one will come.”',
    )
  })

  test('nothing is spared that the next sentence points back to', () => {
    const text =
      'In the tune was no gap. The hiccup waited. It waited so long, and in the end so soundly, that it slept. All was still.'
    expect(spared(text, 'middle')).toBe(text)
  })

  test('what a child does with a thing is told, and how the thing was may go', () => {
    expect(spared('“Wait,” said Ruth. Off came her green scarf.', 'aside')).toContain('Off came')
    expect(spared('Ruth took off her green scarf. It was good and long.', 'aside')).toBe(
      'Ruth took off her green scarf.',
    )
  })

  test('a speech within a speech stays whole', () => {
    const text = '“I am a post,” said Pip. “They say ‘How lovely!’ I stand. Nobody stays.”'
    expect(spared(text, 'speech')).toBe(text)
  })
})

describe('a child whom nobody goes along with', () => {
  test('does alone what several would have done', () => {
    expect(forOneAlone('They put a quack in. They shut their eyes.')).toBe(
      '{h} put a quack in. {H.he} shut {h.his} eyes.',
    )
  })

  test('leaves to several what only several do', () => {
    for (const line of ['They looked at each other.', 'They say it is so.', 'Down they went, all nine.'])
      expect(forOneAlone(line)).toBe(line)
  })
})

test('a place is called the same all through a story', () => {
  const texts = Array.from({ length: 20 }, (_, seed) =>
    vary('They asked at the hill of big shoes.', seeded(seed), ['the hill of big shoes']),
  )
  expect(texts.every((text) => text.includes('the hill of big shoes'))).toBe(true)
})

test('a story without an author is told in one manner or another', () => {
  const author = { name: '', style: '', techniques: [] }
  const told = Array.from({ length: 30 }, (_, seed) => mannersOf(author, seed)[0])
  expect(new Set(told).size).toBeGreaterThan(5)
  expect(mannersOf(author, 7)).toEqual(mannersOf(author, 7))
})

import { describe, expect, test } from 'bun:test'
import { ProviderDown } from '../../../src/shared/kit/provider-down.ts'
import { aPurchaseStore } from '../../support/a-purchase-store.ts'
import { atOpenai, BRIEF, changed, GOOD, STORY, whenAsked } from './at-openai.ts'

const at = atOpenai()
const { server } = at
const purchases = aPurchaseStore()

const annotate = (more = {}) => at.writer().annotate(BRIEF, STORY, at.making(more))
const notesWith = (change: (notes: typeof GOOD.notes) => void) => changed(({ notes }) => change(notes)).notes

describe('the notes of a story by OpenAI', () => {
  test('are read from the finished words by a second call', async () => {
    const notes = await annotate()
    expect(notes.scenes).toEqual(STORY.scenes)
    expect(notes.helpers).toEqual(STORY.helpers)
    const [asked] = server.asked()
    expect(asked?.format).toBe('notes')
    for (const paragraph of STORY.paragraphs)
      expect(asked?.turns[0]).toContain(JSON.stringify(paragraph).slice(1, -1))
    expect(at.bought).toHaveLength(1)
  })

  test('say what the next stories are told of this one', async () => {
    expect((await annotate()).memory).toEqual(GOOD.notes.memory)
  })

  test('remember no more of it than a few words', async () => {
    server.notes.push(
      notesWith(({ memory }) => {
        memory.trouble = 'a lamp went out and '.repeat(20)
      }),
    )
    const { memory } = await annotate()
    expect(memory?.trouble).toHaveLength(200)
    expect(memory?.turn).toBe(GOOD.notes.memory.turn)
  })

  test('send no description along: the words have what was used of it', async () => {
    await annotate()
    expect(server.asked()[0]?.turns[0]).not.toContain(BRIEF.children[0]?.description ?? '?')
  })

  test('leave out characters that were not introduced, and duplicates', async () => {
    server.notes.push(
      notesWith((notes) => {
        notes.helpers = []
        const present = notes.pictures[0]?.present ?? []
        present.push(
          { who: 'helper-4', action: 'waving', feeling: 'happy', holding: null },
          { who: 'child-0', action: 'waving', feeling: 'happy', holding: null },
        )
      }),
    )
    const who = (await annotate()).scenes[0]?.present.map((presence) => presence.who)
    expect(who).toEqual(['child-0', 'child-1'])
  })

  test('have no more helpers than a picture can hold', async () => {
    server.notes.push(
      notesWith((notes) => {
        notes.helpers = Array.from({ length: 6 }, () => ({ name: 'the teapot', figure: 'thing', kind: '' }))
      }),
    )
    expect((await annotate()).helpers.map(({ id }) => id)).toEqual([1, 2, 3, 4].map((nth) => `helper-${nth}`))
  })

  test.each(['refused', 'filtered', 'unfinished', 'off-schema', 'too-short'])(
    'are asked for once more after an answer that is %s',
    async (fault) => {
      server.faults.push(fault)
      expect((await annotate()).scenes).toEqual(STORY.scenes)
      expect(server.requests).toHaveLength(2)
      expect(server.asked()[1]?.instructions).toContain('exactly 3 pictures')
    },
  )

  test('are asked for once more when they hold something unfit', async () => {
    server.notes.push(
      notesWith((notes) => {
        const [first] = notes.pictures
        if (first) first.props = ['pistol']
      }),
    )
    expect((await annotate()).scenes).toEqual(STORY.scenes)
  })

  test('are plain ones when the model cannot note: a story that can be told is told', async () => {
    server.faults.push('off-schema', 'unfinished')
    const { scenes, helpers, memory } = await annotate()
    expect(scenes.map(({ present }) => present.map(({ who }) => who))).toEqual([
      ['child-0', 'child-1'],
      ['child-0', 'child-1'],
      ['child-0', 'child-1'],
    ])
    expect([helpers, memory]).toEqual([[], undefined])
    expect(server.requests).toHaveLength(2)
  })

  test('are asked for again when OpenAI hangs over them', async () => {
    server.faults.push('hangs')
    const noting = annotate()
    await whenAsked(server, 1)
    at.clock.timeOut()
    expect((await noting).scenes).toEqual(STORY.scenes)
  })

  test.each(['responses', 'chat'] as const)(
    'are listened to by %s for as long as they are said: the time of a silence begins again with each word',
    async (api) => {
      const last = Promise.withResolvers<void>()
      server.noteEnds.push(last.promise)
      let now = 0
      at.clock.now = () => now++
      const { scenes } = await at.writer(api).annotate(BRIEF, STORY, at.making(), () => {
        at.clock.timeOut(120_000)
        setImmediate(last.resolve)
      })
      expect(scenes).toEqual(STORY.scenes)
      expect(server.requests).toHaveLength(1)
    },
  )

  test('wait for OpenAI where nobody answers', async () => {
    server.faults.push('error', 'error', 'error')
    await expect(annotate()).rejects.toBeInstanceOf(ProviderDown)
  })

  test('are not bought again after a crash, nor are the words', async () => {
    const story = await at.write(BRIEF, { purchases })
    expect(await at.write(BRIEF, { purchases })).toEqual(story)
    expect(at.formats()).toEqual(['story', 'notes'])
  })
})

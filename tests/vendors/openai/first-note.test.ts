import { describe, expect, test } from 'bun:test'
import { embeddedModerator } from '../../../src/embedded/moderation/index.ts'
import { FIT, type Moderator } from '../../../src/ports/moderator.ts'
import type { StoryNotes } from '../../../src/ports/writer.ts'
import { openCallsOut } from '../../../src/vendors/calls-out/index.ts'
import { comingJson } from '../../../src/vendors/openai/text/coming-json.ts'
import { createOpenaiWriter } from '../../../src/vendors/openai/text/writer.ts'
import { aPurchaseStore } from '../../support/a-purchase-store.ts'
import { atOpenai, BRIEF, changed, GOOD, STORY } from './at-openai.ts'

const at = atOpenai()
const { server } = at

const FIRST: StoryNotes = { helpers: STORY.helpers, scenes: STORY.scenes.slice(0, 1) }
const withPistol = (page: number) =>
  changed(({ notes }) => {
    const picture = notes.pictures[page]
    if (picture) picture.props = ['pistol']
  }).notes

/** Annotates, and returns all first notes reported meanwhile; the last of `answers` ends when one was. */
async function heardAt(writer = at.writer(), { making = at.making(), answers = 0 } = {}) {
  const heard: StoryNotes[] = []
  const first = Promise.withResolvers<void>()
  for (let answer = 1; answer <= answers; answer += 1)
    server.noteEnds.push(answer < answers ? Promise.resolve() : first.promise)
  const notes = await writer.annotate(BRIEF, STORY, making, (one) => {
    heard.push(one)
    first.resolve()
  })
  return { heard, notes }
}

describe('the first page’s note', () => {
  test.each(['responses', 'chat'] as const)(
    'is handed on with the helpers while the others are still said, by %s',
    async (api) => {
      const first = Promise.withResolvers<StoryNotes>()
      server.noteEnds.push(first.promise)
      await at.writer(api).annotate(BRIEF, STORY, at.making(), first.resolve)
      expect(await first.promise).toEqual(FIRST)
    },
  )

  test('is not handed on without the helpers, whichever is said first', async () => {
    const { pictures, helpers, memory } = structuredClone(GOOD.notes)
    memory.trouble = 'a lamp went out and '.repeat(30)
    server.notes.push({ pictures, helpers, memory })
    expect((await heardAt(at.writer(), { answers: 1 })).heard).toEqual([FIRST])
  })

  test('is handed on once, though the answer broke off behind it and was asked for again', async () => {
    server.faults.push('cut')
    const { heard, notes } = await heardAt(at.writer(), { answers: 2 })
    expect(server.requests).toHaveLength(2)
    expect(heard).toEqual([FIRST])
    expect(notes.scenes).toEqual(STORY.scenes)
  })

  test('is read again from the beginning when an answer broke off before it', async () => {
    server.faults.push('truncated')
    server.notes.push('{"helpers": [{"name": "the teapot", "figure":')
    expect((await heardAt(at.writer(), { answers: 2 })).heard).toEqual([FIRST])
  })

  test('is not handed on when a child may not see it', async () => {
    server.notes.push(withPistol(0))
    const looked = Promise.withResolvers<void>()
    server.noteEnds.push(looked.promise)
    const { heard, notes } = await heardAt(
      writerWith(async (first) => {
        if (first) setImmediate(looked.resolve)
      }),
    )
    expect(heard).toEqual([])
    expect(notes.scenes).toEqual(STORY.scenes)
  })

  test('is handed on though a later page’s is unfit, and not again with the second answer', async () => {
    server.notes.push(withPistol(2))
    expect((await heardAt(at.writer(), { answers: 1 })).heard).toEqual([FIRST])
    expect(server.requests).toHaveLength(2)
  })

  test('comes from no answer that was bought before: all notes are there at once', async () => {
    const purchases = aPurchaseStore()
    const making = at.making({ purchases })
    await heardAt(at.writer(), { making, answers: 1 })
    expect((await heardAt(at.writer(), { making })).heard).toEqual([])
    expect(server.requests).toHaveLength(1)
  })

  test('is not handed on any more when it was looked at for longer than the others took', async () => {
    const late = Promise.withResolvers<void>()
    const { heard, notes } = await heardAt(
      writerWith(async (first) => {
        if (first) await late.promise
      }),
    )
    late.resolve()
    await late.promise
    await new Promise((resolve) => setImmediate(resolve))
    expect(heard).toEqual([])
    expect(notes.scenes).toEqual(STORY.scenes)
  })

  test('that nobody can look at keeps no notes from coming', async () => {
    const { heard, notes } = await heardAt(
      writerWith(async (first) => {
        if (first) throw new Error('nobody looks')
      }),
    )
    expect(heard).toEqual([])
    expect(notes.scenes).toEqual(STORY.scenes)
  })

  test('is not parsed early where nobody waits for it', async () => {
    let looks = 0
    const writer = writerWith(async () => {
      looks += 1
    })
    await writer.annotate(BRIEF, STORY, at.making())
    expect(looks).toBe(1)
  })
})

/** A writer that runs `before` ahead of every moderation of text, with whether it is the first. A pistol is refused. */
function writerWith(before: (isFirst: boolean) => Promise<void>) {
  let looks = 0
  const moderator: Moderator = {
    ...embeddedModerator,
    async checkText(texts) {
      looks += 1
      await before(looks === 1)
      const index = texts.findIndex(({ text }) => text === 'pistol')
      return index < 0 ? FIT : { ok: false, theme: 'violence', index }
    },
  }
  return createOpenaiWriter(
    { model: 'gpt-5.4-mini', apiKey: 'openai-key', server: `${server.url}/v1`, api: 'responses' },
    { callsOut: openCallsOut(at.clock), moderator },
  )
}

describe('an object that is still said', () => {
  /** What is heard of `text`, fed letter by letter. */
  const lettersOf = (text: string) => {
    const hear = comingJson('pictures')
    return [...text].flatMap((letter) => hear(letter) ?? [])
  }
  const { helpers, pictures } = GOOD.notes
  const [one, two] = pictures

  test('is heard by its whole values, and by the whole elements of its list', () => {
    const said = `]: "as [asked: ${JSON.stringify({ helpers, pictures: [one, two], memory: {} })} Enjoy {it}!`
    expect(lettersOf(said)).toEqual([
      {},
      { helpers },
      { helpers, pictures: [one] },
      { helpers, pictures: [one, two] },
      { helpers, pictures: [one, two] },
      { helpers, pictures: [one, two], memory: {} },
      { helpers, pictures: [one, two], memory: {} },
    ])
  })

  test('has no helpers until all of them are said, whichever comes first', () => {
    const said = JSON.stringify({ pictures: [one], helpers: [helpers[0], helpers[0]] })
    expect(lettersOf(said)).toEqual([
      { pictures: [one] },
      { pictures: [one] },
      { pictures: [one] },
      { pictures: [one] },
      { pictures: [one], helpers: [helpers[0], helpers[0]] },
      { pictures: [one], helpers: [helpers[0], helpers[0]] },
    ])
  })

  test('is not misled by brackets and marks within its texts, wherever the parts end', () => {
    const odd = { place: 'a "box}]" \\', props: ['{', '\\"'] }
    const said = JSON.stringify({ helpers: [], pictures: [odd, odd] })
    expect(lettersOf(said)).toEqual([
      { helpers: [] },
      { helpers: [], pictures: [odd] },
      { helpers: [], pictures: [odd, odd] },
      { helpers: [], pictures: [odd, odd] },
      { helpers: [], pictures: [odd, odd] },
    ])
    for (let at = 0; at < said.length; at += 1) {
      const hear = comingJson('pictures')
      const [before, after] = [hear(said.slice(0, at)), hear(said.slice(at))]
      expect(after ?? before).toEqual({ helpers: [], pictures: [odd, odd] })
    }
  })
})

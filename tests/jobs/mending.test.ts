import { beforeEach, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { jobs, pageNarrations, storyBodies, storyChanges } from '../../db/schema/index.ts'
import { recoverJobs } from '../../jobs/recover.ts'
import { sweepMedia } from '../../src/domain/media/remove-unused-media.ts'
import { deleteStory } from '../../src/domain/stories/delete-story.ts'
import { redrawPicture } from '../../src/domain/stories/redraw-picture.ts'
import { aMendedStory, type MendedStory } from '../support/a-mended-story.ts'
import { admitted, creditsOf } from '../support/families.ts'

let story: MendedStory
beforeEach(async () => {
  story = await aMendedStory()
})

const NEW = 'Mia put on her red boots.'
const NEWER = 'Mia put on her yellow boots.'
const body = () => story.db.select().from(storyBodies).where(eq(storyBodies.storyId, story.storyId)).get()

describe('words that Mia’s mother changes', () => {
  test('are told again, that page alone, and the others stay as they were', async () => {
    const before = story.answer()
    const told: string[][] = []
    const { narrate } = story.studio.narrator
    story.studio.narrator.narrate = (brief, making) => {
      told.push(brief.paragraphs)
      return narrate(brief, making)
    }
    expect(story.mend(1, NEW)).toEqual({ ok: true, value: undefined })
    expect(story.answer()).toEqual(before)
    expect(story.pages()[1]).toMatchObject({ words: NEW, voice: 'making', wordsChanged: 1 })
    await story.makeEverything()
    const after = story.answer()
    expect(told).toEqual([[NEW]])
    expect(after.words).toEqual([before.words[0], NEW, before.words[2]] as string[])
    expect(after.audio.alignment.words.map(({ word }) => word).join(' ')).toBe(after.words.join(' '))
    expect(after.images).toEqual(before.images)
    expect(story.pages()[1]).toMatchObject({ words: NEW, voice: 'there' })
    expect(body()?.readingGrade).not.toBe(1)
  })

  test('can be taken back one after the other, and nothing is told for that', async () => {
    const before = story.answer()
    story.mend(1, NEW)
    await story.makeEverything()
    const once = story.answer()
    story.mend(1, NEWER)
    await story.makeEverything()
    expect(story.answer().words[1]).toBe(NEWER)
    story.studio.made.length = 0
    story.takeBackWords(1)
    expect(story.pages()[1]).toMatchObject({ words: NEW, voice: 'making' })
    await story.makeEverything()
    expect(story.answer().words).toEqual(once.words)
    expect(story.answer().audio).toEqual(once.audio)
    story.takeBackWords(1)
    await story.makeEverything()
    expect(story.answer()).toEqual(before)
    expect(story.studio.made).toEqual(['splice'])
    expect(story.takeBackWords(1)).toEqual({ ok: false, failure: { reason: 'nothing-to-take-back' } })
    expect(body()?.firstTelling).toBeNull()
    expect(story.db.select().from(pageNarrations).all()).toEqual([])
    expect(story.filesOf('narration')).toHaveLength(1)
  })

  test('of two pages are joined from the first telling, however often they change', async () => {
    story.mend(0, NEW)
    await story.makeEverything()
    const wholes: (string | undefined)[] = []
    const { splice } = story.studio
    story.studio.splice = (brief, signal) => {
      wholes.push(brief.whole?.words.map(({ word }) => word).join(' '))
      expect([...brief.pages.keys()]).toEqual([0, 2])
      return splice(brief, signal)
    }
    story.mend(2, NEWER)
    await story.makeEverything()
    expect(wholes).toEqual([[0, 1, 2].map((page) => `On page ${page + 1} Mia looked up.`).join(' ')])
    expect(story.filesOf('narration')).toHaveLength(4)
  })

  test('while others are being told are told too, and none is lost', async () => {
    const { narrate } = story.studio.narrator
    story.studio.narrator.narrate = (brief, making) => {
      if (brief.paragraphs[0] === NEW) story.mend(2, NEWER)
      return narrate(brief, making)
    }
    story.mend(1, NEW)
    await story.makeEverything()
    expect(story.answer().words.slice(1)).toEqual([NEW, NEWER])
  })

  test('that come at the last moment of the job are told by another', async () => {
    const { splice } = story.studio
    let late: Promise<void> | undefined
    story.studio.splice = async (brief, signal) => {
      const narration = await splice(brief, signal)
      late ??= new Promise<void>((resolve) => setTimeout(resolve, 0)).then(() => void story.mend(2, NEWER))
      return narration
    }
    story.mend(1, NEW)
    await story.makeEverything()
    await late
    await story.makeEverything()
    expect(story.answer().words.slice(1)).toEqual([NEW, NEWER])
    expect(story.db.select().from(jobs).where(eq(jobs.kind, 'tell_pages')).get()?.state).toBe('done')
  })

  test('that the voice cannot read wait, the story stays as it was, and sending them again retries', async () => {
    const before = story.answer()
    story.studio.broken.add('narration')
    story.mend(1, NEW)
    await story.makeEverything()
    expect(story.answer()).toEqual(before)
    expect(story.pages()[1]).toMatchObject({ words: NEW, voice: 'failed' })
    story.studio.broken.clear()
    expect(story.mend(1, NEW).ok).toBe(true)
    await story.makeEverything()
    expect(story.answer().words[1]).toBe(NEW)
    expect(story.db.select().from(storyChanges).all()).toHaveLength(1)
  })

  test('that are taken back before they were told leave nothing', async () => {
    const before = story.answer()
    story.mend(1, NEW)
    story.takeBackWords(1)
    await story.makeEverything()
    expect(story.answer()).toEqual(before)
    expect(body()?.firstTelling).toBeNull()
    expect(story.studio.made).toEqual([])
  })

  test('survive a restart in the middle, and no page is told twice', async () => {
    story.studio.broken.add('splice')
    story.mend(1, NEW)
    await story.makeEverything()
    story.studio.broken.clear()
    story.db.update(jobs).set({ state: 'running' }).where(eq(jobs.kind, 'tell_pages')).run()
    recoverJobs(story.db)
    story.studio.made.length = 0
    await story.makeEverything()
    expect(story.answer().words[1]).toBe(NEW)
    expect(story.studio.made).toEqual(['splice'])
  })

  test('in two windows do not overwrite each other', async () => {
    const seen = story.pages()[1]?.words ?? ''
    expect(story.mend(1, NEW, { seen }).ok).toBe(true)
    expect(story.mend(1, NEWER, { seen })).toEqual({
      ok: false,
      failure: { reason: 'changed-meanwhile', words: NEW },
    })
    expect(story.mend(1, NEWER, { seen: NEW }).ok).toBe(true)
    await story.makeEverything()
    expect(story.answer().words[1]).toBe(NEWER)
  })

  test('keep every file that the story needs through a sweep, and leave none when it is deleted', async () => {
    story.mend(1, NEW)
    await story.makeEverything()
    story.wish(0, 'she has no hat')
    await story.makeEverything()
    expect(await sweepMedia(story.db, story.store)).toBe(0)
    await deleteStory(story.db, story.store, story.userId, story.storyId)
    expect(await Array.fromAsync(story.store.list())).toEqual([])
    expect(story.db.select().from(storyChanges).all()).toEqual([])
    expect(story.db.select().from(pageNarrations).all()).toEqual([])
  })
})

describe('a picture that is drawn after a wish', () => {
  const wishes: (string | undefined)[] = []
  beforeEach(() => {
    wishes.length = 0
    const { paint } = story.studio.painter
    story.studio.painter = {
      ...story.studio.painter,
      paint: (brief, making) => {
        wishes.push(brief.wish)
        return paint(brief, making)
      },
    }
  })

  test('takes the place of the old one, which comes back when the wish is taken back', async () => {
    const before = story.answer()
    const files = story.filesOf('picture')
    expect(story.wish(0, 'she has no hat').ok).toBe(true)
    expect(story.pages()[0]).toMatchObject({ picture: 'making', wish: 'she has no hat' })
    await story.makeEverything()
    expect(wishes).toEqual(['she has no hat'])
    const after = story.answer()
    expect(after.images[0]?.imageUrl).not.toBe(before.images[0]?.imageUrl)
    expect(after.images.slice(1)).toEqual(before.images.slice(1))
    expect(after.words).toEqual(before.words)
    await story.takeBackPicture(0)
    expect(story.answer()).toEqual(before)
    expect(story.filesOf('picture')).toEqual(files)
    expect(await story.takeBackPicture(0)).toEqual({ ok: false, failure: { reason: 'nothing-to-take-back' } })
  })

  test('can be undone even when the picture was redrawn without a wish meanwhile', async () => {
    const before = story.answer()
    story.wish(1, 'nearer')
    await story.makeEverything()
    redrawPicture(story.db, admitted(story.userId), { storyId: story.storyId, paragraphIndex: 1 })
    await story.makeEverything()
    await story.takeBackPicture(1)
    expect(story.answer().images[1]?.imageUrl).toBe(before.images[1]?.imageUrl as string)
    expect(
      await story.store.get(/[0-9a-f]{64}/.exec(before.images[1]?.imageUrl ?? '')?.[0] ?? ''),
    ).toBeDefined()
  })

  test('that does not come out leaves the old one, and is asked for again without a second price', async () => {
    const before = story.answer()
    story.studio.broken.add('picture 1')
    story.wish(1, 'by day')
    expect(await story.takeBackPicture(1)).toEqual({ ok: false, failure: { reason: 'drawing' } })
    expect(story.wish(1, 'by night')).toEqual({ ok: false, failure: { reason: 'drawing' } })
    await story.makeEverything()
    expect(story.answer()).toEqual(before)
    expect(story.pages()[1]?.picture).toBe('failed')
    story.studio.broken.clear()
    expect(story.wish(1, 'by night').ok).toBe(true)
    await story.makeEverything()
    expect(wishes.at(-1)).toBe('by night')
    expect(story.pages()[1]).toMatchObject({ picture: 'there', picturesChanged: 1 })
  })
})

describe('where vendors are paid', () => {
  beforeEach(async () => {
    story = await aMendedStory({ own: false, credits: 3 })
  })

  test('the first change of a page is part of the story, a further one costs a credit that was shown before', async () => {
    const credits = creditsOf(story.db, story.userId)
    expect(story.pages()[1]).toMatchObject({ wordsPrice: 0, picturePrice: 0 })
    story.mend(1, NEW)
    story.wish(1, 'nearer')
    await story.makeEverything()
    expect(creditsOf(story.db, story.userId)).toBe(credits)
    expect(story.pages()[1]).toMatchObject({ wordsPrice: 1, picturePrice: 1 })
    expect(story.pages()[2]).toMatchObject({ wordsPrice: 0, picturePrice: 0 })
    expect(story.mend(1, NEWER, { price: 0 })).toEqual({ ok: false, failure: { reason: 'dearer', price: 1 } })
    expect(story.mend(1, NEWER, { price: 1 }).ok).toBe(true)
    expect(creditsOf(story.db, story.userId)).toBe(credits - 1)
    await story.makeEverything()
    await story.takeBackPicture(1)
    expect(story.pages()[1]?.picturePrice).toBe(1)
    expect(story.wish(1, 'by day', { price: 1 }).ok).toBe(true)
    expect(creditsOf(story.db, story.userId)).toBe(credits - 2)
    await story.makeEverything()
    expect(story.wish(1, 'by night', { price: 1 })).toEqual({
      ok: false,
      failure: { reason: 'too-few-credits', price: 1, available: 0 },
    })
  })

  test('what was never made gives its credit back when it is taken back', async () => {
    story.mend(1, NEW)
    await story.makeEverything()
    const credits = creditsOf(story.db, story.userId)
    story.studio.broken.add('narration')
    story.mend(1, NEWER)
    expect(creditsOf(story.db, story.userId)).toBe(credits - 1)
    await story.makeEverything()
    expect(story.pages()[1]?.voice).toBe('failed')
    story.takeBackWords(1)
    expect(creditsOf(story.db, story.userId)).toBe(credits)
    story.studio.broken.clear()
    await story.makeEverything()
    expect(story.pages()[1]).toMatchObject({ words: NEW, voice: 'there' })
  })
})

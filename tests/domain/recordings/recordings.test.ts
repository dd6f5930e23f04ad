import { beforeEach, describe, expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { kidShelfOf } from '../../../db/queries/kid-shelf.ts'
import { profilesOf } from '../../../db/queries/profiles.ts'
import { storyOf } from '../../../db/queries/story.ts'
import { findStories } from '../../../db/queries/story-list.ts'
import { media, recordings, storyVoices, users } from '../../../db/schema/index.ts'
import { familyData } from '../../../src/domain/account/family-data.ts'
import { storyToBind } from '../../../src/domain/editions/story-to-bind.ts'
import { makeStoryLink, spendStoryLink } from '../../../src/domain/links/story-links.ts'
import { sweepMedia } from '../../../src/domain/media/remove-unused-media.ts'
import type { RecordingRefusal } from '../../../src/domain/recordings/keep-recording.ts'
import { deleteStory } from '../../../src/domain/stories/delete-story.ts'
import { mediaHashOf } from '../../../src/shared/media/media-url.ts'
import { NO_FILTERS } from '../../../src/shared/stories/story-filters.ts'
import { aMendedStory, type MendedStory } from '../../support/a-mended-story.ts'
import { admitted } from '../../support/families.ts'

let story: MendedStory
beforeEach(async () => {
  story = await aMendedStory()
})

const files = () => story.db.select().from(media).where(eq(media.kind, 'narration')).all()
const refused = (reason: RecordingRefusal['reason']) => ({ ok: false, failure: { reason } }) as const

describe('a page that Grandma reads aloud', () => {
  test('is heard in her voice, and the others in the narrator’s', async () => {
    expect(await story.record(1, 'Granny reads')).toEqual({ ok: true, value: undefined })
    expect(story.recorded()).toMatchObject([{ name: 'Grandma', state: 'making', recorded: [{ page: 1 }] }])
    expect(story.toldBy('Grandma')).toBeUndefined()
    const told = story.answer().audio
    await story.makeEverything()
    expect(story.recorded()[0]?.state).toBe('there')
    const audio = story.toldBy('Grandma')
    expect(await story.heard(audio?.audioUrl)).toEndWith('page 1 as recording of Granny reads')
    expect(audio?.alignment.words.map(({ word }) => word)).toEqual(
      told.alignment.words.map(({ word }) => word),
    )
    expect(story.answer().audio).toEqual(told)
  })

  test("is lit by sentences where the words' times are uncertain", async () => {
    await story.record(1, 'Granny reads')
    await story.makeEverything()
    const [first = ''] = story.answer().words
    const from = first.split(' ').length
    const to = from + (story.answer().words[1] ?? '').split(' ').length
    expect(story.toldBy('Grandma')?.alignment.together).toEqual([[from, to]])
  })

  test('is lit by sentences in the e-book as well, and none of it for no time', async () => {
    await story.record(1, 'Granny reads')
    await story.makeEverything()
    const { db, store, userId, storyId, now } = story
    const voiceId = storyOf(db, userId, storyId)?.voices?.[0]?.id
    const bound = await storyToBind(db, store, admitted(userId), { storyId, voiceId }, now)
    const pages = bound.ok ? bound.value.pages : []
    expect(pages[0]?.lit.length).toBeGreaterThan(1)
    expect(pages[1]?.lit.map(({ text }) => text)).toEqual([pages[1]?.text ?? ''])
    const pieces = pages.flatMap(({ lit }) => lit)
    expect(pieces.filter(({ start, end }) => end <= start)).toEqual([])
  })

  test('is read again, and the first reading is kept nowhere', async () => {
    await story.record(1, 'with a cough')
    await story.makeEverything()
    const before = files().length
    await story.record(1, 'without')
    await story.makeEverything()
    expect(story.db.select().from(recordings).all()).toHaveLength(1)
    expect(files()).toHaveLength(before)
    expect(await story.heard(story.toldBy('Grandma')?.audioUrl)).toContain('recording of without')
  })

  test('is told as it was until the next page is joined, and both are found once', async () => {
    await story.record(0, 'one')
    await story.makeEverything()
    const before = story.toldBy('Grandma')
    await story.record(1, 'two')
    expect(story.toldBy('Grandma')).toEqual(before)
    story.studio.made.length = 0
    await story.makeEverything()
    expect(story.studio.made).toEqual(['words found', 'splice'])
    const heard = await story.heard(story.toldBy('Grandma')?.audioUrl)
    expect(heard).toContain('page 0 as recording of one')
    expect(heard).toContain('page 1 as recording of two')
  })

  test('exists beside Papa’s, each as its own telling', async () => {
    await story.record(1, 'Granny reads')
    await story.record(1, 'Papa reads', { voice: 'Papa' })
    await story.makeEverything()
    expect(story.recorded().map(({ name }) => name)).toEqual(['Grandma', 'Papa'])
    expect(await story.heard(story.toldBy('Papa')?.audioUrl)).toContain('Papa reads')
    expect(await story.heard(story.toldBy('Grandma')?.audioUrl)).toContain('Granny reads')
  })

  test.each(['empty', 'other-format', 'cut-off', 'too-long', 'silent'] as const)(
    'is not kept where it is %s',
    async (fault) => {
      const before = files().length
      expect(await story.record(1, fault)).toEqual(refused(fault))
      expect(story.recorded()).toEqual([])
      expect(files()).toHaveLength(before)
    },
  )

  test('is not kept where its words were changed while she read', async () => {
    const seen = story.pages()[1]?.words ?? ''
    story.mend(1, 'Mia sang to the moon.')
    expect(await story.record(1, 'the old words', { seen })).toEqual(refused('changed-meanwhile'))
    expect(await story.record(9, 'no such page')).toEqual(refused('not-found'))
  })

  test('is followed with the names as the parent says them', async () => {
    story.db.run(
      sql`UPDATE story_bodies SET story_request = json_set(story_request, '$.characters[0].soundsLike', 'mee-ah')`,
    )
    const { followWords } = story.studio
    const heard: unknown[] = []
    story.studio.followWords = (brief, signal) => {
      heard.push(brief.soundsLike)
      return followWords(brief, signal)
    }
    await story.record(1, 'Granny reads')
    await story.makeEverything()
    expect(heard).toEqual([{ Mia: 'mee-ah' }])
  })
})

describe('when a page is mended', () => {
  beforeEach(async () => {
    await story.record(0, 'one')
    await story.record(1, 'two')
    await story.makeEverything()
  })

  test('the parent is told before who read it', () => {
    expect(story.pages().map(({ recordedBy }) => recordedBy)).toEqual([['Grandma'], ['Grandma'], []])
  })

  test('its recording goes, and that of no other page', async () => {
    story.mend(1, 'Mia sang to the moon.')
    await story.makeEverything()
    expect(story.recorded()).toMatchObject([{ state: 'there', recorded: [{ page: 0 }] }])
    const heard = await story.heard(story.toldBy('Grandma')?.audioUrl)
    expect(heard).toContain('Mia sang to the moon.')
    expect(heard).toContain('page 0 as recording of one')
    expect(heard).not.toContain('page 1 as')
    expect(await sweepMedia(story.db, story.store)).toBe(0)
  })

  test('and undone before it is read, the recording stays', async () => {
    story.mend(1, 'Mia sang to the moon.')
    story.takeBackWords(1)
    await story.makeEverything()
    expect(story.recorded()).toMatchObject([{ state: 'there', recorded: [{ page: 0 }, { page: 1 }] }])
  })

  test('a voice whose only page it was is gone', async () => {
    await story.record(2, 'Papa reads', { voice: 'Papa' })
    await story.makeEverything()
    story.mend(2, 'And all was well.')
    await story.makeEverything()
    expect(story.recorded().map(({ name }) => name)).toEqual(['Grandma'])
  })
})

describe('a recording is the family’s', () => {
  beforeEach(async () => {
    await story.record(0, 'one')
    await story.record(1, 'two')
    await story.makeEverything()
  })

  test('and deleted by them, page by page or as a voice', async () => {
    const before = files().length
    expect(await story.forgetRecording('Papa', 0)).toBe(false)
    expect(await story.forgetRecording('Grandma', 2)).toBe(false)
    expect(await story.forgetRecording('Grandma', 0)).toBe(true)
    await story.makeEverything()
    expect(await story.heard(story.toldBy('Grandma')?.audioUrl)).not.toContain('page 0')
    expect(await story.forgetRecording('Grandma')).toBe(true)
    await story.makeEverything()
    expect(story.recorded()).toEqual([])
    expect(files()).toHaveLength(before - 3)
    expect(await sweepMedia(story.db, story.store)).toBe(0)
  })

  test('goes with the story, bytes and all', async () => {
    const hashes = files().map(({ hash }) => hash)
    await deleteStory(story.db, story.store, story.userId, story.storyId)
    expect(story.db.select().from(storyVoices).all()).toEqual([])
    expect(story.db.select().from(recordings).all()).toEqual([])
    for (const hash of hashes) expect(await story.store.get(hash)).toBeUndefined()
  })

  test('goes with the family', () => {
    story.db.delete(users).where(eq(users.id, story.userId)).run()
    expect(story.db.select().from(recordings).all()).toEqual([])
  })

  test('stays when what nobody needs is swept', async () => {
    const before = files().length
    await sweepMedia(story.db, story.store)
    expect(files()).toHaveLength(before)
    expect(await story.heard(story.toldBy('Grandma')?.audioUrl)).toBeDefined()
  })

  test('is in what they download, with what it is', async () => {
    const found: Record<string, string> = {}
    for await (const { name, bytes } of familyData(story.db, story.store, story.userId))
      found[name] = typeof bytes === 'string' ? bytes : await bytes.text()
    const names = Object.keys(found)
    const folder = names.find((name) => name.endsWith('/story.json'))?.replace('story.json', '') ?? ''
    expect(found[`${folder}recording-1-grandma-1.mp3`]).toBe('recording of one')
    expect(found[`${folder}recording-1-grandma-2.mp3`]).toBe('recording of two')
    expect(found[`${folder}voice-1-grandma.mp3`]).toContain('page 1 as recording of two')
    const { voices } = JSON.parse(found[`${folder}story.json`] ?? '')
    expect(voices).toMatchObject([
      { name: 'Grandma', recordings: [{ paragraphIndex: 0, file: 'recording-1-grandma-1.mp3' }, {}] },
    ])
    expect(found['READ-ME.txt']).toContain('recording-ID-NAME-P.mp3')
  })

  test('opens in kid mode with the story that it is of', () => {
    const family = profilesOf(story.db, story.userId).family.id
    const hash = mediaHashOf(story.toldBy('Grandma')?.audioUrl ?? '') ?? ''
    expect(kidShelfOf(story.db, story.userId, family)?.hasFile(hash)).toBe(true)
    expect(kidShelfOf(story.db, story.userId, family)?.hasFile('0'.repeat(64))).toBe(false)
  })

  test('tells what is taken home', async () => {
    const voiceId = storyOf(story.db, story.userId, story.storyId)?.voices?.[0]?.id
    const bind = (voiceId?: number) =>
      storyToBind(
        story.db,
        story.store,
        admitted(story.userId),
        { storyId: story.storyId, voiceId },
        story.now,
      )
    const bound = await bind(voiceId)
    const told = bound.ok ? new TextDecoder().decode(bound.value.narration?.bytes) : ''
    expect(told).toContain('page 1 as recording of two')
    expect(bound.ok && bound.value.narration?.reader).toBe('Grandma')
    expect(await bind(999)).toEqual({ ok: false, failure: 'not-found' })
  })

  test('is on the shelf, and the search finds who read it', () => {
    const find = (search: string) =>
      findStories(story.db, story.userId, { ...NO_FILTERS, search }).items({ limit: 9, offset: 0 })
    expect(find('grandma').map(({ readBy }) => readBy)).toEqual([['Grandma']])
    expect(find('papa')).toEqual([])
  })
})

describe('by a link', () => {
  const aLink = () => {
    const link = { storyId: story.storyId, kind: 'recording', withName: true, voice: 'Grandma' } as const
    const made = makeStoryLink(story.db, admitted(story.userId), link, story.now)
    if (!made.ok) throw new Error(made.failure)
    return made.value.id
  }

  test('pages are kept one after the other until she is done, and none afterwards', async () => {
    const linkId = aLink()
    expect(await story.record(0, 'one', { linkId })).toMatchObject({ ok: true })
    expect(await story.record(1, 'two', { linkId })).toMatchObject({ ok: true })
    expect(spendStoryLink(story.db, linkId, story.now)).toBe(true)
    expect(await story.record(2, 'three', { linkId })).toEqual(refused('link-over'))
    expect(story.recorded()[0]?.recorded.map(({ page }) => page)).toEqual([0, 1])
  })

  test('nothing is kept when it was ended while she read', async () => {
    const linkId = aLink()
    const { takeRecording } = story.studio
    story.studio.takeRecording = async (brief) => {
      spendStoryLink(story.db, linkId, story.now)
      return takeRecording(brief)
    }
    const before = files().length
    expect(await story.record(0, 'one', { linkId })).toEqual(refused('link-over'))
    expect(files()).toHaveLength(before)
  })
})

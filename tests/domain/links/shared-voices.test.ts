import { beforeEach, describe, expect, test } from 'bun:test'
import { sharedStoryOf } from '../../../src/domain/links/shared-story.ts'
import { liveLinksOf, makeStoryLink, openStoryLink } from '../../../src/domain/links/story-links.ts'
import { sharedMediaUrl } from '../../../src/shared/links/shared-address.ts'
import { aMendedStory, type MendedStory } from '../../support/a-mended-story.ts'
import { admitted } from '../../support/families.ts'

let story: MendedStory
beforeEach(async () => {
  story = await aMendedStory()
})

const read = async (page: number, voice: string) => {
  await story.record(page, `${voice} reads`, { voice })
  await story.makeEverything()
}

function aLink(voice: string, { withName = true, kind = 'share' as 'share' | 'recording' } = {}) {
  const link = { storyId: story.storyId, kind, withName, voice }
  const made = makeStoryLink(story.db, admitted(story.userId), link, story.now)
  if (!made.ok) throw new Error(made.failure)
  return made.value.token
}

/** What the link shows now. */
function shownBy(token: string) {
  const opened = openStoryLink(story.db, 'share', token, story.now)
  if (!opened.ok) throw new Error(opened.failure)
  const shown = sharedStoryOf(story.db, opened.value, token)
  return { readBy: shown?.readBy, audioUrl: JSON.parse(shown?.audio ?? '{}').audioUrl as string | undefined }
}

const toldByNarrator = (token: string) => ({
  readBy: null,
  audioUrl: sharedMediaUrl(token, story.answer().audio.audioUrl ?? ''),
})

const voicesOfLinks = (kind: 'share' | 'recording') =>
  liveLinksOf(story.db, story.userId, { storyId: story.storyId, kind }, story.now).map(({ voice }) => voice)

describe('a link in Grandma’s voice', () => {
  beforeEach(() => read(1, 'Grandma'))

  test('that was deleted is told by the narrator, also when another Grandma reads', async () => {
    const token = aLink('Grandma')
    expect(shownBy(token).readBy).toBe('Grandma')
    await story.forgetRecording('Grandma')
    await read(2, 'Grandma')
    expect(story.toldBy('Grandma')).toBeDefined()
    expect(shownBy(token)).toEqual(toldByNarrator(token))
    expect(voicesOfLinks('share')).toEqual([null])
  })

  test('whose only page has other words now is told by the narrator', async () => {
    const token = aLink('Grandma')
    story.mend(1, 'Mia sang to the moon.')
    await story.makeEverything()
    await read(1, 'Grandma')
    expect(shownBy(token)).toEqual(toldByNarrator(token))
  })

  test('stays hers while one page of hers is left', async () => {
    await read(2, 'Grandma')
    const token = aLink('Grandma')
    await story.forgetRecording('Grandma', 1)
    await story.makeEverything()
    expect(shownBy(token).readBy).toBe('Grandma')
  })

  test('is not lost with Papa’s, nor is the one by which she records', async () => {
    await read(1, 'Papa')
    aLink('Grandma')
    aLink('Papa', { kind: 'recording' })
    await story.forgetRecording('Papa')
    expect([voicesOfLinks('share'), voicesOfLinks('recording')]).toEqual([['Grandma'], ['Papa']])
  })
})

describe('a link without the name, of a story that calls nobody by name', () => {
  const nameless = async (voice: string) => {
    const pages = story.answer().words.map((_, page) => `The fox of page ${page} slept.`)
    for (const [page, words] of pages.entries()) story.mend(page, words)
    await story.makeEverything()
    await read(1, voice)
  }

  test.each(['Mia’s grandma', "mia's Oma", 'MIA’S NAN', 'Mias granny'])(
    'is told by %s, and does not say whose voice it is',
    async (voice) => {
      await nameless(voice)
      const token = aLink(voice, { withName: false })
      const { audioUrl = '' } = story.toldBy(voice) ?? {}
      expect(shownBy(token)).toEqual({ readBy: null, audioUrl: sharedMediaUrl(token, audioUrl) })
      expect(shownBy(aLink(voice)).readBy).toBe(voice)
    },
  )

  test('says that Grandma Miaka tells it, who is not called as the child is', async () => {
    await nameless('Grandma Miaka')
    expect(shownBy(aLink('Grandma Miaka', { withName: false })).readBy).toBe('Grandma Miaka')
  })
})

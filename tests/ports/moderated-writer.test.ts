import { expect, test } from 'bun:test'
import { embeddedModerator } from '../../src/embedded/moderation/index.ts'
import { moderated } from '../../src/ports/moderated-writer.ts'
import { Unusable } from '../../src/ports/unusable.ts'
import { type StoryBrief, type Writer, type WrittenStory, writeWhole } from '../../src/ports/writer.ts'
import { plainNotes } from '../../src/shared/stories/plain-notes.ts'
import { MIA } from '../../src/studio/tools/briefs.ts'

const BRIEF: StoryBrief = {
  seed: 5,
  children: [MIA],
  theme: 'forest-friends',
  environment: 'Enchanted Forest',
  tone: 'gentle',
  ageGroup: '6-8',
  paragraphCount: 1,
  author: { name: '', era: '', style: '', techniques: [] },
  writingStyle: 'normal',
}
const storyOf = (text: string, held = 'lamp'): WrittenStory => ({
  title: 'Mia and the Lamp',
  paragraphs: [text],
  scenes: [
    {
      setting: 'Bedroom',
      place: 'by the window',
      timeOfDay: 'night',
      view: 'near',
      weather: 'clear',
      present: [{ who: 'child-0', action: 'sitting', feeling: 'sleepy', holding: held }],
      props: [],
    },
  ],
  helpers: [],
  grade: 2,
})

/** A writer that returns these stories, and the seeds it was called with. */
function writerOf(...stories: WrittenStory[]): { writer: Writer; seeds: number[] } {
  const seeds: number[] = []
  const writer: Writer = {
    engine: 'a pile of stories',
    async tell({ seed }) {
      const story = stories[seeds.push(seed) - 1]
      if (!story) throw new Error('The pile is empty')
      const { scenes, helpers, ...told } = story
      return { ...told, notes: { scenes, helpers } }
    },
    annotate: async (brief, told) => plainNotes(brief, told),
  }
  return { writer, seeds }
}

const UNFIT = storyOf('The robber took his gun.')
const FIT = storyOf('Mia yawned.')

test('an unfit story is rewritten once, and nobody sees the first', async () => {
  const { writer, seeds } = writerOf(UNFIT, FIT)
  expect(await writeWhole(moderated(writer, embeddedModerator), BRIEF)).toEqual(FIT)
  expect(new Set(seeds).size).toBe(2)
})

test('what is only seen in the picture is checked too', async () => {
  const { writer } = writerOf(storyOf('Mia yawned.', 'pistol'), FIT)
  expect(await writeWhole(moderated(writer, embeddedModerator), BRIEF)).toEqual(FIT)
})

const helpedBy = (name: string, kind: string): WrittenStory => ({
  ...FIT,
  helpers: [{ id: 'helper-1', name, figure: 'fox', kind }],
})

test('so is what a helper is called and looks like, and a twist that turned hostile', async () => {
  const hostile = storyOf('The wolf tore the lamb to pieces.')
  for (const unfit of [helpedBy('Shithead', 'fox'), helpedBy('Amos', 'naked killer'), hostile]) {
    const { writer, seeds } = writerOf(unfit, FIT)
    expect(await writeWhole(moderated(writer, embeddedModerator), BRIEF)).toEqual(FIT)
    expect(seeds).toHaveLength(2)
  }
})

test('notes that come after the words are checked as well', async () => {
  const { writer } = writerOf(FIT)
  for (const unfit of [
    helpedBy('Shithead', 'fox'),
    helpedBy('Amos', 'naked killer'),
    storyOf('', 'pistol'),
  ]) {
    const later = { ...writer, annotate: async () => unfit }
    await expect(moderated(later, embeddedModerator).annotate(BRIEF, FIT)).rejects.toBeInstanceOf(Unusable)
  }
})

test('two unfit stories are refused', async () => {
  const { writer, seeds } = writerOf(UNFIT, UNFIT, FIT)
  await expect(moderated(writer, embeddedModerator).tell(BRIEF)).rejects.toBeInstanceOf(Unusable)
  expect(seeds).toHaveLength(2)
})

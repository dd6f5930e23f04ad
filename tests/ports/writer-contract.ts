import { expect, test } from 'bun:test'
import { embeddedModerator } from '../../src/embedded/moderation/index.ts'
import { wordsShown } from '../../src/ports/moderated-writer.ts'
import { type StoryBrief, type Writer, writeWhole } from '../../src/ports/writer.ts'
import { gradeOf } from '../../src/shared/stories/reading-level.ts'
import { briefsOf, LEO, MIA } from '../../src/studio/tools/briefs.ts'

const PAIR: StoryBrief = {
  seed: 11,
  children: [MIA, LEO],
  theme: 'forest-friends',
  environment: 'Enchanted Forest',
  tone: 'gentle',
  ageGroup: '6-8',
  paragraphCount: 6,
  author: { name: 'Beatrix Potter', era: '1902', style: 'gentle irony', techniques: [] },
  writingStyle: 'normal',
}

const BRIEFS = [PAIR, ...briefsOf(3, 77)]

/** The contract of every writer. */
export function keepsTheWritersContract(writerFor: (brief: StoryBrief) => Promise<Writer> | Writer): void {
  test('tells as many paragraphs as asked, each one line with a scene of known people', async () => {
    for (const brief of BRIEFS) {
      const story = await writeWhole(await writerFor(brief), brief)
      expect(story.paragraphs).toHaveLength(brief.paragraphCount)
      expect(story.paragraphs.filter((paragraph) => !paragraph.trim() || /[\n\r*]/.test(paragraph))).toEqual(
        [],
      )
      expect(story.scenes).toHaveLength(brief.paragraphCount)
      const known = [...brief.children.map((_, i) => `child-${i}`), ...story.helpers.map(({ id }) => id)]
      expect(new Set(known).size).toBe(known.length)
      const present = story.scenes.flatMap((scene) => scene.present.map(({ who }) => who))
      expect(present.filter((who) => !known.includes(who))).toEqual([])
      expect(story.title.trim().length).toBeGreaterThan(3)
    }
  })

  test('calls every child by name, and says the grade that the words have', async () => {
    for (const brief of BRIEFS) {
      const story = await writeWhole(await writerFor(brief), brief)
      const text = story.paragraphs.join(' ')
      for (const { name } of brief.children) expect(text).toContain(name)
      expect(story.grade).toBeCloseTo(gradeOf(text), 2)
    }
  })

  test('tells nothing that is unfit for children', async () => {
    for (const brief of BRIEFS) {
      const story = await writeWhole(await writerFor(brief), brief)
      expect(await embeddedModerator.checkText(wordsShown(story, brief))).toEqual({ ok: true })
    }
  })

  test('says what it is called', async () => {
    expect((await writerFor(PAIR)).engine.length).toBeGreaterThan(3)
  })
}

import { describe, expect, test } from 'bun:test'
import type { StoryBrief } from '../../../src/ports/writer.ts'
import { AGE_GROUP_INFO, AGE_GROUPS } from '../../../src/shared/stories/age-groups.ts'
import { secondsFor, wordsFor } from '../../../src/shared/stories/length.ts'
import { gradeOf, sentences, words } from '../../../src/shared/stories/reading-level.ts'
import { THEMES } from '../../../src/shared/stories/themes.ts'
import { TONE_IDS } from '../../../src/shared/stories/tones.ts'
import { briefsOf, LEO, MIA, NOOR } from '../../../src/studio/tools/briefs.ts'
import { slipsIn } from '../../../src/studio/tools/slips.ts'
import { composeStory } from '../../../src/studio/writer/index.ts'
import { MANNER_IDS, type MannerId, mannersOf } from '../../../src/studio/writer/manners/index.ts'

const brief = (changes: Partial<StoryBrief> = {}): StoryBrief => ({
  seed: 7,
  children: [MIA],
  theme: 'forest-friends',
  environment: 'Enchanted Forest',
  tone: 'gentle',
  ageGroup: '6-8',
  paragraphCount: 6,
  author: {
    name: 'potter',
    era: 'England, 1866-1943',
    style: 'Dry understatement',
    techniques: ['Dry understatement'],
  },
  writingStyle: 'normal',
  ...changes,
})

const textOf = (story: { paragraphs: string[] }) => story.paragraphs.join(' ')

describe('a story', () => {
  test.each(
    THEMES.map(
      (theme, index) =>
        [
          theme.id,
          TONE_IDS[index % TONE_IDS.length] ?? 'calm',
          AGE_GROUPS[index % AGE_GROUPS.length] ?? '6-8',
          theme.environment,
        ] as const,
    ),
  )(
    'of the theme %s in the tone %s for ages %s has every paragraph, every child and no slip',
    (theme, tone, ageGroup, environment) => {
      const wish = brief({ theme, tone, environment, ageGroup, children: [MIA, LEO], paragraphCount: 6 })
      const story = composeStory(wish)
      expect(story.paragraphs).toHaveLength(6)
      expect(story.scenes).toHaveLength(6)
      expect(story.title.length).toBeGreaterThan(3)
      expect(slipsIn(story, wish)).toEqual([])
    },
  )

  test.each([3, 6, 10])('has exactly %p paragraphs when so many are asked for', (paragraphCount) => {
    expect(composeStory(brief({ paragraphCount })).paragraphs).toHaveLength(paragraphCount)
  })

  test('is told in every tone without a slip', () => {
    for (const tone of TONE_IDS) {
      const wish = brief({ tone })
      expect({ tone, slips: slipsIn(composeStory(wish), wish) }).toEqual({ tone, slips: [] })
    }
  })

  test('is the same for the same seed and another for another', () => {
    expect(composeStory(brief())).toEqual(composeStory(brief()))
    expect(textOf(composeStory(brief({ seed: 8 })))).not.toBe(textOf(composeStory(brief())))
  })

  test('never says a sentence twice', () => {
    for (const wish of briefsOf(8, 3)) {
      const said = composeStory(wish)
        .paragraphs.flatMap((paragraph) => sentences(paragraph))
        .filter((s) => s.length > 30)
      expect(new Set(said).size).toBe(said.length)
    }
  })

  test('is told at the level of its age group, in about the time that is shown for it', () => {
    const measured = briefsOf(12, 11).map((wish) => {
      const story = composeStory(wish)
      expect(story.grade).toBeCloseTo(gradeOf(textOf(story)), 1)
      const { hardestGrade } = AGE_GROUP_INFO[wish.ageGroup]
      const length = words(textOf(story)).length / wordsFor(wish.ageGroup, wish.paragraphCount)
      return { inLevel: story.grade <= hardestGrade, onTime: length > 0.75 && length < 1.25 }
    })
    expect(measured.filter(({ inLevel }) => inLevel).length).toBeGreaterThanOrEqual(11)
    expect(measured.filter(({ onTime }) => onTime).length).toBeGreaterThanOrEqual(10)
  })

  test('takes one minute, two and a half or five, whoever listens', () => {
    expect(secondsFor(3)).toBe(60)
    expect(secondsFor(6)).toBe(150)
    expect(secondsFor(10)).toBe(300)
    expect(wordsFor('3-5', 3)).toBe(115)
    expect(wordsFor('6-8', 6)).toBe(313)
    expect(wordsFor('9-12', 10)).toBe(675)
  })
})

test.each(['Zoë', "O'Neil", 'Nguyễn', '李明', '<script>', "Robert'); DROP TABLE", '🦊'])(
  'a child named %s is named so, letter by letter',
  (name) => {
    const story = composeStory(brief({ children: [{ ...NOOR, name }] }))
    expect(textOf(story)).toContain(name)
  },
)

test("the parent's twist is in the story, and without one the writer invents its own", () => {
  const told = composeStory(
    brief({ writingStyle: 'plot-twist', customSeed: 'a teapot that is afraid of Tuesdays' }),
  )
  expect(textOf(told)).toContain('teapot')
  const invented = composeStory(brief({ writingStyle: 'plot-twist' }))
  expect(textOf(invented)).not.toBe(textOf(composeStory(brief())))
})

test('a child in a wheelchair rolls and never climbs', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const story = composeStory(
      brief({ seed, theme: 'mountain-climb', children: [{ ...MIA, wheelchair: true }] }),
    )
    expect(textOf(story)).not.toMatch(/Mia (climbed|ran|jumped|walked)\b/)
  }
})

test('every picture knows who is in it, and the last one finds the children asleep', () => {
  for (const wish of briefsOf(6, 5)) {
    const story = composeStory(wish)
    const known = new Set([
      ...wish.children.map((_, i) => `child-${i}`),
      ...story.helpers.map((helper) => helper.id),
    ])
    for (const scene of story.scenes) for (const { who } of scene.present) expect(known.has(who)).toBe(true)
    expect(
      story.scenes.at(-1)?.present.some(({ feeling }) => feeling === 'asleep' || feeling === 'sleepy'),
    ).toBe(true)
  }
})

test('each of fifteen manners is heard in the same story', () => {
  const told = MANNER_IDS.map((id) => {
    const style = STYLE_OF[id]
    expect(mannersOf({ name: '', style, techniques: [] })).toEqual([id])
    return textOf(composeStory(brief({ author: { name: '', era: '', style, techniques: [] } })))
  })
  expect(new Set(told).size).toBe(15)
})

const STYLE_OF: Record<MannerId, string> = {
  reader: 'talks to the reader',
  irony: 'irony',
  dry: 'deadpan',
  nonsense: 'nonsense',
  fireside: 'folk tales',
  tall: 'tall tales',
  theater: 'theatrical',
  questions: 'questions',
  lyrical: 'lyrical',
  sayings: 'proverbs',
  naturalist: 'natural history',
  things: 'objects that speak',
  lists: 'lists',
  verse: 'rhyme',
  cumulative: 'cumulative',
}

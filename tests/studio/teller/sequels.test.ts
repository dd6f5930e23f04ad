import { describe, expect, test } from 'bun:test'
import type { StoryBrief, WrittenStory } from '../../../src/ports/writer.ts'
import { AGE_GROUPS, type AgeGroup } from '../../../src/shared/stories/age-groups.ts'
import { isSameHelper } from '../../../src/shared/stories/known-helpers.ts'
import { THEMES } from '../../../src/shared/stories/themes.ts'
import { tellWish, withVisitor } from '../../../src/studio/teller/index.ts'
import { ideaOf } from '../../../src/studio/teller/library.ts'
import { pagesAt, readSequel } from '../../../src/studio/teller/read-sequel.ts'
import { LENGTHS, tellingKey } from '../../../src/studio/teller/tale.ts'
import { tellTale } from '../../../src/studio/teller/tell.ts'
import { allSequels, allTales } from './all-tales.ts'

const aBrief = (more: Partial<StoryBrief> = {}): StoryBrief => ({
  seed: 5,
  children: [{ name: 'Mia', gender: 'female', description: '', wheelchair: false }],
  theme: 'pirate-treasure',
  environment: 'Pirate Ship',
  tone: 'daring',
  ageGroup: '6-8',
  paragraphCount: 6,
  author: { name: 'twain', era: '', style: '', techniques: [] },
  writingStyle: 'normal',
  ...more,
})

/** A request to continue a story, by a family that knows these. */
const moreOf = (story: WrittenStory, brief: StoryBrief, ...others: WrittenStory[]): StoryBrief => ({
  ...brief,
  seed: brief.seed + 1 + others.length,
  told: [story, ...others].flatMap(({ memory }) => memory?.tale ?? []),
  before: {
    stories: [...others, story].map(({ title }) => ({ title })),
    helpers: story.helpers.map((helper, look) => ({ ...helper, look })),
    places: [],
    ...(story.memory?.tale ? { tale: story.memory.tale } : {}),
  },
})

const TALES = allTales()
const SEQUELS = allSequels()

/**
 * The tale of a place that has a sequel, told to Mia at any length, and her family's request for one of this length.
 */
function firstOf(theme: string, ageGroup: AgeGroup, paragraphCount: number) {
  const brief = aBrief({ theme: theme as StoryBrief['theme'], ageGroup, paragraphCount })
  const isHere = ({ idea }: (typeof TALES)[number]) => idea.theme === theme && idea.ageGroup === ageGroup
  const names = new Set(SEQUELS.filter(isHere).map(({ idea }) => idea.sequelOf))
  const tale = TALES.filter(isHere).find(({ idea }) => names.has(idea.name))
  const way = tale?.ways.find(({ name }) => name === 'any')
  if (!tale || !way) throw new Error(`nothing goes on in ${theme}, ${ageGroup}`)
  return { brief, story: tellTale({ tale, way }, brief) }
}

describe('a parent who asks for more of a story', () => {
  test('gets a sequel with the same people, for every theme, age and length', () => {
    for (const { id } of THEMES)
      for (const ageGroup of AGE_GROUPS)
        for (const length of LENGTHS) {
          const { brief, story } = firstOf(id, ageGroup, length)
          const next = tellWish(moreOf(story, brief))
          expect(`${ideaOf(next.memory?.tale ?? '')?.sequelOf} ${id} ${ageGroup} ${length}`).toBe(
            `${ideaOf(story.memory?.tale ?? '')?.name} ${id} ${ageGroup} ${length}`,
          )
          expect(next.paragraphs).toHaveLength(length)
          expect(next.scenes).toHaveLength(length)
          const family = (helper: (typeof next.helpers)[number]) =>
            story.helpers.some((known) => isSameHelper(known, helper))
          expect(next.helpers.some(family)).toBe(true)
        }
  })

  test('hears it once, then another tale with a visitor, and then what happens next in that one', () => {
    const { brief, story } = firstOf('pirate-treasure', '6-8', 6)
    const wish = moreOf(story, brief)
    const second = withVisitor(tellWish(wish), wish)
    expect(second.title).toBe('Ted Comes to Stay')
    expect(second.paragraphs.join(' ')).not.toContain('had come to visit')

    const wishAgain = moreOf(second, brief, story)
    const third = withVisitor(tellWish(wishAgain), wishAgain)
    expect(third.title).not.toBe(second.title)
    expect(third.paragraphs[0]).toContain('had come to visit')

    expect(ideaOf(third.memory?.tale ?? '')?.sequelOf).toBeUndefined()
  })

  test('with a twist is told a tale that turns on it', () => {
    const { brief, story } = firstOf('pirate-treasure', '6-8', 6)
    const twisted = tellWish({
      ...moreOf(story, brief),
      writingStyle: 'plot-twist',
      customSeed: 'a shy teapot',
    })
    expect(twisted.paragraphs.join(' ')).toContain('teapot')
  })
})

test('only a family that heard a tale is told its sequel', () => {
  const next = new Set(SEQUELS.map(({ idea }) => tellingKey(idea, 'any')))
  for (const { id } of THEMES)
    for (const ageGroup of AGE_GROUPS) {
      const story = tellWish(aBrief({ theme: id, ageGroup, told: [] }))
      expect(next.has(story.memory?.tale ?? '')).toBe(false)
    }
})

describe('what happens next, as it is written', () => {
  const first = TALES[0]?.idea
  const read = (source: string) => {
    if (!first) throw new Error('there is no tale')
    return readSequel(source, first)
  }
  const HEAD = 'idea: They meet again.\nturn: It was there all along.\n\n# Again\n\n'
  const PAGE = '@ Bedroom, dusk, inside, clear: a room\n@ child sitting happy'

  test('has its three paragraphs in all lengths, and other words for them in the shortest', () => {
    const sequel = read(
      `${HEAD}3 One.\n${PAGE}\n\n6 Two.\n@ child standing happy\n\n3 Three.\nshort: Three, in short.\n\n6 Four.\n\n3 Five.\n\n6 Six.\n`,
    )
    expect(pagesAt(sequel, 3).map(({ text }) => text)).toEqual(['One.', 'Three, in short.', 'Five.'])
    expect(pagesAt(sequel, 6).map(({ text }) => text)).toContain('Three.')
    expect(pagesAt(sequel, 10)).toEqual([])
  })

  test('shows what the picture before shows, but for the lines that are given', () => {
    const [one, two] = read(`${HEAD}3 One.\n${PAGE}\n\n3 Two.\n@ child standing happy`).pages
    expect(two?.page.note).toMatchObject({
      setting: 'Bedroom',
      present: [{ who: 'child', action: 'standing' }],
    })
    expect(one?.page.note.present[0]?.action).toBe('sitting')
  })

  test.each([
    ['a paragraph without its length', `${HEAD}One.\n${PAGE}`, 'wants the shortest length before it'],
    ['no title', 'idea: a\nturn: b\n', 'no “# title”'],
    ['no turn', 'idea: a\n\n# Again\n', 'says no “idea” or “turn”'],
  ])('%s is named', (_, source, fault) => {
    expect(() => read(source)).toThrow(fault)
  })
})

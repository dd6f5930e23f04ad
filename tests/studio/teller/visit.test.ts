import { describe, expect, test } from 'bun:test'
import type { StoryBrief, StoryChild, WrittenStory } from '../../../src/ports/writer.ts'
import { AGE_GROUP_INFO } from '../../../src/shared/stories/age-groups.ts'
import type { Helper } from '../../../src/shared/stories/scene.ts'
import { tellWish, withVisitor } from '../../../src/studio/teller/index.ts'
import { tellingKey } from '../../../src/studio/teller/tale.ts'
import { tellTale, tellUngraded } from '../../../src/studio/teller/tell.ts'
import { allSequels, allTales } from './all-tales.ts'

/** One child of all stories: its description is read once. */
const MIA: StoryChild = {
  name: 'Mia',
  gender: 'female',
  description: 'builds with bricks',
  wheelchair: false,
}

const aBrief = (more: Partial<StoryBrief> = {}): StoryBrief => ({
  seed: 5,
  children: [MIA],
  theme: 'forest-friends',
  environment: 'Magical Forest',
  tone: 'gentle',
  ageGroup: '6-8',
  paragraphCount: 6,
  author: { name: 'potter', era: '', style: '', techniques: [] },
  writingStyle: 'normal',
  ...more,
})

/** The keys of every sequel in the library, as known to a family that has heard them all. */
const SEQUELS = [...new Set(allSequels().map(({ idea }) => tellingKey(idea, 'any')))]

/** The brief of a next story in the world of a tale whose own sequel the family knows. */
const after = (first: WrittenStory, more: Partial<StoryBrief> = {}): StoryBrief =>
  aBrief({
    seed: 9,
    told: [first.memory?.tale ?? '', ...SEQUELS],
    before: {
      stories: [{ title: first.title }],
      helpers: first.helpers.map((helper, at) => ({ ...helper, look: at })),
      places: [],
      ...(first.memory?.tale ? { tale: first.memory.tale } : {}),
    },
    ...more,
  })

describe('a helper who visits in the next story', () => {
  const first = tellWish(aBrief())
  const brief = after(first)
  const plain = tellWish(brief)
  const visited = withVisitor(plain, brief)
  const visitor = visited.helpers.at(-1) as Helper

  test('is introduced at once, by name and by what it is like, and known from the story before', () => {
    expect(visited.title).toBe(plain.title)
    expect(plain.helpers.map(({ name }) => name)).not.toContain(visitor.name)
    expect(visited.paragraphs[0]).toStartWith(
      `An old friend of Mia’s had come to visit. It was ${visitor.name}, `,
    )
    expect(visited.paragraphs[0]).toContain(`They knew each other from “${first.title}`)
    expect(visited.paragraphs[0]).toEndWith(plain.paragraphs[0] ?? '')
  })

  test('looks as before, and is in the pictures until the last', () => {
    const before = first.helpers.find(({ name }) => name === visitor.name)
    expect(visitor).toMatchObject({ figure: before?.figure ?? 'thing', kind: before?.kind ?? '' })
    expect(new Set(visited.helpers.map(({ id }) => id)).size).toBe(visited.helpers.length)
    expect(visited.scenes[0]?.present.map(({ who }) => who)).toContain(visitor.id)
    expect(visited.scenes.at(-1)).toEqual(plain.scenes.at(-1) as (typeof plain.scenes)[number])
  })

  test('changes no other word', () => {
    expect(visited.paragraphs.slice(1, -1)).toEqual(plain.paragraphs.slice(1, -1))
    expect(visited.paragraphs.at(-1)).toEndWith(plain.paragraphs.at(-1) ?? '')
  })

  test('does not come where there is none, or is in the story already', () => {
    const alone = { ...brief, before: { stories: [], helpers: [], places: [] } }
    expect(withVisitor(plain, alone)).toEqual(plain)
    expect(withVisitor(first, after(first))).toEqual(first)
    expect(withVisitor(plain, aBrief())).toEqual(plain)
  })
})

test('a helper renamed for a child with its name returns under the new name, unchanged', () => {
  const hugo = { name: 'Hugo', gender: 'male', description: '', wheelchair: false } as const
  const wish = { children: [hugo], theme: 'birthday-party', ageGroup: '3-5' } as const
  const tale = allTales().find(
    ({ idea, paragraphCount }) => idea.name === 'not-yet-hugo' && paragraphCount === 6,
  )
  const way = tale?.ways.find(({ name }) => name === 'any')
  if (!tale || !way) throw new Error('There is no such tale')
  const first = tellTale({ tale, way }, aBrief({ ...wish, children: [hugo] }))
  const brief = after(first, { ...wish, children: [hugo] })
  const [opening] = withVisitor(tellWish(brief), brief).paragraphs
  expect(opening).toStartWith(
    'An old friend of Hugo’s had come to visit. It was Herbert, an elephant behind a lamp, who shouts “SURPRISE!” at',
  )
})

test('with any visitor from any tale, no story reads harder than its age group’s do', () => {
  let visits = 0
  for (const tale of allTales().filter(({ paragraphCount }) => paragraphCount === 3)) {
    const { theme, ageGroup } = tale.idea
    const [way] = tale.ways
    if (!way || way.name === 'twist') continue
    const wish = { theme: theme as StoryBrief['theme'], ageGroup, paragraphCount: 3 }
    const first = tellTale({ tale, way }, aBrief(wish))
    const brief = after(first, wish)
    const next = tellWish(brief)
    const { grade, paragraphs } = withVisitor(next, brief)
    visits += 1
    expect(grade).toBeLessThanOrEqual(AGE_GROUP_INFO[ageGroup].hardestGrade)
    expect(paragraphs.join(' ')).not.toMatch(/undefined|[{}|]/)
  }
  expect(visits).toBeGreaterThan(15)
})

test('only characters in a story are remembered, found in it or announced again', () => {
  const strangers = [...allTales(), ...allSequels()].flatMap((tale) =>
    tale.ways.flatMap((way) => {
      const { title, paragraphs, helpers, scenes } = tellUngraded(
        { tale, way },
        aBrief({
          theme: tale.idea.theme as StoryBrief['theme'],
          ageGroup: tale.idea.ageGroup,
          paragraphCount: tale.paragraphCount,
        }),
      )
      const seen = new Set(scenes.flatMap(({ present }) => present.map(({ who }) => who)))
      const said = paragraphs.join(' ').toLowerCase()
      return helpers
        .filter(({ id, name }) => !seen.has(id) && !said.includes(name.toLowerCase()))
        .map(({ name }) => `${name} in “${title}”`)
    }),
  )
  expect(strangers).toEqual([])
})

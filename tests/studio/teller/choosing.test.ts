import { describe, expect, test } from 'bun:test'
import type { StoryBrief } from '../../../src/ports/writer.ts'
import { AGE_GROUP_INFO, AGE_GROUPS } from '../../../src/shared/stories/age-groups.ts'
import { THEMES } from '../../../src/shared/stories/themes.ts'
import { chooseTale } from '../../../src/studio/teller/choose.ts'
import { groupsOf } from '../../../src/studio/teller/groups.ts'
import { tellWish } from '../../../src/studio/teller/index.ts'
import {
  type Group,
  type Idea,
  LENGTHS,
  type Tale,
  tellingKey,
  type WayName,
} from '../../../src/studio/teller/tale.ts'

const idea = (name: string, moods: string[], manner: string): Idea => ({
  name,
  theme: 'forest-friends',
  ageGroup: '3-5',
  idea: name,
  turn: name,
  because: {},
  moods,
  manner,
  helpers: [],
  visitor: '',
})
const tale = (of: Idea, ...ways: WayName[]): Tale => ({
  idea: of,
  paragraphCount: 3,
  by: 'groups',
  ways: ways.map((name) => ({ name, title: `${of.name} ${name}`, pages: [] })),
})
const OWL = idea('owl', ['Happy', 'Wonder'], 'Lewis Carroll')
const BRIDGE = idea('bridge', ['Gentle'], 'Beatrix Potter')
const TALES = [
  tale(OWL, 'any', 'loud', 'quiet', 'askers', 'twist'),
  tale(BRIDGE, 'any', 'movers', 'makers', 'carers'),
]

const brief = (description: string, more: Partial<StoryBrief> = {}): StoryBrief => ({
  seed: 1,
  children: [{ name: 'Mia', gender: 'female', description, wheelchair: false }],
  theme: 'forest-friends',
  environment: 'Magical Forest',
  tone: 'gentle',
  ageGroup: '3-5',
  paragraphCount: 3,
  author: { name: 'aesop', displayName: 'Aesop', era: '', style: '', techniques: [] },
  writingStyle: 'normal',
  ...more,
})
const chosen = (wish: StoryBrief) => chooseTale(TALES, wish)?.way.title
const told = (...keys: [Idea, WayName][]) => ({ told: keys.map(([of, way]) => tellingKey(of, way)) })

describe('the kind of child', () => {
  test.each<[string, Group]>([
    ['picks up worms and keeps them in her pockets', 'carers'],
    ['tractors tractors tractors', 'askers'],
    ['has a guinea pig called Mr. Waffles', 'carers'],
    ['lines up his hot wheels by color', 'makers'],
    ['goalie', 'movers'],
    ['still has her paci at night', 'quiet'],
    ['argues like a lawyer', 'loud'],
    ['thinks farts are hilarious', 'loud'],
    ['hates reading, dirt bikes', 'movers'],
  ])('of “%s” is among the %s', (description, group) => {
    expect(groupsOf(description)[0]).toBe(group)
  })

  test('is unknown for a child with a short description', () => {
    expect(groupsOf('good kid')).toEqual([])
    expect(groupsOf('only eats noodles')).toEqual([])
  })
})

describe('the tale that a family is told', () => {
  test('is the one that turns on what the child does all day', () => {
    expect(chosen(brief('sings all day'))).toBe('owl loud')
    expect(chosen(brief('never sits still'))).toBe('bridge movers')
  })

  test('goes by the first thing that is said, where more leads somewhere', () => {
    expect(chosen(brief('builds with bricks and tells jokes'))).toBe('bridge makers')
    expect(chosen(brief('tells jokes and builds with bricks'))).toBe('owl loud')
  })

  test('suits any child where nothing is known, and then the mood decides', () => {
    expect(chosen(brief('', { tone: 'funny' }))).toBe('owl any')
    expect(chosen(brief('', { tone: 'cozy' }))).toBe('bridge any')
  })

  test("has the chosen author's manner where nothing else decides", () => {
    const lewis = {
      author: { name: 'carroll', displayName: 'Lewis Carroll', era: '', style: '', techniques: [] },
    }
    expect(chosen(brief('', { tone: 'wild', ...lewis }))).toBe('owl any')
  })

  test('is an idea that the family has not been told, even where the other suits the child', () => {
    expect(chosen(brief('sings all day', told([OWL, 'loud'])))).toBe('bridge any')
  })

  test('is told in another way when both ideas were told, and at last in the one that was told longest ago', () => {
    const both = told([BRIDGE, 'any'], [OWL, 'loud'])
    expect(chosen(brief('sings all day', both))).toBe('owl any')
    const all = told([OWL, 'any'], [OWL, 'loud'], [BRIDGE, 'any'])
    expect(chosen(brief('sings all day', all))).toBe('bridge any')
  })

  test('turns on the parent’s twist where one is wished for', () => {
    expect(
      chosen(brief('never sits still', { writingStyle: 'plot-twist', customSeed: 'a shy teapot' })),
    ).toBe('owl twist')
    expect(chosen(brief('never sits still'))).not.toContain('twist')
  })

  test('is the same for the same wish and history, and may be another for another seed', () => {
    const plain = (seed: number) => chosen(brief('', { tone: 'wild', seed }))
    expect(plain(3)).toBe(plain(3))
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(plain)).size).toBe(2)
  })
})

describe('beside ideas that are told for groups, one told by kinds', () => {
  const SHIP = idea('ship', ['Gentle'], 'Edward Lear')
  const withShip = (...ways: WayName[]) => [...TALES, { ...tale(SHIP, ...ways), by: 'kinds' as const }]
  const among = (tales: Tale[], wish: StoryBrief) => chooseTale(tales, wish)?.way.title
  const SHIPPED = withShip('any', 'pet', 'quiet', 'builds', 'twist')

  test('goes first where it has the child’s kind', () => {
    expect(among(SHIPPED, brief('has a cat called Max'))).toBe('ship pet')
    expect(among(SHIPPED, brief('shy'))).toBe('ship quiet')
    expect(among(SHIPPED, brief('shy, has a cat called Max'))).toBe('ship pet')
    expect(among(SHIPPED, brief('builds with bricks', { tone: 'funny' }))).toBe('ship builds')
  })

  test('gives way to the group of a kind that it does not have', () => {
    expect(among(SHIPPED, brief('tells jokes'))).toBe('owl loud')
    expect(among(SHIPPED, brief('plays the drums'))).toBe('owl loud')
  })

  test('does not tell a child with a blanket, or with a fear, as a shy one', () => {
    expect(among(SHIPPED, brief('sleeps with her blankie'))).toBe('owl quiet')
    const [, , ship] = SHIPPED
    expect(among(ship ? [ship] : [], brief('scared of bees'))).toBe('ship any')
  })

  test('is told to a child of whom nothing is known, and takes the twist', () => {
    expect(among(SHIPPED, brief('', { tone: 'funny' }))).toBe('ship any')
    expect(among(SHIPPED, brief('', { writingStyle: 'plot-twist', customSeed: 'a shy teapot' }))).toBe(
      'ship twist',
    )
  })

  test('is not told twice while the family has another', () => {
    expect(among(SHIPPED, brief('shy', told([SHIP, 'quiet'])))).toBe('owl quiet')
    expect(among(SHIPPED, brief('shy', told([SHIP, 'quiet'], [OWL, 'quiet'], [BRIDGE, 'any'])))).toBe(
      'ship any',
    )
  })
})

describe('a story of a theme that has tales', () => {
  test('says which tale it was, and whose manner it has where another was chosen', () => {
    const story = tellWish(brief('tells jokes', { told: ['forest-friends/3-5/for-jokes/jokes'] }))
    expect(story.memory?.tale).toMatch(/^forest-friends\/3-5\/(?!for-)[a-z-]+\/jokes$/)
    const manner = story.manner ?? ''
    expect(manner).not.toBe('')
    const chosenAuthor = { name: 'one', displayName: manner, era: '', style: '', techniques: [] }
    expect(tellWish(brief('tells jokes', { author: chosenAuthor })).manner).toBeUndefined()
  })

  test('is another one on the second evening', () => {
    const first = tellWish(brief('tells jokes'))
    const second = tellWish(brief('tells jokes', { told: [first.memory?.tale ?? ''] }))
    expect(second.title).not.toBe(first.title)
  })

  test('turns on the child’s own guinea pig, and is remembered by its kind', () => {
    const story = tellWish(
      brief('shy, has a guinea pig called Waffles', {
        theme: 'pirate-treasure',
        ageGroup: '6-8',
        paragraphCount: 6,
      }),
    )
    expect(story.paragraphs[0]).toContain('guinea pig Waffles')
    expect(story.memory).toMatchObject({
      tale: 'pirate-treasure/6-8/the-safest-place/pet',
      turn: 'it makes a lump in the bed that must have no lumps',
    })
    expect(story.scenes[4]?.props).toContain('guinea pig')
  })

  test('is one of the age beside it when the family knows those of its own, and then an old one in another way', () => {
    const wish = { theme: 'dinosaur-land', ageGroup: '9-12', paragraphCount: 6 } as const
    const told: string[] = []
    const ages = [0, 1, 2, 3, 4].map((seed) => {
      const story = tellWish(brief('shy', { ...wish, seed, told: [...told] }))
      told.push(story.memory?.tale ?? '')
      return told.at(-1)?.split('/')[1]
    })
    // Two for each age.
    expect(ages).toEqual(['9-12', '9-12', '6-8', '6-8', '9-12'])
    expect(new Set(told).size).toBe(5)
  })

  test('is no older child’s tale that is too hard', () => {
    for (const { id } of THEMES) {
      const told: string[] = []
      for (let evening = 0; evening < 3; evening += 1) {
        const story = tellWish(brief('', { theme: id, seed: evening, told: [...told] }))
        expect(story.grade).toBeLessThanOrEqual(AGE_GROUP_INFO['3-5'].hardestGrade)
        told.push(story.memory?.tale ?? '')
      }
    }
  })

  test('is told for every theme, age and length, and takes a twist', () => {
    for (const { id } of THEMES)
      for (const ageGroup of AGE_GROUPS)
        for (const paragraphCount of LENGTHS) {
          const wish = { theme: id, ageGroup, paragraphCount }
          const twisted = { writingStyle: 'plot-twist', customSeed: 'a shy teapot' } as const
          expect(tellWish(brief('', wish)).paragraphs.length).toBe(paragraphCount)
          expect(tellWish(brief('', { ...wish, ...twisted })).memory?.tale).toEndWith('/twist')
          const long = brief('has a pet guinea pig called Cinnamon, loves dinosaurs', wish)
          const [child] = long.children
          const isabella = child && { ...child, name: 'Isabella-Alexandra' }
          const afraid = { ...twisted, customSeed: 'a talking refrigerator that is afraid of the dark' }
          for (const hard of [{}, afraid]) {
            const story = tellWish({ ...long, ...hard, children: isabella ? [isabella] : [] })
            expect(story.paragraphs.length).toBe(paragraphCount)
          }
        }
    expect(() => tellWish(brief('', { paragraphCount: 4 }))).toThrow('There is no tale')
  })
})

describe('what a parent writes', () => {
  test.each([
    ['Curly red hair, brave, loves foxes, yellow boots', ['loud', 'carers']],
    ['short brown hair, round glasses, quiet, builds things with Lego', ['quiet', 'makers']],
    ['always asks why', ['askers']],
    ['can’t sit still', ['movers']],
    ['not shy', []],
    ['never quiet, sings', ['loud']],
    ['blue eyes', []],
    ['電車が大好き', []],
    ['afraid of the dark', ['quiet']],
    ['kocht gern', []],
  ])('%p leads to %p', (description, groups) => {
    expect(groupsOf(description)).toEqual(groups as ReturnType<typeof groupsOf>)
  })
})

import { describe, expect, test } from 'bun:test'
import type { StoryBrief } from '../../../src/ports/writer.ts'
import { type ThemeId, themeById } from '../../../src/shared/stories/themes.ts'
import { findThing } from '../../../src/studio/painter/figures/props/find-thing.ts'
import { LEO, MIA } from '../../../src/studio/tools/briefs.ts'
import { slipsIn } from '../../../src/studio/tools/slips.ts'
import { composeStory } from '../../../src/studio/writer/index.ts'
import { KINDS } from '../../../src/studio/writer/world.ts'
import { WORLDS } from '../../../src/studio/writer/worlds/index.ts'

const THEMES_WITH_EIGHT_TROUBLES: ThemeId[] = [
  'magical-adventure',
  'royal-tale',
  'alien-friends',
  'moon-expedition',
  'mermaid-tale',
  'treasure-hunt',
  'mystery-quest',
  'invention-lab',
  'spring-garden',
  'pirate-treasure',
  'ocean-adventure',
  'wizard-school',
  'school-adventure',
  'robot-adventure',
  'winter-wonderland',
  'safari-adventure',
  'cooking-adventure',
  'sports-team',
  'music-journey',
  'summer-beach',
  'mountain-climb',
  'lighthouse-keeper',
  'dance-performance',
  'fairy-tale',
  'dragon-quest',
  'forest-friends',
  'space-exploration',
  'detective-case',
  'birthday-party',
  'bike-adventure',
  'art-adventure',
  'dinosaur-land',
  'farm-adventure',
  'butterfly-garden',
  'camping-trip',
  'city-explorer',
  'autumn-harvest',
]

describe.each(THEMES_WITH_EIGHT_TROUBLES)('the theme %s', (id) => {
  const world = WORLDS[id]

  test('has a world that no other theme shares, with eight troubles of its own', () => {
    expect(world.themes).toEqual([id])
    expect(Object.values(WORLDS).filter((other) => other === world)).toHaveLength(1)
    expect(world.troubles.length).toBeGreaterThanOrEqual(8)
  })

  test('can be turned in four ways at least, whatever the trouble', () => {
    for (const { title, on } of world.troubles)
      expect({ title, ways: KINDS.filter((kind) => on[kind]).length >= 4 }).toEqual({ title, ways: true })
  })

  test('lets a child in a wheelchair go fast wherever another may', () => {
    for (const { on } of [...world.troubles, ...world.gates])
      if (on.move) expect(on.move).toMatch(/<w .*|<f .*/)
  })

  test('puts things into a hand that a painter knows', () => {
    expect(world.tokens.filter(({ name }) => !findThing(name)).map(({ name }) => name)).toEqual([])
  })

  test('never says a slip when two children are in it, one of them in a wheelchair', () => {
    const theme = themeById(id)
    if (!theme) throw new Error(`no theme ${id}`)
    const brief: StoryBrief = {
      seed: 3,
      children: [MIA, { ...LEO, wheelchair: true }],
      theme: id,
      environment: theme.environment,
      tone: 'curious',
      ageGroup: '6-8',
      paragraphCount: 6,
      author: { name: '', era: '', style: '', techniques: [] },
      writingStyle: 'normal',
    }
    expect(slipsIn(composeStory(brief), brief)).toEqual([])
  })
})

test('no two worlds tell the same trouble', () => {
  const titles = Object.values(WORLDS).flatMap((world) => world.troubles.map(({ title }) => title[0]))
  const own = THEMES_WITH_EIGHT_TROUBLES.flatMap((id) => WORLDS[id].troubles.map(({ title }) => title[0]))
  expect(own.filter((title) => titles.filter((other) => other === title).length > 1)).toEqual([])
})

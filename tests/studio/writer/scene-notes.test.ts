import { describe, expect, test } from 'bun:test'
import { deriveCastSheet } from '../../../src/domain/characters/derive-cast-sheet.ts'
import type { StoryBrief, StoryChild, WrittenStory } from '../../../src/ports/writer.ts'
import type { SceneNote } from '../../../src/shared/stories/scene.ts'
import { THEMES } from '../../../src/shared/stories/themes.ts'
import { LEO, MIA } from '../../../src/studio/tools/briefs.ts'
import { composeStory } from '../../../src/studio/writer/index.ts'
import { seeded } from '../../../src/studio/writer/random.ts'
import { vary } from '../../../src/studio/writer/wording/swap.ts'

const ADA: StoryChild = {
  name: 'Ada',
  gender: 'female',
  description: 'uses a wheelchair, jokes a lot, red cap',
  wheelchair: true,
}

function stories(theme: string, changes: Partial<StoryBrief> = {}, count = 3): WrittenStory[] {
  const found = THEMES.find(({ id }) => id === theme)
  if (!found) throw new Error(`no theme ${theme}`)
  return Array.from({ length: count }, (_, seed) =>
    composeStory({
      seed: seed + 1,
      children: [ADA, LEO],
      theme: found.id,
      environment: found.environment,
      tone: 'gentle',
      ageGroup: '6-8',
      paragraphCount: 10,
      author: { name: '', era: '', style: 'lyrical', techniques: [] },
      writingStyle: 'normal',
      ...changes,
    }),
  )
}

const scenesOf = (list: WrittenStory[]): SceneNote[] => list.flatMap((story) => story.scenes)
const actionsOf = (scenes: SceneNote[], who: string) =>
  scenes.flatMap(({ present }) => present.filter((one) => one.who === who).map(({ action }) => action))

describe('what the pictures of a story show', () => {
  test('Ada rolls along in her wheelchair where her brother walks, and never kneels', () => {
    const actions = actionsOf(scenesOf(stories('farm-adventure')), 'child-0')
    expect(actions).toContain('walking')
    expect(actions).not.toContain('kneeling')
  })

  test('brother and sister do different things about a trouble', () => {
    const troubled = scenesOf(stories('forest-friends', { children: [MIA, LEO] })).filter(({ present }) =>
      present.some(({ feeling }) => feeling === 'worried'),
    )
    expect(troubled.length).toBeGreaterThan(0)
    const alike = troubled.filter(
      ({ present }) =>
        present.find(({ who }) => who === 'child-0')?.action ===
        present.find(({ who }) => who === 'child-1')?.action,
    )
    expect(alike.length).toBeLessThan(troubled.length / 2)
  })

  test('nobody kneels in the water', () => {
    const actions = scenesOf(stories('mermaid-tale', { children: [MIA, LEO] }, 3)).flatMap(
      ({ present, setting }) => (setting === 'Bedroom' ? [] : present.map(({ action }) => action)),
    )
    expect(actions).not.toContain('kneeling')
    expect(actions).not.toContain('walking')
  })

  test.each(['royal-tale', 'mystery-quest', 'invention-lab', 'mermaid-tale'])(
    'no wind, snow or mist comes into %s',
    (theme) => {
      const indoors = /^(?:Palace|Old Manor|Laboratory|Mermaid Grotto)$/
      for (const tone of ['mysterious', 'wintry', 'wild'] as const)
        for (const { setting, weather } of scenesOf(stories(theme, { tone, paragraphCount: 6 }, 1)))
          if (indoors.test(setting)) expect(weather).toBe('clear')
    },
  )

  test('a night in camp is seen from inside the tent, and the children sleep there', () => {
    const camps = stories('camping-trip')
    for (const { scenes, paragraphs } of camps) {
      const sleepsOut = /\b(?:tent|sleeping bag)\b/.test(paragraphs.at(-1) ?? '')
      expect(scenes.at(-1)?.setting).toBe(sleepsOut ? 'Campground' : 'Bedroom')
      expect(scenes.at(-1)?.view).toBe(sleepsOut ? 'inside' : 'near')
    }
    expect(scenesOf(camps).some(({ view }) => view === 'inside')).toBe(true)
  })

  test('somebody who is drawn does not lie about as a thing as well', () => {
    for (const { scenes, helpers } of stories('dragon-quest', { paragraphCount: 3 }, 6))
      for (const { present, props } of scenes) {
        const figures = present.flatMap(({ who }) => helpers.find(({ id }) => id === who)?.figure ?? [])
        for (const prop of props) expect(figures).not.toContain(prop.split(' ').at(-1) as never)
      }
  })

  test('what a child holds does not lie on the ground as well', () => {
    for (const { present, props } of scenesOf(stories('moon-expedition', { children: [MIA] })))
      for (const { holding } of present) if (holding) expect(props).not.toContain(holding.toLowerCase())
  })

  test('a cap that Ada is drawn with lies nowhere, and is in her hand or on her head', () => {
    const castSheet = deriveCastSheet({ ...ADA, seed: 1 })
    expect(castSheet.hat).toBe('cap')
    const seen = (child: StoryChild) =>
      scenesOf(stories('farm-adventure', { children: [child] }, 6)).flatMap(({ present, props }) =>
        [...(present.some(({ holding }) => holding === 'red cap') ? ['held'] : []), ...props].filter((one) =>
          ['held', 'red cap'].includes(one),
        ),
      )
    expect(seen(ADA)).toContain('red cap')
    expect(new Set(seen({ ...ADA, castSheet }))).toEqual(new Set(['held']))
  })
})

describe('equal ways of saying a thing', () => {
  test.each(['Mr. Dewlap', 'Mrs. Winterbottom', 'Colonel Bluff', 'Noor'])('leave %s whole', (name) => {
    for (let seed = 1; seed <= 40; seed++) {
      const text = vary(`“Hush,” said ${name}. “Not so loud.”`, seeded(seed))
      expect(text).toMatch(new RegExp(`“Hush,” (?:said ${name}|${name} said)\\. “Not so loud\\.”`))
    }
  })
})

describe('a child whose only gift is to notice things', () => {
  test('meets the troubles of the place far more often than those of anywhere', () => {
    const anywhere = /Hiccup|Says Hic|Yawn|Letter|Shadow|Noise in the Night|Thump|Knocking|Nine Pieces/
    const told = stories(
      'spring-garden',
      {
        children: [{ ...MIA, description: 'curious' }],
        paragraphCount: 6,
      },
      10,
    )
    expect(told.filter(({ title }) => anywhere.test(title)).length).toBeLessThan(5)
  })
})

import { describe, expect, test } from 'bun:test'
import type { Action, Helper, Presence, SceneNote, View } from '../../../src/shared/stories/scene.ts'
import type { Placed } from '../../../src/studio/painter/actors.ts'
import { withNarratedActions } from '../../../src/studio/painter/narrated-actions.ts'
import { drawPicture } from '../../../src/studio/painter/picture.ts'
import { withArmsBehind } from '../../../src/studio/painter/turning.ts'
import { noteOf } from '../../../src/studio/teller/read-note.ts'
import { MIA } from './figures/cast.ts'

const HELPERS: Helper[] = [
  { id: 'nell', name: 'Nell', figure: 'goat', kind: 'stubborn white goat with a beard' },
  { id: 'pym', name: 'Professor Pym', figure: 'grown-up', kind: 'thin man in a straw hat', gender: 'male' },
  { id: 'blue', name: 'the Blue', figure: 'butterfly', kind: 'blue butterfly' },
  { id: 'dora', name: 'Dora', figure: 'elephant', kind: 'elephant with a pink bow' },
  { id: 'ellie', name: 'Ellie', figure: 'elephant', kind: 'small elephant with a pink bow' },
  { id: 'cat', name: 'Salt', figure: 'cat' },
  { id: 'gus', name: 'Gus', figure: 'dragon' },
  { id: 'dad', name: 'Dad', figure: 'grown-up', gender: 'male' },
]
const CHILDREN = [{ name: 'Mia', gender: 'female' as const }]

function bondOf(who: string, place: string, paragraph = ''): Presence['bond'] {
  const there = ['child-0', who, ...(who === 'blue' ? ['pym'] : [])]
  const scene: SceneNote = {
    ...noteOf(['Farm, golden, wide, clear: the yard', 'child-0 standing happy']),
    place,
    present: there.map((one) => ({ who: one, action: 'standing', feeling: 'happy' })),
  }
  const acted = withNarratedActions({ scene, helpers: HELPERS, page: { paragraph, children: CHILDREN } })
  return acted.present.find((one) => one.who === who)?.bond
}

describe('who is on, in or behind something by the place’s words is there', () => {
  test.each([
    ['nell', 'the henhouse, with a goat on its roof and hens in front of it', { how: 'on', to: 'henhouse' }],
    ['pym', 'the hall, with a man on a bench', { how: 'on', to: 'bench' }],
    ['nell', 'a small house, with a goat behind the fence', { how: 'behind', to: 'fence' }],
  ] as const)('%s: %s', (who, place, bond) => {
    expect(bondOf(who, place)).toEqual(bond)
  })

  test('a man in a tall hat wears it', () => {
    expect(bondOf('pym', 'the gate, with a thin man in a tall hat')).toBeUndefined()
  })

  test('“On the roof of the henhouse stood Nell”', () => {
    expect(bondOf('nell', 'the yard', 'On the roof of the henhouse stood Nell.')).toEqual({
      how: 'on',
      to: 'henhouse',
    })
  })

  test('“On his hat sat a butterfly”: on the hat of who wears one', () => {
    expect(bondOf('blue', 'the garden', 'On his hat sat a butterfly.')).toEqual({ how: 'on', to: 'pym' })
  })
})

const withPictureSubject = (view: View, ...lines: string[]) =>
  [1, 2, 3].map((seed) => {
    const drawn = drawPicture({
      seed,
      scene: noteOf([
        `Farm, golden, ${view}, clear: the yard`,
        ...lines.map((one) => one.replace('child', 'child-0')),
      ]),
      tone: 'gentle',
      cast: [MIA],
      helpers: HELPERS,
    })
    return (who: string) => drawn.faces[drawn.people.indexOf(who)] ?? { x: 0, y: 0, radius: 0 }
  })

test('from afar an elephant is larger than Mia, and stands above her; a small one is not', () => {
  for (const face of withPictureSubject('wide', 'child standing happy; dora standing happy')) {
    expect(face('dora').radius).toBeGreaterThan(face('child-0').radius * 1.2)
    expect(face('dora').y).toBeLessThan(face('child-0').y)
  }
  for (const face of withPictureSubject('wide', 'child standing happy; ellie standing happy'))
    expect(face('ellie').radius).toBeLessThanOrEqual(face('child-0').radius * 1.02)
})

describe('who sleeps beside a sleeping child', () => {
  const atNight = (who: string) =>
    [1, 2, 3, 4].map((seed) => {
      const drawn = drawPicture({
        seed,
        scene: noteOf([
          'Bedroom, night, inside, clear: the bed',
          `child-0 asleep asleep; ${who} asleep asleep`,
        ]),
        tone: 'gentle',
        cast: [MIA],
        helpers: HELPERS,
      })
      const [child, other] = ['child-0', who].map((one) => drawn.faces[drawn.people.indexOf(one)])
      if (!child || !other) throw new Error('somebody is missing')
      return { child, other }
    })

  test('the cat is on the blanket, no lower than the child', () => {
    for (const { child, other } of atNight('cat')) expect(other.y).toBeLessThan(child.y + child.radius)
  })

  test.each(['cat', 'gus', 'dad'])('%s covers no face', (who) => {
    for (const { child, other } of atNight(who))
      expect(Math.hypot(child.x - other.x, child.y - other.y)).toBeGreaterThan(child.radius + other.radius)
  })
})

describe('an arm that is stretched out is over no face', () => {
  const standing = (x: number, action: Action, depth: number): Placed => ({
    presence: { who: `at-${x}`, action, feeling: 'happy' },
    width: 190,
    relativeScale: 1,
    flight: 0,
    second: false,
    isPerson: true,
    spot: { x, y: 900, scale: 1 },
    depth,
    perch: 0,
  })
  const face = (x: number) => ({ x, y: 700, radius: 50 })
  const depths = (gap: number) =>
    withArmsBehind(
      [
        standing(500 - gap, 'standing', 890),
        standing(500, 'pointing', 930),
        standing(500 + gap, 'standing', 900),
      ],
      [face(500 - gap), face(500), face(500 + gap)],
    ).map(({ depth }) => depth)

  test('who points stands behind the one on that side', () => {
    expect(depths(140)[1]).toBeLessThan(900)
  })

  test('and before whom it does not reach, or whose body would hide its own face', () => {
    expect([depths(300)[1], depths(60)[1]]).toEqual([930, 930])
  })
})

import { describe, expect, test } from 'bun:test'
import type { CastSheet } from '../../../src/shared/characters/cast-sheet.ts'
import type { Helper, View } from '../../../src/shared/stories/scene.ts'
import { attachToActor } from '../../../src/studio/painter/bonds/attach-to-actor.ts'
import type { AttachedCast } from '../../../src/studio/painter/bonds/attached-cast.ts'
import { drawChild, drawProp } from '../../../src/studio/painter/figures/index.ts'
import { withNarratedActions } from '../../../src/studio/painter/narrated-actions.ts'
import { drawPicture } from '../../../src/studio/painter/picture.ts'
import { noteOf } from '../../../src/studio/teller/read-note.ts'
import { drawnNote } from './drawn-note.ts'
import { freshIds, MIA, NOON, SAM, SPOT } from './figures/cast.ts'

const HELPERS: Helper[] = [
  { id: 'dad', name: 'Dad', figure: 'grown-up', gender: 'male' },
  { id: 'grandma', name: 'Grandma', figure: 'grown-up', gender: 'female' },
  { id: 'nell', name: 'Nell', figure: 'goat' },
  { id: 'bear', name: 'Bear', figure: 'bear' },
  { id: 'pig', name: 'Pig', figure: 'pig' },
  { id: 'duck', name: 'Duck', figure: 'duck' },
  { id: 'hen', name: 'Hen', figure: 'hen' },
  { id: 'rabbit', name: 'Rabbit', figure: 'rabbit' },
  { id: 'dragon', name: 'Gus', figure: 'dragon' },
]

const withPictureSubject = (
  who: string,
  { view = 'near' as View, sheet = MIA as CastSheet, seed = 7 } = {},
) => {
  const note = noteOf([`Farm, golden, ${view}, clear: the yard`, who.replaceAll('child', 'child-0')])
  const drawn = drawPicture({
    seed,
    scene: note,
    tone: 'gentle',
    cast: [sheet],
    helpers: HELPERS,
    isFirst: false,
    take: 0,
  })
  const face = (name: string) => {
    const found = drawn.faces[drawn.people.indexOf(name === 'child' ? 'child-0' : name)]
    if (!found) throw new Error(`${name} is not there`)
    return found
  }
  return { ...drawn, face }
}
const apart = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y)

describe('a hand lies where it is laid', () => {
  for (const flip of [false, true])
    for (const [name, sheet] of [
      ['a child', MIA],
      ['a child in a wheelchair', SAM],
    ] as const)
      for (const action of ['standing', 'sitting', 'kneeling'] as const)
        test(`of ${name}, ${action}${flip ? ', in the mirror' : ''}`, () => {
          const reach = { x: SPOT.x + 70, y: SPOT.y - 130 }
          const drawn = drawChild(
            sheet,
            { action, feeling: 'happy' },
            { ...SPOT, flip, reach },
            NOON,
            freshIds(),
          )
          expect(apart(drawn.hand ?? SPOT, reach)).toBeLessThan(1)
        })

  test('and no further away than an arm goes', () => {
    const reach = { x: SPOT.x + 900, y: SPOT.y - 130 }
    const drawn = drawChild(
      MIA,
      { action: 'standing', feeling: 'happy' },
      { ...SPOT, reach },
      NOON,
      freshIds(),
    )
    expect(apart(drawn.hand ?? SPOT, SPOT)).toBeLessThan(300)
  })
})

test('Grandpa’s sleeve is behind the face of a child close by, and before the shoulder of one apart', () => {
  const depths = (between: number) => {
    const spot = { x: 0, y: 1000, scale: 1 }
    const grandpa = {
      presence: { who: 'grandpa' },
      attachment: { how: 'hand-on', whom: 'child-0' },
      depth: 1010,
    }
    const child = { presence: { who: 'child-0' }, depth: 1000 }
    const placed = [grandpa, child].map((one) => ({ ...one, spot, width: 200 }))
    const faces = [
      { x: 500, y: 600, radius: 60 },
      { x: 500 + between, y: 740, radius: 55 },
    ] as const
    const cast = { placed, things: [], kisses: [] } as unknown as AttachedCast
    attachToActor(cast, 0, (index) => faces[index === 0 ? 0 : 1])
    return cast.placed.map(({ depth }) => depth)
  }
  const [near = 0, hugged = 0] = depths(110)
  expect(near).toBeLessThan(hugged)
  const [apart = 0, other = 0] = depths(240)
  expect(apart).toBeGreaterThan(other)
})

describe('on, in and under', () => {
  test.each(['wide', 'near', 'inside'] as const)(
    'the goat stands above them on the roof, in a %s view',
    (view) => {
      const { face } = withPictureSubject('child looking-up surprised; nell standing proud on henhouse', {
        view,
      })
      expect(face('nell').y).toBeLessThan(face('child').y - face('child').radius)
    },
  )

  test('a child who rolls stays beside the bench, and who walks sits on it', () => {
    const bench = drawProp('bench', SPOT, NOON, freshIds())?.svg.match(/d="([^"]+)"/)?.[1] ?? 'none'
    for (const sheet of [MIA, SAM])
      expect(withPictureSubject('child sitting happy on bench', { sheet }).action.includes(bench)).toBe(
        !sheet.wheelchair,
      )
  })

  test('what somebody is in is painted once more before the legs, below the face', () => {
    const { action, face } = withPictureSubject('child cheering happy; rabbit standing happy in hat')
    const rim = Number(/id="rim-[^"]*"><rect x="-400" y="([\d.]+)"/.exec(action)?.[1])
    expect(rim).toBeGreaterThan(face('rabbit').y + face('rabbit').radius * 0.9)
    expect(action).toContain('clip-path="url(#rim-')
  })

  test('the bear sits on Dad, whose face is free', () => {
    const { face } = withPictureSubject(
      'child standing surprised; dad lying worried under bear; bear sitting happy on dad',
    )
    expect(face('bear').y).toBeLessThan(face('dad').y)
    expect(apart(face('bear'), face('dad'))).toBeGreaterThan((face('bear').radius + face('dad').radius) * 0.9)
  })

  test('a dragon that lies hides nobody, and who is on it is above its head', () => {
    const { action, face } = withPictureSubject(
      'child sitting happy on dragon; dad standing happy; dragon lying worried',
      { view: 'wide' },
    )
    expect(action).not.toMatch(/rotate\(-?78 /)
    expect(face('child').y).toBeLessThan(face('dragon').y - face('dragon').radius)
    expect(apart(face('dad'), face('dragon'))).toBeGreaterThan(face('dad').radius + face('dragon').radius)
  })

  test('a hen on a lap is before who holds it, below the face', () => {
    const { face } = withPictureSubject(
      'child standing happy; grandma sitting surprised; hen sitting happy on grandma',
    )
    expect(face('hen').y).toBeGreaterThan(face('grandma').y + face('grandma').radius)
    expect(Math.abs(face('hen').x - face('grandma').x)).toBeLessThan(face('grandma').radius * 1.5)
  })

  test('a heap hides no face', () => {
    const { faces } = withPictureSubject(
      'child standing laughing; bear standing happy in heap; pig standing happy in heap; duck standing happy in heap',
    )
    for (const [index, face] of faces.entries())
      for (const other of faces.slice(index + 1))
        expect(apart(face, other)).toBeGreaterThan((face.radius + other.radius) * 0.62)
  })
})

describe('one touches another', () => {
  test.each([
    ['child standing happy kissing grandma; grandma standing happy', 'grandma', MIA],
    ['child standing happy kissing grandma; grandma standing happy', 'grandma', SAM],
    ['child standing happy; dad standing happy kissing child', 'dad', MIA],
    ['child standing happy kissing bear; bear standing happy', 'bear', MIA],
  ] as const)('%s', (who, other, sheet) => {
    const { face, action } = withPictureSubject(who, { sheet })
    const touch = face('child').radius + face(other).radius
    expect(apart(face('child'), face(other))).toBeLessThan(touch * 1.25)
    expect(apart(face('child'), face(other))).toBeGreaterThan(touch * 0.72)
    expect(action).toContain('#f0506e')
  })

  test('who is carried is above the shoulder, and the chair stays behind', () => {
    const { face, action } = withPictureSubject('child sitting happy on dad; dad standing happy', {
      sheet: SAM,
    })
    expect(face('child').y).toBeLessThan(face('dad').y)
    expect(action).not.toContain('#3f8fd9')
  })

  test('who is bound to somebody is next to them', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { people } = withPictureSubject(
        'child standing happy; nell standing happy; dad standing happy hand-in-hand child; pig standing happy',
        { seed },
      )
      expect(Math.abs(people.indexOf('dad') - people.indexOf('child-0'))).toBe(1)
    }
  })
})

describe('the paragraph says who touches what', () => {
  const bondsIn = (paragraph: string, who = 'child standing happy; dad standing happy') =>
    withNarratedActions({
      scene: noteOf(['Farm, golden, near, clear: the yard', who.replaceAll('child', 'child-0')]),
      helpers: HELPERS,
      page: { paragraph, children: [{ name: 'Mia', gender: 'female' }] },
    }).present.map(({ bond }) => bond)

  test.each([
    ['Mia sat down on the old bench and waited.', { how: 'on', to: 'old bench' }],
    ['On the wall sat Mia.', { how: 'on', to: 'wall' }],
    ['Mia climbed into the barrel.', { how: 'in', to: 'barrel' }],
    ['Mia crept under the table.', { how: 'under', to: 'table' }],
    ['Mia kissed Dad.', { how: 'kissing', to: 'dad' }],
    ['Mia took Dad’s hand.', { how: 'hand-in-hand', to: 'dad' }],
    ['Mia jumped onto Dad’s back.', { how: 'on', to: 'dad' }],
  ] as const)('%s', (paragraph, bond) => expect(bondsIn(paragraph)[0]).toEqual(bond))

  test.each([
    '“Mia sat on the bench,” said Dad.',
    'Mia sat on the floor.',
    'Mia lay in bed.',
    'Mia stood on one leg.',
    'Mia stood in the middle of the table tennis hall.',
  ])('but not here: %s', (paragraph) => expect(bondsIn(paragraph)[0]).toBeUndefined())

  test('what the note says is kept', () => {
    expect(bondsIn('Mia sat on the bench.', 'child standing happy on wall')[0]).toEqual({
      how: 'on',
      to: 'wall',
    })
  })
})

test('whoever is behind somebody looks out beside them, and stays in sight', () => {
  const grandma: Helper = { id: 'grandma', name: 'Grandma', figure: 'grown-up', gender: 'female' }
  const drawn = drawnNote(
    [grandma],
    'Garden, afternoon, near, clear: a garden',
    'child standing laughing behind grandma; grandma standing happy',
  )
  const [mia, other] = ['child-0', 'grandma'].map((who) => drawn.faces[drawn.people.indexOf(who)])
  expect(Math.abs((mia?.x ?? 0) - (other?.x ?? 0))).toBeLessThan((mia?.radius ?? 0) + (other?.radius ?? 0))
  expect(mia?.y).toBeGreaterThan(other?.y ?? 0)
})

test('in the lap of a bear that sits, a child has its face under the bear’s chin', () => {
  const bear: Helper = { id: 'bear', name: 'Bear', figure: 'bear', kind: 'big brown bear' }
  const drawn = drawnNote(
    [bear],
    'Hills, dusk, near, clear: a wood',
    'child sitting asleep on bear; bear sitting sleepy',
  )
  const [mia, other] = ['child-0', 'bear'].map((who) => drawn.faces[drawn.people.indexOf(who)])
  expect(Math.abs((mia?.x ?? 0) - (other?.x ?? 0))).toBeLessThan((mia?.radius ?? 0) * 0.6)
  expect(mia?.y).toBeGreaterThan((other?.y ?? 0) + (other?.radius ?? 0))
})

test('on an elephant a child sits above its face, not on it', () => {
  const hugo: Helper = { id: 'hugo', name: 'Hugo', figure: 'elephant' }
  const drawn = drawnNote(
    [hugo],
    'Safari Park, afternoon, wide, clear: a road',
    'child sitting happy on hugo; hugo walking happy',
  )
  const [mia, other] = ['child-0', 'hugo'].map((who) => drawn.faces[drawn.people.indexOf(who)])
  expect((other?.y ?? 0) - (mia?.y ?? 0)).toBeGreaterThan((mia?.radius ?? 0) + (other?.radius ?? 0))
})

test('whoever sits on the bicycle that Grandma rides sits close behind her', () => {
  const grandma: Helper = { id: 'grandma', name: 'Grandma', figure: 'grown-up', gender: 'female' }
  const { faces, people } = drawnNote(
    [grandma],
    'Spring Meadow, afternoon, wide, clear: a road',
    'grandma riding happy holding bicycle; child sitting happy on bicycle',
  )
  const [mia, other] = ['child-0', 'grandma'].map((who) => faces[people.indexOf(who)])
  expect(mia?.y).toBeGreaterThan(other?.y ?? 0)
  expect(Math.abs((mia?.x ?? 0) - (other?.x ?? 0))).toBeLessThan((mia?.radius ?? 0) * 2.4)
})

test('whoever pushes the piano on which a child sleeps pushes that one', () => {
  const scene = noteOf([
    'Hills, night, wide, clear: a road',
    'child-0 sitting asleep on piano; grandma walking happy',
  ])
  const page = {
    paragraph: 'Then Grandma pushed the piano home.',
    children: [{ name: 'Mia', gender: 'female' as const }],
  }
  const { present } = withNarratedActions({ scene, page, helpers: HELPERS })
  expect(present.map(({ bond }) => bond?.to)).toEqual(['piano', undefined])
})

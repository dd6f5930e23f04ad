import { describe, expect, test } from 'bun:test'
import { deriveCastSheet } from '../../../src/domain/characters/derive-cast-sheet.ts'
import type { PictureBrief } from '../../../src/ports/painter.ts'
import type { Figure, Helper, Presence, SceneNote } from '../../../src/shared/stories/scene.ts'
import { IN_SIGHT, TALL, WIDTH } from '../../../src/studio/painter/canvas.ts'
import { drawPicture } from '../../../src/studio/painter/picture.ts'

const MIA = deriveCastSheet({ gender: 'female', description: 'curly red hair', seed: 1 })
const LEO = deriveCastSheet({ gender: 'male', description: 'short black hair, wheelchair', seed: 2 })

const who = (id: string, action: Presence['action'] = 'standing'): Presence => ({
  who: id,
  action,
  feeling: action === 'asleep' ? 'asleep' : 'happy',
})

function drawn(present: Presence[], changes: Partial<SceneNote> = {}, figures: Figure[] = []) {
  const helpers: Helper[] = figures.map((figure, index) => ({
    id: `helper-${index + 1}`,
    name: 'Fenn',
    figure,
    kind: figure === 'thing' ? 'teapot' : figure,
  }))
  const scene: SceneNote = {
    setting: 'Hills',
    place: 'the old oak',
    timeOfDay: 'dusk',
    view: 'wide',
    weather: 'clear',
    present,
    props: [],
    ...changes,
  }
  const brief: PictureBrief = { seed: 7, scene, tone: 'gentle', cast: [MIA, LEO], helpers }
  return drawPicture(brief)
}

describe('every face is above the player’s words, and below its top bar', () => {
  const groups: [string, Presence[], Figure[]][] = [
    ['Mia alone, sitting', [who('child-0', 'sitting')], []],
    ['Mia kneeling before a grown-up', [who('child-0', 'kneeling'), who('helper-1')], ['grown-up']],
    ['Leo in his wheelchair beside a whale', [who('child-1'), who('helper-1')], ['whale']],
    ['Mia and a snail', [who('child-0'), who('helper-1')], ['snail']],
    ['a teapot that is somebody', [who('child-0', 'sitting'), who('helper-1', 'sitting')], ['thing']],
    [
      'two children, a giraffe and a mouse',
      [who('child-0'), who('child-1', 'reading'), who('helper-1'), who('helper-2', 'sitting')],
      ['giraffe', 'mouse'],
    ],
    ['both asleep', [who('child-0', 'asleep'), who('child-1', 'asleep')], []],
    ['Mia asleep, Grandma beside her', [who('child-0', 'asleep'), who('helper-1')], ['grown-up']],
  ]
  for (const view of ['wide', 'near', 'inside'] as const)
    for (const setting of ['Hills', 'Bedroom', 'Coral Reef', 'Pirate Ship'] as const)
      test.each(groups)(`${view}, ${setting}: %s`, (_, present, figures) => {
        const { faces } = drawn(present, { view, setting }, figures)
        expect(faces).toHaveLength(present.length)
        for (const { y, radius } of faces) {
          expect(y - radius).toBeGreaterThanOrEqual(IN_SIGHT.top - 40)
          expect(y + radius * 0.9).toBeLessThanOrEqual(IN_SIGHT.bottom + 2)
        }
      })
})

test.each(['bear', 'dragon', 'king', 'grown-up', 'robot'] as const)(
  'the face of a %s is no larger than Mia’s',
  (figure) => {
    const { faces, people } = drawn([who('child-0'), who('helper-1')], { view: 'near' }, [figure])
    const radiusOf = (id: string) => faces[people.indexOf(id)]?.radius ?? 0
    expect(radiusOf('helper-1')).toBeLessThanOrEqual(radiusOf('child-0') * 1.02)
  },
)

test('a child that sleeps close by is whole in a phone’s cut, also where somebody sits beyond it', () => {
  const outside = Array.from({ length: 60 }, (_, seed) => {
    const { faces, people, focus } = drawPicture({
      seed,
      scene: {
        setting: 'Bedroom',
        place: 'the child’s bed by the window',
        timeOfDay: 'night',
        view: 'inside',
        weather: 'clear',
        present: [who('child-0', 'asleep'), who('helper-1', 'sitting')],
        props: ['bed'],
      },
      tone: 'gentle',
      cast: [MIA, LEO],
      helpers: [{ id: 'helper-1', name: 'Mama', figure: 'grown-up', gender: 'female' }],
      page: {
        paragraph: 'At bedtime Mama whispered it into her ear.',
        children: [{ name: 'Mia', gender: 'female' }],
      },
    })
    const { x = 0, radius = 0 } = faces[people.indexOf('child-0')] ?? {}
    const left = Math.min(WIDTH - TALL.width, Math.max(0, focus.x - TALL.width / 2))
    return x - radius * 0.8 < left || x + radius * 0.8 > left + TALL.width
  })
  expect(outside.filter(Boolean)).toHaveLength(0)
})

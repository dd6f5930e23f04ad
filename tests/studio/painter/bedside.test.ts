import { describe, expect, test } from 'bun:test'
import { deriveCastSheet } from '../../../src/domain/characters/derive-cast-sheet.ts'
import type { Figure, Presence, SceneNote } from '../../../src/shared/stories/scene.ts'
import { TALL, WIDTH } from '../../../src/studio/painter/canvas.ts'
import { drawPicture } from '../../../src/studio/painter/picture.ts'

const CAST = ['curly red hair', 'afro', 'short black hair'].map((description, index) =>
  deriveCastSheet({ gender: 'female', description, seed: index + 1 }),
)

function asleep(children: number, figures: Figure[], changes: Partial<SceneNote> = {}) {
  const present: Presence[] = [
    ...CAST.slice(0, children).map((_, index) => ({
      who: `child-${index}`,
      action: 'asleep' as const,
      feeling: 'asleep' as const,
    })),
    ...figures.map((_, index) => ({
      who: `helper-${index + 1}`,
      action: 'sitting' as const,
      feeling: 'happy' as const,
    })),
  ]
  const scene: SceneNote = {
    setting: 'Bedroom',
    place: 'the child’s bed',
    timeOfDay: 'night',
    view: 'inside',
    weather: 'clear',
    present,
    props: [],
    ...changes,
  }
  const helpers = figures.map((figure, index) => ({ id: `helper-${index + 1}`, name: 'Papa', figure }))
  return [1, 2, 3, 4].map((seed) => drawPicture({ seed, scene, tone: 'gentle', cast: CAST, helpers }))
}

describe('whoever watches over sleeping children hides none of them', () => {
  const nights: [string, number, Figure[]][] = [
    ['Papa by Mia', 1, ['grown-up']],
    ['a bear and Papa by Mia', 1, ['bear', 'grown-up']],
    ['Papa by two', 2, ['grown-up']],
    ['Papa by three', 3, ['grown-up']],
    ['a mouse by two', 2, ['mouse']],
  ]
  for (const changes of [{}, { setting: 'Campground', place: 'the tent' }] as const)
    test.each(nights)(`${'place' in changes ? 'in a tent' : 'in bed'}: %s`, (_, children, figures) => {
      for (const { faces, people, focus } of asleep(children, figures, changes)) {
        const left = Math.min(WIDTH - TALL.width, Math.max(0, focus.x - TALL.width / 2))
        for (const [index, face] of faces.entries()) {
          if (!people[index]?.startsWith('child-')) continue
          expect(face.x - face.radius * 0.8).toBeGreaterThanOrEqual(left)
          expect(face.x + face.radius * 0.8).toBeLessThanOrEqual(left + TALL.width)
          for (const [other, second] of faces.entries())
            if (other !== index)
              expect(Math.hypot(face.x - second.x, face.y - second.y)).toBeGreaterThan(
                (face.radius + second.radius) * 0.8,
              )
        }
      }
    })
})

test('Papa who sits behind the bed is seen above it, and who sleeps too lies before it', () => {
  expect(asleep(1, ['grown-up'], { place: 'the cot' }).some(({ action }) => action.includes('hem-'))).toBe(
    true,
  )
  const night = drawPicture({
    seed: 4,
    tone: 'gentle',
    cast: CAST,
    helpers: [{ id: 'helper-1', name: 'Rolf', figure: 'dog' }],
    scene: {
      setting: 'Bedroom',
      place: 'the bed',
      timeOfDay: 'night',
      view: 'inside',
      weather: 'clear',
      present: [
        { who: 'child-0', action: 'asleep', feeling: 'asleep' },
        { who: 'helper-1', action: 'asleep', feeling: 'asleep' },
      ],
      props: [],
    },
  })
  expect(night.action).not.toContain('hem-')
  expect(night.faces[1]?.y).toBeGreaterThan(night.faces[0]?.y ?? 0)
})

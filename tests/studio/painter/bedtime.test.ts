import { describe, expect, test } from 'bun:test'
import type { Helper, SceneNote } from '../../../src/shared/stories/scene.ts'
import { BED_FORMS, BED_VIEWS, bedtimeLookOf } from '../../../src/studio/painter/bedtime/bedtime-look.ts'
import { ROOM_KINDS } from '../../../src/studio/painter/bedtime/rooms.ts'
import { IN_SIGHT, TALL, WIDTH } from '../../../src/studio/painter/canvas.ts'
import { drawPicture } from '../../../src/studio/painter/picture.ts'
import { noteOf } from '../../../src/studio/teller/read-note.ts'
import { LEO, MIA } from './figures/cast.ts'

const GRANDMA: Helper = { id: 'grandma', name: 'Grandma', figure: 'grown-up', gender: 'female' }

const noted = (place: string, children = 1): SceneNote =>
  noteOf([
    `Bedroom, night, inside, clear: ${place}`,
    `${Array.from({ length: children }, (_, i) => `child-${i} asleep asleep; `).join('')}grandma sitting happy`,
  ])
const nights = (place: string, paragraph: string) =>
  Array.from({ length: 40 }, (_, seed) => bedtimeLookOf(noted(place), paragraph, seed, [GRANDMA]))

describe('the last page is the bed of this story', () => {
  test.each([
    ['a room in the castle', 'castle'],
    ['the cabin of the ship', 'ship'],
    ['the bedroom in the hut', 'logs'],
    ['a bedroom in the farmhouse', 'attic'],
    ['a small round bedroom in the lighthouse', 'lighthouse'],
    ['a bunk in the base, with the Earth in the round window', 'station'],
    ['the sleeping car of a train', 'train'],
    ['the badger’s burrow', 'burrow'],
    ['a bedroom in the old house', 'old'],
    ['a bedroom by the sea', 'seaside'],
    ['the child’s bedroom above the city', 'city'],
    ['the child’s bedroom', undefined],
  ] as const)('%s', (place, room) => {
    expect(nights(place, 'Mia slept.')[0]?.room).toBe(room)
  })

  test('it is seen from many sides, in many beds, by many lights', () => {
    const all = nights('the child’s bedroom', 'Mia slept.')
    expect(new Set(all.map(({ view }) => view))).toEqual(new Set(BED_VIEWS))
    expect(new Set(all.map(({ lit }) => lit)).size).toBe(3)
    const forms = [...ROOM_KINDS, 'home'].flatMap(() => all.map(({ bedding }) => bedding.form))
    expect(new Set(forms).size).toBeGreaterThanOrEqual(BED_FORMS.length - 2)
  })

  test.each([
    ['Grandma kissed Mia on the ear.', 'close'],
    ['Mama stood in the door with her hat on.', 'door'],
    ['Outside the window it had begun to snow.', 'window'],
    ['Grandma sat on the edge of the bed.', 'foot'],
  ] as const)('%s', (words, view) => {
    const seen = nights('the child’s bedroom', words).filter((night) => night.view === view)
    expect(seen.length).toBeGreaterThan(16)
  })

  test('where the lamp is put out it is dark, but for the light of the hall', () => {
    for (const { lit, view } of nights('the child’s bedroom', 'Dad put out the lamp.'))
      expect(lit).toBe(view === 'door' ? 'hall' : 'dark')
  })

  test('and so it is in a room that has no light by its own words', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const { lit, view } = bedtimeLookOf(
        noted('the child’s bedroom'),
        'The lamp was out.',
        seed,
        [GRANDMA],
        true,
      )
      expect(lit).toBe(view === 'door' ? 'hall' : 'dark')
    }
  })
})

describe('from every side of the bed the faces are in sight, wide and tall', () => {
  const places = [
    'a castle',
    'a ship',
    'a hut',
    'a farmhouse',
    'a lighthouse',
    'the moon base',
    'a train',
    'a bedroom',
  ]
  test.each(places)('%s', (place) => {
    for (const children of [1, 2])
      for (let seed = 0; seed < 12; seed += 1) {
        const { faces, people, focus } = drawPicture({
          seed,
          scene: noted(place, children),
          tone: 'gentle',
          cast: [MIA, LEO],
          helpers: [GRANDMA],
        })
        expect(people).toContain('grandma')
        const left = Math.min(WIDTH - TALL.width, Math.max(0, focus.x - TALL.width / 2))
        for (const face of faces) {
          expect(face.y).toBeGreaterThan(IN_SIGHT.top)
          expect(face.y).toBeLessThan(IN_SIGHT.bottom)
          expect(face.x - face.radius * 0.7).toBeGreaterThanOrEqual(left)
          expect(face.x + face.radius * 0.7).toBeLessThanOrEqual(left + TALL.width)
        }
      }
  })
})

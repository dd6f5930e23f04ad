import { expect, test } from 'bun:test'
import { seededRandom } from '../../../src/shared/kit/random.ts'
import type { Presence } from '../../../src/shared/stories/scene.ts'
import { type Aspect, aspectsOf } from '../../../src/studio/painter/aspects.ts'
import { actingIn } from '../../../src/studio/painter/bonds/attachment.ts'
import { newBrush } from '../../../src/studio/painter/brush.ts'
import { STILL } from '../../../src/studio/painter/camera.ts'
import { drawEnclosure } from '../../../src/studio/painter/enclosure.ts'
import { findProp } from '../../../src/studio/painter/figures/props/find-prop.ts'
import { hourOf } from '../../../src/studio/painter/hours.ts'
import { SETTING_PAINTERS } from '../../../src/studio/painter/settings/index.ts'
import { noteOf } from '../../../src/studio/teller/read-note.ts'
import { freshIds } from './figures/cast.ts'

const found = (narration: string, ...lines: string[]) => [...aspectsOf(noteOf(lines), narration)]
const brushOf = (
  setting: 'Moon' | 'Pirate Ship' | 'Mountain' | 'Outer Space' | 'Bedroom',
  ...aspects: Aspect[]
) => newBrush(setting, hourOf('dusk', 'gentle'), seededRandom(3), freshIds(), false, new Set(aspects))

test('Mia’s flag is the only one on the Moon, and her chest the only one on the ship', () => {
  expect(found('', 'Moon, afternoon, wide, clear: the Moon', 'child-0 standing happy holding flag')).toEqual([
    'own-flag',
  ])
  expect(
    found(
      'They looked for the treasure.',
      'Pirate Ship, afternoon, wide, clear: the deck',
      'child-0 standing happy',
    ),
  ).toEqual(['own-treasure'])
  for (const [setting, aspect] of [
    ['Moon', 'own-flag'],
    ['Pirate Ship', 'own-treasure'],
    ['Bedroom', 'own-bed'],
  ] as const)
    expect(SETTING_PAINTERS[setting](brushOf(setting, aspect)).behind.length).toBeLessThan(
      SETTING_PAINTERS[setting](brushOf(setting)).behind.length,
    )
})

test('the hut on the mountain is no tent, and the Moon is in the window of the ship', () => {
  expect(found('', 'Mountain, dusk, inside, clear: in the hut', 'child-0 standing happy')).toEqual([
    'wooden-inside',
  ])
  expect(
    found(
      '',
      'Outer Space, night, inside, clear: the ship with the Moon in the window',
      'child-0 standing happy',
    ),
  ).toEqual(['moon-outside'])
  for (const [setting, aspect] of [
    ['Mountain', 'wooden-inside'],
    ['Outer Space', 'moon-outside'],
  ] as const)
    expect(drawEnclosure(brushOf(setting, aspect), seededRandom(1), STILL)).not.toBe(
      drawEnclosure(brushOf(setting), seededRandom(1), STILL),
    )
})

test('Hilda’s bed in the bedroom is the only one, and whoever peeks from under it lies there', () => {
  expect(
    found(
      '',
      'Bedroom, night, inside, clear: the room',
      'child-0 standing happy; hilda asleep asleep on bed',
    ),
  ).toEqual(['own-bed'])
  const model = findProp('bed')
  const acting = (action: Presence['action']) =>
    model && actingIn({ how: 'under', model, words: 'bed' }, action, true, false, false)
  expect(acting('peeking')).toBe('lying')
  expect(acting('asleep')).toBe('asleep')
})

import { describe, expect, test } from 'bun:test'
import type { Helper } from '../../../src/shared/stories/scene.ts'
import type { Actor } from '../../../src/studio/painter/actors.ts'
import { placeAtBedside } from '../../../src/studio/painter/bedside.ts'
import { liesAwake, withAwakeInBed } from '../../../src/studio/painter/bedtime/awake-in-bed.ts'
import { withBedtimeActions } from '../../../src/studio/painter/bedtime/bedtime-actions.ts'
import { withToldBedThings } from '../../../src/studio/painter/bedtime/told-bed-things.ts'
import { isUnderAll } from '../../../src/studio/painter/bedtime/under-all.ts'
import { namedIn } from '../../../src/studio/painter/named-actors.ts'
import { withoutSpeech } from '../../../src/studio/painter/narrated-actions.ts'
import { noteOf } from '../../../src/studio/teller/read-note.ts'
import { MIA } from './figures/cast.ts'

const DAD: Helper = { id: 'dad', name: 'Dad', figure: 'grown-up', gender: 'male' }
const PAGE = { paragraph: '', children: [{ name: 'Mia', gender: 'female' as const }] }
const asleep = (...props: string[]) =>
  noteOf([
    'Bedroom, night, inside, clear: the bedroom',
    'child-0 asleep asleep; dad sitting happy',
    `props: ${props.join(', ')}`,
  ])
const NAMED = namedIn(asleep('bed').present, PAGE, [DAD])

test.each([
  ['toy tractor', 'The tractor was parked underneath.', 'toy tractor under bed'],
  ['toy tractor', 'Mia parked the tractor by the bed.', 'toy tractor beside bed'],
  ['toy tractor', 'Mia slept with the tractor in her arm.', 'toy tractor'],
  ['toy tractor', 'Mia slept.', 'toy tractor beside bed'],
  ['pencil', 'She put down the pencil.', 'pencil beside bed'],
  ['letter', 'The letter lay on the quilt.', 'letter'],
  ['cat', 'Mia slept.', 'cat'],
  ['coat on bed', 'Mia slept.', 'coat on bed'],
])('%s: “%s”', (prop, narration, shown) => {
  expect(withToldBedThings(asleep(prop), narration).props).toEqual([shown])
})

describe('a sleeper of the note', () => {
  const mia = (narration: string) => withAwakeInBed(asleep('bed'), withoutSpeech(narration), NAMED).present[0]
  test.each([
    '“Is it far?” asked Mia. “It is,” said Dad.',
    'Mia lay awake, and listened.',
    'Mia couldn’t sleep.',
  ])('is awake where she is told to be: %s', (narration) => {
    const one = mia(narration)
    expect(one && liesAwake(one)).toBe(true)
  })
  test.each(['“Is it far?” asked Mia, and fell asleep.', 'Mia shut her eyes.', '“Good night,” said Dad.'])(
    'sleeps elsewhere: %s',
    (narration) => {
      expect(mia(narration)?.feeling).toBe('asleep')
    },
  )
})

test.each([
  ['Mia was in bed, all the way under, and there was nothing to be seen of her.', true],
  ['Mama pulled the quilt up over her head.', true],
  ['Mia pulled the quilt up over her head. Then she looked out.', false],
  ['Mama pulled the quilt up to her chin.', false],
])('all under the quilt: %s', (narration, isHidden) => {
  expect(isUnderAll(narration)).toBe(isHidden)
})

test('who only thinks that Mia is asleep is awake', () => {
  const dad = (narration: string) => withBedtimeActions(asleep('bed'), narration, NAMED).present[1]?.action
  expect(dad('Then Dad thought that Mia was asleep, and stopped.')).toBe('sitting')
  expect(dad('Then Dad was asleep.')).toBe('asleep')
})

test('a grown-up who sleeps beside Mia lies in a bed', () => {
  const sleeper = (who: string, sheet?: typeof MIA) =>
    ({
      presence: { who, action: 'asleep', feeling: 'asleep' },
      ...(sheet ? { sheet, sleepingPlace: 'bed' } : { helper: DAD }),
      isPerson: true,
      relativeScale: 1,
      width: 200,
    }) as unknown as Actor
  const row = { left: 0, scale: 1, squeeze: 1, front: 0, stagger: 1 } as const
  const faces = [{ above: 100 }, { above: 100 }]
  const placed = placeAtBedside(
    [sleeper('child-0', MIA), sleeper('dad')],
    faces,
    { ground: 1000, middle: 600 },
    row,
  )
  expect(placed[1]?.sleepingPlace).toBe('bed')
  expect(placed[1]?.perch).toBe(placed[0]?.perch ?? 0)
})

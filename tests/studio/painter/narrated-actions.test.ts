import { describe, expect, test } from 'bun:test'
import { deriveCastSheet } from '../../../src/domain/characters/derive-cast-sheet.ts'
import type { Action, Presence, SceneNote } from '../../../src/shared/stories/scene.ts'
import { withNarratedActions } from '../../../src/studio/painter/narrated-actions.ts'
import { drawPicture } from '../../../src/studio/painter/picture.ts'
import { sleepingPlaceIn } from '../../../src/studio/painter/sleeping-place.ts'

const MIA = deriveCastSheet({ gender: 'female', description: 'curly red hair', seed: 1 })
const note = (present: Presence[], changes: Partial<SceneNote> = {}): SceneNote => ({
  setting: 'Hills',
  place: 'the hill',
  timeOfDay: 'dusk',
  view: 'wide',
  weather: 'clear',
  present,
  props: [],
  ...changes,
})
const mia = (action: Action, holding?: string): Presence => ({
  who: 'child-0',
  action,
  feeling: 'happy',
  ...(holding ? { holding } : {}),
})
const sceneFor = (paragraph: string, present: Presence[], changes: Partial<SceneNote> = {}) =>
  withNarratedActions({
    scene: note(present, changes),
    helpers: [{ id: 'papa', name: 'Papa', figure: 'grown-up' }],
    page: { paragraph, children: [{ name: 'Mia', gender: 'female' }] },
  })
const doing = (paragraph: string, one = mia('standing')) => sceneFor(paragraph, [one]).present[0]?.action

describe('somebody does what the paragraph says of them by name', () => {
  test.each([
    ['Mia rowed, and Papa sang.', 'rowing'],
    ['Mia danced around the oak.', 'dancing'],
    ['Then Mia crawled under the hedge.', 'crawling'],
    ['Mia climbed the ladder.', 'climbing'],
    ['Mia hid behind the stove.', 'hiding'],
    ['“Sh,” whispered Mia.', 'whispering'],
    ['Mia threw the ball.', 'throwing'],
  ] as const)('%s', (paragraph, action) => expect(doing(paragraph)).toBe(action))

  test.each([
    'Papa rowed, and Mia sang.',
    '“Mia rowed!” said Papa.',
    'Mia drew the curtains.',
    'Mia carried on.',
    'Mia threw open the door.',
  ])('but not here: %s', (paragraph) => expect(doing(paragraph)).toBe('standing'))

  test('a note that says exactly what she does is kept', () => {
    expect(doing('Mia rowed home.', mia('lying'))).toBe('lying')
    expect(doing('Mia rowed home and waved.', mia('waving'))).toBe('waving')
  })
})

describe('nobody waves, cheers or points of whom no word says so', () => {
  test.each([
    ['Mia had the last bit of bread.', 'waving', 'standing'],
    ['She knelt by the egg.', 'cheering', 'kneeling'],
    ['Mia went on. Then she ran.', 'cheering', 'walking'],
    ['“Hello!” said Mia.', 'waving', 'waving'],
    ['There it was.', 'pointing', 'pointing'],
  ] as const)('%s %s', (paragraph, noted, action) => expect(doing(paragraph, mia(noted))).toBe(action))
})

test('“she” does what Mia does, and not what Grandma does', () => {
  expect(sceneFor('Mia had an idea. She pushed the door.', [mia('standing')]).present[0]?.bond).toEqual({
    how: 'hand-on',
    to: 'door',
  })
  expect(doing('Mia had an idea. She knelt down.')).toBe('kneeling')
  expect(doing('Mia looked at Papa. He knelt by the stove.')).toBe('standing')
})

describe('what is told of is in the hand of who uses it', () => {
  const inHand = (paragraph: string, present: Presence[], props: string[]) => {
    const scene = sceneFor(paragraph, present, { props })
    return { held: scene.present.map(({ holding }) => holding), props: scene.props }
  }
  const papa: Presence = { who: 'papa', action: 'standing', feeling: 'happy' }
  test('the rake in Mia’s, who is named with it', () => {
    expect(inHand('Mia came with the rake.', [mia('standing'), papa], ['rake'])).toEqual({
      held: ['rake', undefined],
      props: [],
    })
  })
  test('the umbrella in Papa’s, where nobody is named', () => {
    expect(
      inHand('It rained, and there was one umbrella.', [mia('standing'), papa], ['umbrella']).held,
    ).toEqual([undefined, 'umbrella'])
  })
  test('what leans somewhere stays there, and what nobody tells of is left out', () => {
    expect(inHand('The broom leaned on the wall.', [papa], ['broom']).props).toEqual(['broom'])
    expect(inHand('Papa sang.', [papa], ['rake'])).toEqual({ held: [undefined], props: [] })
  })
  test('the violin is played', () => {
    expect(sceneFor('Mia played the violin.', [mia('standing')]).present[0]).toMatchObject({
      action: 'playing',
      holding: 'violin',
    })
  })
  test('at an easel one stands, the brush on it', () => {
    const { present } = sceneFor('Mia painted the giraffe.', [mia('standing')], { props: ['easel'] })
    expect(present[0]).toMatchObject({
      action: 'standing',
      holding: 'brush',
      bond: { how: 'hand-on', to: 'easel of the giraffe' },
    })
  })
  test('a hand is on whom it scratches, and on what it pushes', () => {
    expect(sceneFor('Mia scratched Papa.', [mia('standing'), papa]).present[0]?.bond).toEqual({
      how: 'hand-on',
      to: 'papa',
    })
    expect(sceneFor('Mia pushed the red button.', [mia('standing')]).present[0]?.bond).toEqual({
      how: 'hand-on',
      to: 'red button',
    })
  })
})

describe('one looks through what the words name', () => {
  const held = (paragraph: string, changes: Partial<SceneNote> = {}) =>
    sceneFor(paragraph, [mia('looking-through')], changes).present[0]?.holding
  test('a telescope only where there is one', () => {
    expect(held('Mia looked through the spyglass.')).toBe('telescope')
    expect(held('Mia saw the ship.', { place: 'by the telescope' })).toBe('telescope')
    expect(held('Mia had her magnifying glass along.')).toBe('magnifier')
  })
  test('nothing is before an eye where nothing is named', () => {
    expect(held('Mia looked at the left pot and at the right pot.')).toBeUndefined()
  })
})

test('who hides behind somebody has nothing else before it', () => {
  expect(sceneFor('Mia hid behind Papa.', [mia('hiding')]).present[0]).toMatchObject({ action: 'kneeling' })
  expect(sceneFor('Mia hid.', [mia('hiding')]).present[0]?.holding).toBeDefined()
})

describe('what is in the hands is used', () => {
  test('a spyglass is looked through, a flute is played', () => {
    expect(doing('', mia('standing', 'spyglass'))).toBe('looking-through')
    expect(doing('', mia('sitting', 'flute'))).toBe('playing')
  })

  test('the bicycle that is ridden does not stand there once more', () => {
    const { present, props } = sceneFor('Mia rode home.', [mia('walking')], {
      props: ['red bicycle', 'lamp'],
    })
    expect(present[0]).toMatchObject({ action: 'riding', holding: 'red bicycle' })
    expect(props).toEqual(['lamp'])
  })

  test('with nothing to ride on she runs', () => {
    expect(sceneFor('', [mia('riding', 'dragon')]).present[0]?.action).toBe('running')
  })
})

describe('a child falls asleep where the story says', () => {
  test.each([
    ['the hammock between two oaks', 'hammock'],
    ['Grandma’s sofa', 'sofa'],
    ['the back seat of the car', 'seat'],
    ['the little rowboat', 'boat'],
    ['the straw in the barn', 'straw'],
    ['the bunk', 'bed'],
    ['the sleeping car of a train', 'bed'],
  ] as const)('%s', (place, rest) => expect(sleepingPlaceIn(note([], { place }))).toBe(rest))

  test('Papa is seen beside her bed', () => {
    const present = [mia('asleep'), { who: 'papa', action: 'sitting' as const, feeling: 'happy' as const }]
    const { people } = drawPicture({
      seed: 4,
      scene: note(present, { setting: 'Bedroom', place: 'Mia’s bed' }),
      tone: 'gentle',
      cast: [MIA],
      helpers: [{ id: 'papa', name: 'Papa', figure: 'grown-up' }],
    })
    expect([...people].sort()).toEqual(['child-0', 'papa'])
  })
})

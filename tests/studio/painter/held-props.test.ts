import { describe, expect, test } from 'bun:test'
import type { Action, Helper, Presence, SceneNote } from '../../../src/shared/stories/scene.ts'
import { withNarratedActions } from '../../../src/studio/painter/narrated-actions.ts'

const HELPERS: Helper[] = [
  { id: 'papa', name: 'Papa', figure: 'grown-up', gender: 'male' },
  { id: 'bee', name: 'Bee', figure: 'bee' },
]
const as = (who: string, action: Action): Presence => ({ who, action, feeling: 'happy' })

function sceneAfter(paragraph: string, action: Action = 'standing', changes: Partial<SceneNote> = {}) {
  const scene: SceneNote = {
    setting: 'Hills',
    place: 'the hill',
    timeOfDay: 'dusk',
    view: 'wide',
    weather: 'clear',
    present: [as('child-0', action), as('papa', 'standing'), as('bee', 'floating')],
    props: [],
    ...changes,
  }
  const { present, props } = withNarratedActions({
    scene,
    helpers: HELPERS,
    page: { paragraph, children: [{ name: 'Mia', gender: 'female' }] },
  })
  return { mia: present[0], papa: present[1], bee: present[2], props }
}

describe('what the paragraph puts into somebody’s hands is held', () => {
  test('Mia held up the lantern, and it no longer lies on the ground', () => {
    const { mia, props } = sceneAfter('Then Mia held up the lantern.', 'standing', {
      props: ['lantern', 'rock'],
    })
    expect(mia?.holding).toBe('lantern')
    expect(props).toEqual(['rock'])
  })

  test('the pet is in the arms that hold it', () => {
    const { mia, props } = sceneAfter('Mia picked up the cat.', 'standing', { props: ['gray cat', 'rock'] })
    expect(mia?.holding).toBe('gray cat')
    expect(props).toEqual(['rock'])
  })

  test('“she” is Mia and “he” is Papa', () => {
    const { mia, papa } = sceneAfter('Mia looked at Papa. He took a hammer. She picked up the cup.')
    expect([mia?.holding, papa?.holding]).toEqual(['cup', 'hammer'])
  })

  test.each([
    ['what is somebody else’s', 'Mia’s cat took the cup.'],
    ['what is said', '“Papa took the cup,” said the bee.'],
    ['what is too large', 'Papa pulled out a boat.'],
    ['what is in a suitcase', 'Mia had a cup in the suitcase.'],
  ])('not %s', (_, paragraph) => {
    const { mia, papa, bee } = sceneAfter(paragraph)
    expect([mia, papa, bee].some((one) => one?.holding)).toBe(false)
  })

  test('who swims or sleeps has no hand free', () => {
    expect(sceneAfter('Mia held the cup.', 'swimming').mia?.holding).toBeUndefined()
  })
})

describe('a telescope is only where the words tell of one', () => {
  test('Mia looks through the crack with her eyes', () => {
    expect(sceneAfter('Mia looked through the crack.', 'looking-through').mia?.holding).toBeUndefined()
  })

  test('and at the ship through the spyglass', () => {
    expect(sceneAfter('The captain had lent her a spyglass.', 'looking-through').mia?.holding).toBe(
      'telescope',
    )
  })

  test('who peeks from nowhere in particular bends forward, and sits in no bush', () => {
    const { mia } = sceneAfter('Mia peeked in.', 'peeking')
    expect(mia).toMatchObject({ action: 'looking-through' })
    expect(mia?.holding).toBeUndefined()
  })

  test('who peeks from behind the barn door is behind it', () => {
    expect(sceneAfter('Mia peeked from behind the haystack.', 'peeking').mia).toMatchObject({
      action: 'peeking',
      holding: 'haystack',
    })
  })
})

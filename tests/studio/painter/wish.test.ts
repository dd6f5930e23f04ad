import { describe, expect, test } from 'bun:test'
import type { PictureBrief } from '../../../src/ports/painter.ts'
import type { CastSheet } from '../../../src/shared/characters/cast-sheet.ts'
import { redrawBrief } from '../../../src/studio/painter/redraw.ts'
import { applyWish } from '../../../src/studio/painter/wish.ts'
import { MIA_SHEET } from '../../support/vendors/painters.ts'

const SHEET: CastSheet = { ...MIA_SHEET, hat: 'cap' }

const brief = (wish: string): PictureBrief => ({
  seed: 1,
  tone: 'calm',
  cast: [SHEET, SHEET],
  helpers: [{ id: 'helper-1', name: 'Amos (the old one)', figure: 'hedgehog' }],
  take: 2,
  wish,
  scene: {
    setting: 'Hills',
    place: 'the hill',
    timeOfDay: 'night',
    view: 'wide',
    weather: 'rain',
    props: ['red kite', 'lamp'],
    present: [
      { who: 'child-0', action: 'standing', feeling: 'worried', holding: 'lantern' },
      { who: 'child-1', action: 'standing', feeling: 'worried' },
      { who: 'helper-1', action: 'waving', feeling: 'happy' },
    ],
  },
  page: {
    paragraph: 'Mia and Leo stood there.',
    children: [
      { name: 'Mia', gender: 'female' },
      { name: 'Leo', gender: 'male' },
    ],
  },
})

const hats = (wish: string) => applyWish(brief(wish))?.cast.map(({ hat }) => hat)
const scene = (wish: string) => applyWish(brief(wish))?.scene

describe('a wish for a picture', () => {
  test('takes a hat off whom it is about', () => {
    expect(hats('she has no hat')).toEqual([undefined, 'cap'])
    expect(hats('Leo is not wearing a cap')).toEqual(['cap', undefined])
    expect(hats('they have no hats')).toEqual([undefined, undefined])
    expect(hats('Mia wears a crown')).toEqual(['crown', 'cap'])
  })

  test('changes the hour, the weather and how near one is', () => {
    expect(scene('by day, please')).toMatchObject({ timeOfDay: 'afternoon', view: 'wide', weather: 'rain' })
    expect(scene('no rain')).toMatchObject({ timeOfDay: 'night', weather: 'clear' })
    expect(scene('closer to them')).toMatchObject({ view: 'near' })
  })

  test('makes somebody smile, or sit, and nobody else', () => {
    expect(scene('Mia should be smiling')?.present.map(({ feeling }) => feeling)).toEqual([
      'happy',
      'worried',
      'happy',
    ])
    expect(scene('make him sit down')?.present.map(({ action }) => action)).toEqual([
      'standing',
      'sitting',
      'waving',
    ])
  })

  test('takes a thing or somebody away, or adds a thing', () => {
    expect(scene('without the red kite')?.props).toEqual(['lamp'])
    expect(scene('no lantern')?.present[0]?.holding).toBeUndefined()
    expect(scene('no Amos (the old one)')?.present.map(({ who }) => who)).toEqual(['child-0', 'child-1'])
    expect(scene('add a cat')?.props).toEqual(['cat', 'red kite', 'lamp'])
  })

  test('that is understood leaves everything else as it was; another one is drawn in another way', () => {
    const { seed, scene } = redrawBrief(brief('without the red kite'))
    expect({ seed, view: scene.view }).toEqual({ seed: 1, view: 'wide' })
    expect(applyWish(brief('make it prettier'))).toBeUndefined()
    expect(redrawBrief(brief('make it prettier')).scene.view).toBe('near')
  })
})

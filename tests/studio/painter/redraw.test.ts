import { expect, test } from 'bun:test'
import { deriveCastSheet } from '../../../src/domain/characters/derive-cast-sheet.ts'
import type { PictureBrief } from '../../../src/ports/painter.ts'
import type { SceneNote } from '../../../src/shared/stories/scene.ts'
import { drawPicture } from '../../../src/studio/painter/picture.ts'
import { redrawBrief } from '../../../src/studio/painter/redraw.ts'

const MIA = deriveCastSheet({ gender: 'female', description: 'curly red hair', seed: 1 })
const scene: SceneNote = {
  setting: 'Enchanted Forest',
  place: 'the old oak',
  timeOfDay: 'dusk',
  view: 'wide',
  weather: 'clear',
  present: [{ who: 'child-0', action: 'waving', feeling: 'happy' }],
  props: [],
}
const brief: PictureBrief = { seed: 7, scene, tone: 'gentle', cast: [MIA], helpers: [] }
const asleep: SceneNote = {
  ...scene,
  setting: 'Bedroom',
  present: [{ who: 'child-0', action: 'asleep', feeling: 'asleep' }],
}

test.each([
  ['in the forest', brief],
  ['asleep in bed', { ...brief, scene: asleep }],
])('Mia %s is drawn anew in another way, and the first picture stays as it was', (_where, first) => {
  const [before, again] = [drawPicture(first), drawPicture(redrawBrief({ ...first, take: 0 }))]
  expect(again).toEqual(before)
  const anew = drawPicture(redrawBrief({ ...first, take: 1 }))
  expect(anew.place).not.toBe(before.place)
})

test('near becomes wide and wide becomes near', () => {
  expect(redrawBrief({ ...brief, take: 1 }).scene.view).toBe('near')
  expect(redrawBrief({ ...brief, scene: { ...scene, view: 'near' }, take: 1 }).scene.view).toBe('wide')
})

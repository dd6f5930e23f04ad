import { expect, test } from 'bun:test'
import sharp from 'sharp'
import type { SceneNote, Setting, Weather } from '../../../src/shared/stories/scene.ts'
import { flatOpacity } from '../../../src/studio/painter/flat-opacity.ts'
import { drawPicture } from '../../../src/studio/painter/picture.ts'
import { MIA } from './figures/cast.ts'

test('a shape that is only filled, or only stroked, has its opacity in its fill or its stroke', () => {
  expect(flatOpacity('<path d="M0 0" fill="#fff" opacity=".5"/>')).toBe(
    '<path d="M0 0" fill="#fff" fill-opacity=".5"/>',
  )
  expect(flatOpacity('<circle r="2" opacity="0.2"/>')).toBe('<circle r="2" fill-opacity="0.2"/>')
  expect(flatOpacity('<path opacity=".5" d="M0 0" fill="none" stroke="#fff"/>')).toBe(
    '<path stroke-opacity=".5" d="M0 0" fill="none" stroke="#fff"/>',
  )
})

test.each([
  '<path d="M0 0" fill="#fff" stroke="#000" opacity=".5"/>',
  '<rect fill="#fff" filter="url(#rim)" opacity=".5"/>',
  '<ellipse fill="#fff" fill-opacity=".5" opacity=".5"/>',
  '<g opacity=".5"><circle fill="#fff"/></g>',
  '<g stroke="#000"><circle fill="#fff" opacity=".5"/></g>',
  '<stop stop-opacity=".5"/>',
])('%s is painted as it is', (drawing) => {
  expect(flatOpacity(drawing)).toBe(drawing)
})

/** In steps of 255: one or two are invisible, and so are some more in one pixel of a thousand. */
const MOST_AWAY = 8
const SHARE_AWAY_BY_MORE_THAN_TWO = 0.001

test.each<[Setting, Weather]>([
  ['Enchanted Forest', 'mist'],
  ['Bedroom', 'clear'],
  ['Coral Reef', 'clear'],
  ['Snowy Wood', 'snow'],
])('%s in %s keeps its colors but for their rounding', async (setting, weather) => {
  const scene: SceneNote = {
    setting,
    place: 'the old oak',
    timeOfDay: 'dusk',
    view: 'wide',
    weather,
    present: [{ who: 'child-0', action: 'standing', feeling: 'happy' }],
    props: [],
  }
  const { place, action } = drawPicture({ seed: 7, scene, tone: 'gentle', cast: [MIA], helpers: [] })
  const painted = (svgs: string[]) =>
    sharp(Buffer.from(svgs[0] ?? ''))
      .composite([{ input: Buffer.from(svgs[1] ?? '') }])
      .removeAlpha()
      .raw()
      .toBuffer()
  const before = await painted([place, action])
  const now = await painted([flatOpacity(place), flatOpacity(action)])
  const away = before.map((byte, at) => Math.abs(byte - (now[at] ?? 0)))
  expect(away.reduce((most, steps) => Math.max(most, steps), 0)).toBeLessThanOrEqual(MOST_AWAY)
  expect(away.filter((steps) => steps > 2).length / away.length).toBeLessThan(SHARE_AWAY_BY_MORE_THAN_TWO)
})

import { describe, expect, test } from 'bun:test'
import sharp from 'sharp'
import { deriveCastSheet } from '../../../src/domain/characters/derive-cast-sheet.ts'
import type { PictureBrief } from '../../../src/ports/painter.ts'
import {
  type Presence,
  type SceneNote,
  type Setting,
  TIMES_OF_DAY,
  WEATHERS,
  type Weather,
} from '../../../src/shared/stories/scene.ts'
import { TONE_IDS } from '../../../src/shared/stories/tones.ts'
import { HEIGHT, TALL, WIDE, WIDTH } from '../../../src/studio/painter/canvas.ts'
import { hourOf } from '../../../src/studio/painter/hours.ts'
import { paintPicture, paintPortrait } from '../../../src/studio/painter/index.ts'
import { drawPicture } from '../../../src/studio/painter/picture.ts'
import { SETTING_PAINTERS } from '../../../src/studio/painter/settings/index.ts'

const MIA = deriveCastSheet({
  gender: 'female',
  description: 'curly red hair, brown skin, yellow boots',
  seed: 1,
})
const LEO = deriveCastSheet({ gender: 'male', description: 'short black hair, glasses', seed: 2 })
const HELPERS = [
  { id: 'helper-1', name: 'Fenn', figure: 'fox' as const },
  { id: 'helper-2', name: 'Ember', figure: 'dragon' as const },
]

const standing = (who: string): Presence => ({ who, action: 'standing', feeling: 'happy' })
const scene = (changes: Partial<SceneNote> = {}): SceneNote => ({
  setting: 'Enchanted Forest',
  place: 'the old oak',
  timeOfDay: 'dusk',
  view: 'wide',
  weather: 'clear',
  present: [standing('child-0')],
  props: [],
  ...changes,
})
const brief = (changes: Partial<SceneNote> = {}): PictureBrief => ({
  seed: 7,
  scene: scene(changes),
  tone: 'gentle',
  cast: [MIA, LEO],
  helpers: HELPERS,
})

const SETTING_NAMES = Object.keys(SETTING_PAINTERS) as Setting[]
const EVERYBODY = ['child-0', 'child-1', 'helper-1', 'helper-2'].map(standing)

describe('every setting', () => {
  test.each(SETTING_NAMES)('%s shows everybody who is present, with all faces in both cuts', (setting) => {
    for (const present of [EVERYBODY.slice(0, 1), EVERYBODY.slice(0, 3), EVERYBODY]) {
      for (const view of ['wide', 'near'] as const) {
        const { faces, focus, place, action } = drawPicture(brief({ setting, view, present }))
        expect(faces).toHaveLength(present.length)
        const left = Math.min(WIDTH - TALL.width, Math.max(0, focus.x - TALL.width / 2))
        for (const face of faces) {
          expect(face.x).toBeGreaterThan(left)
          expect(face.x).toBeLessThan(left + TALL.width)
          expect(face.y).toBeGreaterThan(WIDE.top)
          expect(face.y).toBeLessThan(WIDE.top + WIDE.height)
        }
        for (const svg of [place, action]) expect(svg).not.toContain('NaN')
      }
    }
  })

  test.each(TIMES_OF_DAY)('has its own light in the %s', (timeOfDay) => {
    const other = timeOfDay === 'dusk' ? 'night' : 'dusk'
    for (const setting of ['Enchanted Forest', 'Hills', 'Coral Reef', 'Bedroom'] as const) {
      const drawn = drawPicture(brief({ setting, timeOfDay }))
      expect(drawn.place).not.toBe(drawPicture(brief({ setting, timeOfDay: other })).place)
    }
  })
})

test('rain, snow, mist and wind are seen', () => {
  const seen = (weather: Weather) =>
    drawPicture(brief({ weather, present: [] })).action.match(/<(?:path|ellipse|circle|rect)/g)?.length ?? 0
  for (const weather of WEATHERS.filter((one) => one !== 'clear'))
    expect(seen(weather)).toBeGreaterThan(seen('clear'))
})

test('the same place comes back on every page of a story, and another story has its own', () => {
  const first = drawPicture(brief())
  const later = drawPicture(brief({ present: EVERYBODY, props: ['lantern'] }))
  expect(later.place).toBe(first.place)
  expect(later.placeKey).toBe(first.placeKey)
  expect(drawPicture({ ...brief(), seed: 8 }).place).not.toBe(first.place)
})

test('a near view shows larger faces before a softer part of the same place, framed by what is close', () => {
  for (const setting of SETTING_NAMES) {
    const [wide, near] = (['wide', 'near'] as const).map((view) => drawPicture(brief({ setting, view })))
    expect(near?.place).toBe(wide?.place ?? '')
    expect(near?.faces[0]?.radius ?? 0).toBeGreaterThan((wide?.faces[0]?.radius ?? 0) * 1.25)
    expect(near?.camera.zoom ?? 0).toBeGreaterThan((wide?.camera.zoom ?? 0) + 0.4)
    expect(near?.foreground).toContain('<svg')
    expect(near?.foreground).not.toMatch(/NaN|undefined/)
    expect([wide?.foreground, wide?.camera.soft, near?.camera.soft]).toEqual(['', false, true])
  }
})

test('the camera never looks past the edge of the painted place', () => {
  for (const setting of SETTING_NAMES)
    for (const view of ['wide', 'near'] as const)
      for (const seed of [1, 2, 3, 4]) {
        const { camera } = drawPicture({ ...brief({ setting, view, present: EVERYBODY }), seed })
        expect(camera.left).toBeGreaterThanOrEqual(0)
        expect(camera.top).toBeGreaterThanOrEqual(0)
        expect(camera.left + Math.floor(WIDTH / camera.zoom)).toBeLessThanOrEqual(WIDTH)
        expect(camera.top + Math.floor(HEIGHT / camera.zoom)).toBeLessThanOrEqual(HEIGHT)
      }
})

test('inside the tent, the hollow tree or the ship’s cabin one sits in lamplight, dry, and looks out at the same place', () => {
  for (const setting of [
    'Campground',
    'Enchanted Forest',
    'Pirate Ship',
    'Coral Reef',
    'Outer Space',
  ] as const) {
    const changes = { setting, present: EVERYBODY, weather: 'rain' } as const
    const inside = drawPicture(brief({ ...changes, view: 'inside' }))
    const wide = drawPicture(brief({ ...changes, view: 'wide' }))
    expect(inside.placeKey).toBe(wide.placeKey)
    expect(inside.action).toContain('fill-rule="evenodd"')
    expect(inside.action.split('#e6f0ff').length).toBeLessThan(10)
    expect(inside.faces).toHaveLength(EVERYBODY.length)
    expect(inside.action + inside.place).not.toMatch(/NaN|undefined/)
  }
})

test('a castle’s inside is its throne hall, and a room is inside already', () => {
  const inside = (setting: Setting) => drawPicture(brief({ setting, view: 'inside' }))
  expect(inside('Castle').placeKey).toStartWith('Palace|')
  expect(inside('Kitchen').camera.view).toBe('near')
})

test('friends who hug fill the near view as friends who wave do', () => {
  const size = (action: 'hugging' | 'waving') => {
    const present = [
      { ...standing('child-0'), action },
      { ...standing('helper-1'), action },
    ]
    return drawPicture(brief({ view: 'near', present })).faces[0]?.radius ?? 0
  }
  expect(size('hugging')).toBeGreaterThan(size('waving') * 0.75)
})

test('pages that follow one another are framed differently', () => {
  const actions = ['standing', 'walking', 'waving', 'pointing', 'sitting', 'cheering'] as const
  const framings = actions.map((action) => {
    const { camera } = drawPicture(brief({ present: [{ ...standing('child-0'), action }] }))
    return `${camera.zoom} ${Math.round(camera.middle / 10)}`
  })
  expect(new Set(framings).size).toBeGreaterThan(3)
})

test('clouds hide the sun and most stars when it rains or snows', () => {
  const sky = (weather: Weather) =>
    drawPicture(brief({ setting: 'Hills', timeOfDay: 'starlight', weather })).place.length
  for (const weather of ['rain', 'snow', 'mist'] as Weather[])
    expect(sky(weather)).toBeLessThan(sky('clear') - 5000)
})

test('every tone has a light of its own', () => {
  const skies = TONE_IDS.map((tone) => hourOf('dusk', tone).sky.join())
  expect(new Set(skies).size).toBe(TONE_IDS.length)
})

test('two children are two different children', () => {
  const mia = drawPicture(brief()).action
  const leo = drawPicture(brief({ present: [standing('child-1')] })).action
  expect(leo).not.toBe(mia)
})

test('siblings who have fallen asleep lie in bed side by side', () => {
  const asleep = (who: string): Presence => ({ who, action: 'asleep', feeling: 'asleep' })
  const present = [asleep('child-0'), asleep('child-1')]
  const { faces, placeKey } = drawPicture(brief({ setting: 'Bedroom', timeOfDay: 'night', present }))
  expect(placeKey).toContain('bed-2')
  expect(faces).toHaveLength(2)
  expect(Math.abs((faces[0]?.x ?? 0) - (faces[1]?.x ?? 0))).toBeGreaterThan(100)
})

test('in a tent, siblings sleep head to head, where both cuts show their faces', () => {
  for (const count of [1, 2, 3]) {
    const present = ['child-0', 'child-1', 'child-2']
      .slice(0, count)
      .map((who): Presence => ({ who, action: 'asleep', feeling: 'asleep' }))
    const asleep = brief({ setting: 'Campground', view: 'inside', timeOfDay: 'starlight', present })
    const { faces, focus } = drawPicture({ ...asleep, cast: [MIA, LEO, MIA] })
    expect(faces).toHaveLength(count)
    for (const face of faces) {
      expect(Math.abs(face.x - focus.x) + face.radius).toBeLessThan(TALL.width / 2)
      expect(face.y).toBeLessThan(TALL.top + TALL.height * 0.5)
    }
  }
})

test('each story’s child has a room of its own', () => {
  const present: Presence[] = [{ who: 'child-0', action: 'asleep', feeling: 'asleep' }]
  const rooms = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
    drawPicture({ ...brief({ setting: 'Bedroom', present }), seed })
      .action.match(/#[0-9a-f]{6}/g)
      ?.join(),
  )
  expect(new Set(rooms).size).toBeGreaterThan(2)
})

test('a scene without anybody is a picture of the place', () => {
  const { faces, focus } = drawPicture(brief({ present: [] }))
  expect(faces).toEqual([])
  expect(focus.x).toBe(WIDTH / 2)
  expect(focus.y).toBeLessThan(HEIGHT)
})

test('a painted picture comes in a wide and a tall cut, large and small, and is the same every time', async () => {
  const wish = brief({ setting: 'Hills' })
  const picture = await paintPicture(wish)
  const sizes = picture.files.map(({ cut, width, height }) => `${cut} ${width}x${height}`)
  expect(sizes).toEqual(['wide 1344x768', 'wide 672x384', 'tall 600x1200', 'tall 300x600'])
  for (const { bytes, width, height, contentType } of picture.files) {
    expect(contentType).toBe('image/webp')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height })
    expect((await sharp(bytes).stats()).isOpaque).toBe(true)
    expect(bytes.byteLength).toBeLessThan(130_000)
  }
  expect(picture.focus.x).toBeGreaterThan(0.3)
  expect(picture.focus.x).toBeLessThan(0.7)
  const again = await paintPicture(wish)
  expect(again.files.map((file) => Bun.hash(file.bytes))).toEqual(
    picture.files.map((file) => Bun.hash(file.bytes)),
  )
})

test('a portrait is a square of 512 pixels', async () => {
  expect(await sharp(await paintPortrait(MIA)).metadata()).toMatchObject({
    format: 'webp',
    width: 512,
    height: 512,
  })
})

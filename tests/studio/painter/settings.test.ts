import { describe, expect, test } from 'bun:test'
import { seededRandom } from '../../../src/shared/kit/random.ts'
import type { Setting, TimeOfDay } from '../../../src/shared/stories/scene.ts'
import { type Backdrop, newBrush } from '../../../src/studio/painter/brush.ts'
import { HEIGHT, TALL, WIDE } from '../../../src/studio/painter/canvas.ts'
import { hourOf } from '../../../src/studio/painter/hours.ts'
import { drawPicture } from '../../../src/studio/painter/picture.ts'
import { SETTING_PAINTERS } from '../../../src/studio/painter/settings/index.ts'

const NAMES = Object.keys(SETTING_PAINTERS) as Setting[]
const HOURS: readonly TimeOfDay[] = ['afternoon', 'golden', 'dusk', 'night', 'starlight']

function painted(setting: Setting, time: TimeOfDay = 'dusk', seed = 3): Backdrop & { colors: string } {
  let count = 0
  const ids = (prefix: string) => `${prefix}-${count++}`
  const brush = newBrush(setting, hourOf(time, 'gentle'), seededRandom(seed), ids)
  const backdrop = SETTING_PAINTERS[setting](brush)
  return { ...backdrop, colors: brush.sketch.defs() }
}

describe.each(NAMES)('%s', (setting) => {
  test('is painted quickly: a modest drawing without filters, the same for the same story', () => {
    for (const time of HOURS) {
      const { behind, before } = painted(setting, time)
      expect(behind.length).toBeLessThan(260_000)
      expect(before.length).toBeLessThan(60_000)
      expect(behind + before).not.toMatch(/<filter|NaN|undefined/)
      expect(painted(setting, time)).toMatchObject({ behind, before })
    }
  })

  test('has ground for the children in both cuts, with room below it', () => {
    const { ground } = painted(setting)
    expect(ground).toBeGreaterThan(WIDE.top + WIDE.height / 2)
    expect(ground).toBeLessThan(WIDE.top + WIDE.height - 40)
    expect(ground).toBeLessThan(TALL.top + TALL.height - 200)
    expect(ground).toBeLessThan(HEIGHT)
  })

  test('is another place at another hour, and in another story', () => {
    const looks = new Set(HOURS.map((time) => painted(setting, time).behind + painted(setting, time).colors))
    expect(looks.size).toBeGreaterThanOrEqual(setting === 'Outer Space' ? 2 : HOURS.length)
    expect(painted(setting, 'dusk', 4).behind).not.toBe(painted(setting, 'dusk', 3).behind)
  })
})

test('the city’s windows are dark in the afternoon and warm from the golden hour on', () => {
  const glows = (time: TimeOfDay) => painted('City Center', time).behind.split('url(#soft').length
  for (const time of HOURS.slice(1)) expect(glows(time)).toBeGreaterThan(glows('afternoon') + 20)
})

test('the lighthouse lamp sleeps by day and turns its beam at night', () => {
  const beams = (time: TimeOfDay) => painted('Lighthouse', time).behind.match(/id="beam-/g)?.length ?? 0
  expect(beams('afternoon')).toBe(0)
  expect(beams('night')).toBe(2)
})

test('only the sea lets children float', () => {
  const floating = NAMES.filter((name) => painted(name).floats)
  expect(floating.sort()).toEqual(['Coral Reef', 'Mermaid Grotto', 'Underwater World'])
})

test('no two rooms are the same room, and none is the child’s bedroom', () => {
  const rooms = [
    'Bedroom',
    'Kitchen',
    'Art Studio',
    'Detective Office',
    'Workshop',
    'Stage',
    'Palace',
    'Old Manor',
    'Laboratory',
  ] as const
  expect(new Set(rooms.map((room) => SETTING_PAINTERS[room])).size).toBe(rooms.length)
  expect(new Set(rooms.map((room) => painted(room).behind)).size).toBe(rooms.length)
})

test('rain falls outside of the window, never in a room', () => {
  const drops = (setting: Setting) =>
    drawPicture({
      seed: 3,
      tone: 'gentle',
      cast: [],
      helpers: [],
      scene: {
        setting,
        place: 'here',
        timeOfDay: 'dusk',
        view: 'wide',
        weather: 'rain',
        present: [],
        props: [],
      },
    }).action.split('#e6f0ff').length
  for (const room of ['Palace', 'Kitchen', 'Bedroom', 'Old Manor'] as const)
    expect(drops(room)).toBeLessThan(10)
  expect(drops('Hills')).toBeGreaterThan(100)
})

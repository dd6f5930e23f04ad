import { describe, expect, test } from 'bun:test'
import sharp from 'sharp'
import { type CastSheet, HAIR_STYLES } from '../../../../src/shared/characters/cast-sheet.ts'
import { COVERING_STYLES } from '../../../../src/shared/characters/figure.ts'
import { ACTIONS, type Action } from '../../../../src/shared/stories/scene.ts'
import { drawChild, drawSleeper } from '../../../../src/studio/painter/figures/index.ts'
import { freshIds, LEO, MIA, NOON } from './cast.ts'

const SPOT = { x: 600, y: 700, scale: 1 }
/** Looking straight ahead, to both sides with and without mirroring, up, and high in the air. */
const SPOTS = {
  'at us': SPOT,
  mirrored: { ...SPOT, flip: true },
  'to the right': { ...SPOT, lookAt: { x: 1200, y: 500 } },
  'to the left, mirrored': { ...SPOT, flip: true, lookAt: { x: 0, y: 500 } },
  'back over the shoulder': { ...SPOT, lookAt: { x: 0, y: 500 } },
  up: { ...SPOT, flip: true, lookAt: { x: 600, y: -600 } },
  aloft: { ...SPOT, aloft: true },
}
const DONE = ACTIONS.filter((action) => action !== 'asleep')
/** Climbers are seen from behind. */
const SEEN = DONE.filter((action) => action !== 'seen-from-behind' && action !== 'climbing')
const views = Object.entries(SPOTS)

const svgOf = (
  sheet: CastSheet,
  action: Action,
  spot: (typeof SPOTS)[keyof typeof SPOTS],
  wearing?: 'space-helmet',
) =>
  drawChild(sheet, { action, feeling: 'curious', ...(wearing ? { wearing } : {}) }, spot, NOON, freshIds())
    .svg

describe.each(views)('seen %s', (_, spot) => {
  test('eyes keep their color in whatever is done', () => {
    for (const action of SEEN)
      expect(svgOf({ ...MIA, eyeColor: '#123456' }, action, spot), action).toContain('#123456')
  })

  test('glasses stay on the nose', () => {
    for (const action of SEEN)
      expect(svgOf({ ...MIA, glasses: true }, action, spot), action).toContain('#bfe6ff')
  })

  test('a hearing aid is at the ear, over whatever hair there is', () => {
    for (const hairStyle of HAIR_STYLES.filter((style) => !COVERING_STYLES.includes(style)))
      for (const action of DONE)
        expect(
          svgOf({ ...MIA, hairStyle, hearingAid: true }, action, spot),
          `${hairStyle} ${action}`,
        ).toContain('#59c6ff')
  })

  test('a cap stays on, and so does a helmet where there is no air', () => {
    for (const action of DONE) {
      expect(svgOf({ ...LEO, hat: 'cap', hatColor: '#123456' }, action, spot), action).toContain('#123456')
      expect(svgOf(LEO, action, spot, 'space-helmet'), action).toContain('#cfefff')
    }
  })
})

test('asleep on the moon, the helmet and the hearing aids stay, and the glasses are off', () => {
  for (const flip of [false, true]) {
    const svg = svgOf(
      { ...MIA, hearingAid: true, glasses: true },
      'asleep',
      { ...SPOT, flip },
      'space-helmet',
    )
    expect(svg).toContain('#cfefff')
    expect(svg).toContain('#59c6ff')
    expect(svg).not.toContain('#bfe6ff')
  }
  expect(drawSleeper({ ...MIA, hearingAid: true }, 'asleep', SPOT, NOON, freshIds()).svg).toContain('#59c6ff')
})

test('in the mirror the marks of a face lie as far from its middle as before', async () => {
  const marked: CastSheet = {
    ...MIA,
    eyeColor: '#00ff00',
    hat: 'cap',
    hatColor: '#0000ff',
    topColor: '#884444',
  }
  for (const action of ['standing', 'sitting', 'walking', 'dancing'] as const) {
    const [plain, mirrored] = await Promise.all([false, true].map((flip) => marksOf(marked, action, flip)))
    for (const mark of ['eyes', 'cap'] as const) {
      const [one, other] = [plain?.[mark], mirrored?.[mark]]
      if (!one || !other) throw new Error(`No ${mark} while ${action}`)
      expect(Math.abs(one.x + other.x), `${mark} while ${action}`).toBeLessThan(3)
      expect(Math.abs(one.y - other.y), `${mark} while ${action}`).toBeLessThan(3)
      expect(Math.hypot(one.x, one.y), `${mark} while ${action}`).toBeLessThan(mark === 'eyes' ? 45 : 110)
    }
  }
})

/** The centers of all green and all blue pixels, relative to the center of the face. */
async function marksOf(sheet: CastSheet, action: Action, flip: boolean) {
  const child = drawChild(sheet, { action, feeling: 'happy' }, { ...SPOT, flip }, NOON, freshIds())
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><defs>${child.defs}</defs>${child.svg}</svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const middle = (isMark: (red: number, green: number, blue: number) => boolean) => {
    let [x, y, count] = [0, 0, 0]
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at + 3] ?? 0) < 200 || !isMark(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) continue
      x += (at / 4) % info.width
      y += Math.floor(at / 4 / info.width)
      count++
    }
    return count > 20 ? { x: x / count - child.face.x, y: y / count - child.face.y } : undefined
  }
  return {
    eyes: middle((red, green, blue) => green > 180 && red < 120 && blue < 120),
    cap: middle((red, green, blue) => blue > 150 && red < 110 && green < 110),
  }
}

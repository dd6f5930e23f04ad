import { expect, test } from 'bun:test'
import sharp from 'sharp'
import { HAIR_STYLES, OUTFITS, HATS as OWN_HATS } from '../../../../src/shared/characters/cast-sheet.ts'
import { COVERING_STYLES } from '../../../../src/shared/characters/figure.ts'
import { ACTIONS, FEELINGS } from '../../../../src/shared/stories/scene.ts'
import { drawChild, drawSleeper, HATS, portraitSvg } from '../../../../src/studio/painter/figures/index.ts'
import { faultsOf, freshIds, LEO, MIA, NIGHT, NOON, NOOR, SAM, SPOT } from './cast.ts'

const standing = { action: 'standing', feeling: 'happy' } as const

test('Mia can do and feel everything, with and without a lantern', () => {
  for (const action of ACTIONS)
    for (const feeling of FEELINGS)
      for (const holding of [{}, { holding: 'lantern' }, { holding: 'teddy bear' }])
        expect(faultsOf(drawChild(MIA, { action, feeling, ...holding }, SPOT, NIGHT, freshIds()))).toEqual([])
})

test('every hair style can be worn with every outfit, seen from all sides', () => {
  for (const hairStyle of HAIR_STYLES)
    for (const outfit of OUTFITS)
      for (const action of ['standing', 'walking', 'sitting', 'seen-from-behind'] as const) {
        const child = drawChild(
          { ...LEO, hairStyle, outfit },
          { action, feeling: 'happy' },
          SPOT,
          NOON,
          freshIds(),
        )
        expect(faultsOf(child)).toEqual([])
      }
})

test('every hat fits', () => {
  for (const wearing of HATS)
    for (const sheet of [MIA, NOOR, LEO])
      expect(faultsOf(drawChild(sheet, { ...standing, wearing }, SPOT, NOON, freshIds()))).toEqual([])
})

test('every hat of a child’s own sits on every hair style, seen from all sides, and goes over no cloth', () => {
  const beside = { ...SPOT, lookAt: { x: 1100, y: 500 } }
  for (const hairStyle of HAIR_STYLES)
    for (const hat of OWN_HATS)
      for (const action of ['standing', 'pointing', 'walking', 'seen-from-behind'] as const) {
        const draw = (sheet: typeof MIA) =>
          drawChild({ ...sheet, hairStyle }, { action, feeling: 'happy' }, beside, NOON, freshIds())
        const child = draw({ ...MIA, hat, hatColor: '#123456' })
        expect(faultsOf(child)).toEqual([])
        expect(child.svg === draw(MIA).svg).toBe(COVERING_STYLES.includes(hairStyle))
      }
})

test('Leo’s cap is off in bed and asleep, and gives way to a hood in the rain and to the winter’s hat', () => {
  const leo = { ...LEO, hat: 'cap', hatColor: '#123456' } as const
  const asleep = { action: 'asleep', feeling: 'asleep' } as const
  const drawn = (sheet: typeof LEO, presence: Parameters<typeof drawChild>[1]) =>
    drawChild(sheet, presence, SPOT, NOON, freshIds()).svg
  expect(drawn(leo, standing)).toContain('#123456')
  expect(drawn(leo, asleep)).toBe(drawn(LEO, asleep))
  expect(drawSleeper(leo, 'happy', SPOT, NOON, freshIds())).toEqual(
    drawSleeper(LEO, 'happy', SPOT, NOON, freshIds()),
  )
  for (const wearing of ['rain-hood', 'winter-hat', 'diving-mask'] as const)
    expect(drawn(leo, { ...standing, wearing })).toBe(drawn(LEO, { ...standing, wearing }))
  const woolly = { ...leo, hat: 'beanie' } as const
  expect(drawn(woolly, { ...standing, wearing: 'winter-hat' })).toBe(drawn(woolly, standing))
})

test('Mia keeps her hair and her hoodie in every picture', () => {
  for (const action of ACTIONS) {
    const { svg, defs } = drawChild(MIA, { action, feeling: 'happy' }, SPOT, NOON, freshIds())
    expect(defs + svg).toContain(MIA.hairColor)
    if (action !== 'asleep') expect(defs + svg).toContain(MIA.topColor)
  }
})

test('the same child is drawn the same', () => {
  const draw = () => drawChild(NOOR, standing, SPOT, NIGHT, freshIds())
  expect(draw()).toEqual(draw())
})

test('Leo is smaller than his sister Mia', () => {
  const face = (sheet: typeof MIA) => drawChild(sheet, standing, SPOT, NOON, freshIds()).face
  expect(face(LEO).y).toBeGreaterThan(face(MIA).y + 30)
  expect(face({ ...LEO, height: 2 }).y).toBeLessThan(face(MIA).y - 15)
})

test('Noor wears her glasses by day and lays them off to sleep', () => {
  const lenses = (svg: string) => svg.match(/fill="#bfe6ff" fill-opacity=".16"/g)?.length ?? 0
  expect(lenses(drawChild(NOOR, standing, SPOT, NOON, freshIds()).svg)).toBe(2)
  expect(lenses(drawChild(NOOR, { action: 'asleep', feeling: 'asleep' }, SPOT, NOON, freshIds()).svg)).toBe(0)
  expect(lenses(drawSleeper(NOOR, 'asleep', SPOT, NOON, freshIds()).svg)).toBe(0)
  expect(lenses(drawSleeper(NOOR, 'happy', SPOT, NOON, freshIds()).svg)).toBe(2)
})

test('Sam keeps his wheelchair whatever he does, until he lies down to sleep', () => {
  for (const action of ACTIONS.filter((one) => one !== 'asleep'))
    expect(drawChild(SAM, { action, feeling: 'happy' }, SPOT, NOON, freshIds()).svg).toContain('#3f8fd9')
})

test('dark skin stays warm and full of color at night', () => {
  const { defs } = drawChild(LEO, standing, SPOT, NIGHT, freshIds())
  const face = /<radialGradient id="ball[^>]*>(.*?)<\/radialGradient>/.exec(defs)?.[1] ?? ''
  const [red = 0, green = 0, blue = 0] = [...(/stop-color="#(..)(..)(..)"/.exec(face)?.slice(1) ?? [])].map(
    (part) => Number.parseInt(part, 16),
  )
  expect(red).toBeGreaterThan(green * 1.15)
  expect(green).toBeGreaterThan(blue)
})

test('a face is found where it is drawn, also in a mirrored child', () => {
  const point = drawChild(MIA, { action: 'running', feeling: 'happy' }, SPOT, NOON, freshIds()).face
  const mirrored = drawChild(
    MIA,
    { action: 'running', feeling: 'happy' },
    { ...SPOT, flip: true },
    NOON,
    freshIds(),
  ).face
  expect(mirrored.x - SPOT.x).toBeCloseTo(SPOT.x - point.x, 5)
  expect(point.y).toBeGreaterThan(400)
  expect(point.y).toBeLessThan(530)
})

test('Mia looks at the moon when there is one to look at', () => {
  const at = (x: number, y: number) =>
    drawChild(MIA, standing, { ...SPOT, lookAt: { x, y } }, NOON, freshIds()).svg
  expect(at(100, 100)).not.toBe(at(1200, 100))
  expect(at(100, 100)).not.toBe(drawChild(MIA, standing, SPOT, NOON, freshIds()).svg)
})

test('in bed, the arms lie on the blanket', () => {
  const sleeper = drawSleeper(LEO, 'sleepy', SPOT, NIGHT, freshIds())
  expect(faultsOf(sleeper)).toEqual([])
  expect(sleeper.over).toContain('stroke')
  expect(sleeper.face.y).toBeLessThan(SPOT.y)
})

test('a thing that the painter does not know leaves the hand empty', () => {
  const empty = drawChild(MIA, standing, SPOT, NOON, freshIds())
  expect(drawChild(MIA, { ...standing, holding: 'zorblax' }, SPOT, NOON, freshIds()).svg).toBe(empty.svg)
})

test('a portrait is a picture of its own', async () => {
  const { data, info } = await sharp(Buffer.from(portraitSvg(NOOR)))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([512, 512])
  const middle = data.subarray((230 * 512 + 256) * info.channels)
  expect(Math.abs((middle[0] ?? 0) - 0x9a)).toBeLessThan(40)
  expect(portraitSvg(NOOR)).toBe(portraitSvg(NOOR))
  expect(portraitSvg(NOOR)).not.toBe(portraitSvg(MIA))
})

const AHEAD = { ...SPOT, lookAt: { x: 2000, y: 460 } }
const eyesOf = (svg: string) => svg.match(/fill="#150a12"/g)?.length ?? 0

test('Mia is seen from the side when she runs after a friend, and from the front when the friend is behind her', () => {
  const running = { action: 'running', feeling: 'surprised' } as const
  const after = drawChild(MIA, running, AHEAD, NOON, freshIds())
  const before = drawChild(MIA, running, { ...SPOT, lookAt: { x: -800, y: 460 } }, NOON, freshIds())
  expect([eyesOf(after.svg), eyesOf(before.svg)]).toEqual([1, 2])
})

test('every hair style and every hat is sound from the side', () => {
  for (const hairStyle of HAIR_STYLES)
    for (const wearing of [undefined, ...HATS]) {
      const child = drawChild(
        { ...NOOR, hairStyle },
        { action: 'walking', feeling: 'happy', ...(wearing ? { wearing } : {}) },
        AHEAD,
        NOON,
        freshIds(),
      )
      expect([hairStyle, wearing, ...faultsOf(child)]).toEqual([hairStyle, wearing])
    }
})

test('Sam rolls along: his wheels are round from the side', () => {
  const wheels = (action: 'walking' | 'sitting') =>
    drawChild(SAM, { action, feeling: 'happy' }, SPOT, NOON, freshIds()).svg.match(
      /<circle cx="92" cy="306"/g,
    )?.length ?? 0
  expect(wheels('walking')).toBeGreaterThan(2)
  expect(wheels('sitting')).toBe(0)
})

test('a child who only stands shows with the whole body what it feels', () => {
  const bodies = FEELINGS.filter((feeling) => feeling !== 'asleep').map(
    (feeling) =>
      drawChild(MIA, { action: 'standing', feeling }, SPOT, NOON, freshIds()).svg.match(
        /M68 172Q[\d ]+/,
      )?.[0],
  )
  expect(new Set(bodies).size).toBe(bodies.length)
})

test('children tread water instead of standing in it', () => {
  const upright = drawChild(MIA, { action: 'reaching', feeling: 'happy' }, SPOT, NOON, freshIds()).svg
  const afloat = drawChild(
    MIA,
    { action: 'reaching', feeling: 'happy' },
    { ...SPOT, aloft: true },
    NOON,
    freshIds(),
  ).svg
  expect([/rotate\(12 /.test(upright), /rotate\(12 /.test(afloat)]).toEqual([false, true])
})

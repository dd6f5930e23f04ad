import { expect, test } from 'bun:test'
import sharp from 'sharp'
import { ACTIONS, FEELINGS, FIGURES, type Figure } from '../../../../src/shared/stories/scene.ts'
import { drawHelper, drawProp } from '../../../../src/studio/painter/figures/index.ts'
import { faultsOf, freshIds, NIGHT, NOON, SPOT } from './cast.ts'

/** A `thing` needs a kind to be drawn. */
const DRAWN = FIGURES.filter((figure) => figure !== 'thing')

test('every helper can do and feel everything', () => {
  for (const figure of DRAWN) {
    for (const [index, action] of ACTIONS.entries()) {
      const feeling = FEELINGS[index % FEELINGS.length] ?? 'happy'
      const holding = index % 2 ? { holding: 'map' } : {}
      expect([
        figure,
        action,
        ...faultsOf(drawHelper({ figure }, { action, feeling, ...holding }, SPOT, NIGHT, freshIds())),
      ]).toEqual([figure, action])
    }
  }
})

test('no two helpers look alike', () => {
  const drawn = DRAWN.map(
    (figure) => drawHelper({ figure }, { action: 'standing', feeling: 'happy' }, SPOT, NOON, freshIds()).svg,
  )
  expect(new Set(drawn).size).toBe(DRAWN.length)
})

test('a mouse is small beside a bear, and both have their face above their feet', () => {
  const face = (figure: Figure) =>
    drawHelper({ figure }, { action: 'standing', feeling: 'happy' }, SPOT, NOON, freshIds()).face
  expect(face('mouse').radius * 2).toBeLessThan(face('bear').radius)
  for (const figure of DRAWN) expect(face(figure).y).toBeLessThan(SPOT.y - 20)
})

test('two grown-ups of one story are two people', () => {
  const grown = (variant: number) =>
    drawHelper(
      { figure: 'grown-up' },
      { action: 'standing', feeling: 'happy', variant },
      SPOT,
      NOON,
      freshIds(),
    ).defs
  expect(new Set([0, 1, 2, 3].map(grown)).size).toBe(4)
})

test('a woman among the helpers looks other than a man of the same calling', () => {
  const drawn = (figure: Figure, gender: 'female' | 'male', variant: number) =>
    drawHelper({ figure }, { action: 'standing', feeling: 'happy', gender, variant }, SPOT, NOON, freshIds())
      .svg
  for (const figure of ['grown-up', 'captain', 'wizard', 'child', 'mermaid'] as const)
    for (const variant of [0, 1, 2, 3])
      expect(drawn(figure, 'female', variant)).not.toBe(drawn(figure, 'male', variant))
})

test('what a kind’s words say is drawn more exactly than the figure that stands in for it', () => {
  const kinds: [Figure, string][] = [
    ['mouse', 'young mole'],
    ['duck', 'old white swan'],
    ['elephant', 'large hippo'],
    ['octopus', 'pink jellyfish'],
    ['robot', 'tall streetlight'],
    ['star', 'little fire'],
    ['grown-up', 'scarecrow'],
  ]
  for (const [figure, kind] of kinds) {
    const standing = (who: { figure: Figure; kind?: string }) =>
      drawHelper(who, { action: 'standing', feeling: 'happy' }, SPOT, NOON, freshIds())
    expect([kind, faultsOf(standing({ figure, kind }))]).toEqual([kind, []])
    expect([kind, standing({ figure, kind }).svg === standing({ figure }).svg]).toEqual([kind, false])
  }
  const hedgehog = { action: 'standing', feeling: 'happy' } as const
  expect(
    drawHelper({ figure: 'hedgehog', kind: 'hedgehog knight' }, hedgehog, SPOT, NOON, freshIds()).svg,
  ).toBe(drawHelper({ figure: 'hedgehog' }, hedgehog, SPOT, NOON, freshIds()).svg)
})

test('every thing that is somebody can do and feel everything, its face above its feet', () => {
  for (const kind of [
    'wishing well',
    'needle',
    'flying carpet',
    'red balloon',
    'gray jeep',
    'very small seed',
  ])
    for (const [index, action] of ACTIONS.entries()) {
      const feeling = FEELINGS[index % FEELINGS.length] ?? 'happy'
      const drawn = drawHelper({ figure: 'thing', kind }, { action, feeling }, SPOT, NIGHT, freshIds())
      expect([kind, action, ...faultsOf(drawn)]).toEqual([kind, action])
      expect(drawn.face.y).toBeLessThan(SPOT.y - 10)
    }
})

test('a fox turns its head to the friend it looks at, and ahead when it walks', () => {
  const fox = (action: 'standing' | 'walking', x?: number) =>
    drawHelper(
      { figure: 'fox' },
      { action, feeling: 'happy' },
      { ...SPOT, ...(x === undefined ? {} : { lookAt: { x, y: SPOT.y - 100 } }) },
      NOON,
      freshIds(),
    ).svg
  const turnActor = /translate\((-?[\d.]+) 0\) scale\(0\.9/
  expect(Number(turnActor.exec(fox('standing', SPOT.x + 300))?.[1])).toBeGreaterThan(0)
  expect(Number(turnActor.exec(fox('standing', SPOT.x - 300))?.[1])).toBeLessThan(0)
  expect(turnActor.test(fox('standing'))).toBe(false)
  expect(Number(turnActor.exec(fox('walking'))?.[1])).toBeGreaterThan(0)
})

test('a star shines at night as it does by day', () => {
  const colors = (light: typeof NIGHT) =>
    drawHelper(
      { figure: 'star' },
      { action: 'floating', feeling: 'happy' },
      SPOT,
      light,
      freshIds(),
    ).svg.match(/rgb\([^)]*\)/g)
  expect(colors(NIGHT)).toEqual(colors(NOON))
  expect(colors(NIGHT)?.length).toBeGreaterThan(0)
})

test('things are known by their noun, in one or many, however they are told', () => {
  const known = [
    'lantern',
    'Lanterns',
    'old brass key',
    'paper boats',
    'a slice of birthday cake in a flag',
    'cherries',
    'wooden box',
    'a teapot with no lid',
    'leaves',
    'a cow with opinions',
    'a moth at the lamps',
    'storybook',
    'magnifying glass',
    'shells',
  ]
  for (const name of known) {
    const drawn = drawProp(name, SPOT, NIGHT, freshIds())
    expect([name, drawn && faultsOf(drawn)]).toEqual([name, []])
  }
})

test('a green scarf is green, a red one red, and a balloon’s string keeps its own color', () => {
  const drawn = (name: string) => {
    const { defs = '', svg = '' } = drawProp(name, SPOT, NOON, freshIds()) ?? {}
    return defs + svg
  }
  const greener = (name: string) =>
    (drawn(name).match(/#[0-9a-f]{6}/g) ?? []).filter((color) => {
      const [red = 0, green = 0] = [color.slice(1, 3), color.slice(3, 5)].map((part) =>
        Number.parseInt(part, 16),
      )
      return green > red + 20
    }).length
  expect(greener('long green scarf')).toBeGreaterThan(2)
  expect(greener('long red scarf')).toBe(0)
  expect(drawn('red balloon')).not.toBe(drawn('blue balloon'))
  expect(drawn('balloon')).toBe(drawn('large balloon'))
})

test('what the painter does not know is not drawn', () => {
  for (const name of ['', 'zorblax', 'a feeling', 'the end of the road', 'constructor', 'toString'])
    expect([name, drawProp(name, SPOT, NIGHT, freshIds())]).toEqual([name, undefined])
})

test('a lantern stands on its spot', async () => {
  const lantern = drawProp('lantern', { x: 100, y: 180, scale: 1.5 }, NOON, freshIds())
  if (!lantern) throw new Error('no lantern')
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="220"><defs>${lantern.defs}</defs><rect width="200" height="220" fill="#ffffff"/>${lantern.svg}</svg>`
  const { data, info } = await sharp(Buffer.from(picture)).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => data[(y * 200 + x) * info.channels] ?? 0
  expect(at(100, 174)).toBeLessThan(160)
  expect(at(100, 215)).toBeGreaterThan(200)
})

import { expect, test } from 'bun:test'
import { deriveCastSheet } from '../../../src/domain/characters/derive-cast-sheet.ts'
import { seededRandom } from '../../../src/shared/kit/random.ts'
import type { Figure, Presence, SceneNote, Setting } from '../../../src/shared/stories/scene.ts'
import { newBrush } from '../../../src/studio/painter/brush.ts'
import { cameraFor } from '../../../src/studio/painter/camera.ts'
import { CENTER, TALL, WIDE } from '../../../src/studio/painter/canvas.ts'
import { composeScene } from '../../../src/studio/painter/composition.ts'
import { flightOf, swims } from '../../../src/studio/painter/figure-sizes.ts'
import { hourOf } from '../../../src/studio/painter/hours.ts'
import { placeLooseProps } from '../../../src/studio/painter/loose-props.ts'
import { SETTING_PAINTERS } from '../../../src/studio/painter/settings/index.ts'

const MIA = deriveCastSheet({ gender: 'female', description: 'curly red hair', seed: 1 })
const LEO = deriveCastSheet({ gender: 'male', description: 'short black hair', seed: 2 })

const who = (id: string, action: Presence['action'] = 'standing'): Presence => ({
  who: id,
  action,
  feeling: 'happy',
})
const note = (present: Presence[], changes: Partial<SceneNote> = {}): SceneNote => ({
  setting: 'Hills',
  place: 'the old oak',
  timeOfDay: 'dusk',
  view: 'wide',
  weather: 'clear',
  present,
  props: [],
  ...changes,
})

function ids() {
  let count = 0
  return (prefix: string) => `${prefix}-${count++}`
}

function backdropOf(setting: Setting) {
  return SETTING_PAINTERS[setting](newBrush(setting, hourOf('dusk', 'gentle'), seededRandom(3), ids()))
}

function staged(scene: SceneNote, helper: Figure = 'fox') {
  const cast = { children: [MIA, LEO], helpers: [{ id: 'helper-1', name: 'Fenn', figure: helper }] }
  const { light } = hourOf(scene.timeOfDay, 'gentle')
  const backdrop = backdropOf(scene.setting)
  const camera = cameraFor(scene, backdrop, seededRandom(6))
  return composeScene(scene, cast, backdrop, camera, light, seededRandom(8), ids())
}

const TWO = [who('child-0'), who('helper-1')]

test.each(['owl', 'butterfly', 'bee', 'fairy', 'star', 'cloud'] as const)(
  'the %s is in the air beside the child’s head',
  (figure) => {
    const { faces } = staged(note(TWO), figure)
    const [child, helper] = faces
    expect(Math.abs((child?.y ?? 0) - (helper?.y ?? 0))).toBeLessThan(130)
    expect(Math.abs((child?.x ?? 0) - (helper?.x ?? 0))).toBeGreaterThan(child?.radius ?? 1000)
  },
)

test('an owl that has sat down is on the ground, much lower than one that flies', () => {
  const up = staged(note(TWO), 'owl').faces[1]
  const down = staged(note([who('child-0'), who('helper-1', 'sitting')]), 'owl').faces[1]
  expect(down?.y ?? 0).toBeGreaterThan((up?.y ?? 0) + 60)
  expect(flightOf('owl', 'asleep')).toBe(0)
  expect(flightOf('parrot', 'standing')).toBe(0)
  expect(flightOf('parrot', 'floating')).toBeGreaterThan(0)
})

test('a child who sits is lower than the one who stands beside', () => {
  const { faces } = staged(note([who('child-0', 'sitting'), who('child-1')]))
  const standing = staged(note([who('child-0'), who('child-1')])).faces
  expect(faces[0]?.y ?? 0).toBeGreaterThan((standing[0]?.y ?? 0) + 40)
})

test('children who hug stand closer than children who wave', () => {
  const gap = (action: Presence['action']) => {
    const [first, second] = staged(note([who('child-0', action), who('child-1', action)])).faces
    return (second?.x ?? 0) - (first?.x ?? 0)
  }
  expect(gap('hugging')).toBeLessThan(gap('waving') * 0.85)
})

test('a whale ashore has a pool about it, and in the sea it has none', () => {
  expect(swims('whale')).toBe(true)
  const ashore = staged(note(TWO), 'whale').svg
  const fox = staged(note(TWO), 'fox').svg
  const wave = /q[\d.]+ -22 /
  expect(ashore).toMatch(wave)
  expect(fox).not.toMatch(wave)
  expect(staged(note(TWO, { setting: 'Coral Reef' }), 'whale').svg).not.toMatch(wave)
})

test('nobody throws a shadow on the water they float in', () => {
  expect(staged(note(TWO)).defs).toContain('id="ground-')
  expect(staged(note(TWO, { setting: 'Coral Reef' })).defs).not.toContain('id="ground-')
})

test('small things lie at the children’s feet, where both cuts show them', () => {
  const backdrop = backdropOf('Hills')
  const { light } = hourOf('dusk', 'gentle')
  for (const width of [200, 400, 520]) {
    const { first, front, behind } = placeLooseProps(
      ['map', 'lantern', 'key'],
      backdrop,
      { ...backdrop, view: 'wide', middle: CENTER },
      { width, faces: [] },
      light,
      seededRandom(5),
      ids(),
    )
    expect(behind).toBe('')
    expect(front).not.toBe('')
    expect(Math.abs((first?.x ?? 0) - CENTER)).toBeLessThan(TALL.width / 2 - 40)
    expect(first?.y ?? 0).toBeGreaterThan(backdrop.ground)
    expect(first?.y ?? 0).toBeLessThan(WIDE.top + WIDE.height)
  }
})

test('a child alone looks at what lies before it, and at us when there is nothing', () => {
  const drawn = (props: string[]) => {
    const { svg } = staged(note([who('child-0')], { props }))
    return svg.replace(/([a-z]{3,})-\d+/g, '$1')
  }
  expect(drawn(['nothing anybody knows'])).toBe(drawn([]))
  expect(drawn(['map']).startsWith(drawn([]))).toBe(false)
})

test('Mia turns to the friend beside her', () => {
  const mirrored = (present: Presence[]) =>
    staged(note(present)).svg.match(/scale\(-\d\.\d{2,} /g)?.length ?? 0
  expect(mirrored([who('child-0')])).toBe(0)
  expect(mirrored([who('child-0'), who('child-1')])).toBe(1)
})

test('three siblings and their two friends stand close, yet no head hides another and all are in the tall cut', () => {
  const NOOR = deriveCastSheet({ gender: 'female', description: 'two puffs of hair', seed: 3 })
  const helpers = [
    { id: 'helper-1', name: 'Fenn', figure: 'fox' as const },
    { id: 'helper-2', name: 'Bo', figure: 'bear' as const },
  ]
  const present = [
    who('child-0'),
    who('child-1', 'kneeling'),
    who('child-2'),
    who('helper-1'),
    who('helper-2'),
  ]
  const scene = note(present, { view: 'near' })
  const backdrop = backdropOf('Hills')
  const { faces, focus } = composeScene(
    scene,
    { children: [MIA, LEO, NOOR], helpers },
    backdrop,
    cameraFor(scene, backdrop, seededRandom(6)),
    hourOf('dusk', 'gentle').light,
    seededRandom(8),
    ids(),
  )
  expect(faces).toHaveLength(5)
  for (const [index, face] of faces.entries()) {
    expect(Math.abs(face.x - focus.x) + face.radius).toBeLessThan(TALL.width / 2)
    for (const other of faces.slice(index + 1))
      expect(Math.hypot(face.x - other.x, face.y - other.y)).toBeGreaterThan(
        (face.radius + other.radius) * 0.9,
      )
  }
})

test('a thing lies before no face', () => {
  const { light } = hourOf('dusk', 'gentle')
  const face = { x: CENTER - 200, y: 1000, radius: 60 }
  for (const seed of [1, 2, 3, 4]) {
    const { first } = placeLooseProps(
      ['map'],
      backdropOf('Hills'),
      { view: 'near', ground: 1040, middle: CENTER },
      { width: 400, faces: [face] },
      light,
      seededRandom(seed),
      ids(),
    )
    expect(Math.abs((first?.x ?? face.x) - face.x)).toBeGreaterThan(face.radius)
  }
})

test('a drum that is somebody stands where it speaks, and who is not known to the painter is left out', () => {
  const present = (kind: string) => {
    const cast = {
      children: [MIA],
      helpers: [{ id: 'helper-1', name: 'Bom', figure: 'thing' as const, kind }],
    }
    const scene = note(TWO)
    const backdrop = backdropOf('Hills')
    const camera = cameraFor(scene, backdrop, seededRandom(6))
    return composeScene(scene, cast, backdrop, camera, hourOf('dusk', 'gentle').light, seededRandom(8), ids())
      .faces
  }
  expect(present('big drum')).toHaveLength(2)
  expect(present('guest made of smell')).toHaveLength(1)
})

test('two dragons of one story are told apart', () => {
  const scene = note([who('helper-1'), who('helper-2')])
  const drawn = (second: Figure) => {
    const helpers = [
      { id: 'helper-1', name: 'Ember', figure: 'dragon' as const },
      { id: 'helper-2', name: 'Tinder', figure: second },
    ]
    const backdrop = backdropOf('Hills')
    const camera = cameraFor(scene, backdrop, seededRandom(6))
    const { light } = hourOf('dusk', 'gentle')
    return composeScene(scene, { children: [], helpers }, backdrop, camera, light, seededRandom(8), ids())
  }
  const coats = (second: Figure) => new Set(drawn(second).defs.match(/stop-color="#[0-9a-f]{6}"/g)).size
  expect(coats('dragon')).toBeGreaterThan(coats('star') + 1)
})

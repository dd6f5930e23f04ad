import { describe, expect, test } from 'bun:test'
import { ENVIRONMENTS } from '../../../src/shared/stories/environments.ts'
import { SETTINGS as ALL_SETTINGS, type Setting } from '../../../src/shared/stories/scene.ts'
import { loopFor, makeBed } from '../../../src/studio/ambience/index.ts'
import { AMBIENCE_RATE, highPass, LOOP_SECONDS } from '../../../src/studio/ambience/loop.ts'
import { RECIPES } from '../../../src/studio/ambience/recipes.ts'
import { loudnessOf } from '../../../src/studio/sound/loudness.ts'

const SETTINGS = Object.keys(RECIPES) as Setting[]

test('every setting, of the specification or of a theme, has its own bed', () => {
  for (const setting of [...ENVIRONMENTS, ...ALL_SETTINGS]) expect(SETTINGS).toContain(setting)
  const makings = SETTINGS.map((setting) =>
    RECIPES[setting].map(([generate, strength]) => `${generate.name} ${strength}`).join(),
  )
  expect(new Set(makings).size).toBe(SETTINGS.length)
})

test('nobody hears what is not there: no wind in a room, no cricket in space, no bird under water', () => {
  const heardIn = (setting: Setting) => RECIPES[setting].map(([generate]) => generate.name)
  const outdoors = ['wind', 'leaves', 'crickets', 'owl', 'brook', 'waves']
  const absent: [places: Setting[], sounds: string[]][] = [
    [['Bedroom', 'Kitchen', 'Castle', 'Palace', 'Workshop', 'Stage', 'Old Manor', 'Laboratory'], outdoors],
    [['Art Studio', 'Elementary School', 'Detective Office'], outdoors],
    [
      ['Outer Space', 'Moon', 'Alien World'],
      [...outdoors, 'birds', 'campfire', 'murmur', 'rain', 'room'],
    ],
    [
      ['Underwater World', 'Coral Reef', 'Mermaid Grotto'],
      [...outdoors, 'birds', 'campfire', 'murmur', 'rain'],
    ],
    [
      ['Snowy Wood', 'Autumn Forest', 'Lighthouse', 'Pirate Ship', 'Beach'],
      ['crickets', 'campfire', 'room'],
    ],
  ]
  for (const [places, sounds] of absent)
    for (const place of places)
      expect({ place, heard: heardIn(place).filter((name) => sounds.includes(name)) }).toEqual({
        place,
        heard: [],
      })
})

describe('the loop', () => {
  test.each(SETTINGS)('of %s has no seam', (setting) => {
    const loop = loopFor({ setting, tone: 'calm', seed: 7 })
    expect(loop.length).toBe(LOOP_SECONDS * AMBIENCE_RATE)
    const jump = (at: number) => Math.abs((loop.at(at) ?? 0) - (loop.at(at - 1) ?? 0))
    let power = 0
    let jumps = 0
    for (let at = 1; at < loop.length; at++) {
      power += (loop[at] ?? 0) ** 2
      jumps += jump(at) ** 2
    }
    expect(power).toBeGreaterThan(0)
    expect(jump(0)).toBeLessThan(5 * Math.sqrt(jumps / loop.length))
    const powerNear = (from: number) =>
      Array.from({ length: AMBIENCE_RATE / 4 }, (_, at) => (loop.at(from + at) ?? 0) ** 2).reduce(
        (a, b) => a + b,
      )
    expect(powerNear(-AMBIENCE_RATE / 4) / powerNear(0)).toBeWithin(0.2, 5)
  })

  test('continues in the file before its start and after its end, so that an encoder’s delay does not matter', async () => {
    const { loop } = await makeBed({ setting: 'Beach', tone: 'calm', seed: 1 })
    expect(loop.end - loop.start).toBe(LOOP_SECONDS)
    expect(loop.start).toBeGreaterThan(0.1)
  })
})

test('the same brief gives the same bytes, another seed other ones, another tone another pad', async () => {
  const hash = async (seed: number, tone: 'calm' | 'epic') =>
    Bun.SHA256.hash((await makeBed({ setting: 'Moon', tone, seed })).bytes, 'hex')
  const [once, again, otherSeed, otherTone] = [
    await hash(1, 'calm'),
    await hash(1, 'calm'),
    await hash(2, 'calm'),
    await hash(1, 'epic'),
  ]
  expect(again).toBe(once)
  expect(otherSeed).not.toBe(once)
  expect(otherTone).not.toBe(once)
})

test('a bed is small', async () => {
  const { bytes, contentType } = await makeBed({ setting: 'Campground', tone: 'cozy', seed: 3 })
  expect(contentType).toBe('audio/mpeg')
  expect(bytes.length).toBeLessThan(256_000)
})

test('rain is brighter than a room', () => {
  const brightness = (setting: Setting) => {
    const loop = loopFor({ setting, tone: 'calm', seed: 2 })
    let moved = 0
    let power = 0
    for (let at = 1; at < loop.length; at++) {
      moved += ((loop[at] ?? 0) - (loop[at - 1] ?? 0)) ** 2
      power += (loop[at] ?? 0) ** 2
    }
    return moved / power
  }
  expect(brightness('Detective Office')).toBeGreaterThan(10 * brightness('Bedroom'))
})

test.each(['Outer Space', 'Moon', 'Underwater World'] as const)(
  'the deep sounds of %s are heard on a phone, whose speaker has no bass',
  (setting) => {
    const loop = loopFor({ setting, tone: 'calm', seed: 4 })
    const whole = loudnessOf(loop, AMBIENCE_RATE)
    const onPhone = loudnessOf(highPass(highPass(loop, 350), 350), AMBIENCE_RATE)
    expect(whole - onPhone).toBeLessThan(10.5)
  },
)

test('leaves rustle without a hiss', () => {
  for (const setting of ['Garden', 'Enchanted Forest'] as const) {
    const loop = loopFor({ setting, tone: 'calm', seed: 4 })
    const whole = loudnessOf(loop, AMBIENCE_RATE)
    expect(whole - loudnessOf(highPass(highPass(loop, 6000), 6000), AMBIENCE_RATE)).toBeGreaterThan(21)
  }
})

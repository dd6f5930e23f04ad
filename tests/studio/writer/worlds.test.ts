import { describe, expect, test } from 'bun:test'
import { seeded } from '../../../src/studio/writer/random.ts'
import { write } from '../../../src/studio/writer/template.ts'
import { KINDS } from '../../../src/studio/writer/world.ts'
import { TROUBLES_ANYWHERE } from '../../../src/studio/writer/worlds/anywhere.ts'
import { WORLDS } from '../../../src/studio/writer/worlds/index.ts'

const BANDS = ['y', 'm', 't'] as const

/** Every text in a world, with the way to it. */
function textsIn(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`))
}

function faultOf(text: string): string | undefined {
  for (const band of BANDS)
    for (const wheels of [true, false]) {
      try {
        write(text, { band, brief: !wheels, several: wheels, wheels, random: seeded(1), look: () => '' })
      } catch (error) {
        return String(error)
      }
    }
  return undefined
}

describe.each([...new Set(Object.values(WORLDS))].map((world) => [world.themes[0] ?? '', world] as const))(
  'the world of %s',
  (_, world) => {
    test('has no line that cannot be written out', () => {
      const faults = textsIn(world, 'world').filter(([, text]) => faultOf(text) !== undefined)
      expect(faults).toEqual([])
    })

    test('has a way past its gates and out of a trouble for whatever a child is good at', () => {
      const troubles = [...world.troubles, ...TROUBLES_ANYWHERE]
      const unanswered = KINDS.filter(
        (kind) => !world.gates.some((gate) => gate.on[kind]) || !troubles.some((trouble) => trouble.on[kind]),
      )
      expect(unanswered).toEqual([])
    })

    test('has guides, places to ask at and things to find', () => {
      expect(world.guides.length).toBeGreaterThanOrEqual(3)
      expect(world.places.length).toBeGreaterThanOrEqual(4)
      expect(new Set(world.tokens.map((token) => token.kind)).size).toBeGreaterThanOrEqual(4)
      expect(world.troubles.length).toBeGreaterThanOrEqual(3)
    })

    test('names every fact that its troubles speak of', () => {
      for (const trouble of world.troubles) {
        const text = textsIn(trouble, '')
          .map(([, line]) => line)
          .join(' ')
        for (const name of ['x', 'y'])
          if (new RegExp(`\\{${name}\\}`, 'i').test(text))
            expect(trouble.vars?.[name]?.length ?? 0).toBeGreaterThan(0)
      }
    })
  },
)

test('no line of the troubles anywhere is broken', () => {
  expect(textsIn(TROUBLES_ANYWHERE, 'anywhere').filter(([, text]) => faultOf(text) !== undefined)).toEqual([])
})

import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fuzz } from '../../support/fuzz.ts'
import { ODD_NAMES } from '../../support/odd-request.ts'

test('malformed requests over all routes are refused without a 5xx, without insides, and write nothing', async () => {
  const { statuses, faults } = await fuzz(300, 7)
  expect(faults).toEqual([])
  expect(Object.keys(statuses).map(Number)).toContain(415)
})

test('whatever a page asks its address for is among what is malformed', () => {
  const root = join(import.meta.dir, '../../..')
  const sources = [...new Bun.Glob('src/{web,shared}/**/*.{ts,tsx}').scanSync(root)]
  const asked = sources.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    const names = source.matchAll(
      /\b(?:query|(?:query|search|params|searchParams)\.(?:get|getAll|has))\('(\w+)'\)/g,
    )
    return [...names].flatMap(([, name]) => name ?? [])
  })
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.filter((name) => !ODD_NAMES.includes(name))).toEqual([])
})

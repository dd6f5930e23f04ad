import { afterAll, describe, expect, test } from 'bun:test'
import { routes } from '../../../src/routes.ts'
import { makeTestApp } from '../../support/app.ts'

interface Entry {
  method: string
  path: string
}

const home = makeTestApp()
afterAll(home.close)

const nameOf = ({ method, path }: Entry) => `${method} ${path}`
/** Middleware for every request: the caller, limits of a body, rate limits of changes. */
const isWall = ({ method, path }: Entry) => method === 'ALL' && /^\/(?:api\/)?\*$/.test(path)
/** Middleware that sets headers by the address alone, for everything below it. */
const BEFORE_OTHERS = ['ALL /shared/*', 'ALL /record/*']

describe('a route of today or tomorrow', () => {
  const all: Entry[] = home.app.routes
  const lastWall = all.findLastIndex(isWall)
  const ofTheTable = new Set(routes.routes.map(nameOf))

  test('stands in the table of routes, which the other tests walk over', () => {
    const ofRates = ['GET /shared/*']
    const elsewhere = all.filter((entry) => !isWall(entry) && !ofTheTable.has(nameOf(entry)))
    expect(elsewhere.map(nameOf)).toEqual(ofRates)
  })

  test('stands behind every wall', () => {
    const behind = new Set(all.slice(lastWall + 1).map(nameOf))
    expect([...ofTheTable].filter((route) => !behind.has(route))).toEqual([])
    expect(all.filter(isWall).length).toBeGreaterThan(10)
  })

  test('says its method: one for all methods would be walked over by no test', () => {
    const forAll = [...ofTheTable].filter((route) => route.startsWith('ALL'))
    expect(forAll).toEqual(BEFORE_OTHERS)
  })
})

import { afterAll, afterEach, beforeAll, describe, expect, spyOn, test } from 'bun:test'
import { routes } from '../../../src/routes.ts'
import { RATE_LIMITS } from '../../../src/web/middleware/rate-limits.ts'
import { NO_LIMITS } from '../../support/app.ts'
import { aStreet, type Street, send } from '../../support/calls.ts'

/** A minute's attempts for one password, and one more. */
const TRIES = RATE_LIMITS.signIn.max + 1

const isEnding = (route: string) => /DELETE|delete|remove|logout|sign-out/.test(route)
/** Kid mode closes everything except its exit, which asks for the password too. */
const LAST = ['POST /app/kid-mode', 'POST /kid/leave/password']
const CHANGES = [...new Set(routes.routes.map(({ method, path }) => `${method} ${path}`))]
  .filter((route) => /^(?:POST|PUT) /.test(route))
  .filter((route) => !isEnding(route) && !LAST.includes(route))
  .concat(LAST)

let street: Street
beforeAll(async () => {
  const { signIn, signInToEmail, signInAnyway } = RATE_LIMITS
  street = await aStreet({ options: { limits: { ...NO_LIMITS, signIn, signInToEmail, signInAnyway } } })
})
afterAll(() => street.home.close())

describe('a password', () => {
  const compared = spyOn(Bun.password, 'verify')
  afterEach(() => void compared.mockClear())
  afterAll(() => compared.mockRestore())

  test('is tried by no route more often than ten times a minute', async () => {
    const found: string[] = []
    for (const route of CHANGES) {
      compared.mockClear()
      const answers = [await send(street, route, { person: street.mia })]
      if (compared.mock.calls.length === 0) continue
      found.push(route)
      for (let n = 1; n < TRIES; n += 1) answers.push(await send(street, route, { person: street.mia }))
      expect([route, compared.mock.calls.length < TRIES]).toEqual([route, true])
      expect([route, answers.at(-1)?.headers.has('retry-after')]).toEqual([route, true])
      street.home.clock.advance({ minutes: 2 })
    }
    expect(found.length).toBeGreaterThan(4)
    expect(found).toContain('POST /kid/leave/password')
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { routes } from '../../../src/routes.ts'
import { assets } from '../../../src/web/kit/assets.ts'
import type { SignedInParent } from '../../support/app.ts'
import { aStreet, type Street, send } from '../../support/calls.ts'
import { rowsOf } from '../../support/rows.ts'

/**
 * Who may do what, one call per line: the status for nobody, the owner, another parent and a tester who name the
 * owner's things by their own firebaseUid, and the owner naming another's firebaseUid (- if a call names none).
 * Everything is Mia's; calls that delete or end something come last. The holder of her link may hear that one story,
 * signed in or not; the holder of the other link sees the text to read, and a guessed link takes no recording
 * (tests/web/recordings tests the real one).
 */
const TABLE = `
                                                        nobody owner other tester other-uid
  GET /readyz                                              200   200   200    200  -
  GET /healthz                                             200   200   200    200  -
  GET /                                                    200   302   302    302  -
  GET /landing                                             200   200   200    200  -
  GET /privacy                                             200   200   200    200  -
  GET /terms                                               200   200   200    200  -
  GET /licenses                                            200   200   200    200  -
  GET /licences                                            301   301   301    301  -
  GET /offline                                             200   200   200    200  -
  GET /login                                               200   302   302    302  -
  GET /login/google                                        200   200   200    200  -
  POST /login                                              303   303   303    303  -
  POST /login/forgotten                                    303   303   303    303  -
  GET /reset-password                                      400   400   400    400  -
  POST /reset-password                                     400   400   400    400  -
  GET /confirm-email                                       200   200   200    200  -
  POST /confirm-email                                      400   400   400    400  -
  GET /account-deleted                                     200   200   200    200  -
  POST /mood                                               303   303   303    303  -

  POST /api/identity/v1/accounts:signUp                    200   400   400    400  -
  POST /api/identity/v1/accounts:signInWithPassword        200   200   200    200  -
  POST /api/identity/v1/accounts:signInWithIdp             400   400   400    400  -
  POST /api/identity/v1/accounts:resetPassword             400   400   400    400  -
  POST /api/identity/v1/token                              400   400   400    400  -
  POST /api/auth/token                                     401   401   401    401  -
  GET /api/auth/google                                     302   302   302    302  -
  GET /api/auth/google/callback                            302   302   302    302  -
  POST /api/sync-user                                      401   200   200    200  403

  GET /api/story-definitions                               401   200   200    200  -
  GET /api/author-styles                                   401   200   200    200  -
  GET /api/user/trial-status                               401   200   200    200  403
  GET /api/characters                                      401   200   200    200  403
  POST /api/characters/upload-reference                    401   200   200    200  403
  PUT /api/characters/:id                                  401   200   404    404  403
  GET /api/figure.svg                                      401   200   200    200  -
  POST /api/look                                           401   200   200    200  403
  GET /api/voices                                          401   200   200    200  -
  GET /api/voices/:id/sample                               401   200   200    200  -
  GET /api/stories/lightweight                             401   200   200    200  403
  GET /api/stories/:id                                     401   200   404    404  403
  POST /api/generate-story                                 401   200   404    404  403
  POST /app/tonight                                        302   303   404    404  -
  POST /api/stories/:id/retry                              401   200   404    404  403
  POST /api/stories/:id/images/:paragraphIndex/redraw      401   202   404    404  403
  GET /api/stories/:id/pages                               401   200   404    404  403
  PUT /api/stories/:id/pages/:paragraphIndex/words         401   202   404    404  403
  POST /api/stories/:id/pages/:paragraphIndex/picture      401   202   404    404  403
  GET /api/stories/:id/recordings                          401   200   404    404  403
  PUT /api/stories/:id/pages/:paragraphIndex/recording     401   200   404    404  403
  GET /api/stories/:id/feedback                            401   200   404    404  403
  PUT /api/stories/:id/favorite                            401   200   404    404  403
  PUT /api/stories/:id/place                               401   200   404    404  403
  POST /api/feedback                                       401   200   404    404  403
  GET /api/timeline-labels                                 401   200   200    200  403
  POST /api/timeline-labels                                401   200   200    200  403
  PUT /api/timeline-labels/:id                             401   200   404    404  403
  POST /app/profiles                                       302   303   409    409  -
  GET /media/:file                                         401   200   404    404  -

  GET /api/stripe/products                                 401   200   200    200  -
  GET /api/subscription-status                             401   200   200    200  403
  POST /api/get-or-create-subscription                     401   200   200    200  403
  POST /api/cancel-subscription                            401   409   409    409  403
  POST /api/upgrade-subscription                           401   409   409    409  403
  POST /api/stripe/test-card                               401   404   404    404  403
  POST /api/stripe/webhook                                 400   400   400    400  -
  POST /app/subscription/change                            401   409   409    409  -
  POST /app/subscription/cancel                            401   303   303    303  -
  GET /app/subscription/portal                             302   302   302    302  -

  POST /api/user/credits                                   401   403   403    200  403
  POST /api/user/trial-bypass                              401   403   403    200  403
  POST /api/cleanup-test-subscriptions                     401   403   403    200  403
  POST /api/user/sync-subscription-credits                 401   403   403    409  403
  POST /app/settings/tester/credits                        401   403   403    303  -
  POST /app/settings/tester/trial-bypass                   401   403   403    303  -
  POST /app/settings/tester/cleanup                        401   403   403    303  -
  POST /app/settings/tester/sync                           401   403   403    303  -

  GET /app                                                 302   200   200    200  -
  GET /app/character-creation                              302   200   200    200  -
  GET /app/settings                                        302   200   200    200  -
  POST /app/settings/password                              401   303   303    303  -
  POST /app/settings/email                                 401   303   303    303  -
  POST /app/settings/confirmation                          401   303   303    303  -
  GET /app/settings/family-data                            302   200   200    200  -
  GET /app/subscription                                    302   200   200    200  -
  GET /app/profiles                                        302   200   200    200  -
  GET /app/profiles/new                                    302   200   200    200  -
  GET /app/profiles/family                                 302   200   200    200  -
  POST /app/profiles/family                                302   303   303    303  -
  GET /app/profiles/:id                                    302   200   404    404  -
  POST /app/profiles/:id                                   302   303   404    404  -
  POST /app/profiles/:id/move                              302   303   404    404  -
  GET /app/kid-mode                                        302   200   200    200  -
  GET /kid                                                 302   303   303    303  -
  GET /kid/stories                                         302   303   303    303  -
  GET /kid/leave                                           302   303   303    303  -
  GET /kid/leave/google                                    302   303   303    303  -
  POST /kid/leave                                          302   303   303    303  -
  POST /kid/leave/password                                 302   303   303    303  -
  POST /app/settings/kid-pin                               302   303   303    303  -
  GET /saved-stories                                       302   302   302    302  -
  GET /app/saved-stories                                   302   200   200    200  -
  GET /app/saved-stories/labels                            302   200   200    200  -
  GET /app/saved-stories/labels/:id                        302   200   404    404  -
  GET /app/saved-stories/:id/label                         302   200   404    404  -
  GET /app/saved-stories/:id/delete                        302   200   404    404  -
  GET /app/saved-stories/labels/:id/delete                 302   200   404    404  -
  GET /app/story/:id/mend                                  302   200   404    404  -
  GET /app/story/:id/record                                302   200   404    404  -
  POST /app/story/:id/record/link                          302   200   404    404  -
  GET /app/story/:id/more                                  302   200   404    404  -
  POST /app/story/:id/more                                 302   303   404    404  -
  GET /app/series/:id                                      302   200   404    404  -
  GET /story                                               302   404   404    404  -
  GET /story/                                              302   404   404    404  -
  GET /story/:id                                           302   200   404    404  -
  GET /story-result/:id                                    302   302   302    302  -
  GET /story/:id/share                                     302   200   404    404  -
  POST /story/:id/share                                    302   200   404    404  -
  GET /story/:id/take-home/:edition                        302   200   404    404  -
  GET /shared/:token                                       200   200   200    200  -
  GET /shared/:token/media/:file                           200   200   200    200  -
  GET /record/:token                                       200   200   200    200  -
  GET /record/:token/media/:file                           200   200   200    200  -
  PUT /record/:token/pages/:paragraphIndex                 404   404   404    404  -
  POST /record/:token/done                                 404   404   404    404  -
  POST /app/saved-stories/labels/:id                       302   303   404    404  -
  POST /app/saved-stories/:id/label                        302   303   404    404  -
  POST /app/saved-stories/:id/favorite                     302   303   404    404  -
  POST /app/saved-stories/:id/retry                        302   409   404    404  -

  POST /story/:id/share/:linkId/end                        302   303   404    404  -
  POST /app/story/:id/record/link/:linkId/end              302   303   404    404  -
  DELETE /api/stories/:id/pages/:paragraphIndex/recording  401   200   404    404  403
  DELETE /api/stories/:id/voice                            401   404   404    404  403
  DELETE /api/stories/:id/pages/:paragraphIndex/words      401   202   404    404  403
  DELETE /api/stories/:id/pages/:paragraphIndex/picture    401   409   404    404  403
  DELETE /api/timeline-labels/:id                          401   200   404    404  403
  POST /app/kid-mode                                       302   303   404    404  -
  POST /app/profiles/:id/remove                            302   303   303    303  -
  POST /app/saved-stories/labels/:id/delete                302   303   303    303  -
  POST /app/saved-stories/:id/delete                       302   303   303    303  -
  DELETE /api/stories/:id                                  401   200   404    404  403
  DELETE /api/characters/:id                               401   200   404    404  403
  DELETE /api/auth/token                                   200   200   200    200  -
  POST /logout                                             303   303   303    303  -
  POST /app/settings/sign-out-everywhere                   401   303   303    303  -
  POST /app/settings/delete-account                        401   303   303    303  -
`

interface Row {
  route: string
  nobody: number
  owner: number
  other: number
  tester: number
  otherUid: number | undefined
}

const rows = TABLE.trim().split('\n').slice(1).flatMap(rowOf)
const changes = rows.filter(({ route }) => !route.startsWith('GET '))

function rowOf(line: string): Row[] {
  const [method, path, ...statuses] = line.trim().split(/\s+/)
  if (!method) return []
  const [nobody = 0, owner = 0, other = 0, tester = 0, otherUid] = statuses.map(Number)
  return [{ route: `${method} ${path}`, nobody, owner, other, tester, otherUid: otherUid || undefined }]
}

test('every call of the app has its line, and every line its call', () => {
  const files = new Set(assets.routes.map(nameOf))
  const calls = routes.routes.map(nameOf).filter((name) => !files.has(name) && !name.includes('*'))
  expect([...new Set(calls)].sort()).toEqual(rows.map(({ route }) => route).sort())
})

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

describe('the status is as the table has it', () => {
  let street: Street
  beforeAll(async () => {
    street = await aStreet()
  })
  afterAll(() => street.home.close())

  /** Everything stored; `of`: everything stored of one parent. */
  const kept = (of?: SignedInParent) => rowsOf(street.home.services.db, of?.userId)

  async function statuses(of: Row[], status: (row: Row) => Promise<Response>) {
    const found: Record<string, number> = {}
    for (const row of of) found[row.route] = (await status(row)).status
    return found
  }
  const expected = (of: Row[], status: (row: Row) => number) =>
    Object.fromEntries(of.map((row) => [row.route, status(row)]))

  /** Signs in again after a call that signed this parent out. */
  async function back(person: SignedInParent): Promise<SignedInParent> {
    const { app } = street.home
    const probe = await app.request('/api/story-definitions', { headers: { cookie: person.cookie } })
    if (probe.status === 200) return person
    const body = new URLSearchParams({ email: person.email, password: 'twinkle-twinkle' })
    const answer = await app.request('/login', { method: 'POST', body })
    person.cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    return person
  }

  test.each<[string, number, { headers?: Record<string, string>; body?: string }]>([
    ['a page of another site', 403, { headers: { origin: 'https://evil.example' } }],
    ['the wrong content type', 415, { headers: { 'content-type': 'text/plain' }, body: '{}' }],
    ['a body that is too large', 413, { body: `{"comment":"${'a'.repeat(1024 * 1024)}"}` }],
  ])('no change comes by %s: %p', async (_what, status, request) => {
    const before = kept()
    const found = await statuses(changes, ({ route }) => {
      const isUpload = /POST \/api\/characters|PUT \/api\/characters|DELETE \/api\/characters/.test(route)
      const isRecording = /\/recording$|PUT \/record\//.test(route)
      const tooLarge = isUpload ? 20 : isRecording ? 6 : undefined
      const body = tooLarge && status === 413 ? 'a'.repeat(tooLarge * 1024 * 1024 + 1) : request.body
      return send(street, route, { person: street.mia, ...request, ...(body ? { body } : {}) })
    })
    expect(found).toEqual(expected(changes, () => status))
    expect(kept()).toEqual(before)
  })

  test('for nobody, and what is the owner’s stays', async () => {
    const before = kept(street.mia)
    const found = await statuses(rows, ({ route }) => send(street, route, {}))
    expect(found).toEqual(expected(rows, ({ nobody }) => nobody))
    expect(kept(street.mia)).toEqual(before)
  })

  test('for the owner who names another’s firebaseUid, and what is theirs stays', async () => {
    const naming = rows.filter(({ otherUid }) => otherUid !== undefined)
    const before = kept()
    const claimed = street.leo.uid
    const found = await statuses(naming, ({ route }) => send(street, route, { person: street.mia, claimed }))
    expect(found).toEqual(expected(naming, ({ otherUid }) => otherUid ?? 0))
    expect(kept()).toEqual(before)
  })

  test('for another parent, and what is the owner’s stays', async () => {
    const before = kept(street.mia)
    const found = await statuses(rows, async ({ route }) =>
      send(street, route, { person: await back(street.leo) }),
    )
    expect(found).toEqual(expected(rows, ({ other }) => other))
    expect(kept(street.mia)).toEqual(before)
  })

  test('for a tester, and what is the owner’s stays', async () => {
    const before = kept(street.mia)
    const found = await statuses(rows, async ({ route }) =>
      send(street, route, { person: await back(street.tess) }),
    )
    expect(found).toEqual(expected(rows, ({ tester }) => tester))
    expect(kept(street.mia)).toEqual(before)
  })

  test('for the owner', async () => {
    const found = await statuses(rows, async ({ route }) =>
      send(street, route, { person: await back(street.mia) }),
    )
    expect(found).toEqual(expected(rows, ({ owner }) => owner))
    expect(kept(street.mia).stories).toEqual([])
  })
})

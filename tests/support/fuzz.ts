import { embeddedAccounts } from '../../db/schema/index.ts'
import { routes } from '../../src/routes.ts'
import { seededRandom } from '../../src/shared/kit/random.ts'
import { assets } from '../../src/web/kit/assets.ts'
import { aStreet, PAYLOADS, pathOf, type Street } from './calls.ts'
import { rowsOf } from './rows.ts'

export interface Fuzzed {
  /** How many answers had each status. */
  statuses: Record<number, number>
  /** What should not have happened, a sentence each. */
  faults: string[]
}

interface Dice {
  pick<T>(list: readonly T[]): T
  /** From `low` to `high`, both included. */
  integer(low: number, high: number): number
}

function dice(seed: number): Dice {
  const random = seededRandom(seed)
  return {
    pick: <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T,
    integer: (low, high) => low + Math.floor(random() * (high - low + 1)),
  }
}

interface OddRequest {
  route: string
  what: string
  url: string
  init: RequestInit
}

/**
 * Sends `count` malformed requests over all routes, as a parent to whom nothing belongs, as nobody, and with a cookie
 * that is none. Wrong are: a 5xx, a stack trace or a library's words in an answer, a complaint of a library's, and
 * anything that was written.
 */
export async function fuzz(count: number, seed: number): Promise<Fuzzed> {
  const complaints: string[] = []
  const { error } = console
  console.error = (...said: unknown[]) => complaints.push(`Complained: ${said.join(' ').slice(0, 300)}`)
  try {
    const { statuses, faults } = await sendAll(count, seed)
    return { statuses, faults: [...faults, ...complaints] }
  } finally {
    console.error = error
  }
}

async function sendAll(count: number, seed: number): Promise<Fuzzed> {
  const street = await aStreet()
  const { app, log, services } = street.home
  const random = dice(seed)
  const statuses: Record<number, number> = {}
  const faults: string[] = []
  await hearVoices(street)
  const before = rowsOf(services.db)
  log.length = 0
  for (let n = 0; n < count; n += 1) {
    const { route, what, url, init } = oddRequest(random, street)
    const answer = await app.request(url, init)
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    const text = await answer.text()
    if (answer.status >= 500) faults.push(`${answer.status} for ${what}: ${route} ${url.slice(0, 200)}`)
    if (answer.status >= 400 && TELLTALE.test(text)) faults.push(`Insides told for ${what}: ${route}`)
    if (SIGNS_OUT.test(route)) street.leo.cookie = await signInAgain(street)
  }
  faults.push(...writtenSince(before, rowsOf(services.db)))
  for (const line of log.filter((entry) => entry.includes('"level":"error"'))) faults.push(line.slice(0, 500))
  street.home.close()
  return { statuses, faults }
}

/** A voice's sample is made when it is first asked for, and kept for every family. */
async function hearVoices({ home: { app, services }, leo }: Street) {
  for (const { id } of services.narrator.voices)
    await app.request(`/api/voices/${id}/sample`, { headers: { cookie: leo.cookie } })
}

type Rows = ReturnType<typeof rowsOf>

/** Each table that is not as it was, with the first row of it that is new. */
function writtenSince(before: Rows, after: Rows): string[] {
  return Object.entries(after).flatMap(([table, rows]) => {
    const known = new Set(before[table]?.map((row) => JSON.stringify(row)))
    const written = rows.map((row) => JSON.stringify(row)).find((row) => !known.has(row))
    return written || rows.length !== known.size ? [`${table} was written: ${written?.slice(0, 300)}`] : []
  })
}

const TELLTALE = /\n\s+at .+:\d+|node_modules|SQLITE_|SqliteError|ZodError|TypeError|\.tsx?:\d+/
const SIGNS_OUT = /logout|sign-out|auth\/token/

const FILES = new Set(assets.routes.map(({ path }) => path))
const ROUTES = routes.routes
  .filter(({ path }) => !path.includes('*') && (!FILES.has(path) || path.includes(':')))
  .map(({ method, path }) => `${method} ${path}`)

/** Signing out everywhere ends tokens as well, which is no harm done. */
async function signInAgain({ home, leo }: Street): Promise<string> {
  home.services.db.update(embeddedAccounts).set({ tokensValidAfter: null }).run()
  const body = new URLSearchParams({ email: leo.email, password: 'twinkle-twinkle' })
  const answer = await home.app.request('/login', { method: 'POST', body })
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

const MALFORMATIONS = {
  'a cut-off or odd body': withOddBody,
  'an odd field': withOddField,
  'an odd content type': withOddType,
  'an odd path': withOddPath,
  'an odd query': withOddQuery,
  'an odd method': withOddMethod,
  'odd headers': withOddHeaders,
}
type Malformation = keyof typeof MALFORMATIONS

function oddRequest(random: Dice, street: Street): OddRequest {
  const route = random.pick(ROUTES)
  const what = random.pick(Object.keys(MALFORMATIONS)) as Malformation
  const [method = ''] = route.split(' ')
  const who = random.pick(['leo', 'leo', 'leo', 'nobody', 'garbage'])
  const cookie =
    who === 'leo' ? street.leo.cookie : who === 'garbage' ? `session-80=${random.pick(ODD_TEXTS)}` : ''
  const plain: OddRequest = {
    route,
    what: `${what} of ${who}`,
    url: pathOf(route, street),
    init: { method, headers: headersOf(cookie ? { cookie } : {}) },
  }
  return MALFORMATIONS[what](plain, random, street)
}

const ODD_TEXTS = [
  '\0',
  '%00',
  '😀'.repeat(300),
  '\ud800',
  'x'.repeat(5000),
  "'; DROP TABLE stories; --",
  '"*^() NEAR( -a OR',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '-1',
  '1e309',
  '9'.repeat(40),
  'NaN',
  '__proto__',
  'constructor',
  '%E0%A4%A',
  '\r\nSet-Cookie: a=b',
]
const ODD_VALUES: unknown[] = [null, {}, [], [[]], { a: { b: [] } }, { toString: 1 }, 'x'.repeat(5000), '\0']
const ODD_TYPES = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/jsonx',
  'a',
  ';',
]
const ODD_BODIES = [
  '',
  '{',
  '[',
  'null',
  '1',
  '"a"',
  '[]',
  '{"a":',
  '\ufeff{}',
  '{"__proto__":{"a":1}}',
  '\0\0',
]

function withOddBody(request: OddRequest, random: Dice): OddRequest {
  const depth = random.integer(1, 20_000)
  const body = random.pick([...ODD_BODIES, '['.repeat(depth), '{"a":'.repeat(depth), random.pick(ODD_TEXTS)])
  return sending(request, body)
}

/** A body or a query in which one of the fields that the call needs is of no use, or its caller is. */
function withOddField(request: OddRequest, random: Dice, street: Street): OddRequest {
  const fields = { ...(PAYLOADS[request.route]?.(street) ?? {}) }
  const names = Object.keys(fields)
  const namesNobody = request.url.startsWith('/api/identity/')
  const isCallers = names.length === 0 || (!namesNobody && random.integer(0, 3) === 0)
  const whole = { firebaseUid: street.leo.uid, ...fields }
  const name = isCallers ? 'firebaseUid' : random.pick(names)
  const given = (whole as Record<string, unknown>)[name]
  // What a field may be is nothing odd: no photo is null.
  const odd = { ...whole, [name]: random.pick(ODD_VALUES.filter((value) => value !== given)) }
  if (isCallers && !request.url.startsWith('/api/')) return withOddType(request, random)
  const isForm = !request.url.startsWith('/api/') || request.url.endsWith('/v1/token')
  if (request.init.method === 'GET') return { ...request, url: `${request.url}?${formOf(odd)}` }
  return sending(request, isForm ? formOf(odd) : JSON.stringify(odd))
}

function withOddType(request: OddRequest, random: Dice): OddRequest {
  return sending(request, random.pick(ODD_BODIES) || '{}', random.pick(ODD_TYPES))
}

function withOddPath(request: OddRequest, random: Dice): OddRequest {
  const odd = encodeURI(random.pick(ODD_TEXTS).toWellFormed()).replaceAll('%25', '%')
  const [, path = ''] = request.route.split(' ')
  const url = path.includes('/:') ? path.replace(/\/:\w+(?:\{.*\})?/g, `/${odd}`) : `${path}/${odd}`
  return sending({ ...request, url }, '{}')
}

function withOddQuery(request: OddRequest, random: Dice): OddRequest {
  const names = [
    'firebaseUid',
    'page',
    'limit',
    'search',
    'tone',
    'environment',
    'ageGroup',
    'length',
    'step',
    'characters',
    'theme',
    'age',
    'author',
    'voice',
    'edit',
    'checkout',
    'options',
    'mode',
    'error',
    'code',
    'state',
    'way',
  ]
  const pairs = Array.from({ length: random.integer(1, 12) }, () => {
    const text = random.pick(ODD_TEXTS).toWellFormed()
    return `${random.pick(names)}=${random.integer(0, 1) === 0 ? encodeURIComponent(text) : encodeURI(text)}`
  })
  return sending({ ...request, url: `${request.url}?${pairs.join('&')}` }, '{}')
}

function withOddMethod(request: OddRequest, random: Dice): OddRequest {
  const method = random.pick(['PATCH', 'OPTIONS', 'HEAD', 'PURGE'])
  return { ...request, init: { ...request.init, method } }
}

function withOddHeaders(request: OddRequest, random: Dice): OddRequest {
  const names = [
    'authorization',
    'origin',
    'range',
    'if-none-match',
    'x-fragment',
    'accept-encoding',
    'cookie',
  ]
  const values = [
    'Bearer a.b.c',
    'Bearer ',
    'null',
    'bytes=9-1',
    'bytes=-',
    'bytes=a-b',
    'W/',
    'gzip;q=x',
    '=;=;',
    'x'.repeat(4000),
  ]
  const headers = headersOf(request.init.headers)
  for (let n = random.integer(1, 4); n > 0; n -= 1) headers.set(random.pick(names), random.pick(values))
  if (request.init.method !== 'GET') headers.set('origin', 'https://evil.example')
  return { ...request, init: { ...request.init, headers } }
}

/** The request with a body where its method has one, of the type that its route takes unless said. */
function sending(request: OddRequest, body: string, type?: string): OddRequest {
  if (request.init.method === 'GET') return request
  const isForm = !request.url.startsWith('/api/') || request.url.includes('/v1/token')
  const headers = headersOf(request.init.headers)
  headers.set('content-type', type ?? (isForm ? 'application/x-www-form-urlencoded' : 'application/json'))
  return { ...request, init: { ...request.init, headers, body } }
}

/** What HTTP itself does not let through cannot be sent either. */
function headersOf(given: HeadersInit | undefined): Headers {
  const headers = new Headers()
  for (const [name, value] of new Headers(sendable(given))) headers.set(name, value)
  return headers
}

function sendable(given: HeadersInit | undefined): [string, string][] {
  const pairs =
    given instanceof Headers ? [...given] : Object.entries((given ?? {}) as Record<string, string>)
  return pairs.map(([name, value]) => [name, value.replace(/[^\x20-\x7e]/g, '')])
}

const formOf = (fields: object) =>
  new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString()

import { seededRandom } from '../../src/shared/kit/random.ts'
import { takesRecording } from '../../src/shared/links/shared-address.ts'
import { PAYLOADS } from './call-payloads.ts'
import { pathOf, type Street } from './calls.ts'

/** Who sends it: the owner of what is named, another parent, nobody, somebody with an invalid cookie. */
export type Caller = 'mia' | 'leo' | 'nobody' | 'garbage'

export interface Dice {
  pick<T>(list: readonly T[]): T
  /** From `low` to `high`, both included. */
  integer(low: number, high: number): number
}

/** The same rolls for the same seed. */
export function dice(seed: number): Dice {
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

/** A request to the route that is malformed in one way. */
export function oddRequest(random: Dice, street: Street, route: string, who: Caller): OddRequest {
  const what = random.pick(Object.keys(MALFORMATIONS)) as Malformation
  const [method = ''] = route.split(' ')
  const cookie =
    who === 'leo' || who === 'mia'
      ? street[who].cookie
      : who === 'garbage'
        ? `session-80=${random.pick(ODD_TEXTS)}`
        : ''
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

function withOddBody(request: OddRequest, random: Dice, street: Street): OddRequest {
  const depth = random.integer(1, 20_000)
  const body = random.pick([...ODD_BODIES, '['.repeat(depth), '{"a":'.repeat(depth), random.pick(ODD_TEXTS)])
  if (!isSound(request)) return sending(request, body)
  return sending({ ...request, url: `${request.url}?${formOf(fieldsOf(request, street))}` }, body)
}

/** A recording's fields are in its address. */
const isSound = ({ url, init }: OddRequest) => takesRecording(init.method ?? '', url.split('?')[0] ?? '')

function fieldsOf({ route, what }: OddRequest, street: Street): Record<string, unknown> {
  const { uid } = what.endsWith('mia') ? street.mia : street.leo
  return { firebaseUid: uid, ...PAYLOADS[route]?.(street) }
}

/** A body or a query in which one required field, or the caller, is invalid. */
function withOddField(request: OddRequest, random: Dice, street: Street): OddRequest {
  const fields = { ...(PAYLOADS[request.route]?.(street) ?? {}) }
  const names = Object.keys(fields)
  const namesNobody = request.url.startsWith('/api/identity/')
  const isCallers = names.length === 0 || (!namesNobody && random.integer(0, 3) === 0)
  const whole = fieldsOf(request, street)
  const name = isCallers ? 'firebaseUid' : random.pick(names)
  const given = whole[name]
  // A valid value is not odd: null means no photo.
  const odd = { ...whole, [name]: random.pick(ODD_VALUES.filter((value) => value !== given)) }
  if (isCallers && !request.url.startsWith('/api/')) return withOddType(request, random)
  const isForm = !request.url.startsWith('/api/') || request.url.endsWith('/v1/token')
  const inAddress = { ...request, url: `${request.url}?${formOf(odd)}` }
  if (isSound(request)) return sending(inAddress, 'a page as somebody read it')
  if (request.init.method === 'GET') return inAddress
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

/** Parameters that pages and calls read from their address. */
export const ODD_NAMES =
  'firebaseUid page limit search tone environment ageGroup length child favorites step characters theme age author voice edit profile ask show letter sent everywhere unconfirmed checkout options mode error code oobCode state way seconds seen skin hairColor height w'.split(
    ' ',
  )

function withOddQuery(request: OddRequest, random: Dice): OddRequest {
  const pairs = Array.from({ length: random.integer(1, 12) }, () => {
    const text = random.pick(ODD_TEXTS).toWellFormed()
    return `${random.pick(ODD_NAMES)}=${random.integer(0, 1) === 0 ? encodeURIComponent(text) : encodeURI(text)}`
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

/** The request with a body where its method has one, of the route's usual type by default. */
function sending(request: OddRequest, body: string, type?: string): OddRequest {
  if (request.init.method === 'GET') return request
  const isForm = !request.url.startsWith('/api/') || request.url.includes('/v1/token')
  const usual = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  const headers = headersOf(request.init.headers)
  headers.set('content-type', type ?? (isSound(request) ? 'audio/webm' : usual))
  return { ...request, init: { ...request.init, headers, body } }
}

/** What HTTP itself refuses cannot be sent. */
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

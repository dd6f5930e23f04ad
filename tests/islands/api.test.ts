import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { ApiError, errorSentence, read, send } from '../../islands/lib/api.ts'

let server: Bun.Server<undefined>
let answers: Response[]
/** The content type of each request. */
let asked: (string | null)[]

beforeAll(() => {
  server = Bun.serve({
    port: 0,
    fetch(request) {
      asked.push(request.headers.get('content-type'))
      return answers.shift() ?? Response.json({ story: 'The Lamp' })
    },
  })
})

beforeEach(() => {
  answers = []
  asked = []
})

afterAll(() => server.stop(true))

test('an answer without success becomes its status, a colon and its body', async () => {
  answers = [new Response('{"error":"Please sign in."}', { status: 401 })]
  expect(read(server.url.href)).rejects.toThrow('401: {"error":"Please sign in."}')
})

test('an empty body is replaced by the status text, and a story says HTTP first', async () => {
  answers = [new Response('', { status: 404, statusText: 'Not Found' })]
  expect(read(server.url.href, { prefix: 'HTTP ' })).rejects.toThrow('HTTP 404: Not Found')
})

test('a read of three tries survives two failures', async () => {
  answers = [new Response('busy', { status: 503 }), new Response('busy', { status: 503 })]
  expect(await read<unknown>(server.url.href, { tries: 3 })).toEqual({ story: 'The Lamp' })
  expect(asked).toHaveLength(3)
})

test('a refusal is not asked again', async () => {
  answers = [new Response('no', { status: 403 })]
  expect(read(server.url.href, { tries: 3 })).rejects.toThrow('403: no')
  expect(asked).toHaveLength(1)
})

test('a JSON content type goes only with a body', async () => {
  await send('POST', server.url.href, { childName: '李明' })
  await send('DELETE', server.url.href)
  expect(asked).toEqual(['application/json', null])
})

test('a parent reads the sentence of an error, never raw JSON', () => {
  expect(errorSentence(new ApiError(422, '{"error":"Please choose another name."}'), 'Sorry.')).toBe(
    'Please choose another name.',
  )
  for (const body of ['{"error":{"code":1}}', '<html>', '', 'null']) {
    expect(errorSentence(new ApiError(500, body), 'Sorry.')).toBe('Sorry.')
  }
  expect(errorSentence(new TypeError('Failed to fetch'), 'Sorry.')).toBe('Sorry.')
})

import { afterAll, expect, test } from 'bun:test'
import { ProviderDown } from '../../../src/shared/kit/provider-down.ts'
import { openCallsOut } from '../../../src/vendors/calls-out/index.ts'
import { askElevenlabs } from '../../../src/vendors/elevenlabs/client.ts'
import { geminiClient } from '../../../src/vendors/gemini/client.ts'
import { openaiClient } from '../../../src/vendors/openai/client.ts'
import { callClock } from '../../support/call-clock.ts'
import { faultyServer } from '../../support/vendors/faulty-server.ts'

/** Vendor-compatible servers often echo what they were sent. */
const ECHO = 'Mia met a fox. Your key sk-secret-123 is wrong.'
const TIMEOUT_MS = 4000

let answer: object | string = {}
const statusOf = (said: { error?: { code?: unknown } }) =>
  said.error?.code === 404 || said.error?.code === 'model_not_found' ? 404 : 400
const vendor = faultyServer(() =>
  typeof answer === 'string'
    ? new Response(answer, { headers: { 'content-type': 'application/json' } })
    : Response.json(answer, { status: statusOf(answer) }),
)
afterAll(() => vendor.stop())

const line = () => openCallsOut(callClock()).lineTo('a vendor', { concurrency: 1 })
const openai = () =>
  openaiClient({ apiKey: 'openai-key', server: `${vendor.url}/v1` }, line()).call(
    (sdk, { signal }) => sdk.responses.create({ model: 'gpt-5.4-mini', input: ECHO }, { signal }),
    { timeoutMs: TIMEOUT_MS },
  )
const gemini = () =>
  geminiClient({ apiKey: 'gemini-key', baseUrl: vendor.url, apiVersion: 'v1beta' }, line()).generate(
    () => ({ model: 'gemini-3.1-flash-image', contents: ECHO }),
    { timeoutMs: TIMEOUT_MS },
  )
const elevenlabs = () =>
  askElevenlabs(
    { apiKey: 'elevenlabs-key', baseUrl: vendor.url },
    { path: '/v1/sound-generation', request: {}, read: (response) => response.json() },
    new AbortController().signal,
  )

const refusalOf = async (call: () => Promise<unknown>): Promise<Error> => {
  try {
    await call()
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('The call was answered')
}

test.each([
  ['OpenAI', openai, { error: { message: ECHO, code: 'invalid_prompt' } }, 'invalid_prompt'],
  ['Gemini', gemini, { error: { code: 400, message: ECHO, status: 'INVALID_ARGUMENT' } }, 'INVALID_ARGUMENT'],
  ['ElevenLabs', elevenlabs, { detail: { status: 'invalid_text', message: ECHO } }, 'invalid_text'],
])(
  'a refusal of %s is known in the log by status and code, not by its sentence',
  async (name, call, said, code) => {
    answer = said
    const { message, stack } = await refusalOf(call)
    expect(message).toBe(`${name} answered 400 ${code}`)
    expect(stack).not.toMatch(/Mia|secret/)
  },
)

test.each([
  ['OpenAI', openai],
  ['Gemini', gemini],
  ['ElevenLabs', elevenlabs],
])('an answer of %s that cannot be read is not quoted in the log', async (_name, call) => {
  answer = 'Mia met a fox'
  const { message, stack } = await refusalOf(call)
  expect(`${message} ${stack}`).not.toContain('Mia')
})

const WRONG_KEY = {
  code: 400,
  message: 'API key not valid. Please pass a valid API key.',
  status: 'INVALID_ARGUMENT',
  details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }],
}

test.each([
  ['Gemini for a wrong key', gemini, WRONG_KEY],
  ['Gemini for an account without billing', gemini, { code: 400, status: 'FAILED_PRECONDITION' }],
  ['Gemini for a model that is gone', gemini, { code: 404, status: 'NOT_FOUND' }],
  ['OpenAI for an account without money', openai, { code: 'billing_hard_limit_reached' }],
  ['OpenAI for a model that is gone', openai, { code: 'model_not_found' }],
])(
  'a refusal by %s is a vendor that is down: stories wait, and no new one is charged',
  async (_why, call, error) => {
    answer = { error }
    expect(await refusalOf(call)).toBeInstanceOf(ProviderDown)
  },
)

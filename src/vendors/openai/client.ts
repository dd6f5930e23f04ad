import type OpenAI from 'openai'
import { AnswerFailed, failureOf } from '../../ports/answer-failed.ts'
import { yieldingToLoop } from '../../shared/kit/yielding-to-loop.ts'
import type { LineCall, VendorLine } from '../calls-out/index.ts'

/** How to wait for an answer. */
export interface Listening {
  signal: AbortSignal
  /** Called with each part of the answer and the words in it: restarts the time limit. */
  alive(said: string): void
}

export interface OpenaiAccount {
  /** Absent for servers that need none. */
  apiKey?: string | undefined
  /** Another server with OpenAI's API, e.g. http://127.0.0.1:11434/v1. */
  server?: string | undefined
}

export interface OpenaiClient {
  /**
   * Makes one call through the SDK, which is loaded with the first one, by the policy for calls out. Throws
   * AnswerFailed, with the SDK's error as its cause, for a refusal; ProviderDown without an answer.
   */
  call<T>(
    work: (openai: OpenAI, listening: Listening) => Promise<T>,
    options: Omit<LineCall, 'failureOf'>,
  ): Promise<T>
}

/** OpenAI behind its line; its SDK's own retries are off. */
export function openaiClient({ apiKey, server }: OpenaiAccount, line: VendorLine): OpenaiClient {
  let loading: Promise<{ openai: OpenAI; asFailure: (error: unknown) => AnswerFailed }> | undefined
  const load = async () => {
    const { OpenAI, APIError } = await yieldingToLoop(() => import('openai'))
    // Its callers need it as soon as they are called.
    await yieldingToLoop(() => import('openai/helpers/zod'))
    const openai = new OpenAI({
      apiKey: apiKey ?? 'none',
      ...(server ? { baseURL: server } : {}),
      maxRetries: 0,
      logLevel: 'off',
    })
    const asFailure = (error: unknown) =>
      error instanceof AnswerFailed
        ? error
        : error instanceof APIError
          ? new AnswerFailed(error, statusIn(error), error.headers, reasonIn(error))
          : new AnswerFailed(error, undefined)
    return { openai, asFailure }
  }
  return {
    async call(work, options) {
      loading ??= load()
      const { openai, asFailure } = await loading
      const answered = (signal: AbortSignal, alive: () => void) =>
        work(openai, { signal, alive }).catch((error) => {
          throw asFailure(error)
        })
      return line.call(answered, { ...options, failureOf })
    },
  }
}

interface Refusal {
  status?: number | undefined
  code?: unknown
}

/** An account without money, a retired model: every call would fail like this, as with an invalid key. */
const LOCKED_OUT: readonly unknown[] = ['billing_hard_limit_reached', 'model_not_found']
const statusIn = ({ status, code }: Refusal) => {
  if (LOCKED_OUT.includes(code)) return 403
  if (status !== undefined || typeof code !== 'string') return status
  // An error inside a stream has only a code.
  return code === 'server_error' ? 500 : code === 'rate_limit_exceeded' ? 429 : 400
}

/** The status and the code of a refusal, e.g. `invalid_prompt`. */
const reasonIn = ({ status, code }: Refusal): string =>
  status === undefined
    ? 'OpenAI did not answer'
    : `OpenAI answered ${status}${typeof code === 'string' ? ` ${code.slice(0, 60)}` : ''}`

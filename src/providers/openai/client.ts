import type OpenAI from 'openai'
import { httpFailure } from '../calls-out/http-failure.ts'
import type { Line, LineCall } from '../calls-out/index.ts'
import { inTurn } from '../in-turn.ts'
import type { Failure } from '../tries.ts'

export interface OpenaiAccount {
  /** Absent for servers that need none. */
  apiKey?: string | undefined
  /** Another server that speaks as OpenAI does, such as http://127.0.0.1:11434/v1. */
  server?: string | undefined
}

export interface OpenaiClient {
  /** Makes one call through the SDK, which is loaded with the first one, by the policy for calls out. */
  call<T>(
    work: (openai: OpenAI, signal: AbortSignal) => Promise<T>,
    options: Omit<LineCall, 'failureOf'>,
  ): Promise<T>
}

/** The answer was cut, or is not what HTTP and JSON allow. */
class NoAnswer extends Error {}

/** OpenAI behind its line; its SDK's own tries are off. */
export function openaiClient({ apiKey, server }: OpenaiAccount, line: Line): OpenaiClient {
  let loading: Promise<{ openai: OpenAI; failureOf: (error: unknown) => Failure | undefined }> | undefined
  const load = async () => {
    const { OpenAI, APIError } = await inTurn(() => import('openai'))
    // Its callers need it as soon as they are called.
    await inTurn(() => import('openai/helpers/zod'))
    const openai = new OpenAI({
      apiKey: apiKey ?? 'none',
      ...(server ? { baseURL: server } : {}),
      maxRetries: 0,
      logLevel: 'off',
    })
    const failureOf = (error: unknown) => {
      if (error instanceof NoAnswer) return httpFailure(undefined)
      return error instanceof APIError ? httpFailure(error.status, error.headers) : undefined
    }
    return { openai, failureOf }
  }
  return {
    async call(work, options) {
      loading ??= load()
      const { openai, failureOf } = await loading
      const answered = (signal: AbortSignal) =>
        work(openai, signal).catch((error) => {
          throw failureOf(error) ? error : new NoAnswer('the answer broke off', { cause: error })
        })
      return line.call(answered, { ...options, failureOf })
    },
  }
}

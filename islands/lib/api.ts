import { backoffMs, retry, SHORT_BACKOFF } from '../../src/shared/kit/retry.ts'

/** A call that was answered with an error status; its message is `status: body`, for a story `HTTP status: body`. */
export class ApiError extends Error {
  readonly status: number
  readonly body: string

  constructor(status: number, body: string, prefix = '') {
    super(`${prefix}${status}: ${body}`)
    this.status = status
    this.body = body
  }
}

export interface ReadOptions {
  /** Tries in all: 1 by default. A refusal (4xx) is never retried. */
  tries?: number
  /** Put before the status in the error's message: `HTTP ` for a story. */
  prefix?: string
  signal?: AbortSignal
  headers?: Record<string, string>
  /** `HEAD` only asks whether it exists; the result is undefined then. */
  method?: 'GET' | 'HEAD'
}

/** GETs JSON; throws ApiError, or what fetch throws without a network. */
export async function read<T>(url: string, options: ReadOptions = {}): Promise<T> {
  const { tries = 1, prefix = '', ...request } = options
  return retry(async () => answer<T>(await fetch(url, { credentials: 'same-origin', ...request }), prefix), {
    tries,
    pauseAfter: pauseAfterRead,
    signal: request.signal,
  })
}

/** How long to wait before the same read again; undefined after a refusal, which is final. */
export const pauseAfterRead = (error: unknown, failures: number): number | undefined =>
  error instanceof ApiError && error.status < 500 ? undefined : backoffMs(SHORT_BACKOFF, failures)

/** Sends a change; a JSON content type only with a body. Returns undefined for an empty answer. */
export async function send<T>(
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  const json = body === undefined ? {} : { 'content-type': 'application/json' }
  const response = await fetch(url, {
    method,
    credentials: 'same-origin',
    headers: { ...json, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return answer<T>(response, '')
}

async function answer<T>(response: Response, prefix: string): Promise<T> {
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, text || response.statusText, prefix)
  return (text === '' ? undefined : JSON.parse(text)) as T
}

/** The field in the server's `{"field"}`; undefined when it names none. */
export function fieldNamed(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  try {
    const { field } = JSON.parse(error.body)
    return typeof field === 'string' ? field : undefined
  } catch {
    return undefined
  }
}

/** The sentence of the server's `{"error"}`; `otherwise` when it sent none. Never raw JSON. */
export function errorSentence(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise
  try {
    const { error: sentence } = JSON.parse(error.body)
    return typeof sentence === 'string' && sentence !== '' ? sentence : otherwise
  } catch {
    return otherwise
  }
}

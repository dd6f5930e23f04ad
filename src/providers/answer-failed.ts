import { httpFailure } from './calls-out/http-failure.ts'
import type { Failure } from './tries.ts'

/** A vendor's call that brought no answer that can be read: what a line goes by when it tries again. */
export class AnswerFailed extends Error {
  readonly failure: Failure

  /** `status` is undefined when the connection was cut or the answer was broken. */
  constructor(cause: unknown, status: number | undefined, headers?: Pick<Headers, 'get'>) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.failure = httpFailure(status, headers)
  }
}

/** For a line: the failure in an error of an adapter; undefined for what is not the vendor's. */
export const failureOf = (error: unknown): Failure | undefined =>
  error instanceof AnswerFailed ? error.failure : undefined

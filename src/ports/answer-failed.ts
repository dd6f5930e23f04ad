import { type Failure, httpFailure } from './http-failure.ts'

/** A vendor's call without a readable answer: decides whether a line retries. */
export class AnswerFailed extends Error {
  readonly failure: Failure

  /**
   * `status` is undefined when the connection was cut or the answer was broken. `reason` goes into the log: never the
   * vendor's own message, which may contain the story or part of the key.
   */
  constructor(
    cause: unknown,
    status: number | undefined,
    headers?: Pick<Headers, 'get'>,
    reason = sentenceOf(cause),
  ) {
    super(reason, { cause })
    this.failure = httpFailure(status, headers)
  }
}

/** A parser's message quotes its input. */
const sentenceOf = (cause: unknown) =>
  cause instanceof SyntaxError
    ? 'the answer cannot be read'
    : cause instanceof Error
      ? cause.message
      : 'no answer'

/** For a line: the failure in an adapter's error; undefined for errors that are not the vendor's. */
export const failureOf = (error: unknown): Failure | undefined =>
  error instanceof AnswerFailed ? error.failure : undefined

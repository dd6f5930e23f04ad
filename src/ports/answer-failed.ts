import { type Failure, httpFailure } from './http-failure.ts'

/** A vendor's call that brought no answer that can be read: what a line goes by when it tries again. */
export class AnswerFailed extends Error {
  readonly failure: Failure

  /**
   * `status` is undefined when the connection was cut or the answer was broken. `reason` goes into the log: it is never
   * the vendor's own sentence, in which the story or a part of the key may stand.
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

/** A parser quotes what it stumbled over. */
const sentenceOf = (cause: unknown) =>
  cause instanceof SyntaxError
    ? 'the answer cannot be read'
    : cause instanceof Error
      ? cause.message
      : 'no answer'

/** For a line: the failure in an error of an adapter; undefined for what is not the vendor's. */
export const failureOf = (error: unknown): Failure | undefined =>
  error instanceof AnswerFailed ? error.failure : undefined

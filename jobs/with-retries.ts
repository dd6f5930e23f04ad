import { AnswerFailed } from '../src/ports/answer-failed.ts'
import { Unusable } from '../src/ports/unusable.ts'
import { ProviderDown } from '../src/shared/kit/provider-down.ts'
import { backoffMs, type RetryPolicy, retry, SHORT_BACKOFF } from '../src/shared/kit/retry.ts'

/**
 * Makes one piece of a story, in up to three tries; throws the last error. A stop ends it at once. What a vendor could
 * not do within its own tries is not tried again.
 */
export const withRetries = <T>(
  work: () => Promise<T>,
  how: Pick<RetryPolicy, 'signal' | 'pause'>,
): Promise<T> =>
  retry(work, {
    ...how,
    pauseAfter: (error, failures) => (isVendors(error) ? undefined : backoffMs(SHORT_BACKOFF, failures)),
  })

const isVendors = (error: unknown) =>
  error instanceof ProviderDown || error instanceof Unusable || error instanceof AnswerFailed

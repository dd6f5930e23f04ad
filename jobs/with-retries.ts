import { setTimeout as sleep } from 'node:timers/promises'
import { AnswerFailed } from '../src/ports/answer-failed.ts'
import { Unusable } from '../src/ports/unusable.ts'
import { ProviderDown } from '../src/shared/kit/provider-down.ts'

const TRIES = 3
const FIRST_PAUSE_MS = 400

export interface TryOptions {
  signal: AbortSignal
  pause?: (ms: number) => Promise<unknown>
}

/**
 * Runs `work` up to three times, waiting longer before each further try; the last error is thrown. A stop ends it at once,
 * and what a vendor could not do after its own tries is not tried again.
 */
export async function withRetries<T>(
  work: () => Promise<T>,
  { signal, pause = sleep }: TryOptions,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      signal.throwIfAborted()
      return await work()
    } catch (error) {
      if (signal.aborted || tried === TRIES || isVendors(error)) throw error
      await pause(FIRST_PAUSE_MS * 2 ** (tried - 1))
    }
  }
}

const isVendors = (error: unknown) =>
  error instanceof ProviderDown || error instanceof Unusable || error instanceof AnswerFailed

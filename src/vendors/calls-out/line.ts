import PQueue from 'p-queue'
import { ProviderDown } from '../../shared/kit/provider-down.ts'
import { type Outcome, openBreaker } from './breaker.ts'
import type { CallClock } from './clock.ts'
import { type Failure, mayPass, retryCall } from './retry-call.ts'
import { TimedOut, withTimeout } from './with-timeout.ts'

export interface LineCall {
  /** Milliseconds for one try, counted again from each sign of life. */
  timeoutMs: number
  /** The vendor's failure in an error of its SDK; undefined for other errors. */
  failureOf: (error: unknown) => Failure | undefined
  signal?: AbortSignal | undefined
  /** Higher ones go first when the line is full. */
  priority?: number
  /** A person waits for the answer: while the vendor rests, or asks for a longer pause, the call fails at once. */
  impatient?: boolean | undefined
}

/** The queue to one vendor: every call goes through it. */
export interface VendorLine {
  readonly vendor: string
  isDown(): boolean
  /**
   * Makes a call: at most three tries (408, 409, 429, 5xx and no answer), obeying Retry-After, with limited
   * concurrency. While the vendor rests it waits up to half an hour. Throws ProviderDown when the vendor is
   * unreachable, other refusals as the SDK threw them, the signal's reason when that aborts.
   */
  call<T>(work: (signal: AbortSignal, alive: () => void) => Promise<T>, call: LineCall): Promise<T>
}

export type OnTry = (vendor: string, outcome: Outcome, seconds: number) => void

export interface LineOptions {
  concurrency: number
  clock: CallClock
  onTry?: OnTry | undefined
}

const PATIENCE_MS = 30 * 60_000
const LONGEST_PAUSE_MS = 5 * 60_000
const LONGEST_PAUSE_WITH_A_PERSON_MS = 2000
/** A vendor that asks for at most this pause is busy, not down. */
const BUSY_SECONDS = 60
/** An invalid key, or an account without money: every call will fail like this one. */
const LOCKED_OUT = new Set([401, 402, 403])

/** Opens the line to a vendor, with its own breaker and queue. */
export function openLine(vendor: string, { concurrency, clock, onTry }: LineOptions): VendorLine {
  const queue = new PQueue({ concurrency })
  const breaker = openBreaker(vendor, clock)

  return {
    vendor,
    isDown: breaker.isOpen,
    async call(work, { timeoutMs, failureOf, signal, priority = 0, impatient = false }) {
      const until = clock.now() + (impatient ? 0 : PATIENCE_MS)
      const failureIn = (error: unknown): Failure | undefined => {
        if (signal?.aborted || error instanceof ProviderDown) return undefined
        return error instanceof TimedOut ? { status: undefined } : failureOf(error)
      }
      const once = () =>
        queue.add(() => withTimeout(timeoutMs, work, clock, signal), {
          priority,
          ...(signal ? { signal } : {}),
        })
      const whenUp = async () => {
        for (;;) {
          const passed = await breaker.passage(until, signal)
          const begun = clock.now()
          const report = (outcome: Outcome) => {
            passed(outcome)
            onTry?.(vendor, outcome, (clock.now() - begun) / 1000)
          }
          try {
            const answer = await once()
            report('answered')
            return answer
          } catch (error) {
            const failure = failureIn(error)
            report(signal?.aborted ? 'unknown' : outcomeOf(failure))
            if (impatient || !failure || !mayPass(failure.status) || !breaker.isOpen()) throw error
          }
        }
      }
      try {
        return await retryCall(whenUp, failureIn, {
          pause: (ms) => clock.sleep(ms, signal),
          random: clock.random,
          longestMs: impatient ? LONGEST_PAUSE_WITH_A_PERSON_MS : LONGEST_PAUSE_MS,
        })
      } catch (error) {
        const failure = failureIn(error)
        if (!failure || outcomeOf(failure) === 'answered') throw error
        throw new ProviderDown(`${vendor}: ${error instanceof Error ? error.message : error}`, {
          cause: error,
        })
      }
    },
  }
}

function outcomeOf(failure: Failure | undefined): Outcome {
  if (!failure) return 'answered'
  const { status, retryAfter } = failure
  if (status === 429) return retryAfter !== undefined && retryAfter <= BUSY_SECONDS ? 'unknown' : 'failed'
  return mayPass(status) || LOCKED_OUT.has(status ?? 0) ? 'failed' : 'answered'
}

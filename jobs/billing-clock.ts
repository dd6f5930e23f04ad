import type { Billing } from '../src/domain/billing/billing.ts'
import type { Logger } from '../src/logger.ts'
import { createMutex } from '../src/shared/kit/mutex.ts'
import { repeatEvery } from './duties.ts'
import { RECONCILE_EVERY_MS, reconcileSubscriptions } from './reconcile-subscriptions.ts'

const TICK_EVERY_MS = 60_000

/** Reconciles subscriptions now and every hour, and advances the test mode's clock; returns what stops it. */
export function startBillingClock(
  billing: Billing | undefined,
  tick: () => Promise<void>,
  log: Logger,
): () => Promise<void> {
  const onFailure = (error: unknown) => log.error('billing.clock_failed', error)
  const mutex = createMutex()
  const exclusively = (work: (signal: AbortSignal) => unknown) => (signal: AbortSignal) =>
    mutex.run(() => (signal.aborted ? undefined : work(signal)))
  const reconcile = (signal: AbortSignal) => billing && reconcileSubscriptions(billing, log, signal)
  const stops = [
    repeatEvery(TICK_EVERY_MS, exclusively(tick), onFailure),
    repeatEvery(RECONCILE_EVERY_MS, exclusively(reconcile), onFailure),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
    await tick().catch(onFailure)
  }
}

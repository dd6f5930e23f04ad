import type { Billing } from '../src/domain/billing/billing.ts'
import type { Logger } from '../src/logger.ts'
import { perform, RECONCILE_EVERY_MS } from './reconcile-subscriptions.ts'

const TICK_EVERY_MS = 60_000

/** Reconciles subscriptions now and every hour, and lets the test mode's clock go on; returns what stops it. */
export function startBillingClock(
  billing: Billing | undefined,
  tick: () => Promise<void>,
  log: Logger,
): () => Promise<void> {
  const stopping = new AbortController()
  let running: Promise<unknown> = Promise.resolve()
  const inOrder = (work: () => Promise<unknown>) => () => {
    running = running
      .then(() => (stopping.signal.aborted ? undefined : work()))
      .catch((error) => log.error('billing.clock_failed', error))
  }
  const onTick = inOrder(tick)
  const onReconcile = inOrder(async () => billing && perform(billing, log, stopping.signal))
  const timers = [setInterval(onTick, TICK_EVERY_MS), setInterval(onReconcile, RECONCILE_EVERY_MS)]
  for (const timer of timers) timer.unref()
  onTick()
  onReconcile()
  return async () => {
    stopping.abort()
    for (const timer of timers) clearInterval(timer)
    await running
    await tick().catch((error) => log.error('billing.clock_failed', error))
  }
}

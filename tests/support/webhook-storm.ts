import { rmSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { subscriptionStatusOf } from '../../db/queries/subscription.ts'
import { processedEvents, subscriptions, users } from '../../db/schema/index.ts'
import type { Billing } from '../../src/domain/billing/billing.ts'
import { cancelSubscription } from '../../src/domain/billing/cancel-subscription.ts'
import { changePlan } from '../../src/domain/billing/change-plan.ts'
import { handlePaymentEvent } from '../../src/domain/billing/handle-payment-event.ts'
import { getOrCreateSubscription } from '../../src/domain/billing/subscribe.ts'
import { enterCredits } from '../../src/domain/credits/ledger.ts'
import { createEmbeddedPayments } from '../../src/embedded/payments/index.ts'
import type { PaidInvoice, Payments, SubscriptionState } from '../../src/ports/payments.ts'
import { seededRandom } from '../../src/shared/kit/random.ts'
import { freshDatabase } from './database.ts'
import { aFamily, creditsOf } from './families.ts'
import { ledgerAgrees } from './ledger.ts'
import {
  ASKING_CARD,
  CARD_THAT_FAILS_LATER,
  FAMILY,
  GOOD_CARD,
  MASTER,
  memoryStore,
  STORYTELLER,
} from './payments.ts'

export interface StormResult {
  events: number
  deliveries: number
  crashes: number
  credits: number
  /** What is wrong, one sentence each. */
  faults: string[]
}

const ACTIONS = 24
/** How often the process dies at one step, by storm: rarely, often, nearly always. */
const CRASH_SHARES = [0.03, 0.1, 0.3]
const CREDITS: Record<string, number> = { [STORYTELLER]: 20, [MASTER]: 50, [FAMILY]: 100 }
const PLANS = [STORYTELLER, MASTER, FAMILY]
const CARDS = [GOOD_CARD, GOOD_CARD, CARD_THAT_FAILS_LATER, ASKING_CARD]

/** The calling process dies in the middle. */
class Crash extends Error {}

interface Delivered {
  body: string
  /** How often it is still to be delivered; at least once after a crash. */
  left: number
}

/**
 * A year of a family that subscribes, changes, cancels and returns, by our calls and by the provider's own pages. Each
 * event comes 1 to 5 times in random order, and the process dies in the middle of many. At the end the result must be
 * what the provider's paid invoices entitle to.
 */
export async function webhookStorm(seed: number): Promise<StormResult> {
  const storm = openStorm(seed)
  const { random, pick, result, waiting } = storm
  const actions = actionsIn(storm)
  for (let action = 0; action < ACTIONS; action += 1) {
    const isBeginning = action < ACTIONS / 6
    await attempt(result, isBeginning ? actions.subscribe : pick(Object.values(actions)))
    await storm.later(Math.floor(random() * 20 * 24 * 3600_000))
    for (let some = Math.floor(random() * 6); some > 0 && waiting.length > 0; some -= 1)
      await deliver(storm, pick(waiting))
  }
  while (waiting.length > 0) await deliver(storm, pick(waiting))
  await lookThrough(storm)
  storm.close()
  return result
}

type Storm = ReturnType<typeof openStorm>

/** A family, a provider whose events wait to be delivered, and a clock. */
function openStorm(seed: number) {
  const random = seededRandom(seed)
  const crashShare = CRASH_SHARES[seed % CRASH_SHARES.length] ?? 0
  const { db, dataDir } = freshDatabase()
  const { userId } = aFamily(db)
  let time = Date.parse('2026-01-31T12:00:00Z')
  const now = () => new Date(time)
  const waiting: Delivered[] = []
  const result: StormResult = { events: 0, deliveries: 0, crashes: 0, credits: 0, faults: [] }
  const provider = createEmbeddedPayments({
    store: memoryStore(),
    now,
    async webhook(body) {
      result.events += 1
      waiting.push({ body, left: 1 + Math.floor(random() * 5) })
      return new Response()
    },
  })
  const { payments } = provider
  const isCrash = () => random() < crashShare
  const billing: Billing = { db, now, payments: mortal(payments, isCrash) }
  return {
    seed,
    random,
    pick: <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T,
    isCrash,
    db,
    userId,
    provider,
    payments,
    billing,
    waiting,
    result,
    spent: 0,
    customer: () => db.select().from(subscriptions).get()?.stripeCustomerId ?? undefined,
    async later(ms: number) {
      time += ms
      await provider.tick()
    },
    close() {
      db.$client.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Crashes end an action or a delivery; nothing else may fail. */
async function attempt(result: StormResult, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (!(error instanceof Crash)) throw error
    result.crashes += 1
    return false
  }
}

async function deliver(storm: Storm, event: Delivered): Promise<void> {
  const { provider, payments, billing, waiting, result, db } = storm
  result.deliveries += 1
  const taken = await attempt(result, async () => {
    const read = await payments.readEvent(event.body, await provider.sign(event.body), billing.now())
    if (!read) throw new Error('A signature was not accepted')
    await handlePaymentEvent(billing, read)
    if (!storm.isCrash()) return
    db.delete(processedEvents).where(eq(processedEvents.eventId, read.id)).run()
    throw new Crash('It died after the effect, before it was remembered')
  })
  if (taken) event.left -= 1
  if (event.left <= 0) waiting.splice(waiting.indexOf(event), 1)
}

const liveSubscription = async (payments: Payments, customerId: string) =>
  (await payments.subscriptions(customerId)).find(({ status }) => status === 'active')

/** What the family does, by our calls and at the provider. */
function actionsIn(storm: Storm) {
  const { db, userId, billing, payments, random, pick } = storm
  const atTheProvider = async (work: (subscription: SubscriptionState) => Promise<unknown>) => {
    const customerId = storm.customer()
    const subscription = customerId ? await liveSubscription(payments, customerId) : undefined
    if (subscription) await work(subscription)
  }
  return {
    async subscribe() {
      const begun = await getOrCreateSubscription(billing, userId, pick(PLANS))
      if (!begun.ok || !begun.value.clientSecret) return
      const { clientSecret } = begun.value
      await payments.payWithTestCard?.({ number: pick(CARDS), clientSecret })
      await payments.payWithTestCard?.({ number: pick(CARDS), clientSecret, confirmed: random() < 0.7 })
    },
    change: () => changePlan(billing, userId, pick(PLANS)),
    cancel: () => cancelSubscription(billing, userId),
    changeAtTheProvider: () =>
      atTheProvider((subscription) =>
        payments.changePlan(subscription, { priceId: pick(PLANS), prorate: random() < 0.5 }),
      ),
    cancelAtTheProvider: () =>
      atTheProvider((subscription) => payments.endWithPeriod(subscription.id, random() < 0.5)),
    async spend() {
      if (creditsOf(db, userId) === 0) return
      storm.spent += 1
      const idempotencyKey = `story:${storm.seed}-${storm.spent}`
      enterCredits(db, { userId, amount: -1, kind: 'story', idempotencyKey })
    },
  }
}

/** Notes where credits, trial, ledger or status do not match the paid invoices. */
async function lookThrough({ seed, db, userId, payments, customer, spent, result }: Storm): Promise<void> {
  const fault = (text: string) => result.faults.push(`seed ${seed}: ${text}`)
  const customerId = customer()
  const invoices = customerId ? await payments.paidInvoices(customerId) : []
  const expected = 3 - spent + entitled(invoices)
  result.credits = creditsOf(db, userId)
  if (result.credits !== expected) fault(`${result.credits} credits instead of ${expected}`)
  const trial = db.select().from(users).where(eq(users.id, userId)).get()?.activeTrial
  if (trial !== (invoices.length === 0)) fault(`trial is ${trial}`)
  for (const row of ledgerAgrees(db)) fault(JSON.stringify(row))
  const isActive = customerId ? (await liveSubscription(payments, customerId)) !== undefined : false
  const { status } = subscriptionStatusOf(db, userId)
  if ((status === 'active') !== isActive) fault(`status is ${status}`)
}

/** Dies before or after a call, as often as `dies` says. */
function mortal(payments: Payments, dies: () => boolean): Payments {
  return new Proxy(payments, {
    get(target, name, receiver) {
      const method = Reflect.get(target, name, receiver)
      if (typeof method !== 'function') return method
      return async (...given: unknown[]) => {
        if (dies()) throw new Crash(`It died before ${String(name)}`)
        const answer = await method.apply(target, given)
        if (dies()) throw new Crash(`It died after ${String(name)}`)
        return answer
      }
    },
  })
}

/** Computed independently of the program: each period of each subscription grants the best plan paid for in it. */
function entitled(invoices: PaidInvoice[]): number {
  const periods = new Map<string, number>()
  for (const { subscriptionId, lines } of invoices)
    for (const { amount, periodEnd, priceId } of lines) {
      const period = `${subscriptionId} ${periodEnd}`
      if (amount > 0) periods.set(period, Math.max(periods.get(period) ?? 0, CREDITS[priceId] ?? 0))
    }
  return [...periods.values()].reduce((sum, credits) => sum + credits, 0)
}

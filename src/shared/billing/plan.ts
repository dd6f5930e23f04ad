/** A plan as the pages and the calls show it, from a product of the card provider (specification, section 3). */
export interface Plan {
  id: string
  name: string
  description: string
  features: string[]
  credits: number
  /** How many profiles it includes; a plan with one has only the family's own. */
  profiles: number
  popular: boolean
  tier: PlanTier
  /** The monthly price. */
  priceId: string
  /** Minor units. */
  unitAmount: number
  /** ISO code in lower case. */
  currency: string
}

export type PlanTier = 'storyteller' | 'master' | 'family' | 'other'

/** The specification's subscription status. */
export interface SubscriptionStatus {
  hasSubscription: boolean
  /** Stripe's own status; null when there never was a subscription. */
  status: string | null
  planId: string | null
  cancelAtPeriodEnd: boolean
  /** Seconds since the epoch. */
  currentPeriodEnd: number | null
}

/** A subscription in one of these states keeps its plan; after a failed payment it is past_due while Stripe retries. */
export const LIVE_STATUSES = ['active', 'trialing', 'past_due'] as const

/** Currencies without minor units, and with thousandths, as Stripe counts them (https://docs.stripe.com/currencies). */
const WHOLE = /^(?:bif|clp|djf|gnf|jpy|kmf|krw|mga|pyg|rwf|vnd|vuv|xaf|xof|xpf)$/i
const THOUSANDTHS = /^(?:bhd|jod|kwd|omr|tnd)$/i

/**
 * A price in the plan's currency, e.g. $9.99: minor units divided by 100 (specification, section 9), or by the
 * currency's own factor, so that the price shown is the price charged.
 */
export function priceText({ unitAmount, currency }: Pick<Plan, 'unitAmount' | 'currency'>): string {
  const digits = WHOLE.test(currency) ? 0 : THOUSANDTHS.test(currency) ? 3 : 2
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(unitAmount / 10 ** digits)
}

/** The date on which a period ends, e.g. December 21, 2026; `seconds` since the epoch. */
export function periodEndText(seconds: number, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(seconds * 1000))
}

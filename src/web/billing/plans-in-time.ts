import type { Services } from '../../context.ts'
import { plansOnSale } from '../../domain/billing/plans.ts'
import type { Plan } from '../../shared/billing/plan.ts'
import { inTime } from '../kit/in-time.ts'

/** The plans on sale; none where no card provider is set up, undefined when they could not be fetched within `ms`. */
export async function plansInTime({ payments, now, log }: Services, ms: number): Promise<Plan[] | undefined> {
  if (!payments) return []
  return inTime(ms, plansOnSale(payments, now()), (error) => log.error('billing.plans_failed', error))
}

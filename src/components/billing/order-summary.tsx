import { type Plan, priceText } from '../../shared/billing/plan.ts'
import { Card } from '../ui/card.tsx'
import { FeatureList } from './plan-card.tsx'

/** The purchase, beside the card form; on a phone above it, so that the form may grow. */
export function OrderSummary({ plan }: { plan: Plan }) {
  return (
    <Card as="section" aria-labelledby="order" className="self-start max-md:order-first">
      <h2 id="order" className="heading text-xl">
        {plan.name} Plan
      </h2>
      <p className="mt-2">
        <span className="text-3xl font-semibold tabular-nums">{priceText(plan)}</span>
        <span className="text-soft">/month</span>
      </p>
      <FeatureList features={plan.features} className="mt-5 max-md:hidden" />
      <p className="mt-3 md:mt-5 text-sm text-soft">Cancel anytime.</p>
    </Card>
  )
}

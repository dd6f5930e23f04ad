import { type Plan, priceText } from '../../shared/billing/plan.ts'
import { TRIAL_CREDITS } from '../../shared/constants.ts'
import { monthlyStoriesText } from '../../shared/stories/lengths.ts'
import type { StoryDefinition } from '../../shared/stories/story-request.ts'
import { TestModeNote } from '../billing/plan-card.tsx'
import { Card } from '../ui/card.tsx'

interface CostProps {
  /** None where no card provider is set up; undefined when they could not be loaded in time. */
  plans: Plan[] | undefined
  definitions: StoryDefinition[]
  isTestMode: boolean
}

/** What is free, and what comes after it. */
export function Cost({ plans = [], definitions, isTestMode }: CostProps) {
  return (
    <section aria-labelledby="cost" className="border-y border-solid border-line bg-surface/60">
      <div className="page-width py-14 sm:py-20">
        <h2 id="cost" className="heading text-3xl sm:text-4xl text-center">
          What it costs
        </h2>
        <p className="mx-auto mt-3 mb-10 max-w-2xl text-center text-lg text-soft text-pretty">
          Nothing, to begin with.{' '}
          {plans.length > 0 && 'After that, a plan by the month if you like it. Cancel anytime.'}
        </p>
        <ul className="flex flex-wrap justify-center gap-4">
          <Price name="To begin" price="Free" credits={TRIAL_CREDITS}>
            Three short stories, or one long one. No credit card.
          </Price>
          {plans.map((plan) => (
            <Price key={plan.id} name={plan.name} price={priceText(plan)} isMonthly credits={plan.credits}>
              {[plan.description, monthlyStoriesText(plan.credits, definitions)]
                .flatMap((text) => text ?? [])
                .map((text) => text.replace(/\.?$/, '.'))
                .join(' ')}
            </Price>
          ))}
        </ul>
        {isTestMode && plans.length > 0 && (
          <div className="mt-6 mx-auto max-w-xl text-center">
            <TestModeNote />
          </div>
        )}
      </div>
    </section>
  )
}

interface PriceProps {
  name: string
  price: string
  isMonthly?: boolean
  credits: number
  children: string
}

function Price({ name, price, isMonthly = false, credits, children }: PriceProps) {
  return (
    <Card as="li" className="grow sm:basis-64 max-sm:w-full max-w-md">
      <div className="max-sm:flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-semibold">{name}</h3>
        <p>
          <span className="heading text-3xl">{price}</span>
          {isMonthly && <span className="inline-block text-soft">/month</span>}
        </p>
      </div>
      {credits > 0 && (
        <p className="mt-1 font-semibold text-lamp">
          {credits} story credits{isMonthly && ' a month'}
        </p>
      )}
      <p className="mt-2 text-soft text-pretty">{children}</p>
    </Card>
  )
}

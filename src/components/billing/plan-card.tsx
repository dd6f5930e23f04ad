import type { ReactNode } from 'react'
import { type Plan, type PlanTier, priceText } from '../../shared/billing/plan.ts'
import { monthlyStoriesText } from '../../shared/stories/lengths.ts'
import type { StoryDefinition } from '../../shared/stories/story-request.ts'
import { Card } from '../ui/card.tsx'
import { cx } from '../ui/cx.ts'
import { Badge } from '../ui/feedback.tsx'
import { CheckIcon, CrownIcon, FamilyIcon, QuillIcon, SparklesIcon } from '../ui/icons.tsx'

const ICONS: Record<PlanTier, ReactNode> = {
  storyteller: <QuillIcon className="size-7" />,
  master: <CrownIcon className="size-7" />,
  family: <FamilyIcon className="size-7" />,
  other: <SparklesIcon className="size-7" />,
}

/** One plan: `badge` is its relation to this parent, `children` are its actions. */
export function PlanCard({
  plan,
  definitions,
  badge,
  dimmed = false,
  children,
}: {
  plan: Plan
  definitions: StoryDefinition[]
  badge?: ReactNode
  dimmed?: boolean
  children: ReactNode
}) {
  return (
    <Card
      as="li"
      className={cx(
        'flex flex-col',
        plan.popular && !dimmed && 'border-lamp/60!',
        dimmed && 'bg-transparent! shadow-none!',
      )}
    >
      <div className="flex items-start justify-between gap-3 min-h-14">
        <span className="grid place-items-center size-14 rounded-2xl bg-accent/12 text-accent">
          {ICONS[plan.tier]}
        </span>
        {badge}
      </div>
      <h3 className={cx('heading mt-4 text-2xl', dimmed && 'text-soft')}>{plan.name}</h3>
      <p className="mt-1">
        <span className={cx('text-3xl font-semibold tabular-nums', dimmed && 'text-soft')}>
          {priceText(plan)}
        </span>
        <span className="inline-block text-soft">/month</span>
      </p>
      <p className="mt-1 font-semibold text-lamp">{monthlyStoriesText(plan.credits, definitions)}</p>
      <p className="mt-2 text-soft text-pretty">{plan.description}</p>
      <FeatureList features={plan.features} className="my-6" />
      <div className="mt-auto">{children}</div>
    </Card>
  )
}

export const MostPopular = () => <Badge tone="lamp">Most Popular</Badge>

export function FeatureList({ features, className }: { features: string[]; className?: string }) {
  return (
    <ul className={cx('grid gap-2.5', className)}>
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <CheckIcon className="size-5 shrink-0 mt-0.5 text-success" />
          <span>{feature}</span>
        </li>
      ))}
    </ul>
  )
}

/** Three columns, stacked on a phone. */
export function PlanGrid({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-1 gap-5 lg:grid-cols-3">{children}</ul>
}

/** Why a parent without credits was sent here, and how to get new ones. */
export function CreditsUsedNote({ children }: { children: ReactNode }) {
  return (
    <p className="mb-6 rounded-2xl border border-solid border-line bg-surface px-4 py-3 text-pretty">
      <strong>You have used your credits.</strong> {children}
    </p>
  )
}

/** Shown wherever cards are accepted without real money. */
export function TestModeNote({ children }: { children?: ReactNode }) {
  return (
    <p className="mb-6 rounded-2xl border border-dashed border-lamp/60 px-4 py-3 text-soft text-pretty">
      <strong className="text-lamp">Test mode.</strong> No real card is taken and no money moves here.
      {children}
    </p>
  )
}

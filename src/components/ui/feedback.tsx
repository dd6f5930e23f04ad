import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** `percent` is 0 to 100; `label` is read aloud. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <progress max={100} value={percent} aria-label={label}>
      {percent}%
    </progress>
  )
}

const BADGES = {
  neutral: 'bg-ink/10 text-ink',
  accent: 'bg-accent/15 text-accent',
  lamp: 'bg-lamp/15 text-lamp',
  success: 'bg-success/15 text-success',
  danger: 'bg-danger/15 text-danger',
} as const

export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof BADGES; children: ReactNode }) {
  return <span className={cx('badge', BADGES[tone])}>{children}</span>
}

/** Nothing here yet, or something went wrong: what it is, what it means and what to do. */
export function EmptyState({
  icon,
  title,
  children,
  action,
  level: Heading = 'h2',
}: {
  icon: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
  level?: 'h1' | 'h2' | 'h3'
}) {
  return (
    <div className="card nothing">
      <div className="nothing-icon">{icon}</div>
      <Heading className="heading text-2xl">{title}</Heading>
      {children && <div className="mt-2 text-soft text-pretty">{children}</div>}
      {action && <div className="mt-6 dialog-ways justify-center!">{action}</div>}
    </div>
  )
}

/** A placeholder for content; give it a size. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={cx('rounded-2xl bg-ink/8', className)} />
}

import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

/** A surface above the night; `as` names the element. */
export function Card({
  as: Element = 'div',
  className,
  children,
  ...rest
}: ComponentProps<'div'> & { as?: 'div' | 'section' | 'article' | 'li' }) {
  const Tag = Element as 'div'
  return (
    <Tag {...rest} className={cx('card', className)}>
      {children}
    </Tag>
  )
}

/** A card with its own heading, a region for screen readers. */
export function TitledCard({
  id,
  title,
  icon,
  className,
  children,
}: {
  id: string
  title: string
  icon?: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <Card as="section" aria-labelledby={id} {...(className === undefined ? {} : { className })}>
      <h2 id={id} className="heading flex items-center gap-3 text-xl mb-4">
        {icon && <span className="text-accent">{icon}</span>}
        {title}
      </h2>
      {children}
    </Card>
  )
}

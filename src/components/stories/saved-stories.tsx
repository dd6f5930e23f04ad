import type { ReactNode } from 'react'
import { LinkButton } from '../ui/button.tsx'
import { Badge } from '../ui/feedback.tsx'
import { HomeIcon } from '../ui/icons.tsx'
import { PageHeader } from '../ui/page-header.tsx'

/** My Stories around its timeline. */
export function SavedStories({ total, children }: { total: number; children: ReactNode }) {
  return (
    <div className="page-width pb-16">
      <PageHeader
        title={
          <span className="flex flex-wrap items-center gap-3">
            My Stories
            {total > 0 && (
              <span className="font-body tracking-normal">
                <Badge tone="lamp">{total === 1 ? '1 story' : `${total} stories`}</Badge>
              </span>
            )}
          </span>
        }
        actions={
          <LinkButton href="/app" variant="secondary" size="small" icon={<HomeIcon />}>
            Home
          </LinkButton>
        }
      >
        Every evening you have kept.
      </PageHeader>
      {children}
    </div>
  )
}

import type { Context } from 'hono'
import { LinkButton } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/feedback.tsx'
import { MoonIcon } from '../../components/ui/icons.tsx'
import type { AppEnv } from '../../context.ts'

/** For any path without a route. */
export function notFoundPage(c: Context<AppEnv>) {
  c.status(404)
  const home = c.get('session') ? '/app' : '/'
  return c.render(
    <div className="page-width py-16">
      <EmptyState
        level="h1"
        icon={<MoonIcon className="size-9" />}
        title="Page Not Found"
        action={<LinkButton href={home}>Go Back Home</LinkButton>}
      >
        <p>This page has wandered off into the night. Let's get you back to your stories.</p>
      </EmptyState>
    </div>,
    { title: 'Page Not Found' },
  )
}

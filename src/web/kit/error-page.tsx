import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { LinkButton } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/feedback.tsx'
import { WarningIcon } from '../../components/ui/icons.tsx'
import type { AppEnv } from '../../context.ts'

/** A page that could not be made; `sentence` says what a parent can do. */
export function errorPage(c: Context<AppEnv>, status: ContentfulStatusCode, sentence: string) {
  c.status(status)
  return c.render(
    <div className="page-width py-16">
      <EmptyState
        level="h1"
        icon={<WarningIcon className="size-9" />}
        title="Oops! Something went wrong"
        action={<LinkButton href={c.var.session ? '/app' : '/'}>Go Back Home</LinkButton>}
      >
        <p>{sentence}</p>
      </EmptyState>
    </div>,
    { title: 'Something went wrong' },
  )
}

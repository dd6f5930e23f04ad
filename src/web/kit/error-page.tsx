import type { Context } from 'hono'
import { LinkButton } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/feedback.tsx'
import { WarningIcon } from '../../components/ui/icons.tsx'
import type { AppEnv } from '../../context.ts'
import type { Problem } from '../middleware/errors.ts'

/** A page that could not be made, or work that may not begin now; `sentence` says what a parent can do. */
export function errorPage(c: Context<AppEnv>, { status, sentence, title }: Problem) {
  c.status(status)
  return c.render(
    <div className="page-width py-16">
      <EmptyState
        level="h1"
        icon={<WarningIcon className="size-9" />}
        title={title ?? 'Oops! Something went wrong'}
        action={<LinkButton href={c.get('session') ? '/app' : '/'}>Go Back Home</LinkButton>}
      >
        <p>{sentence}</p>
      </EmptyState>
    </div>,
    { title: title ?? 'Something went wrong' },
  )
}

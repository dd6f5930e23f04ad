import { Hono } from 'hono'
import { LinkButton } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/feedback.tsx'
import { MoonIcon } from '../../components/ui/icons.tsx'
import type { AppEnv } from '../../context.ts'

/** Where a deleted account leads. */
export const accountDeletedPage = new Hono<AppEnv>().get('/account-deleted', (c) =>
  c.render(
    <div className="page-width py-16">
      <EmptyState
        level="h1"
        icon={<MoonIcon className="size-9" />}
        title="Your account has been deleted"
        action={<LinkButton href="/">Back to the start</LinkButton>}
      >
        <p>
          Any subscription has ended. Your characters, stories, pictures, sounds and photos are gone for good.
          Sleep well.
        </p>
      </EmptyState>
    </div>,
    { title: 'Account Deleted', scripts: ['islands/forget.ts'] },
  ),
)

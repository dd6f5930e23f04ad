import { Hono } from 'hono'
import { LinkButton } from '../components/ui/button.tsx'
import { EmptyState } from '../components/ui/feedback.tsx'
import { GiftIcon } from '../components/ui/icons.tsx'
import { PageHeader } from '../components/ui/page-header.tsx'
import type { AppEnv } from '../context.ts'
import { requirePage } from './require-session.ts'

/** The plans; where no payment provider is set up there are none, and the page says so. */
export const subscriptionPage = new Hono<AppEnv>().get('/app/subscription', requirePage, (c) =>
  c.render(
    <div className="page-width pb-16">
      <PageHeader title="Choose Your Storytelling Plan" back={{ href: '/app', label: 'Back to Home' }}>
        A plan brings new story credits every month, for unlimited AI bedtime stories.
      </PageHeader>
      <EmptyState
        icon={<GiftIcon className="size-9" />}
        title="No subscription plans are currently available."
        action={
          <LinkButton href="/app/saved-stories" variant="secondary">
            My Stories
          </LinkButton>
        }
      >
        <p>Every story you have made stays yours to play, as often as you like.</p>
      </EmptyState>
    </div>,
    { title: 'Choose Your Storytelling Plan' },
  ),
)

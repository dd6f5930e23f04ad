import type { ReactNode } from 'react'
import { HAND_OVER } from '../../shared/kid-mode/addresses.ts'
import type { Mood } from '../../shared/kit/moods.ts'
import { MoodSwitcher } from '../shell/mood-switcher.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { LoadError, LoadingTimeline } from './empty-timeline.tsx'
import { HEARTS } from './finished-card.tsx'
import { SureDialog } from './sure-dialog.tsx'
import { ToolNames } from './tool-names.tsx'

/** My Stories around its filter bar and timeline. */
export function SavedStories({ mood, children }: { mood: Mood; children: ReactNode }) {
  return (
    <div className="page-width pb-16">
      <PageHeader
        title="My Stories"
        back={{ href: '/app', label: 'Home' }}
        actions={
          <div className="flex flex-wrap items-center gap-y-2 -ml-3 sm:gap-x-3">
            <MoodSwitcher mood={mood} className="mood-here max-md:hidden" />
            <Button
              id="keep-next"
              variant="quiet"
              size="small"
              data-keep-next=""
              className="icon-offline [@media(scripting:none)]:hidden"
            >
              Keep the next five
            </Button>
            <LinkButton href={HAND_OVER} variant="quiet" size="small" className="icon-shield">
              Kid mode
            </LinkButton>
          </div>
        }
      >
        Every evening you have kept.
      </PageHeader>
      <ToolNames />
      <p id="away-note" role="status" />
      {children}
      <form id={HEARTS} method="post" data-fragment="#timeline" hidden />
      <SureDialog />
      <div data-loading-for="#timeline" hidden>
        <LoadingTimeline />
      </div>
      <template data-failed-for="#timeline">
        <LoadError />
      </template>
    </div>
  )
}

import type { ReactNode } from 'react'
import type { Mood } from '../../shared/kit/moods.ts'
import { MoodSwitcher } from '../shell/mood-switcher.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { IconSheet } from '../ui/icon-sheet.tsx'
import { HomeIcon, OfflineIcon } from '../ui/icons.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { LoadError, LoadingTimeline } from './empty-timeline.tsx'

/** My Stories around its filter bar and timeline. */
export function SavedStories({ mood, children }: { mood: Mood; children: ReactNode }) {
  return (
    <div className="page-width pb-16">
      <PageHeader
        title="My Stories"
        actions={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <MoodSwitcher mood={mood} className="max-md:hidden" />
            <Button id="keep-next" variant="quiet" size="small" data-keep-next="" icon={<OfflineIcon />}>
              Keep the next five
            </Button>
            <LinkButton href="/app" variant="secondary" size="small" icon={<HomeIcon />}>
              Home
            </LinkButton>
          </div>
        }
      >
        Every evening you have kept.
      </PageHeader>
      <IconSheet icons={['filter', 'heart', 'moon', 'search', 'tag']} />
      <p
        id="away-note"
        role="status"
        className="mb-5 rounded-2xl bg-raised px-5 py-3 text-center text-pretty"
      />
      {children}
      <div data-loading-for="#timeline" hidden>
        <LoadingTimeline />
      </div>
      <template data-failed-for="#timeline">
        <LoadError />
      </template>
    </div>
  )
}

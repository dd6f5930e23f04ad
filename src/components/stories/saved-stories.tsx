import type { ReactNode } from 'react'
import type { Mood } from '../../shared/kit/moods.ts'
import { MoodSwitcher } from '../shell/mood-switcher.tsx'
import { LinkButton } from '../ui/button.tsx'
import { IconSheet } from '../ui/icon-sheet.tsx'
import { HomeIcon } from '../ui/icons.tsx'
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
            <LinkButton href="/app" variant="secondary" size="small" icon={<HomeIcon />}>
              Home
            </LinkButton>
          </div>
        }
      >
        Every evening you have kept.
      </PageHeader>
      <IconSheet icons={['filter', 'heart', 'moon', 'search', 'tag']} />
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

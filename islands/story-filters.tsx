import { useEffect, useState } from 'react'
import {
  type ChildChoice,
  FilterBar,
  FilterSelects,
  type LengthChoice,
} from '../src/components/stories/filter-bar.tsx'
import { Button } from '../src/components/ui/button.tsx'
import { IslandDialog } from '../src/components/ui/dialog.tsx'
import type { CountsInWords } from '../src/shared/stories/counts-in-words.ts'
import type { StoryFilters as Filters } from '../src/shared/stories/story-filters.ts'
import { useFilters } from './stories/use-filters.ts'
import { useShownTimeline } from './stories/use-shown-timeline.ts'

export interface StoryFiltersProps {
  filters: Filters
  lengths: LengthChoice[]
  profiles: ChildChoice[]
  counts: CountsInWords
}

/** Updates the timeline below it as a parent types and picks. */
export default function StoryFilters({ filters: given, lengths, profiles, counts }: StoryFiltersProps) {
  const shown = useShownTimeline(counts)
  const { filters, search, pick, clear, submit } = useFilters(given)
  const [sheetIsOpen, setSheetIsOpen] = useState(false)
  useCloseOnWide(() => setSheetIsOpen(false))
  return (
    <>
      <FilterBar
        filters={filters}
        lengths={lengths}
        profiles={profiles}
        count={shown.count}
        onSearch={search}
        onPick={pick}
        onClear={clear}
        onSubmit={submit}
        onOpenSheet={() => setSheetIsOpen(true)}
      />
      <IslandDialog
        id="filter-sheet"
        title="Filter Your Story Memories"
        look="sheet"
        open={sheetIsOpen}
        onClose={() => setSheetIsOpen(false)}
      >
        <div className="grid grid-cols-2 max-[20rem]:grid-cols-1 gap-4">
          {sheetIsOpen && (
            <FilterSelects idPrefix="sheet" {...{ filters, lengths, profiles }} onPick={pick} />
          )}
        </div>
        <div className="mt-6 flex flex-wrap justify-end gap-2">
          <Button variant="quiet" className="px-4!" onClick={clear}>
            Clear Filters
          </Button>
          <Button className="px-4! grow" onClick={() => setSheetIsOpen(false)}>
            {shown.show}
          </Button>
        </div>
      </IslandDialog>
    </>
  )
}

/** The sheet is for narrow screens; a phone turned sideways has the filters on the page. */
function useCloseOnWide(close: () => void) {
  useEffect(() => {
    const wide = matchMedia('(min-width: 768px)')
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  })
}

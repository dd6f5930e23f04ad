import { IconButton } from '../ui/button.tsx'
import { StoriesIcon, TextIcon } from '../ui/icons.tsx'
import type { ReadingHabits } from './evening.ts'

type View = ReadingHabits['view']

export function ViewButton({ view, onView }: { view: View; onView: (view: View) => void }) {
  const other = view === 'words' ? 'page' : 'words'
  return (
    <IconButton
      label={other === 'page' ? 'Show the whole page' : 'Show a few words'}
      className="size-12! text-ink!"
      onClick={() => onView(other)}
    >
      {other === 'page' ? <StoriesIcon className="size-6" /> : <TextIcon className="size-6" />}
    </IconButton>
  )
}

import { storyPriceText } from '../../shared/stories/lengths.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { IslandDialog } from '../ui/dialog.tsx'
import type { SentOptions } from './flow/options.ts'

/** A story of the same wish that is being made. */
export interface StoryBeingMade {
  id: number
  title: string
}

/** Asks before the same wish is paid for again. */
export function AlreadyMade({
  story,
  lengthKey,
  options: { definitions, account },
  onAnother,
  onClose,
}: {
  story: StoryBeingMade
  lengthKey: string
  options: SentOptions
  onAnother: () => void
  onClose: () => void
}) {
  const length = definitions.find((one) => one.lengthKey === lengthKey)
  return (
    <IslandDialog id="already-made" title="This story is already being made" open onClose={onClose}>
      <p className="text-soft text-pretty wrap-anywhere">
        “{story.title}” is on its way and already paid for. You can watch it come to life.
      </p>
      <div className="mt-6 grid gap-3">
        <LinkButton href={`/story/${story.id}`}>Go to it</LinkButton>
        <Button variant="secondary" onClick={onAnother}>
          Make another one
        </Button>
        {length && <p className="text-center text-sm text-soft">{storyPriceText(length, account)}</p>}
      </div>
    </IslandDialog>
  )
}

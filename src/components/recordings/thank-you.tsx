import { EmptyState } from '../ui/feedback.tsx'
import { HeartIcon } from '../ui/icons.tsx'

/** The end of a recording link. */
export const ThankYou = () => (
  <EmptyState level="h1" icon={<HeartIcon className="size-9" />} title="Thank you">
    <p>Your voice is with the family now. At bedtime they can hear the story as you read it.</p>
  </EmptyState>
)

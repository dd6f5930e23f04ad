import type { StoryAnswer } from '../src/shared/stories/story-answer.ts'
import { StoryExperience } from './player/story-experience.tsx'

export interface StoryPlayerProps {
  story: StoryAnswer
  firebaseUid: string
  backHref: string
}

/** The story page: what `/story/{id}` shows. */
export default function StoryPlayer({ story, firebaseUid, backHref }: StoryPlayerProps) {
  return (
    <StoryExperience
      initial={story}
      firebaseUid={firebaseUid}
      backHref={backHref}
      onBack={(event) => {
        if (cameFrom(backHref)) {
          event.preventDefault()
          history.back()
        }
      }}
      createNewHref="/"
    />
  )
}

/** The page before this one is where the link leads: going back keeps its place. */
function cameFrom(href: string): boolean {
  const { origin } = location
  return history.length > 1 && document.referrer === new URL(href, origin).href
}

import type { StoryAnswer } from '../src/shared/stories/story-answer.ts'
import type { Waiting } from '../src/shared/stories/time-left.ts'
import { StoryExperience } from './player/story-experience.tsx'

export interface StoryPlayerProps {
  story: StoryAnswer
  waiting: Waiting | null
  /** The theme's id while the story is made. */
  theme: string | null
  firebaseUid: string
  backHref: string
  /** In kid mode: only the story. */
  forChild?: boolean | undefined
  /** The server is unreachable: nothing links to it. */
  alone?: boolean | undefined
}

/** The story page: `/story/{id}`. */
export default function StoryPlayer(props: StoryPlayerProps) {
  const { story, waiting, theme, firebaseUid, backHref, forChild = false, alone = false } = props
  return (
    <StoryExperience
      initial={story}
      waiting={waiting}
      theme={theme}
      firebaseUid={firebaseUid}
      backHref={backHref}
      onBack={(event) => {
        if (cameFrom(backHref)) {
          event.preventDefault()
          history.back()
        }
      }}
      {...{ forChild, alone }}
      {...(forChild || alone ? {} : { createNewHref: '/' })}
    />
  )
}

/** Whether the previous page is the link's: going back keeps its position. */
function cameFrom(href: string): boolean {
  const { origin } = location
  return history.length > 1 && document.referrer === new URL(href, origin).href
}

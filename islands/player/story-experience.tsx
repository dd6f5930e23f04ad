import { type RefObject, useEffect, useRef } from 'react'
import {
  FailedCard,
  ReadyCard,
  type ReadyCardProps,
  StoryLoading,
  StoryNotFound,
} from '../../src/components/player/cards.tsx'
import { StoryInTheMaking } from '../../src/components/player/story-in-the-making.tsx'
import { VoiceSelect } from '../../src/components/player/voice-select.tsx'
import { BackIcon } from '../../src/components/ui/icons.tsx'
import { joinNames } from '../../src/shared/kit/join-names.ts'
import type { StoryAnswer } from '../../src/shared/stories/story-answer.ts'
import type { Waiting } from '../../src/shared/stories/time-left.ts'
import type { ReadStory } from './playable-story.ts'
import { type Beginning, StoryStage } from './story-stage.tsx'
import { useOnline } from './use-online.ts'
import { type FollowedStory, useStory } from './use-story.ts'
import { useTimeLeft } from './use-time-left.ts'

type Click = (event: { preventDefault(): void }) => void

interface StoryExperienceProps {
  /** The story when the page was rendered, so that nothing has to load. */
  initial: StoryAnswer
  /** Null where the story is complete. */
  waiting: Waiting | null
  /** The theme's id while the story is made. */
  theme: string | null
  firebaseUid: string
  /** My Stories, with its query string. */
  backHref: string
  /** Goes back another way than to `backHref`; it then prevents the link's default. */
  onBack: Click
  /** Undefined where no new story can be begun. */
  createNewHref?: string
  /** In kid mode: only the story. */
  forChild?: boolean
  /** The server is unreachable, whatever the device says of its network. */
  alone?: boolean
}

/** A story from its making to its end: progress, ready, cover, playback, feedback; or why there is none. */
export function StoryExperience({ initial, waiting, theme, firebaseUid, ...ways }: StoryExperienceProps) {
  const { backHref, onBack, createNewHref, forChild = false, alone = false } = ways
  const followed = useStory(initial, firebaseUid)
  const { read, missing, signedOut } = followed
  const online = useOnline() && !alone
  const place = useRef<HTMLDivElement>(null)
  useFocusOnChange(place, cardNameOf(followed))
  useMaking(cardNameOf(followed) === 'making')
  const timeLeft = useTimeLeft(waiting)

  const content = () => {
    if (missing)
      return (
        <StoryNotFound
          action={
            forChild
              ? { href: backHref, label: 'All my stories' }
              : { href: '/app', label: 'Create New Story' }
          }
        />
      )
    if (signedOut) return <StoryLoading />
    const card = (beginning: Beginning) =>
      cardOf(read, beginning, {
        storiesHref: backHref,
        createNewHref,
        timeLeft,
        theme,
        voices: followed.voices,
      })
    return <StoryStage {...read} {...{ firebaseUid, backHref, onBack, card, forChild }} {...followed} />
  }
  return (
    <div ref={place} className="page-width pb-16">
      <a
        href={backHref}
        className="behind-story inline-flex items-center gap-2 min-h-11 -ml-2 my-4 px-2 rounded-full text-soft hover:text-ink font-medium"
        onClick={onBack}
      >
        <BackIcon />
        {forChild ? 'All my stories' : 'My Stories'}
      </a>
      <p role="status" className="offline-note" data-known={alone || undefined}>
        {!online && 'You are offline. Stories kept on this device still play.'}
      </p>
      {content()}
    </div>
  )
}

function cardNameOf({ read: { answer }, missing }: FollowedStory) {
  if (missing) return 'missing'
  if (answer.retryable) return 'failed'
  return answer.generationStatus === 'complete' ? 'ready' : 'making'
}

/** The navigation is hidden while the story is made (specification, section 2); the server has rendered the page like that. */
function useMaking(making: boolean): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    if (making) dataset.making = ''
    else delete dataset.making
  }, [making])
}

/** Focuses the heading of a new card, unless the focus is on something that stays. */
function useFocusOnChange(place: RefObject<HTMLElement | null>, card: string): void {
  const shown = useRef(card)
  useEffect(() => {
    if (shown.current === card) return
    shown.current = card
    if (document.activeElement !== document.body) return
    const heading = place.current?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [place, card])
}

function cardOf(
  { answer, story }: ReadStory,
  { begin, place, keep, heart }: Beginning,
  {
    storiesHref,
    createNewHref,
    timeLeft,
    theme,
    voices,
  }: {
    storiesHref: string
    timeLeft: string | undefined
    theme: string | null
    voices: FollowedStory['voices']
  } & Pick<ReadyCardProps, 'createNewHref'>,
) {
  if (answer.retryable) return <FailedCard storiesHref={storiesHref} />
  if (answer.generationStatus !== 'complete') {
    const { title, generationStatus: status } = answer
    const { paragraphs, images, narration, ambience, children: names } = story
    const hasAmbience = ambience !== undefined
    const onBegin = narration ? () => begin() : undefined
    const known = { title, status, paragraphs, images, hasAmbience, names, timeLeft, theme, storiesHref }
    return <StoryInTheMaking {...known} onBegin={onBegin} />
  }
  return (
    <ReadyCard
      title={answer.title}
      picture={story.images.find(Boolean)}
      onBegin={() => begin()}
      resume={place && { percent: place.percent, onResume: () => begin(place.seconds) }}
      createNewHref={createNewHref}
      shareHref={createNewHref === undefined ? undefined : `/story/${answer.id}/share`}
      moreHref={createNewHref === undefined ? undefined : `/app/story/${answer.id}/more`}
      mendHref={createNewHref === undefined ? undefined : `/app/story/${answer.id}/mend`}
      recordHref={createNewHref === undefined ? undefined : `/app/story/${answer.id}/record`}
      colophon={answer.colophon}
      keep={keep}
      heart={heart}
    >
      {story.children.length > 0 && <p className="mt-2 text-soft">With {joinNames(story.children)} in it</p>}
      {voices.names.length > 0 && <VoiceSelect {...voices} />}
    </ReadyCard>
  )
}

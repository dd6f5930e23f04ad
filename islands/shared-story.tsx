// The player's page has it in one file; importing only a part here would split it into two, a kilobyte larger.
import './story-player.tsx'
import { useCallback, useMemo, useState } from 'react'
import { BookCover } from '../src/components/player/book-cover.tsx'
import { SharedCard } from '../src/components/player/shared-card.tsx'
import { AMBIENCE_FADE_IN_MS } from '../src/shared/constants.ts'
import type { SharedStory as Story } from '../src/shared/links/shared-story-payload.ts'
import { read } from './lib/api.ts'
import type { Telling } from './player/immersive-story.tsx'
import { NarratedStory } from './player/narrated-story.tsx'
import { readStory, soundAddress } from './player/playable-story.ts'
import { SilentStory } from './player/silent-story.tsx'
import { useAmbience } from './player/use-ambience.ts'
import { useHabits } from './player/use-habits.ts'
import { useImmersion } from './player/use-immersion.ts'
import { useNarration } from './player/use-narration.ts'
import { usePlayback } from './player/use-playback.ts'
import { useScenes } from './player/use-scenes.ts'

export interface SharedStoryProps {
  story: Story
  /** Its own address. */
  href: string
}

const nothing = () => undefined

/** A story from a link: its card, its cover, then playback. */
export default function SharedStory({ story: answer, href }: SharedStoryProps) {
  const { story } = useMemo(() => readStory(answer), [answer])
  const [dark, onDark] = useState(false)
  const told = story.narration
  const picture = story.images.find(Boolean)
  const plan = useMemo(
    () => ({ words: told?.along.words ?? [], durationSeconds: told?.durationSeconds }),
    [told],
  )
  const { narration, attach } = useNarration(plan)
  const ambience = useAmbience(story.ambience)
  const [habits, onHabits] = useHabits()
  const playback = usePlayback(narration, ambience, habits.speed, useStillLeads(href))
  const { scene, showCover, openBook } = useScenes(playback.start)
  useImmersion(scene !== 'card')

  const begin = () => {
    if (told) narration?.unlock()
    ambience.fadeIn(AMBIENCE_FADE_IN_MS)
    showCover()
  }
  const cover = (
    <BookCover title={answer.title} environment={answer.environment} picture={picture} onDone={openBook} />
  )
  const telling: Telling = {
    title: answer.title,
    story,
    backHref: href,
    onBack: nothing,
    redraw: async () => undefined,
    cover: scene === 'cover' ? cover : null,
    ...{ keep: null, heart: null, habits, onHabits, dark, onDark },
  }
  return (
    <>
      {told && (
        // biome-ignore lint/a11y/useMediaCaption: the words are shown as they are spoken
        <audio ref={attach} src={soundAddress(told.source)} preload="none" />
      )}
      {scene === 'card' && (
        <SharedCard
          title={answer.title}
          picture={picture}
          names={story.children}
          isVoiceless={!told}
          readBy={answer.readBy}
          colophon={answer.colophon}
          onBegin={begin}
        />
      )}
      {scene !== 'card' && told && <NarratedStory {...telling} along={told.along} playback={playback} />}
      {scene !== 'card' && !told && <SilentStory {...telling} />}
    </>
  )
}

/** Asks whether the link is still valid; when it was ended meanwhile, the page itself says so. */
function useStillLeads(href: string): () => Promise<boolean> {
  return useCallback(
    () =>
      read(href, { method: 'HEAD' }).then(
        () => true,
        () => {
          if (navigator.onLine) location.reload()
          return !navigator.onLine
        },
      ),
    [href],
  )
}

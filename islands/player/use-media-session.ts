import { useEffect, useRef } from 'react'
import { PRODUCT_NAME } from '../../src/shared/constants.ts'
import type { StoryImage } from '../../src/shared/stories/story-answer.ts'
import type { Playback } from './use-playback.ts'

const SKIP_SECONDS = 10

interface OnLockScreen {
  title: string
  picture: StoryImage | undefined
  playback: Playback
  speed: number
  /** Goes this many paragraphs forward. */
  turnPage: (by: 1 | -1) => void
}

/** The story on a phone's lock screen and on a headset's buttons. */
export function useMediaSession(shown: OnLockScreen): void {
  const latest = useRef(shown)
  latest.current = shown
  const { title, picture, playback, speed } = shown
  const { status, durationSeconds, seconds } = playback
  const begun = status !== 'idle'

  useEffect(() => {
    if (!begun || !('mediaSession' in navigator)) return
    const { mediaSession } = navigator
    const act = (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
      try {
        mediaSession.setActionHandler(action, handler)
      } catch {
        // This browser does not know the action.
      }
    }
    const handlers = handlersOf(() => latest.current)
    for (const [action, handler] of handlers) act(action, handler)
    return () => {
      for (const [action] of handlers) act(action, null)
      mediaSession.metadata = null
    }
  }, [begun])

  useEffect(() => {
    if (!begun || !('mediaSession' in navigator)) return
    const artwork = picture ? artworkOf(picture) : []
    navigator.mediaSession.metadata = new MediaMetadata({ title, artist: PRODUCT_NAME, artwork })
  }, [begun, title, picture])

  useEffect(() => {
    if (!begun || !('mediaSession' in navigator) || !(durationSeconds > 0)) return
    navigator.mediaSession.playbackState = status === 'playing' ? 'playing' : 'paused'
    navigator.mediaSession.setPositionState({
      duration: durationSeconds,
      position: Math.min(seconds, durationSeconds),
      playbackRate: speed,
    })
  }, [begun, status, seconds, durationSeconds, speed])
}

/** Every size of the wide cut, so that a lock screen loads no larger file than it shows. */
function artworkOf({ imageUrl, sources }: StoryImage): MediaImage[] {
  const wide = sources.filter(({ cut }) => cut === 'wide')
  if (wide.length === 0) return [{ src: imageUrl }]
  return wide.map(({ url, width, height }) => ({ src: url, sizes: `${width}x${height}` }))
}

function handlersOf(story: () => OnLockScreen): [MediaSessionAction, MediaSessionActionHandler][] {
  const skip = (by: number) => {
    const { seconds, seek } = story().playback
    seek(seconds + by)
  }
  const playPause = () => story().playback.playPause()
  return [
    ['play', () => story().playback.status !== 'playing' && playPause()],
    ['pause', () => story().playback.status === 'playing' && playPause()],
    ['seekto', ({ seekTime }) => seekTime !== undefined && story().playback.seek(seekTime)],
    ['seekforward', ({ seekOffset }) => skip(seekOffset ?? SKIP_SECONDS)],
    ['seekbackward', ({ seekOffset }) => skip(-(seekOffset ?? SKIP_SECONDS))],
    ['nexttrack', () => story().turnPage(1)],
    ['previoustrack', () => story().turnPage(-1)],
  ]
}

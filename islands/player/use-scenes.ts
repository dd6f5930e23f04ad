import { useCallback, useState } from 'react'

export type Scene = 'card' | 'cover' | 'story'

/** From a story's card through its cover into the story, which `start` begins at a second, at its beginning by default. */
export function useScenes(start: (seconds?: number) => void) {
  const [scene, setScene] = useState<Scene>('card')
  const [from, setFrom] = useState<number>()
  const showCover = (seconds?: number) => {
    setFrom(seconds)
    setScene('cover')
  }
  const openBook = useCallback(() => {
    setScene('story')
    start(from)
  }, [start, from])
  return { scene, showCover, openBook }
}

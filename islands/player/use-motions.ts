import { useCallback, useRef } from 'react'
import { MOTIONS, type Motion } from '../../src/components/player/illustrations.tsx'

/** A random motion for each picture, the same for as long as the story is shown. */
export function useMotions(random: () => number = Math.random): (paragraph: number) => Motion {
  const chosen = useRef(new Map<number, Motion>())
  return useCallback(
    (paragraph) => {
      const motion =
        chosen.current.get(paragraph) ?? MOTIONS[Math.floor(random() * MOTIONS.length)] ?? MOTIONS[0]
      chosen.current.set(paragraph, motion)
      return motion
    },
    [random],
  )
}

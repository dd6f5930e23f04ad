import { type RefObject, useEffect, useRef } from 'react'

const FAR_ENOUGH_PX = 48
/** The minimum ratio of horizontal to vertical movement. */
const ACROSS = 1.5

/** Calls with 1 for a swipe to the left, which turns to the next page, and with -1 for the other way. */
export function useSwipe(element: RefObject<HTMLElement | null>, onTurn: (by: 1 | -1) => void): void {
  const turn = useRef(onTurn)
  turn.current = onTurn
  useEffect(() => {
    const surface = element.current
    if (!surface) return
    let from: { id: number; x: number; y: number } | undefined
    const onDown = ({ pointerId, pointerType, clientX, clientY, target }: PointerEvent) => {
      const hasOwnWay = target instanceof Element && target.closest('input, dialog') !== null
      from = pointerType === 'mouse' || hasOwnWay ? undefined : { id: pointerId, x: clientX, y: clientY }
    }
    const onUp = ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (!from || from.id !== pointerId) return
      const [across, along] = [clientX - from.x, clientY - from.y]
      from = undefined
      if (Math.abs(across) < FAR_ENOUGH_PX || Math.abs(across) < ACROSS * Math.abs(along)) return
      turn.current(across < 0 ? 1 : -1)
    }
    surface.addEventListener('pointerdown', onDown)
    surface.addEventListener('pointerup', onUp)
    return () => {
      surface.removeEventListener('pointerdown', onDown)
      surface.removeEventListener('pointerup', onUp)
    }
  }, [element])
}

import { useEffect, useRef } from 'react'

/** Handles a key; returns whether it did something. */
export type KeyAction = (key: string) => boolean

/** Which way an arrow turns the pages. */
export const PAGE_TURNS: Record<string, 1 | -1> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

const HAS_KEYS_OF_ITS_OWN = 'input, textarea, select, dialog'
const IS_PRESSED_BY_SPACE = 'button, a, summary'
/** A text that may be longer than its box: these keys scroll it while it has the focus. */
const SCROLLS = ['ArrowUp', 'ArrowDown', 'Home', 'End']

/** Keys for the whole screen, unless the focused element uses them. */
export function usePlayerKeys(onKey: KeyAction): void {
  const action = useRef(onKey)
  action.current = onKey
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      if (isForTarget(event) || document.querySelector('dialog[open]')) return
      if (action.current(event.key)) event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

function isForTarget({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (key === ' ') return target.closest(`${IS_PRESSED_BY_SPACE}, textarea`) !== null
  if (SCROLLS.includes(key) && target.closest('.words-page')) return true
  return target.closest(HAS_KEYS_OF_ITS_OWN) !== null
}

import { useEffect, useRef } from 'react'

/** What a key does; answers whether it did something. */
export type KeyAction = (key: string) => boolean

const HAS_KEYS_OF_ITS_OWN = 'input, textarea, select, dialog'
const IS_PRESSED_BY_SPACE = 'button, a, summary'

/** Keys for the whole screen, where nothing under the focus wants them. */
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
  return target.closest(HAS_KEYS_OF_ITS_OWN) !== null
}

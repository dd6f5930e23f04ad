/** A form or link does without script what it has waited for this long. */
const WAITS_MS = 3000
/** Plain links, and what a form is filled in with, need no script. */
const PRESSED = 'button,a[data-opens],a[data-way],a[data-fragment]'
const NOT_STARTED = '[data-state=waiting],[data-state=coming]'

let areIn = false
let held: HTMLElement | undefined

addEventListener('click', hold, true)

/** What is pressed before the page's scripts are in waits for them; the last press counts. */
function hold(event: MouseEvent) {
  const pressed = (event.target as Element).closest?.<HTMLElement>(PRESSED)
  if (!pressed || !mustWait(pressed) || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  event.stopImmediatePropagation()
  held = pressed
  setTimeout(pressHeld, WAITS_MS, true)
}

/** A button without a form does nothing until its island has started. */
const mustWait = (pressed: HTMLElement) =>
  !areIn || ((pressed as HTMLButtonElement).type === 'button' && pressed.closest(NOT_STARTED))

/** Presses again what was pressed too early, unless it still is; `in` when the page's scripts are. */
export function pressHeld(scriptsAreIn = areIn): void {
  areIn = scriptsAreIn
  if (!held || mustWait(held)) return
  const pressed = held
  held = undefined
  pressed.click()
}

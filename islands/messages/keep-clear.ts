interface Box {
  left: number
  top: number
  width: number
  height: number
}

interface Needed extends Box {
  /** The cost of covering it, for each square pixel. */
  weight: number
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, label'
/** Where the eyes are after an error, and what sends the form again. */
const WANTED_NEXT = ':focus, [aria-invalid=true], [type=submit]'
const STEP = 8
const EDGE = 12
/** The cost of touching a control, in addition to its covered square pixels, against pixels away from the usual place. */
const TOUCHED = 2000

let stopFollowing = () => {}

/** Moves the toasts from their usual place to the nearest one where `item` covers no control; again when the page moves. */
export function keepClear(toasts: HTMLElement | null, item: HTMLElement): void {
  stopFollowing()
  if (!toasts) return
  const place = () => (item.hidden ? stopFollowing() : moveAside(toasts, item))
  for (const name of MOVES) addEventListener(name, place)
  stopFollowing = () => {
    for (const name of MOVES) removeEventListener(name, place)
  }
  place()
}

const MOVES = ['focusin', 'scrollend', 'resize']

function moveAside(toasts: HTMLElement, item: HTMLElement): void {
  toasts.style.translate = ''
  const { left, top } = toasts.getBoundingClientRect()
  const usual = { left: left + item.offsetLeft, top, width: item.offsetWidth, height: item.offsetHeight }
  const controls = controlsInSight(toasts)
  const [best] = placesFor(usual)
    .map((place) => ({ place, cost: costOf(place, usual, controls) }))
    .sort((a, b) => a.cost - b.cost)
  if (best) toasts.style.translate = `${best.place.left - usual.left}px ${best.place.top - usual.top}px`
}

/** Nothing behind an open dialog can be pressed. */
function controlsInSight(toasts: HTMLElement): Needed[] {
  const scope = document.querySelector('dialog[open]') ?? document
  return [...scope.querySelectorAll(CONTROLS)].flatMap((control) => {
    if (toasts.contains(control)) return []
    const { left, top, width, height } = control.getBoundingClientRect()
    const isSeen = width > 1 && height > 1 && top < innerHeight && top + height > 0
    return isSeen ? [{ left, top, width, height, weight: control.matches(WANTED_NEXT) ? 50 : 1 }] : []
  })
}

function placesFor(usual: Box): Box[] {
  const sides = new Set([usual.left, Math.max(EDGE, innerWidth - usual.left - usual.width)])
  const places = [usual]
  for (const left of sides)
    for (let top = EDGE; top + usual.height + EDGE <= innerHeight; top += STEP)
      places.push({ ...usual, left, top })
  return places
}

const costOf = (place: Box, usual: Box, controls: Needed[]) =>
  Math.abs(place.top - usual.top) +
  Math.abs(place.left - usual.left) +
  controls.reduce((sum, control) => sum + control.weight * covered(place, control), 0)

function covered(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? TOUCHED + width * height : 0
}

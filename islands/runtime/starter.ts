import { pressHeld } from '../lib/held-press.ts'
import { asIfTouched, whenSeen, whenTouched } from '../lib/when-seen.ts'

/** It is written into every page, so that nothing waits for it. What the page's other scripts share with it. */
const shared = { asIfTouched, bring, prepare, pressHeld, whenSeen, whenTouched }

declare global {
  interface Window {
    starter: typeof shared
  }
}

const { dataset } = document.documentElement
let coming: Promise<void> | undefined

window.starter = shared
dataset.waits = ''
addEventListener('loading-error', show)
whenTouched(() => void bring('[data-island]'))
whenSeen(seen)
if (hasUnfinished()) void bring()

/** The pictures that waited for the first ones come now (src/styles/base.css), and the scripts. */
function seen() {
  delete dataset.waits
  void bring()
}

/** A toast that waits for this page, a half-made choice, or a step of its history: the visitor is in the middle of it. */
function hasUnfinished(): boolean {
  try {
    return history.state !== null || sessionStorage.length > 0
  } catch {
    // A browser that stores nothing has nothing stored.
    return false
  }
}

/**
 * Loads the page's other scripts, which do not compete with what is to be seen; resolves when they have run, or cannot.
 * The scripts of those `islands` that will need them at once load in parallel.
 */
function bring(islands = '[data-on=load]'): Promise<void> {
  coming ??= load(islands)
  return coming
}

async function load(islands: string): Promise<void> {
  const { later = '' } = (document.querySelector('[data-later]') as HTMLElement).dataset
  const scripts = later.split(' ').map((url) => import(url).catch(tell))
  for (const root of document.querySelectorAll<HTMLElement>(islands)) prepare(root)
  await Promise.all(scripts)
  dispatchEvent(new CustomEvent('islands', { detail: document }))
  pressHeld(true)
}

function tell(failure: unknown) {
  console.error(failure)
  dispatchEvent(new Event('loading-error'))
}

/** Loads what an island will import, in parallel; if some of that fails, so does the island. */
function prepare({ dataset: { island, renderer, imports = '' } }: HTMLElement): void {
  for (const url of `${island} ${renderer} ${imports}`.trim().split(' ')) import(url).catch(() => {})
}

/** When another script did not start, or an island failed, the page says so and offers a reload. */
function show() {
  const notice = document.querySelector<HTMLElement>('#loading-error')
  if (!notice) return
  notice.hidden = false
  notice.onclick = ({ target }) => (target as HTMLButtonElement).type && location.reload()
}

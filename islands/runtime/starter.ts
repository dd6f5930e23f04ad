import { pressHeld } from '../lib/held-press.ts'
import { whenSeen, whenTouched } from '../lib/when-seen.ts'

// Every page has this script: the others import these from it.
export * from '../lib/held-press.ts'
export * from '../lib/when-seen.ts'

const page = document.documentElement
let coming: Promise<void> | undefined

whenTouched(() => void bring('[data-island]'))
whenSeen(() => void bring())
if (hasUnfinished()) void bring()
page.dataset.started = ''

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
export function bring(islands = '[data-on=load]'): Promise<void> {
  coming ??= load(islands)
  return coming
}

async function load(islands: string): Promise<void> {
  const { later } = document.querySelector<HTMLElement>('[data-later]')?.dataset ?? {}
  const scripts = Promise.allSettled((later?.split(' ') ?? []).map((url) => import(url)))
  for (const root of document.querySelectorAll<HTMLElement>(islands)) prepare(root)
  for (const outcome of await scripts) if (outcome.status === 'rejected') tell(outcome.reason)
  dispatchEvent(new CustomEvent('islands', { detail: document }))
  pressHeld(true)
}

/** Loads what an island will import, in parallel; if some of that fails, so does the island. */
export function prepare({ dataset: { island, renderer, imports = '' } }: HTMLElement): void {
  for (const url of `${island} ${renderer} ${imports}`.trim().split(' ')) import(url).catch(() => {})
}

/** The guard may look at the page only later. */
function tell(failure: unknown) {
  delete page.dataset.started
  dispatchEvent(new Event('loading-error'))
  console.error(failure)
}

import { prepare, pressHeld, whenSeen, whenTouched } from '../lib/starter.ts'
import type { IslandModule } from './renderer.tsx'

/** Waits for each island's trigger, then loads its component and the renderer; a failing island leaves its HTML as it is. */
function startIslands(scope: ParentNode): void {
  for (const root of scope.querySelectorAll<HTMLElement>('[data-island]:not([data-state])')) {
    root.dataset.state = 'waiting'
    when(root, () => {
      if (root.dataset.state === 'waiting') void hydrate(root)
    })
  }
}

function when(root: HTMLElement, start: () => void) {
  if (root.dataset.on === 'load') return whenSeen(start)
  whenTouched(start)
  whenSeen(() => whenInSight(root, start))
}

/** An island that only shows at the lower edge is not being looked at yet. */
const WELL_INSIDE = '0px 0px -25%'

function whenInSight(root: HTMLElement, start: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      start()
    },
    { rootMargin: WELL_INSIDE },
  )
  for (const child of root.children) observer.observe(child)
}

async function hydrate(root: HTMLElement) {
  root.dataset.state = 'coming'
  prepare(root)
  const { island, renderer: address } = root.dataset
  try {
    const [component, renderer] = await Promise.all([askFor(island), askFor(address)])
    renderer.hydrate(root, component.default)
  } catch (error) {
    root.dataset.state = 'failed'
    console.error(error)
    dispatchEvent(new Event('loading-error'))
    pressHeld()
  }
}

/** Browsers remember a failed import, so the second try needs another address. */
const askFor = (url = ''): Promise<IslandModule & typeof import('./renderer.tsx')> =>
  import(url).catch(() => import(`${url}?again`))

// The starter says so of the whole page, and fragments of what they have replaced.
addEventListener('islands', (event) => startIslands((event as CustomEvent<ParentNode>).detail))

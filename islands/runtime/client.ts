import { whenIdle } from '../lib/when-idle.ts'
import { whenSeen, whenTouched } from '../lib/when-seen.ts'
import type { IslandModule } from './renderer.tsx'

type Start = () => void

/** Waits for each island's trigger, then loads its component and the renderer; a failing island leaves its HTML as it is. */
function startIslands(scope: ParentNode = document): void {
  for (const root of scope.querySelectorAll<HTMLElement>('[data-island]:not([data-state])')) {
    root.dataset.state = 'waiting'
    when(root, () => {
      if (root.dataset.state === 'waiting') void hydrate(root)
    })
  }
}

function when(root: HTMLElement, start: Start) {
  const { on } = root.dataset
  if (on === 'idle') return whenIdle(start)
  if (on === 'load') return whenSeen(start)
  whenSeen(() => whenVisible(root, start))
  if (on === 'near') whenTouched(start)
}

function whenVisible(root: HTMLElement, start: Start) {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    start()
  })
  for (const child of root.children) observer.observe(child)
}

async function hydrate(root: HTMLElement) {
  root.dataset.state = 'coming'
  const { island, renderer: address, imports } = root.dataset
  // What the island's script imports is on its way beside it; where that fails, the island says so.
  for (const url of imports?.split(' ') ?? []) import(url).catch(() => undefined)
  try {
    const [component, renderer] = await Promise.all([
      twice((again) => importIsland(`${island}${again}`)),
      twice((again) => importIsland(`${address}${again}`)),
    ])
    renderer.hydrate(root, component.default)
  } catch (error) {
    root.dataset.state = 'failed'
    console.error(error)
    dispatchEvent(new Event('loading-error'))
  }
}

const importIsland = (url: string): Promise<IslandModule & typeof import('./renderer.tsx')> => import(url)

/** Browsers remember a failed import, so the second try needs another address. */
function twice<T>(load: (again: string) => Promise<T>): Promise<T> {
  return load('').catch(() => load('?again'))
}

addEventListener('islands', (event) => startIslands((event as CustomEvent<ParentNode>).detail))
document.documentElement.dataset.started = ''
startIslands()

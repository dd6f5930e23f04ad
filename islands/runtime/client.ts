import { whenIdle } from '../lib/when-idle.ts'
import type { IslandModule } from './renderer.tsx'

type Start = () => void

/** Waits for each island's trigger, then loads its component and the renderer; a failing island leaves its HTML as it is. */
function startIslands(scope: ParentNode = document): void {
  for (const root of scope.querySelectorAll<HTMLElement>('[data-island]:not([data-state])')) {
    root.dataset.state = 'waiting'
    when(root, () => void hydrate(root))
  }
}

function when(root: HTMLElement, start: Start) {
  if (root.dataset.on === 'visible') whenVisible(root, start)
  else if (root.dataset.on === 'idle') whenIdle(start)
  else start()
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
  try {
    const [component, renderer] = await Promise.all([
      twice((again) => importIsland(`${root.dataset.island}${again}`)),
      twice((again) => importIsland(`${root.dataset.renderer}${again}`)),
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

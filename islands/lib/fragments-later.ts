import { whenSeen } from './starter.ts'
import { keepTimeZone } from './time-zone.ts'

/**
 * Loads the script that replaces a part by its links and forms; until then they load whole pages. A part that was rendered
 * for another time zone than the visitor's is loaded again.
 */
export function loadFragmentsFor(part: string): void {
  whenSeen(() => void load(part).catch(console.warn))
}

async function load(part: string): Promise<void> {
  const { loadPart } = await import('../fragments.ts')
  const shown = document.getElementById(part)
  if (shown && shown.dataset.zone !== keepTimeZone())
    await loadPart(location.href, `#${part}`, { history: 'replace' })
}

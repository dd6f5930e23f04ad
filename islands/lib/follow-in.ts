import { keepTimeZone } from './time-zone.ts'
import { whenSeen } from './when-seen.ts'

/**
 * Brings what follows the links and forms of a part; until then they bring whole pages. A part that was drawn for another
 * time zone than the visitor's is brought anew.
 */
export function followIn(part: string): void {
  whenSeen(() => void bring(part).catch(console.warn))
}

async function bring(part: string): Promise<void> {
  const { loadPart } = await import('../fragments.ts')
  const shown = document.getElementById(part)
  if (shown && shown.dataset.zone !== keepTimeZone())
    await loadPart(location.href, `#${part}`, { history: 'replace' })
}

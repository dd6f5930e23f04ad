import { keepTimeZone } from './lib/time-zone.ts'
import { whenIdle } from './lib/when-idle.ts'

whenIdle(() => void bringParts().catch(console.warn))

/** Until this has loaded, the page's links and forms load whole pages. */
async function bringParts(): Promise<void> {
  const { loadPart } = await import('./fragments.ts')
  const tonight = document.getElementById('tonight')
  if (tonight && tonight.dataset.zone !== keepTimeZone())
    await loadPart(location.href, '#tonight', { history: 'replace' })
}

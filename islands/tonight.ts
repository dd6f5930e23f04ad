import { keepTimeZone } from './lib/time-zone.ts'
import { whenIdle } from './lib/when-idle.ts'

whenIdle(() => void bringParts().catch(console.warn))

/** Until this is here, the links and forms of the page bring whole pages. */
async function bringParts(): Promise<void> {
  const { follow } = await import('./fragments.ts')
  const tonight = document.getElementById('tonight')
  if (tonight && tonight.dataset.zone !== keepTimeZone())
    await follow(location.href, '#tonight', { history: 'replace' })
}

/** A form with data-once is sent once: a second tap while its page is on its way begins nothing. */
addEventListener('submit', (event) => {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.dataset.once === undefined) return
  if (form.dataset.sent !== undefined) event.preventDefault()
  form.dataset.sent = ''
})
addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sent]')) delete form.dataset.sent
})

import './way-links.ts'
import { follow } from './lib/fragments.ts'
import { keepTimeZone } from './lib/time-zone.ts'
import { whenIdle } from './lib/when-idle.ts'
import { listenForDeletions } from './stories/sure-dialog.ts'

listenForDeletions()

// What a tool is called is shown where somebody points at it: twenty cards need not say it in their HTML.
addEventListener('pointerover', ({ target }) => {
  const tool = target instanceof Element ? target.closest<HTMLElement>('footer [aria-labelledby]') : null
  const [name = ''] = tool?.getAttribute('aria-labelledby')?.split(' ') ?? []
  if (tool) tool.title = document.getElementById(name)?.textContent?.replace(':', '') ?? ''
})

const timeline = document.getElementById('timeline')
if (timeline && timeline.dataset.zone !== keepTimeZone()) {
  void follow(location.href, '#timeline', { history: 'replace' })
}

// Labels have pages of their own until their dialog is here, and what keeps stories shows no button before.
whenIdle(() => void import('./story-cards.ts').catch(console.warn))

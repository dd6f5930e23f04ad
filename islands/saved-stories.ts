import './way-links.ts'
import { follow } from './lib/fragments.ts'
import { keepTimeZone } from './lib/time-zone.ts'
import { whenIdle } from './lib/when-idle.ts'
import { listenForDeletions } from './stories/sure-dialog.ts'

listenForDeletions()

const timeline = document.getElementById('timeline')
if (timeline && timeline.dataset.zone !== keepTimeZone()) {
  void follow(location.href, '#timeline', { history: 'replace' })
}

// Labels have pages of their own until their dialog is here, and what keeps stories shows no button before.
whenIdle(() => void import('./story-cards.ts').catch(console.warn))

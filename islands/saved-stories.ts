import { follow } from './lib/fragments.ts'
import { keepTimeZone } from './lib/time-zone.ts'
import { listenForKeeping } from './stories/keep-cards.ts'
import { listenForLabels } from './stories/label-dialog.ts'

listenForLabels()
listenForKeeping()

const timeline = document.getElementById('timeline')
if (timeline && timeline.dataset.zone !== keepTimeZone()) {
  void follow(location.href, '#timeline', { history: 'replace' })
}

import { loadFragmentsFor } from './lib/fragments-later.ts'
import { whenSeen } from './lib/starter.ts'
import { listenForDeletions } from './stories/sure-dialog.ts'

listenForDeletions()

// Tooltips are added on hover: twenty cards need not repeat them in their HTML.
addEventListener('pointerover', ({ target }) => {
  const tool = target instanceof Element ? target.closest<HTMLElement>('footer [aria-labelledby]') : null
  const [name = ''] = tool?.getAttribute('aria-labelledby')?.split(' ') ?? []
  if (tool) tool.title = document.getElementById(name)?.textContent?.replace(':', '') ?? ''
})

loadFragmentsFor('timeline')

// Until its dialog has loaded, labels use their own pages; the keep buttons appear with their script.
whenSeen(() => void import('./story-cards.ts').catch(console.warn))

import { toast } from './lib/toast.ts'

let tries = 0

addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-plays]') : null
  if (button) void bringSample(button)
})

/** The first press on the landing page's story loads its script, which handles all later ones. */
async function bringSample(button: HTMLElement): Promise<void> {
  const frame = button.closest<HTMLElement>('figure')
  const script = button.dataset.plays
  if (!frame || !script || frame.dataset.status === 'loading') return
  frame.dataset.status = 'loading'
  try {
    // Browsers remember a failed import, so the next try needs another address.
    const again = tries > 0 ? `?${tries}` : ''
    tries += 1
    const sample: typeof import('./sample.ts') = await import(script + again)
    sample.playSample(frame)
  } catch (error) {
    console.error(error)
    frame.dataset.status = 'idle'
    toast({
      kind: 'error',
      title: 'The story did not load',
      text: 'Please check your connection, then press play once more.',
    })
  }
}

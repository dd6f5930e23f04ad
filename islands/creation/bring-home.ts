/**
 * A page that was opened at a later step of the flow has only the flow: brings what else Home shows, which this address
 * has by now. Without the server the first step is there alone, and the next time it is asked again.
 */
export async function bringHome(): Promise<void> {
  const home = document.getElementById('home')
  if (home?.dataset.partial === undefined) return
  delete home.dataset.partial
  try {
    const { loadPart } = await import('../fragments.ts')
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    // Whoever went on meanwhile, or has to sign in again, is answered with another page.
    if (!page.querySelector('#home:not([data-partial])')) {
      home.dataset.partial = ''
      return
    }
    for (const part of home.querySelectorAll('.at-home:empty')) {
      const fresh = page.getElementById(part.id)
      if (!fresh) continue
      part.replaceWith(fresh)
      dispatchEvent(new CustomEvent('islands', { detail: fresh }))
    }
    // A story in the making is followed from then on.
    if (home.querySelector('[data-poll]')) await loadPart(location.href, '#tonight', { history: 'replace' })
  } catch (error) {
    home.dataset.partial = ''
    console.warn(error)
  }
}

/** Delete links ask in the page's one dialog, which names the story, instead of on a page. */
export function listenForDeletions(): void {
  const dialog = document.getElementById('sure-dialog')
  const form = dialog?.querySelector('form')
  const answer = form?.querySelector<HTMLElement>('[type=submit]')
  if (!(dialog instanceof HTMLDialogElement) || !form || !answer) return
  const { fragment } = form.dataset
  let asked: HTMLElement | undefined

  addEventListener('click', (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-sure]') : null
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    asked = link
    const label = link.dataset.sure
    form.action = link.href
    if (label) {
      form.dataset.deleteLabel = label
      delete form.dataset.fragment
    } else {
      form.dataset.fragment = fragment
      delete form.dataset.deleteLabel
    }
    const title = document.getElementById('sure-dialog-title')
    if (title) title.textContent = label ? 'Delete this label?' : 'Delete this story for good?'
    const named = link.closest('article')?.querySelector(label ? 'h2 bdi' : 'h2')?.textContent ?? ''
    answer.ariaLabel = `${answer.textContent}: ${label ? 'the label ' : ''}${named}`
    const what = document.getElementById('sure-what')
    if (what) what.textContent = named
    dialog.showModal()
  })
  form.addEventListener('submit', () => dialog.close())
  dialog.addEventListener('close', () => asked?.isConnected && asked.focus())
}

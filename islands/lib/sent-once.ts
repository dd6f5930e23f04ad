/** After this long a parent may have stopped the page, and really means another press. */
const FORGOTTEN_AFTER_MS = 10_000

/** A form with data-once is sent once: a second tap while its page is loading does nothing. */
export function sendOnce(): void {
  addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.dataset.once === undefined || event.defaultPrevented)
      return
    if (form.dataset.sent !== undefined) event.preventDefault()
    else setTimeout(() => delete form.dataset.sent, FORGOTTEN_AFTER_MS)
    form.dataset.sent = ''
  })
  addEventListener('pageshow', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sent]')) delete form.dataset.sent
  })
}

/** A form with data-once is sent once: a second tap while its page is on its way begins nothing. */
export function sendOnce(): void {
  addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.dataset.once === undefined) return
    if (form.dataset.sent !== undefined) event.preventDefault()
    form.dataset.sent = ''
  })
  addEventListener('pageshow', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sent]')) delete form.dataset.sent
  })
}

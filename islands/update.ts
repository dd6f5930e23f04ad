/** A new release waits: it is offered where it disturbs nobody, and taken when the family wants it. */
export function offerUpdate(waiting: ServiceWorker): void {
  if (document.querySelector('.update')) return
  const bar = document.createElement('div')
  bar.className = 'update'
  bar.role = 'status'
  const words = document.createElement('span')
  words.textContent = 'A new version of Storylamp is ready.'
  bar.append(words)
  bar.append(
    button('Update', 'btn btn-small btn-primary', () => take(waiting)),
    button('Later', 'btn btn-small btn-quiet', () => bar.remove()),
  )
  document.body.append(bar)
}

function take(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.postMessage({ wish: 'take-over' })
}

function button(text: string, className: string, react: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = className
  made.textContent = text
  made.addEventListener('click', react)
  return made
}

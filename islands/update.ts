/** A new release is waiting: offered where it disturbs nobody, and applied when the family accepts. */
export function offerUpdate(waiting: ServiceWorker): void {
  if (document.querySelector('.update')) return
  const bar = document.createElement('div')
  bar.className = 'update'
  bar.role = 'status'
  const words = document.createElement('span')
  words.textContent = 'A new version of Storylamp is ready.'
  bar.append(words)
  bar.append(
    button('Update', 'btn btn-small btn-primary', () => letIn(waiting)),
    button('Later', 'btn btn-small btn-quiet', () => bar.remove()),
  )
  document.body.append(bar)
}

/** A browser activates the next worker when the current one has nothing left to do, but may consider it busy for minutes. */
const COMES_WITHIN_MS = 3000

/** Reloads the page with the next worker; where that is delayed, reloads anyway, which activates it. */
function letIn(waiting: ServiceWorker): void {
  const reload = () => location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  setTimeout(reload, COMES_WITHIN_MS)
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

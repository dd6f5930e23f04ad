export interface Toast {
  title: string
  text?: string
  /** `success` shows for 2.5 s, the others for 5 s. */
  kind?: 'success' | 'error' | 'info'
}

const SHOWN_MS = { success: 2500, error: 5000, info: 5000 }
const DISMISSED_REMOVED_AFTER_MS = 1_000_000
const NEXT_PAGE = 'toast'

/** Shows a toast, in place of the one that is there: at most one is visible (specification, section 9). */
export function toast({ title, text, kind = 'info' }: Toast): void {
  const region = document.querySelector('#toasts [role=status]')
  if (!region) return
  const item = element('div', `toast toast-${kind}`)
  item.append(element('strong', '', title))
  if (text) item.append(element('p', '', text))
  const close = element('button', '', '×')
  close.type = 'button'
  close.setAttribute('aria-label', 'Close')
  item.append(close)
  const dismiss = dismissal(item, SHOWN_MS[kind])
  close.addEventListener('click', dismiss)
  item.addEventListener('keydown', (event) => event.key === 'Escape' && dismiss())
  region.replaceChildren(item)
  comeForward(region.parentElement)
}

/** A dialog would lie over what happens because of it. */
function comeForward(toasts: HTMLElement | null): void {
  if (!toasts || !('popover' in toasts)) return
  toasts.removeAttribute('popover')
  if (!document.querySelector('dialog[open]')) return
  toasts.popover = 'manual'
  toasts.showPopover()
}

/** Takes away what is shown: something begins that nothing is to talk over. */
export function hideToasts(): void {
  for (const item of document.querySelectorAll<HTMLElement>('#toasts .toast')) item.hidden = true
}

/** Shows the toast on the page that comes next: it survives one navigation; `alone` if all else that the tab keeps is to go. */
export function toastOnNextPage(shown: Toast, alone = false): void {
  try {
    if (alone) sessionStorage.clear()
    sessionStorage.setItem(NEXT_PAGE, JSON.stringify(shown))
  } catch {
    // A browser that stores nothing shows none.
  }
}

/** What the page before left to be shown. */
export function showWaitingToast(): void {
  try {
    const waiting = sessionStorage.getItem(NEXT_PAGE)
    sessionStorage.removeItem(NEXT_PAGE)
    if (waiting) toast(JSON.parse(waiting))
  } catch {
    // A browser that stores nothing has none waiting.
  }
}

/** F8 moves the focus to the toasts. */
export function listenForHotkey(): void {
  addEventListener('keydown', ({ key }: KeyboardEvent) => {
    if (key === 'F8') document.querySelector<HTMLElement>('#toasts')?.focus()
  })
}

/** Hides the toast after its time, which stands still while a pointer or the focus is on it. */
function dismissal(item: HTMLElement, afterMs: number): () => void {
  const dismiss = () => {
    item.hidden = true
    setTimeout(() => item.remove(), DISMISSED_REMOVED_AFTER_MS)
  }
  let timer = setTimeout(dismiss, afterMs)
  const hold = () => clearTimeout(timer)
  const release = () => {
    hold()
    timer = setTimeout(dismiss, afterMs)
  }
  for (const name of ['pointerenter', 'focusin']) item.addEventListener(name, hold)
  for (const name of ['pointerleave', 'focusout']) item.addEventListener(name, release)
  return dismiss
}

function element<K extends keyof HTMLElementTagNameMap>(name: K, className: string, text = '') {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  return made
}

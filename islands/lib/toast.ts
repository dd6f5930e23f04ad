export interface Toast {
  title: string
  text?: string
  /** `success` shows for 2.5 s, the others for 5 s. */
  kind?: 'success' | 'error' | 'info'
  /** The id of the field that it is about, where React does not draw it: the text is shown there as well. */
  field?: string | undefined
}

const NEXT_PAGE = 'toast'

/** Shows a toast, replacing the current one: at most one is visible (specification, section 9). */
export function toast(shown: Toast): void {
  loadMessages().then((telling) => telling.showToast(shown), console.warn)
}

/** The script for toasts, errors at fields and counters loads when a page has something to show, or is touched. */
export const loadMessages = (): Promise<typeof import('../messages.ts')> =>
  import(document.body.dataset.messages ?? '')

/** Removes what is shown: something begins that nothing may cover. */
export function hideToasts(): void {
  for (const item of document.querySelectorAll<HTMLElement>('#toasts .toast')) item.hidden = true
}

/** Shows the toast on the next page: it survives one navigation; `alone` deletes everything else that the tab stores. */
export function toastOnNextPage(shown: Toast, alone = false): void {
  try {
    if (alone) sessionStorage.clear()
    sessionStorage.setItem(NEXT_PAGE, JSON.stringify(shown))
  } catch {
    // A browser without storage shows none.
  }
}

/** Shows the toast that the previous page left. */
export function showWaitingToast(): void {
  try {
    const waiting = sessionStorage.getItem(NEXT_PAGE)
    sessionStorage.removeItem(NEXT_PAGE)
    if (waiting) toast(JSON.parse(waiting))
  } catch {
    // A browser without storage has none waiting.
  }
}

/** F8 moves the focus to the toasts. */
export function listenForHotkey(): void {
  addEventListener('keydown', ({ key }: KeyboardEvent) => {
    if (key === 'F8') document.querySelector<HTMLElement>('#toasts')?.focus()
  })
}

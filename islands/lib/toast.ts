export interface Toast {
  title: string
  text?: string
  /** `success` shows for 2.5 s, the others for 5 s. */
  kind?: 'success' | 'error' | 'info'
  /** The id of the field that it is about, where React does not draw it: the text stands there as well. */
  field?: string | undefined
}

const NEXT_PAGE = 'toast'

/** Shows a toast, in place of the one that is there: at most one is visible (specification, section 9). */
export function toast(shown: Toast): void {
  bringTelling().then((telling) => telling.show(shown), console.warn)
}

/** What shows toasts, errors at fields and counters comes when a page has something to say, or is touched. */
export const bringTelling = (): Promise<typeof import('../telling.ts')> =>
  import(document.body.dataset.telling ?? '')

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

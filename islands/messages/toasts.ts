import type { Toast } from '../lib/toast.ts'
import { sayAtField } from './field-error.ts'
import { keepClear } from './keep-clear.ts'

const SHOWN_MS = { success: 2500, error: 5000, info: 5000 }
const DISMISSED_REMOVED_AFTER_MS = 1_000_000

/** Shows a toast, replacing the current one, where it covers nothing that can be pressed. */
export function showToast({ title, text, kind = 'info', field }: Toast): void {
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
  if (field) sayAtField(field, text ?? title)
  comeForward(region.parentElement)
  keepClear(region.parentElement, item)
}

/** A dialog would cover the toast that it causes. */
function comeForward(toasts: HTMLElement | null): void {
  if (!toasts || !('popover' in toasts)) return
  toasts.removeAttribute('popover')
  if (!document.querySelector('dialog[open]')) return
  toasts.popover = 'manual'
  toasts.showPopover()
}

/** Hides the toast after its time, which stops while a pointer or the focus is on it. */
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

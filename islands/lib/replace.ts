const sources = new WeakMap<Element, string>()

/** Remembers the HTML of elements with a data-key as the server sent it, before scripts change it. */
export function rememberSources(scope: ParentNode): void {
  for (const child of scope.querySelectorAll('[data-key]')) sources.set(child, child.outerHTML)
}

/**
 * Replaces the page's `part` (a selector) by the same part of `html` and tells the island runtime. Descendants with a
 * data-key and unchanged HTML stay, with their state; so does one that is being edited. Details with an id stay open.
 */
export function replacePart(part: string, html: string): void {
  const answered = new DOMParser().parseFromString(html, 'text/html')
  const fresh = answered.querySelector(part)
  const old = document.querySelector(part)
  if (!fresh || !old) return
  if (answered.title) document.title = answered.title
  rememberSources(fresh)
  const focused = document.activeElement
  keepUnchanged(old, fresh)
  keepOpen(old, fresh)
  for (const { name, value } of fresh.attributes) old.setAttribute(name, value)
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name)
  old.replaceChildren(...fresh.childNodes)
  returnFocus(focused)
  dispatchEvent(new CustomEvent('islands', { detail: old }))
}

function keepUnchanged(old: Element, fresh: Element) {
  const keyed = new Map<string | null, Element>()
  for (const child of old.querySelectorAll('[data-key]')) keyed.set(child.getAttribute('data-key'), child)
  for (const child of fresh.querySelectorAll('[data-key]')) {
    const before = keyed.get(child.getAttribute('data-key'))
    if (!before || !fresh.contains(child)) continue
    if (sources.get(before) === sources.get(child) || beingEdited(before)) child.replaceWith(before)
  }
}

function keepOpen(old: Element, fresh: Element) {
  for (const { id } of old.querySelectorAll('details[open][id]'))
    fresh.querySelector(`details[id="${id}"]`)?.setAttribute('open', '')
}

function beingEdited(element: Element): boolean {
  const { activeElement } = document
  const inField = activeElement?.matches('input, textarea, select') && element.contains(activeElement)
  return inField === true || element.querySelector('dialog[open]') !== null
}

function returnFocus(focused: Element | null) {
  if (!(focused instanceof HTMLElement) || document.activeElement === focused) return
  const same = sameAs(focused)
  if (same instanceof HTMLElement && same.isConnected) same.focus({ preventScroll: true })
}

/** The element with the same id, or the same name, in the current page. */
function sameAs(element: HTMLElement): Element | null {
  if (element.id) return document.getElementById(element.id)
  const named = element.getAttribute('aria-labelledby')
  return named ? document.querySelector(`[aria-labelledby="${named}"]`) : element
}

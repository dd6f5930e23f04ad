import { ApiError, errorSentence } from './api.ts'
import { poll } from './polling.ts'
import { rememberSources, replacePart } from './replace.ts'
import { type Toast, toast } from './toast.ts'

/**
 * A form or link with data-fragment="#part" asks for its address with the header X-Fragment and replaces that part of
 * the page by the same part of the answer. The address bar follows a GET (unless data-history="off"), and back returns;
 * a link then scrolls to the top, smoothly where motion is welcome.
 * A form's data-toast-done and data-toast-failed hold the toast to show, as JSON. A part with data-poll (an address)
 * is asked for every 2 s, and replaced when it changed.
 */
export function listenForFragments(): void {
  window.addEventListener('submit', onSubmit)
  window.addEventListener('click', onClick)
  window.addEventListener('popstate', (event) => {
    const part: unknown = event.state?.fragment
    if (typeof part === 'string') void swap(location.href, part)
  })
  rememberSources(document)
  pollParts()
}

/** Brings the part of the page at `url`; for scripts, such as the filter bar. A later call overtakes an earlier one. */
export async function follow(url: string, part: string): Promise<void> {
  await swap(url, part, { remembered: true })
}

function onSubmit(event: SubmitEvent) {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return
  const part = form.dataset.fragment
  if (part === undefined) return
  event.preventDefault()
  const action = event.submitter?.getAttribute('formaction') ?? form.action
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form, event.submitter)) fields.append(name, String(value))
  if (form.method === 'get') {
    for (const [name, value] of [...fields]) if (value === '') fields.delete(name)
    const query = fields.toString()
    void swap(`${action.split('?')[0]}${query && '?'}${query}`, part, {
      remembered: form.dataset.history !== 'off',
    })
  } else {
    const { toastDone: done, toastFailed: failed } = form.dataset
    void swap(action, part, { body: fields, done: toastIn(done), failed: toastIn(failed) })
  }
}

function onClick(event: MouseEvent) {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-fragment]') : null
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !plain || event.defaultPrevented) return
  event.preventDefault()
  const remembered = link.dataset.history !== 'off'
  void swap(link.href, link.dataset.fragment ?? '', { remembered }).then(
    () => remembered && scrollTo({ top: 0 }),
  )
}

interface Swap {
  body?: URLSearchParams
  remembered?: boolean
  done?: Toast | undefined
  failed?: Toast | undefined
}

let latest: AbortController | undefined

async function swap(url: string, part: string, { body, remembered, done, failed }: Swap = {}) {
  latest?.abort()
  latest = new AbortController()
  const { signal } = latest
  document.querySelector(part)?.setAttribute('aria-busy', 'true')
  try {
    const response = await fetch(url, {
      credentials: 'same-origin',
      headers: { 'x-fragment': part, accept: 'text/html' },
      signal,
      ...(body ? { method: 'POST', body } : {}),
    })
    const text = await response.text()
    if (!response.ok) throw new ApiError(response.status, text || response.statusText)
    const shown = new URL(response.redirected ? response.url : url, location.href)
    if (shown.pathname === '/login') return location.assign('/login')
    if (remembered || response.redirected) remember(shown.href, part)
    replacePart(part, text)
    pollParts()
    if (done) toast(done)
  } catch (error) {
    if (signal.aborted) return
    if (error instanceof ApiError && error.status === 401) return location.assign('/login')
    const otherwise = failed?.text ?? 'Please try again in a moment.'
    toast({
      kind: 'error',
      title: failed?.title ?? 'That did not work',
      text: errorSentence(error, otherwise),
    })
  } finally {
    if (!signal.aborted) document.querySelector(part)?.removeAttribute('aria-busy')
  }
}

function toastIn(json: string | undefined): Toast | undefined {
  return json === undefined ? undefined : JSON.parse(json)
}

function remember(url: string, part: string) {
  if (url === location.href) return
  history.replaceState({ fragment: part }, '')
  history.pushState({ fragment: part }, '', url)
}

const polled = new Map<string, { url: string; stop: () => void }>()

function pollParts() {
  for (const [part, { url, stop }] of polled) {
    if (document.querySelector<HTMLElement>(part)?.dataset.poll === url) continue
    stop()
    polled.delete(part)
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-poll][id]')) {
    const part = `#${element.id}`
    const url = element.dataset.poll ?? ''
    if (polled.has(part)) continue
    const stop = poll<string>({
      url,
      headers: { 'x-fragment': part, accept: 'text/html' },
      parse: (text) => text,
      onValue: (html) => {
        replacePart(part, html)
        setTimeout(pollParts)
        return false
      },
    })
    polled.set(part, { url, stop })
  }
}

import { retry } from '../../src/shared/kit/retry.ts'
import { ApiError, errorSentence, pauseAfterRead } from './api.ts'
import { poll } from './polling.ts'
import { rememberSources, replacePart } from './replace.ts'
import { endsSession, signInAgain } from './sign-in-again.ts'
import { type Toast, toast } from './toast.ts'

/**
 * A form or link with data-fragment="#part" requests its address with the header X-Fragment and replaces that part of
 * the page by the same part of the answer. The address bar follows a GET (unless data-history="off"), and Back
 * returns; a link then scrolls to the top, smoothly unless reduced motion is preferred. A form's data-toast-done and
 * data-toast-failed hold the toast to show, as JSON. A part with data-poll (an address) is requested every 2 s, also
 * in the background, and replaced when its version is no longer data-etag's; if it also has data-poll-rests (nothing
 * on it is about to change), polling rests once the page has been hidden for long, until it is visible again. A slow
 * replacement shows [data-loading-for="#part"]; a part that cannot be loaded is filled from the template
 * [data-failed-for="#part"], where there is one.
 */
export function listenForFragments(): void {
  window.addEventListener('submit', onSubmit)
  window.addEventListener('click', onClick)
  window.addEventListener('popstate', (event) => {
    const part: unknown = event.state?.fragment
    if (typeof part !== 'string') return
    closeDialogs()
    void swap(location.href, part)
  })
  rememberSources(document)
  pollParts()
}

/** Open dialogs belong to what was shown before. */
function closeDialogs() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
}

/**
 * Loads the page's part at `url`; for scripts, e.g. the filter bar. A later call overtakes an earlier one. `replace`
 * adds no step to the history.
 */
export async function loadPart(
  url: string,
  part: string,
  { history = 'push' }: { history?: 'push' | 'replace' } = {},
): Promise<void> {
  await swap(url, part, { remembered: history })
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
      remembered: form.dataset.history === 'off' ? false : 'push',
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
  void swap(link.href, link.dataset.fragment ?? '', { remembered: remembered && 'push' }).then(
    () => remembered && scrollTo({ top: 0 }),
  )
}

interface Swap {
  body?: URLSearchParams
  remembered?: 'push' | 'replace' | false
  done?: Toast | undefined
  failed?: Toast | undefined
}

let latest: AbortController | undefined

async function swap(url: string, part: string, { body, remembered = false, done, failed }: Swap = {}) {
  if (!body) latest?.abort()
  const mine = new AbortController()
  if (!body) latest = mine
  const { signal } = mine
  const settle = beginWaiting(part)
  const askedAt = location.href
  try {
    const headers = { 'x-fragment': part, accept: 'text/html' }
    // A change is sent once, a read is tried up to 3 times (specification, section 7).
    const { response, text } = await (body
      ? ask(url, { headers, signal, method: 'POST', body })
      : retry(() => ask(url, { headers, signal }), { pauseAfter: pauseAfterRead, signal }))
    const shown = new URL(response.redirected ? response.url : url, location.href)
    if (shown.pathname === '/login') return signInAgain()
    // A parent who has gone on meanwhile, e.g. into the flow, must not be taken back.
    if (location.href === askedAt) remember(shown.href, part, remembered || (response.redirected && 'push'))
    replacePart(part, text)
    pollParts()
    if (done) toast(done)
  } catch (error) {
    if (signal.aborted) return
    if (endsSession(error)) return
    if (!body && showFailure(part)) return
    const otherwise = failed?.text ?? 'Please try again in a moment.'
    toast({
      kind: 'error',
      title: failed?.title ?? 'That didn’t work',
      text: errorSentence(error, otherwise),
    })
  } finally {
    settle(signal.aborted)
  }
}

/** The answer with its text; throws ApiError for an error status. */
async function ask(url: string, request: RequestInit): Promise<{ response: Response; text: string }> {
  const response = await fetch(url, { credentials: 'same-origin', ...request })
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, text || response.statusText)
  return { response, text }
}

const LONG_WAIT_MS = 400

/** Marks the part as busy, and shows its skeleton when that takes long; returns what ends it, unless a later load took over. */
function beginWaiting(part: string): (overtaken: boolean) => void {
  const element = document.querySelector<HTMLElement>(part)
  const skeleton = document.querySelector<HTMLElement>(`[data-loading-for="${part}"]`)
  element?.setAttribute('aria-busy', 'true')
  const show = (waiting: boolean) => {
    if (!element || !skeleton) return
    element.hidden = waiting
    skeleton.hidden = !waiting
  }
  const timer = setTimeout(show, LONG_WAIT_MS, true)
  return (overtaken) => {
    clearTimeout(timer)
    if (overtaken) return
    element?.removeAttribute('aria-busy')
    show(false)
  }
}

function showFailure(part: string): boolean {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-failed-for="${part}"]`)
  const element = document.querySelector(part)
  if (!template || !element) return false
  element.replaceChildren(template.content.cloneNode(true))
  // The address is still that of what was shown before: polling it would replace the failure.
  element.removeAttribute('data-poll')
  pollParts()
  return true
}

function toastIn(json: string | undefined): Toast | undefined {
  return json === undefined ? undefined : JSON.parse(json)
}

function remember(url: string, part: string, how: 'push' | 'replace' | false) {
  if (!how || url === location.href) return
  history.replaceState({ fragment: part }, '', how === 'replace' ? url : location.href)
  if (how === 'push') history.pushState({ fragment: part }, '', url)
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
      etag: element.dataset.etag,
      parse: (text) => text,
      mayRest: () => document.querySelector<HTMLElement>(part)?.dataset.pollRests !== undefined,
      onValue: (html) => {
        replacePart(part, html)
        setTimeout(pollParts)
        return false
      },
      onError: endsSession,
    })
    polled.set(part, { url, stop })
  }
}

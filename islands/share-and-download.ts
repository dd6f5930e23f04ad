import { ApiError, errorSentence } from './lib/api.ts'
import { endsSession } from './lib/sign-in-again.ts'
import { toast } from './lib/toast.ts'

/**
 * The dialog for sharing and downloading a story, or the same as a page: forms that answer in place, and the link that
 * was created.
 */
addEventListener('submit', onSubmit)
addEventListener('click', onClick)
showWhatNeedsScript(document)

/** Opens the target of a link with data-way as a dialog; throws where the page itself should be opened. */
export async function openWays(link: HTMLAnchorElement): Promise<void> {
  const answer = await ask(link.href, {}).catch(told)
  const dialog = answer?.querySelector<HTMLDialogElement>('dialog')
  if (!dialog) return
  document.getElementById(dialog.id)?.remove()
  showWhatNeedsScript(dialog)
  document.body.append(dialog)
  dialog.addEventListener('close', () => dialog.remove())
  dialog.showModal()
}

function onSubmit(event: SubmitEvent) {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.dataset.way === undefined) return
  event.preventDefault()
  void send(form, event.submitter instanceof HTMLButtonElement ? event.submitter : undefined)
}

async function send(form: HTMLFormElement, button: HTMLButtonElement | undefined) {
  if (button) button.disabled = true
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) fields.append(name, String(value))
  const answer = await ask(form.action, { method: 'POST', body: fields }).catch(told)
  if (button) button.disabled = false
  const fresh = answer?.querySelector<HTMLElement>('#ways')
  if (!fresh) return
  showWhatNeedsScript(fresh)
  document.getElementById('ways')?.replaceWith(fresh)
  const made = fresh.querySelector<HTMLInputElement>('#made-link')
  made?.focus()
  made?.select()
  if (!made) fresh.querySelector<HTMLElement>('button')?.focus()
}

async function ask(url: string, request: RequestInit): Promise<Document> {
  const headers = { 'x-fragment': '#ways', accept: 'text/html' }
  const response = await fetch(url, { credentials: 'same-origin', ...request, headers })
  const text = await response.text()
  const isShown = response.ok || text.includes('id="ways"')
  if (new URL(response.url).pathname === '/login') throw new ApiError(401, '')
  if (!isShown) throw new ApiError(response.status, text)
  return new DOMParser().parseFromString(text, 'text/html')
}

function told(error: unknown): undefined {
  if (endsSession(error)) return
  const text = errorSentence(error, 'Please check your connection, then try again.')
  toast({ kind: 'error', title: 'That didn’t work', text })
}

function onClick(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target : null
  const button = target?.closest<HTMLElement>('[data-copies], [data-sends]')
  const { copies, sends } = button?.dataset ?? {}
  const field = document.getElementById(copies ?? sends ?? '')
  if (field instanceof HTMLInputElement) void pass(field, sends !== undefined)
}

async function pass(field: HTMLInputElement, toOthers: boolean) {
  try {
    if (toOthers) return await navigator.share({ url: field.value })
    await navigator.clipboard.writeText(field.value)
    toast({ kind: 'success', title: 'Copied', text: 'Paste it where you want to send it.' })
  } catch (error) {
    // The parent closed the device's own share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return
    field.select()
    toast({ title: 'Please copy it by hand', text: 'It is selected for you.' })
  }
}

function showWhatNeedsScript(scope: ParentNode) {
  for (const part of scope.querySelectorAll<HTMLElement>('[data-needs-script]')) part.hidden = false
  for (const button of scope.querySelectorAll<HTMLElement>('[data-sends]'))
    button.hidden = !('share' in navigator)
}

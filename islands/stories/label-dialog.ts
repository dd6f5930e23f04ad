import { DEFAULT_LABEL_COLOR } from '../../src/shared/constants.ts'
import { createLabel, deleteLabel, editLabel, type LabelWords, partsOf } from './label-changes.ts'

/** What the open dialog is for. */
type Task = { kind: 'create'; createdAt: string } | { kind: 'edit'; id: number }

const TITLES = { create: 'New timeline label', edit: 'Edit timeline label' }

/** Label and Edit links open the dialog instead of their page; deleting a label needs no new page either. */
export function listenForLabels(): void {
  const dialog = document.getElementById('label-dialog')
  const form = dialog?.querySelector<HTMLFormElement>('[data-label-form]')
  if (!(dialog instanceof HTMLDialogElement) || !form) return
  const firebaseUid = form.dataset.uid ?? ''
  let task: Task | undefined

  document.addEventListener('click', (event) => {
    const link = plainlyPressedLink(event)
    if (link?.dataset.tag !== undefined) {
      task = { kind: 'create', createdAt: dateOn(link) }
      open(TITLES.create, { name: '', description: '', color: DEFAULT_LABEL_COLOR })
    } else if (link?.dataset.editLabel !== undefined) {
      const card = link.closest<HTMLElement>('.label-card')
      if (!card) return
      task = { kind: 'edit', id: Number(card.dataset.key?.slice(1)) }
      open(TITLES.edit, wordsOn(card))
    } else return
    event.preventDefault()
  })

  form.addEventListener('input', () => enableSubmit(form))
  form.addEventListener('submit', (event) => {
    const words = wordsIn(form)
    const sent = task
    const askAgain = () => {
      task = sent
      open(TITLES[sent?.kind ?? 'create'], { ...words, description: words.description ?? '' })
    }
    if (words.name === '') event.preventDefault()
    else if (sent?.kind === 'create') void createLabel(firebaseUid, words, sent.createdAt, askAgain)
    else if (sent) void editLabel(firebaseUid, sent.id, words, askAgain)
  })
  window.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.dataset.deleteLabel === undefined) return
    event.preventDefault()
    void deleteLabel(firebaseUid, Number(event.target.dataset.deleteLabel))
  })

  function open(title: string, words: Record<keyof LabelWords, string>) {
    const heading = document.getElementById('label-dialog-title')
    if (heading) heading.textContent = title
    for (const name of ['name', 'description', 'color'] as const) {
      const field = fieldOf(form, name)
      field.value = words[name]
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    if (dialog instanceof HTMLDialogElement) dialog.showModal()
    fieldOf(form, 'name').focus()
  }
}

/** The date of the story that a link is on. */
const dateOn = (link: HTMLElement) => link.closest('article')?.querySelector('time')?.dateTime ?? ''

function plainlyPressedLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  return isPlain && event.target instanceof Element ? event.target.closest('a') : null
}

/** A blank name is not sent (specification, section 5). */
function enableSubmit(form: HTMLFormElement | null | undefined) {
  const submit = form?.querySelector<HTMLButtonElement>('[type=submit]')
  const isBlank = fieldOf(form, 'name').value.trim() === ''
  if (submit) submit.disabled = isBlank
  const missing = document.getElementById('label-missing')
  if (missing) missing.hidden = !isBlank
}

function wordsOn(card: HTMLElement): Record<keyof LabelWords, string> {
  const { name, description, color } = partsOf(card)
  return {
    name: name?.textContent ?? '',
    description: description?.textContent ?? '',
    color: color?.getPropertyValue('--dot') ?? '',
  }
}

const wordsIn = (form: HTMLFormElement): LabelWords => ({
  name: fieldOf(form, 'name').value.trim(),
  description: fieldOf(form, 'description').value.trim() || undefined,
  color: fieldOf(form, 'color').value,
})

function fieldOf(
  form: HTMLFormElement | null | undefined,
  name: string,
): HTMLInputElement | HTMLTextAreaElement {
  const field = form?.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    throw new Error(`The label form has no ${name}`)
  return field
}

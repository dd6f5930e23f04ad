import { DEFAULT_LABEL_COLOR } from '../../src/shared/constants.ts'
import { createLabel, deleteLabel, editLabel, type LabelWords } from './label-changes.ts'

/** What the open dialog is for. */
type Task = { kind: 'create'; opener: HTMLElement; createdAt: string } | { kind: 'edit'; id: number }

/** Label and Edit links open the dialog instead of their page; deleting a label needs no new page either. */
export function listenForLabels(): void {
  const dialog = document.getElementById('label-dialog')
  const form = dialog?.querySelector<HTMLFormElement>('[data-label-form]')
  if (!(dialog instanceof HTMLDialogElement) || !form) return
  const firebaseUid = form.dataset.uid ?? ''
  let task: Task | undefined

  document.addEventListener('click', (event) => {
    const link = plainlyPressedLink(event)
    if (link?.dataset.newLabel !== undefined) {
      task = { kind: 'create', opener: link, createdAt: link.dataset.newLabel }
      open('New timeline label', { name: '', description: '', color: DEFAULT_LABEL_COLOR })
    } else if (link?.dataset.editLabel !== undefined) {
      const { id, ...words } = JSON.parse(link.dataset.editLabel)
      task = { kind: 'edit', id }
      open('Edit timeline label', words)
    } else return
    event.preventDefault()
  })

  form.addEventListener('input', () => enableSubmit(form))
  form.addEventListener('submit', (event) => {
    const words = wordsIn(form)
    if (words.name === '') event.preventDefault()
    else if (task?.kind === 'create') void createLabel(firebaseUid, words, task)
    else if (task) void editLabel(firebaseUid, task.id, words)
  })
  window.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.dataset.deleteLabel === undefined) return
    event.preventDefault()
    void deleteLabel(firebaseUid, Number(event.target.dataset.deleteLabel))
  })

  function open(title: string, words: Record<keyof LabelWords, string>) {
    const heading = document.getElementById('label-dialog-title')
    if (heading) heading.textContent = title
    for (const name of ['name', 'description', 'color'] as const) fieldOf(form, name).value = words[name]
    enableSubmit(form)
    if (dialog instanceof HTMLDialogElement) dialog.showModal()
    fieldOf(form, 'name').focus()
  }
}

function plainlyPressedLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  return isPlain && event.target instanceof Element ? event.target.closest('a') : null
}

/** A name that is blank is not sent (specification, section 5). */
function enableSubmit(form: HTMLFormElement | null | undefined) {
  const submit = form?.querySelector<HTMLButtonElement>('[type=submit]')
  if (submit) submit.disabled = fieldOf(form, 'name').value.trim() === ''
}

const wordsIn = (form: HTMLFormElement): LabelWords => ({
  name: fieldOf(form, 'name').value.trim(),
  description: fieldOf(form, 'description').value.trim() || undefined,
  color: fieldOf(form, 'color').value,
})

function fieldOf(form: HTMLFormElement | null | undefined, name: string): HTMLInputElement {
  const field = form?.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement)) throw new Error(`The label form has no ${name}`)
  return field
}

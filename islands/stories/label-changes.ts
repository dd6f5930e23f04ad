import { inkOn } from '../../src/shared/labels/label.ts'
import { errorSentence, send } from '../lib/api.ts'
import { follow } from '../lib/fragments.ts'
import { toast } from '../lib/toast.ts'

export interface LabelWords {
  name: string
  /** Undefined when it is empty: that is how it is sent (specification, section 5). */
  description: string | undefined
  color: string
}

const LABELS = '/api/timeline-labels'

/** Shows the label above its story at once, and takes it away again when it could not be kept. */
export async function createLabel(
  firebaseUid: string,
  words: LabelWords,
  { opener, createdAt }: { opener: HTMLElement; createdAt: string },
): Promise<void> {
  const card = newCard(words, opener)
  await change(
    'create',
    () => send('POST', LABELS, { firebaseUid, ...words, createdAt }),
    () => card?.remove(),
  )
}

/** Shows the new words at once, and the old ones again when they could not be kept. */
export async function editLabel(firebaseUid: string, id: number, words: LabelWords): Promise<void> {
  const card = cardOf(id)
  const before = card?.innerHTML
  if (card) fill(card, words)
  await change(
    'update',
    () => send('PUT', `${LABELS}/${id}`, { firebaseUid, ...words }),
    () => {
      if (card && before !== undefined) card.innerHTML = before
    },
  )
}

/** Hides the label at once, and shows it again when it could not be deleted. */
export async function deleteLabel(firebaseUid: string, id: number): Promise<void> {
  const stop = cardOf(id)?.closest('li')
  if (stop) stop.hidden = true
  const url = `${LABELS}/${id}?${new URLSearchParams({ firebaseUid })}`
  await change(
    'delete',
    () => send('DELETE', url),
    () => {
      if (stop) stop.hidden = false
    },
  )
}

type Deed = 'create' | 'update' | 'delete'
const DONE: Record<Deed, { title: string; text: string }> = {
  create: { title: 'Label Created', text: 'New timeline label has been created successfully.' },
  update: { title: 'Label Updated', text: 'Your timeline label has been updated successfully.' },
  delete: { title: 'Label Deleted', text: 'Your timeline label has been deleted successfully.' },
}

async function change(deed: Deed, call: () => Promise<unknown>, undo: () => void) {
  try {
    await call()
    toast({ kind: 'success', ...DONE[deed] })
    await follow(location.href, '#timeline', { history: 'replace' })
  } catch (error) {
    undo()
    const text = errorSentence(error, `Failed to ${deed} timeline label. Please try again.`)
    toast({ kind: 'error', title: 'Error', text })
  }
}

const cardOf = (id: number) => document.querySelector<HTMLElement>(`[data-label="${id}"]`)

/** Made from the page's template, above the story that is labeled. */
function newCard(words: LabelWords, opener: HTMLElement): Element | undefined {
  const template = document.getElementById('label-template')
  const story = opener.closest('li')
  if (!(template instanceof HTMLTemplateElement) || !story) return undefined
  const stop = template.content.firstElementChild?.cloneNode(true)
  if (!(stop instanceof HTMLElement)) return undefined
  fill(stop, words)
  const date = stop.querySelector('[data-slot=date]')
  if (date) date.textContent = story.querySelector('time')?.textContent?.split(' · ')[0] ?? ''
  story.before(stop)
  return stop
}

function fill(card: HTMLElement, { name, description, color }: LabelWords) {
  const chip = card.querySelector<HTMLElement>('[data-slot=name]')
  if (chip) {
    chip.textContent = name
    chip.style.backgroundColor = color
    chip.style.color = inkOn(color)
  }
  const text = card.querySelector<HTMLElement>('[data-slot=description]')
  if (text) {
    text.textContent = description ?? ''
    text.hidden = !description
  }
}

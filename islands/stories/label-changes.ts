import { inkOn } from '../../src/shared/labels/label.ts'
import { errorSentence, send } from '../lib/api.ts'
import { loadPart } from '../lib/fragments.ts'
import { toast } from '../lib/toast.ts'

export interface LabelWords {
  name: string
  /** Undefined when it is empty: then it is not sent (specification, section 5). */
  description: string | undefined
  color: string
}

const LABELS = '/api/timeline-labels'

/**
 * Shows the label above the story from `createdAt` at once; when it could not be stored it is removed, and `askAgain`
 * shows what was typed.
 */
export async function createLabel(
  firebaseUid: string,
  words: LabelWords,
  createdAt: string,
  askAgain: () => void,
): Promise<void> {
  let card: Element | undefined
  await change('create', () => send('POST', LABELS, { firebaseUid, ...words, createdAt }), {
    show() {
      if (!card?.isConnected) card = newCard(words, createdAt)
    },
    undo() {
      card?.remove()
      askAgain()
    },
  })
}

/** Shows the new words at once; when they could not be stored the old ones return, and `askAgain` shows what was typed. */
export async function editLabel(
  firebaseUid: string,
  id: number,
  words: LabelWords,
  askAgain: () => void,
): Promise<void> {
  let card: HTMLElement | null = null
  let before = ''
  let colorsBefore = ''
  await change('update', () => send('PUT', `${LABELS}/${id}`, { firebaseUid, ...words }), {
    show() {
      if (card?.isConnected) return
      card = cardOf(id)
      if (!card) return
      before = card.innerHTML
      colorsBefore = partsOf(card).color?.cssText ?? ''
      fill(card, words)
    },
    undo() {
      if (card) {
        card.innerHTML = before
        const { color } = partsOf(card)
        if (color) color.cssText = colorsBefore
      }
      askAgain()
    },
  })
}

/** Hides the label at once, and shows it again when it could not be deleted. */
export async function deleteLabel(firebaseUid: string, id: number): Promise<void> {
  const url = `${LABELS}/${id}?${new URLSearchParams({ firebaseUid })}`
  const hide = (hidden: boolean) => {
    const stop = cardOf(id)?.closest('li')
    if (stop) stop.hidden = hidden
  }
  await change('delete', () => send('DELETE', url), { show: () => hide(true), undo: () => hide(false) })
}

type Deed = 'create' | 'update' | 'delete'
const DONE: Record<Deed, { title: string; text: string }> = {
  create: { title: 'Label Created', text: 'New timeline label has been created successfully.' },
  update: { title: 'Label Updated', text: 'Your timeline label has been updated successfully.' },
  delete: { title: 'Label Deleted', text: 'Your timeline label has been deleted successfully.' },
}

/** The timeline may be reloaded meanwhile (a story is done, a first visit's time zone): the change is applied again. */
async function change(
  deed: Deed,
  call: () => Promise<unknown>,
  { show, undo }: { show: () => void; undo: () => void },
) {
  show()
  addEventListener('islands', show)
  try {
    await call()
    toast({ kind: 'success', ...DONE[deed] })
    removeEventListener('islands', show)
    await loadPart(location.href, '#timeline', { history: 'replace' })
  } catch (error) {
    removeEventListener('islands', show)
    undo()
    const text = errorSentence(error, `Failed to ${deed} timeline label. Please try again.`)
    const field = /description/i.test(text) ? 'label-description' : 'label-name'
    toast({ kind: 'error', title: 'Error', text, field: deed === 'delete' ? undefined : field })
  }
}

const cardOf = (id: number) => document.querySelector<HTMLElement>(`[data-key="l${id}"]`)

/** Made from the page's template, above the labeled story. */
function newCard(words: LabelWords, createdAt: string): Element | undefined {
  const template = document.getElementById('label-template')
  const story = document.querySelector(`.story-card time[datetime="${createdAt}"]`)?.closest('li')
  if (!(template instanceof HTMLTemplateElement) || !story) return undefined
  const stop = template.content.firstElementChild?.cloneNode(true)
  if (!(stop instanceof HTMLElement)) return undefined
  fill(stop, words)
  const { date } = partsOf(stop)
  if (date) date.textContent = story.querySelector('time')?.textContent?.split(' · ')[0] ?? ''
  story.before(stop)
  return stop
}

function fill(card: HTMLElement, words: LabelWords) {
  const { name, description, color } = partsOf(card)
  if (name) name.textContent = words.name
  color?.setProperty('--dot', words.color)
  color?.setProperty('--on', inkOn(words.color))
  if (!description) return
  description.textContent = words.description ?? ''
  description.hidden = !words.description
}

/** The parts of a label's card; its color is that of the dot. */
export const partsOf = (card: HTMLElement) => ({
  name: card.querySelector('bdi'),
  date: card.querySelector('h2 span'),
  description: card.querySelector<HTMLElement>('h2 + p'),
  color: card.closest('li')?.style,
})

import { withinMax } from '../../src/shared/kit/within-max.ts'

const before = new WeakMap<HTMLElement, string>()

/** Counts code points in a field with data-max as it is typed, and cuts what exceeds it. */
export function countWhatIsTyped(field: HTMLInputElement | HTMLTextAreaElement): void {
  const max = Number(field.dataset.max)
  const within = withinMax(field.value, max, before.get(field) ?? field.defaultValue)
  const caret = (field.selectionStart ?? 0) - (field.value.length - within.length)
  if (within !== field.value) {
    field.value = within
    field.setSelectionRange(caret, caret)
  }
  before.set(field, within)
  const used = [...within].length
  const count = document.getElementById(`${field.id}-count`)
  if (count) count.textContent = `${used}/${max}`
  const full = document.getElementById(`${field.id}-full`)
  if (full) full.textContent = used >= max ? 'That is all that fits.' : ''
}

import { keepInTab, keptInTab, takeFromTab } from '../lib/tab-memory.ts'

/** What the creation flow and the character screen pass to each other across pages of one tab. */
const SELECTION = 'creation.selection'
const MADE = 'creation.made-character'
const CHANGED = 'creation.characters-changed'

/** Stores who is chosen while the parent is on the character screen. */
export const setSelectionAside = (ids: readonly number[]) => keepInTab(SELECTION, ids)

/** Notes that the list has changed, and which character was created, if any. */
export function noteCharactersChanged(madeId?: number): void {
  keepInTab(CHANGED, Date.now())
  if (madeId !== undefined) keepInTab(MADE, madeId)
}

/** When the list last changed, in milliseconds since 1970; 0 if it did not in this visit. */
export const charactersChangedAt = (): number => {
  const at = keptInTab(CHANGED)
  return typeof at === 'number' ? at : 0
}

/** Who was chosen before the character screen, plus who was created there; undefined when the parent does not come from it. */
export function selectionOnReturn(): number[] | undefined {
  const [before, made] = [takeFromTab(SELECTION), takeFromTab(MADE)]
  if (!cameFromCharacterScreen()) return undefined
  const ids = [...(Array.isArray(before) ? before : []), made].filter((id) => typeof id === 'number')
  return ids.length > 0 ? [...new Set(ids)] : undefined
}

const cameFromCharacterScreen = () =>
  document.referrer.startsWith(`${location.origin}/app/character-creation`)

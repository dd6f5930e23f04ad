/** What the creation flow and the character screen tell each other across pages of one tab. */
const SELECTION = 'creation.selection'
const SAVED = 'creation.saved-character'
const CHANGED = 'creation.characters-changed'

/** Keeps who is chosen while the parent is on the character screen. */
export const setSelectionAside = (ids: readonly number[]) => write(SELECTION, ids)

/** Notes that the list has changed, and who was made, if anyone. */
export function noteCharactersChanged(madeId?: number): void {
  write(CHANGED, Date.now())
  write(SAVED, madeId ?? null)
}

/** When the list last changed, in milliseconds since 1970; 0 for not in this visit. */
export const charactersChangedAt = (): number => {
  const at = readValue(CHANGED)
  return typeof at === 'number' ? at : 0
}

/** Who is to be chosen when the parent comes back from a change on the character screen; undefined otherwise. */
export function selectionOnReturn(): number[] | undefined {
  const saved = takeValue(SAVED)
  if (saved === undefined) return undefined
  const before = takeValue(SELECTION)
  const ids = [...(Array.isArray(before) ? before : []), saved].filter((id) => typeof id === 'number')
  return [...new Set(ids)]
}

function write(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A browser that stores nothing forgets the selection.
  }
}

function takeValue(key: string): unknown {
  const value = readValue(key)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
  return value
}

function readValue(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '') as unknown
  } catch {
    return undefined
  }
}

/** What the creation flow and the character screen tell each other across pages of one tab. */
const SELECTION = 'creation.selection'
const MADE = 'creation.made-character'
const CHANGED = 'creation.characters-changed'

/** Keeps who is chosen while the parent is on the character screen. */
export const setSelectionAside = (ids: readonly number[]) => write(SELECTION, ids)

/** Notes that the list has changed, and who was made, if anyone. */
export function noteCharactersChanged(madeId?: number): void {
  write(CHANGED, Date.now())
  if (madeId !== undefined) write(MADE, madeId)
}

/** When the list last changed, in milliseconds since 1970; 0 for not in this visit. */
export const charactersChangedAt = (): number => {
  const at = readValue(CHANGED)
  return typeof at === 'number' ? at : 0
}

/** Who was chosen before the character screen, and who was made there; undefined when the parent does not come from it. */
export function selectionOnReturn(): number[] | undefined {
  const [before, made] = [takeValue(SELECTION), takeValue(MADE)]
  if (!cameFromCharacterScreen()) return undefined
  const ids = [...(Array.isArray(before) ? before : []), made].filter((id) => typeof id === 'number')
  return ids.length > 0 ? [...new Set(ids)] : undefined
}

const cameFromCharacterScreen = () =>
  document.referrer.startsWith(`${location.origin}/app/character-creation`)

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

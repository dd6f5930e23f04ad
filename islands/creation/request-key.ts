import type { StoryWish } from '../../src/components/creation/flow/story-wish.ts'

const WAITING = 'creation.request'

/** The key of this wish: the one it was sent with before, when no answer has come, else a new one. */
export function requestKeyFor(wish: StoryWish): string {
  const said = JSON.stringify(wish)
  const waiting = waitingRequest()
  const key = waiting?.said === said ? waiting.key : newKey()
  store(JSON.stringify({ said, key }))
  return key
}

/** The server has answered: the same wish would be for another story. */
export const requestAnswered = () => store(null)

function waitingRequest(): { said: string; key: string } | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(WAITING) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

function store(value: string | null) {
  try {
    if (value === null) sessionStorage.removeItem(WAITING)
    else sessionStorage.setItem(WAITING, value)
  } catch {
    // A browser that stores nothing cannot know a request again.
  }
}

const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

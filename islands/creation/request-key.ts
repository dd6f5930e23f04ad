import type { GenerateStoryBody } from '../../src/components/creation/flow/generate-story-body.ts'
import { keepInTab, keptInTab } from '../lib/tab-memory.ts'

const WAITING = 'creation.request'

/** The key of this wish: the one it was sent with before, if no answer has come, else a new one. */
export function requestKeyFor(wish: GenerateStoryBody): string {
  const said = JSON.stringify(wish)
  const waiting = waitingRequest()
  const key = waiting?.said === said ? waiting.key : newKey()
  keepInTab(WAITING, { said, key })
  return key
}

/** The server has answered: sending the same wish again means another story. */
export const requestAnswered = () => keepInTab(WAITING, undefined)

const waitingRequest = () => keptInTab(WAITING) as { said: string; key: string } | undefined

const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

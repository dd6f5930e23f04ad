import type { Step } from '../../src/components/creation/flow/flow.ts'
import { signInAgain } from '../lib/sign-in-again.ts'
import { keepInTab, takeFromTab } from '../lib/tab-memory.ts'

const LEFT = 'creation.left'
const STANDING = 'creation.standing'
const RETURNING = 'creation.returning'

interface UnfinishedFlow {
  firebaseUid: string
  address: string
  /** The page's state in the browser's history. */
  state: unknown
}

/** Where the parent is now. */
export const unfinishedFlowOf = (firebaseUid: string): UnfinishedFlow => ({
  firebaseUid,
  address: location.pathname + location.search,
  state: history.state,
})

/** The session has ended in the middle of something: goes to the login page, and from there back to the same place. */
export function signInAndReturn(place: UnfinishedFlow): void {
  keepInTab(LEFT, place)
  signInAgain()
}

/** The choices survive a page that is requested again when the session has ended, and a tab that was dropped. */
export const keepUnfinishedFlow = (firebaseUid: string, step: Step): void =>
  keepInTab(STANDING, step === 'name' || step === 'story' ? undefined : unfinishedFlowOf(firebaseUid))

/** From the page that a sign-in leads to, to where the same parent's session had ended. */
export function returnToUnfinishedFlow(firebaseUid: string): void {
  const left = takeFromTab(LEFT) ?? (comesFromSignIn() ? takeFromTab(STANDING) : undefined)
  const place = left as Partial<UnfinishedFlow> | undefined
  if (place?.firebaseUid !== firebaseUid || !place.address?.startsWith('/app')) return
  keepInTab(RETURNING, place.state ?? undefined)
  location.replace(place.address)
}

const comesFromSignIn = () => location.search === '' && document.referrer === `${location.origin}/login`

/** The page's history state when it was left; null unless the parent has just come back to it. */
export const stateOnReturn = (): unknown => takeFromTab(RETURNING) ?? null

import { ApiError } from './api.ts'
import { toastOnNextPage } from './toast.ts'

/** The session has ended in the middle of something: to the login page, which says so. */
export function signInAgain(): void {
  toastOnNextPage({ title: 'Please sign in again', text: 'You have been signed out in the meantime.' })
  location.assign('/login')
}

/** Whether a call failed because the session has ended: nothing more can come of it here, and the login page is on its way. */
export function endsSession(failure: unknown): boolean {
  if (!(failure instanceof ApiError) || failure.status !== 401) return false
  signInAgain()
  return true
}

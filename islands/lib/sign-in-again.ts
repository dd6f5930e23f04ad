import { ApiError } from './api.ts'
import { toastOnNextPage } from './toast.ts'

/** The session has ended in the middle of something: goes to the login page, which says so. */
export function signInAgain(): void {
  toastOnNextPage({ title: 'Please sign in again', text: 'You have been signed out in the meantime.' })
  location.assign('/login')
}

/** Whether a call failed because the session has ended: this page can do no more, and the login page is loading. */
export function endsSession(failure: unknown): boolean {
  if (!(failure instanceof ApiError) || failure.status !== 401) return false
  signInAgain()
  return true
}

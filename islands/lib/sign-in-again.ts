import { toastOnNextPage } from './toast.ts'

/** The session has ended in the middle of something: to the login page, which says so. */
export function signInAgain(): void {
  toastOnNextPage({ title: 'Please sign in again', text: 'You have been signed out in the meantime.' })
  location.assign('/login')
}

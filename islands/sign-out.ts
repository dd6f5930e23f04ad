import { ApiError, errorSentence, send } from './lib/api.ts'
import { makeBusy } from './lib/busy.ts'
import { toast, toastOnNextPage } from './lib/toast.ts'

/** The navigation says Signed Out, the settings card Logged Out (specification, section 8), of one device or of all. */
export async function signOut(form: HTMLFormElement, button: HTMLElement | null) {
  const everywhere = form.dataset.signOut === 'everywhere'
  const inSettings = everywhere || form.dataset.signOut === 'settings'
  const release = button instanceof HTMLButtonElement ? makeBusy(button, 'Signing out...') : () => {}
  try {
    await send('DELETE', `/api/auth/token${everywhere ? '?everywhere' : ''}`)
    toastOnNextPage(
      inSettings
        ? {
            kind: 'success',
            title: 'Logged Out',
            text: `You have been successfully logged out${everywhere ? ' on every device' : ''}.`,
          }
        : { kind: 'success', title: 'Signed Out', text: "You've been signed out successfully." },
      true,
    )
    location.assign('/')
  } catch (error) {
    release()
    const title = inSettings ? 'Logout Failed' : 'Logout Error'
    const text = error instanceof ApiError ? errorSentence(error, 'Failed to logout') : NO_NETWORK
    toast({ kind: 'error', title, text })
  }
}

const NO_NETWORK =
  'Signing out needs the network. You may still be signed in, and nothing has left this device.'

import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SignOutForm } from './sign-out-form.tsx'

export const SIGN_OUT_SHEET = 'sign-out-sheet'

/** Asks once before the phone's bar signs out; islands/sign-out-sheet.ts lists the stories that would be removed from the device. */
export function SignOutSheet() {
  return (
    <Dialog id={SIGN_OUT_SHEET} title="Sign out?" look="sheet">
      <p className="text-soft">Your stories stay safe in your account.</p>
      <div id="leaving" hidden className="mt-4 rounded-2xl border border-solid border-line bg-raised p-4" />
      <div className="mt-6 grid gap-3">
        <SignOutForm>
          <Button type="submit" variant="danger" className="icon-sign-out w-full">
            Sign Out
          </Button>
        </SignOutForm>
        <Button variant="secondary" data-closes="">
          Stay Signed In
        </Button>
      </div>
    </Dialog>
  )
}

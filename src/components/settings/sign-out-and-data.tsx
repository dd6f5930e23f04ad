import { DELETE_WORD } from '../../shared/constants.ts'
import { SignOutForm } from '../shell/sign-out-form.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { TitledCard } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { ChevronDownIcon, ShieldIcon, SignOutIcon } from '../ui/icons.tsx'

export function SignOutCard() {
  return (
    <TitledCard id="sign-out" title="Sign Out" icon={<SignOutIcon className="size-6" />}>
      <div className="flex flex-wrap items-center gap-3">
        <p className="mr-auto text-soft">Your stories stay safe here until you come back.</p>
        <SignOutForm from="settings">
          <Button type="submit" variant="danger">
            Sign Out
          </Button>
        </SignOutForm>
        <form method="post" action="/app/settings/sign-out-everywhere" data-sign-out="everywhere">
          <Button type="submit" variant="secondary">
            Sign out everywhere
          </Button>
        </form>
      </div>
    </TitledCard>
  )
}

/** The family's data, to download or to delete. `isUnconfirmed`: the word was not typed. */
export function FamilyDataCard({ isUnconfirmed }: { isUnconfirmed: boolean }) {
  return (
    <TitledCard id="family-data" title="Your Family's Data" icon={<ShieldIcon className="size-6" />}>
      <p className="mb-4 text-soft text-pretty">
        One ZIP with everything that is kept: your account, characters and photos, and each story with its
        text, pictures and sounds.
      </p>
      <a href="/app/settings/family-data" download="" className={buttonClass('secondary', 'medium')}>
        Download my family's data
      </a>
      <details id="delete" open={isUnconfirmed} className="mt-6 border-t border-solid border-line pt-4">
        <summary className="min-h-11 inline-flex items-center gap-2 rounded-full px-3 -ml-3 font-semibold text-danger cursor-pointer">
          <ChevronDownIcon />
          Delete account
        </summary>
        <form method="post" action="/app/settings/delete-account" className="mt-3 grid gap-4 max-w-lg">
          <p className="text-soft text-pretty">
            This ends your subscription at once and deletes your account with every character, story, picture,
            sound and photo. Unused credits are lost. It cannot be undone.
          </p>
          <Field
            id="confirmation"
            name="confirmation"
            label={`Type ${DELETE_WORD} to confirm`}
            autoComplete="off"
            autoCapitalize="characters"
            required
            error={isUnconfirmed ? `Please type ${DELETE_WORD}. Nothing has been deleted.` : undefined}
          />
          <Button type="submit" variant="danger" className="justify-self-start">
            Delete account for good
          </Button>
        </form>
      </details>
    </TitledCard>
  )
}

import { Button, LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { PageHeader } from '../ui/page-header.tsx'

export const SURE = 'sure-dialog'
/** The place of the story's or label's name. */
const SURE_WHAT = 'sure-what'
export const QUESTIONS = {
  story: 'Delete this story for good?',
  label: 'Delete this label?',
} as const
const ANSWER = 'Yes, delete it'

const DONE = {
  kind: 'success',
  title: 'Story Deleted',
  text: 'Your story has been deleted successfully.',
}
const FAILED = { title: 'Delete Failed', text: 'Failed to delete the story. Please try again.' }

/** Asks again, for all stories and labels of the page: islands/stories/sure-dialog.ts names the one. */
export const SureDialog = () => (
  <Dialog id={SURE} title={QUESTIONS.story}>
    <form
      method="post"
      data-fragment="#timeline"
      data-toast-done={JSON.stringify(DONE)}
      data-toast-failed={JSON.stringify(FAILED)}
      className="dialog-ways"
    >
      <p id={SURE_WHAT} className="mb-2 w-full text-lg text-soft wrap-anywhere" dir="auto" />
      <Button variant="secondary" data-closes="">
        Cancel
      </Button>
      <Button type="submit" variant="danger">
        {ANSWER}
      </Button>
    </form>
  </Dialog>
)

/** The same question as a page, without script. */
export const SurePage = ({ of, what, back }: { of: keyof typeof QUESTIONS; what: string; back: string }) => (
  <div className="page-width pb-16">
    <PageHeader title={QUESTIONS[of]} back={{ href: back, label: 'My Stories' }} />
    <Card className="max-w-lg">
      <p className="mb-6 text-lg wrap-anywhere" dir="auto">
        {what}
      </p>
      <form method="post" className="flex flex-wrap justify-end gap-3">
        <LinkButton href={back} variant="quiet">
          Cancel
        </LinkButton>
        <Button type="submit" variant="danger">
          {ANSWER}
        </Button>
      </form>
    </Card>
  </div>
)

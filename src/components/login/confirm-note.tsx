import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

/** Asks a new family to open the link in its letter, and sends the letter again. */
export function ConfirmNote({ email, isSent }: { email: string; isSent: boolean }) {
  return (
    <Card as="section" aria-labelledby="confirm-title" className="border-lamp/50!">
      <h2 id="confirm-title" className="heading text-xl">
        One tap before the first story
      </h2>
      <p className="mt-2 text-soft text-pretty wrap-anywhere">
        We sent a letter to {email}. Please open the link in it, so that we know it is yours; then your free
        stories can begin. It may have landed among the junk mail.
      </p>
      <form
        method="post"
        action="/app/settings/confirmation"
        className="mt-4 flex flex-wrap items-center gap-3"
      >
        <Button type="submit" variant="secondary" size="small">
          Send the Letter Again
        </Button>
        <p role="status" className="text-sm text-soft">
          {isSent && 'It is on its way once more.'}
        </p>
      </form>
    </Card>
  )
}

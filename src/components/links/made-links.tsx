import { SurePress } from '../stories/press-form.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'

/** With script it can be copied or shared with the device's own share sheet. */
export const LinkToCopy = ({ address, about }: { address: string; about?: string | undefined }) => (
  <div role="status" className="grid gap-3 rounded-2xl border border-solid border-lamp/50 bg-raised p-4">
    <Field
      id="made-link"
      label="Your link"
      value={address}
      readOnly
      hint="Copy it now: we keep no copy of the address, so it cannot be shown again."
    />
    {about && <p>{about}</p>}
    <div data-needs-script="" hidden className="flex flex-wrap gap-3">
      <Button size="small" data-copies="made-link">
        Copy
      </Button>
      <Button size="small" variant="secondary" data-sends="made-link" hidden>
        Send…
      </Button>
    </div>
  </div>
)

/** The end of the form in which a link is made. */
export const MakeLinkButton = ({ isFirst, isMade }: { isFirst: boolean; isMade: boolean }) => (
  <Button type="submit" variant={isMade ? 'secondary' : 'primary'} className="justify-self-start">
    {isFirst ? 'Make a link' : 'Make another link'}
  </Button>
)

interface LiveLinksProps {
  /** The list's title. */
  name: string
  /** The form's address; the ends of links are below it. */
  action: string
  /** The question before one is ended. */
  question: string
  links: readonly { id: number; label: string }[]
}

/** Live links, each with a way to end it; nothing where there is none. */
export function LiveLinks({ name, action, question, links }: LiveLinksProps) {
  if (links.length === 0) return null
  return (
    <ul className="grid gap-2" aria-label={name}>
      {links.map(({ id, label }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-4 rounded-2xl bg-ink/5 py-1 pl-4 pr-1"
        >
          <span className="wrap-anywhere">{label}</span>
          <form method="post" action={`${action}/${id}/end`} data-way="" className="ml-auto">
            <SurePress what={`the link: ${label}`} verb="End" question={question} answer="Yes, end it" />
          </form>
        </li>
      ))}
    </ul>
  )
}

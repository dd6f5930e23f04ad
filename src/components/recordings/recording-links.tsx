import { dateLabel } from '../../shared/kit/time-labels.ts'
import { VOICE_NAME_MAX } from '../../shared/recordings/recording.ts'
import { LinkToCopy, LiveLinks, MakeLinkButton } from '../links/made-links.tsx'
import type { Reader } from '../stories/reader.ts'
import { Field } from '../ui/field.tsx'

export interface RecordingLinksProps {
  storyId: number
  links: readonly { id: number; voice: string | null; createdAt: string; expiresAt: string | null }[]
  reader: Reader
  /** The link that was just made; its address is shown only once. */
  made?: { address: string; voice: string } | undefined
  error?: string | undefined
  /** The text that was refused. */
  typed?: string | undefined
}

/** Links with which somebody without an account reads the story aloud. */
export function RecordingLinks({ storyId, links, reader, made, error, typed }: RecordingLinksProps) {
  const action = `/app/story/${storyId}/record/link`
  return (
    <section id="ways" aria-labelledby="send" className="grid gap-4">
      <div>
        <h2 id="send" className="heading text-xl">
          Let somebody else read it
        </h2>
        <p className="mt-1 text-soft text-pretty">
          Send Grandma a link: she reads the story aloud in her own browser, without an account. She sees the
          words and pictures of this one story and nothing else. The link is for one voice and one time, and
          ends by itself after seven days.
        </p>
      </div>
      {made && <LinkToCopy address={made.address} />}
      <form method="post" action={action} data-way="" className="grid gap-3">
        <Field
          id="link-voice"
          name="voice"
          label="Whose voice is it?"
          placeholder="Grandma"
          maxLength={VOICE_NAME_MAX}
          defaultValue={typed}
          autoComplete="off"
          required
          error={error}
        />
        <MakeLinkButton isFirst={links.length === 0} isMade={made !== undefined} />
      </form>
      <LiveLinks
        name="Links by which somebody can read it now"
        action={action}
        question="Nobody can record by it any more. End it?"
        links={links.map(({ id, voice, createdAt, expiresAt }) => {
          const day = (at: string) => dateLabel(at, reader.now, reader.timeZone)
          return {
            id,
            label: `${voice}, made ${day(createdAt)}${expiresAt ? `, until ${day(expiresAt)}` : ''}`,
          }
        })}
      />
    </section>
  )
}

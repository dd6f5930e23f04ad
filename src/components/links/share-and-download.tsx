import { joinNames } from '../../shared/kit/join-names.ts'
import { dateLabel } from '../../shared/kit/time-labels.ts'
import { EDITION_KEYS, EDITIONS, type Edition } from '../../shared/stories/editions.ts'
import type { StandIn } from '../../shared/stories/without-names.ts'
import type { Reader } from '../stories/reader.ts'
import { buttonClass } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { Select } from '../ui/field.tsx'
import { LinkToCopy, LiveLinks, MakeLinkButton } from './made-links.tsx'

export interface ShareAndDownloadProps {
  storyId: number
  title: string
  /** The stand-in for each child in a link without names. */
  standIns: readonly StandIn[]
  /** Whether its words call a child by name, and so does every voice that tells it. */
  saysNames: boolean
  hasNarrator: boolean
  /** The family's voices that can tell it. */
  readers: readonly { id: number; name: string }[]
  links: readonly { id: number; withName: boolean; voice: string | null; createdAt: string }[]
  reader: Reader
  /** The choices for the link that was just made; by default with names, told by the narrator. */
  chosen?: { withName: boolean; voice: string | undefined } | undefined
  /** The address of the link that was just made; it is shown only once. */
  made?: string | undefined
  error?: string | undefined
}

/** Sharing and downloading a finished story: by a link, or as a book or a sound file. A dialog with script, a page without. */
export function ShareAndDownload(props: ShareAndDownloadProps) {
  const { storyId, hasNarrator, readers } = props
  return (
    <div id="ways" className="grid gap-8" data-story={storyId}>
      <SendLink {...props} />
      <TakeHome storyId={storyId} hasNarrator={hasNarrator} readers={readers} />
    </div>
  )
}

function SendLink(props: ShareAndDownloadProps) {
  const { storyId, standIns, hasNarrator, readers, links, reader, chosen, made, error } = props
  const action = `/story/${storyId}/share`
  const names = standIns.length > 1 ? 'names' : 'name'
  const losesVoice = props.saysNames && (hasNarrator || readers.length > 0)
  const isVoiceless = losesVoice && chosen?.withName === false
  return (
    <section aria-labelledby="send-title" className="grid gap-4">
      <div>
        <h2 id="send-title" className="heading text-xl">
          Send a link
        </h2>
        <p className="mt-1 text-soft text-pretty">
          Whoever has it can see and hear this one story, without an account, until you end it. It shows
          nothing else of yours, and no photo.
        </p>
      </div>
      {made && <LinkToCopy address={made} about={isVoiceless ? VOICELESS : undefined} />}
      <form method="post" action={action} data-way="" className="grid gap-3">
        <fieldset className="grid gap-3">
          <legend className="sr-only">What the story calls your child</legend>
          {standIns.length > 0 && <NameChoices {...{ standIns, hasNarrator, losesVoice, chosen }} />}
        </fieldset>
        {readers.length > 0 && <VoiceToHear readers={readers} hasNarrator={hasNarrator} chosen={chosen} />}
        {error && (
          <p role="alert" className="text-danger font-medium">
            {error}
          </p>
        )}
        <MakeLinkButton isFirst={links.length === 0} isMade={made !== undefined} />
      </form>
      <LiveLinks
        name="Links that lead to this story now"
        action={action}
        question="Nobody can follow it any more. End it?"
        links={links.map(({ id, withName, voice: readBy, createdAt }) => {
          const day = dateLabel(createdAt, reader.now, reader.timeZone)
          const named = `${day}, ${withName ? `with the ${names}` : `without the ${names}`}`
          return { id, label: readBy === null ? named : `${named}, read by ${readBy}` }
        })}
      />
    </section>
  )
}

const VOICELESS = 'This link has no voice: it is a story to read aloud.'

/** A family voice is heard only where it was chosen: the narrator is the default. */
const VoiceToHear = ({
  readers,
  hasNarrator,
  chosen,
}: Pick<ShareAndDownloadProps, 'readers' | 'hasNarrator' | 'chosen'>) => (
  <Select
    id="link-voice"
    name="voice"
    label="Who tells it"
    defaultValue={chosen?.voice ?? ''}
    hint="Your own voices are heard only by a link for which you choose one here."
  >
    <option value="">{hasNarrator ? 'The narrator' : 'Nobody: to be read aloud'}</option>
    {readers.map(({ id, name }) => (
      <option key={id} value={name}>
        {name}
      </option>
    ))}
  </Select>
)

interface NameChoicesProps extends Pick<ShareAndDownloadProps, 'standIns' | 'hasNarrator' | 'chosen'> {
  /** Without the name it has no voice, although it would have one. */
  losesVoice: boolean
}

function NameChoices({ standIns, hasNarrator, losesVoice, chosen }: NameChoicesProps) {
  const withName = chosen?.withName ?? true
  const names = joinNames(standIns.map(({ name }) => name))
  const called = joinNames(standIns.map(({ name, standIn }) => `${name} is called ${standIn}`))
  const withoutVoice = losesVoice
    ? ` The voice says ${standIns.length > 1 ? 'their names' : 'the name'}, so this one has none: it is a story to read aloud.`
    : ''
  return (
    <>
      <NameChoice
        value="true"
        isChosen={withName}
        title="As it is"
        text={`With ${names} by name${hasNarrator ? ', and with the voice' : ''}.`}
      />
      <NameChoice
        value="false"
        isChosen={!withName}
        title="Without the first name"
        text={`${called} in it.${withoutVoice}`}
      />
    </>
  )
}

interface NameChoiceProps {
  value: 'true' | 'false'
  isChosen: boolean
  title: string
  text: string
}

const NameChoice = ({ value, isChosen, title, text }: NameChoiceProps) => (
  <label className="group flex gap-3 rounded-2xl border border-solid border-line bg-surface p-4 cursor-pointer hover:border-edge has-[:checked]:border-lamp! has-[:checked]:bg-raised has-[:focus-visible]:outline has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-lamp">
    <input
      type="radio"
      name="withName"
      value={value}
      defaultChecked={isChosen}
      className="mt-1 size-5 shrink-0 accent-lamp"
    />
    <span className="min-w-0">
      <span className="block font-semibold leading-snug">{title}</span>
      <span className="block mt-0.5 text-sm text-soft leading-snug wrap-anywhere">{text}</span>
    </span>
  </label>
)

function TakeHome({
  storyId,
  hasNarrator,
  readers,
}: Pick<ShareAndDownloadProps, 'storyId' | 'hasNarrator' | 'readers'>) {
  const editions = EDITION_KEYS.filter((edition) => hasNarrator || edition !== 'audiobook')
  return (
    <section aria-labelledby="home-title" className="grid gap-3">
      <div>
        <h2 id="home-title" className="heading text-xl">
          Take it home
        </h2>
        <p className="mt-1 text-soft text-pretty">
          Each is made for you when you press it, and kept nowhere.
        </p>
      </div>
      <ul className="grid gap-2">
        {editions.map((edition) => (
          <EditionLine key={edition} edition={edition} storyId={storyId} />
        ))}
        {readers.flatMap((reader) =>
          HEARD.map((edition) => (
            <EditionLine
              key={`${edition} ${reader.id}`}
              edition={edition}
              storyId={storyId}
              reader={reader}
            />
          )),
        )}
      </ul>
    </section>
  )
}

/** Formats with a voice. */
const HEARD = ['ebook', 'fixed-ebook', 'audiobook'] as const satisfies Edition[]

function EditionLine({
  edition,
  storyId,
  reader,
}: {
  edition: Edition
  storyId: number
  reader?: { id: number; name: string }
}) {
  const { name: plain, format, about } = EDITIONS[edition]
  const name = reader ? `${plain}, read by ${reader.name}` : plain
  return (
    <li className="flex items-center justify-between gap-4 rounded-2xl bg-ink/5 py-2 pl-4 pr-2">
      <span className="min-w-0">
        <span className="block font-semibold leading-snug">{name}</span>
        <span className="block mt-0.5 text-sm text-soft leading-snug">{about}</span>
      </span>
      <a
        href={`/story/${storyId}/take-home/${edition}${reader ? `?voice=${reader.id}` : ''}`}
        aria-label={`${name}, ${format}`}
        className={cx(buttonClass('secondary', 'small'), 'shrink-0')}
      >
        {format}
      </a>
    </li>
  )
}

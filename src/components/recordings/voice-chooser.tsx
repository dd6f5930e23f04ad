import { useState } from 'react'
import type { RecordedVoice } from '../../shared/recordings/recorded-story-payload.ts'
import { VOICE_NAME_MAX } from '../../shared/recordings/recording.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'

interface VoiceChooserProps {
  voices: readonly RecordedVoice[]
  pageCount: number
  voice: string
  /** Somebody is recording right now. */
  isFixed: boolean
  onVoice: (voice: string) => void
  onForget: (name: string) => void
}

/** The current voice, and who has read the story already. */
export function VoiceChooser({ voices, pageCount, voice, isFixed, onVoice, onForget }: VoiceChooserProps) {
  return (
    <Card className="grid gap-4">
      <Field
        id="voice"
        label="Whose voice is it?"
        placeholder="Papa"
        value={voice}
        maxLength={VOICE_NAME_MAX}
        autoComplete="off"
        disabled={isFixed}
        hint="As your child calls you. The player asks by this name who should read."
        onChange={({ target }) => onVoice(target.value)}
      />
      {voices.length > 0 && (
        <ul className="grid gap-2" aria-label="Who has read this story">
          {voices.map((one) => (
            <Voice
              key={one.name}
              voice={one}
              pageCount={pageCount}
              isChosen={one.name === voice.trim()}
              isFixed={isFixed}
              onChoose={() => onVoice(one.name)}
              onForget={() => onForget(one.name)}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

interface VoiceProps {
  voice: RecordedVoice
  pageCount: number
  isChosen: boolean
  isFixed: boolean
  onChoose: () => void
  onForget: () => void
}

function Voice({ voice, pageCount, isChosen, isFixed, onChoose, onForget }: VoiceProps) {
  const { name, state, recorded } = voice
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 rounded-2xl bg-ink/5 py-1 pl-4 pr-1">
      <span className="min-w-0">
        <span className="font-semibold wrap-anywhere">{name}</span>{' '}
        <span className="text-soft">{`${recorded.length} of ${pageCount} pages`}</span>
        <span role="status" className="block text-sm text-soft empty:hidden">
          {state === 'making' && 'Joining it with the story…'}
          {state === 'delayed' &&
            'It could not be joined with the story yet. Nothing is lost: it is tried again in a while, by itself.'}
          {state === 'failed' &&
            'It could not be joined with the story. Nothing is lost: record any page once more to try again.'}
        </span>
      </span>
      <span className="ml-auto flex flex-wrap justify-end">
        {!isChosen && (
          <Button
            variant="quiet"
            size="small"
            disabled={isFixed}
            aria-label={`Go on as ${name}`}
            onClick={onChoose}
          >
            Go On
          </Button>
        )}
        <Forget name={name} isFixed={isFixed} onForget={onForget} />
      </span>
    </li>
  )
}

/** Asks again before a voice is deleted. */
function Forget({ name, isFixed, onForget }: Pick<VoiceProps, 'isFixed' | 'onForget'> & { name: string }) {
  const [isSure, setSure] = useState(false)
  if (!isSure) {
    return (
      <Button
        variant="quiet"
        size="small"
        disabled={isFixed}
        aria-label={`Delete the voice of ${name}`}
        onClick={() => setSure(true)}
      >
        Delete
      </Button>
    )
  }
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setSure(false)}>
        Cancel
      </Button>
      <Button
        variant="danger"
        size="small"
        aria-label={`Yes, delete it: the voice of ${name}`}
        onClick={() => {
          setSure(false)
          onForget()
        }}
      >
        Yes, delete it
      </Button>
    </>
  )
}

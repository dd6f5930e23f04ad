import type { ReactNode } from 'react'
import type { AuthorStyle } from '../../shared/stories/story-request.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Badge } from '../ui/feedback.tsx'
import { SheetIcon } from '../ui/sheet-icon.tsx'
import type { Dispatch } from './dispatch.ts'
import type { VoiceChoice } from './flow/options.ts'
import { StepActions, StepHeader } from './step-header.tsx'
import { VoicePicker } from './voice-picker.tsx'

/** The third step: the author's manner, and the voice. */
export function AuthorStep({
  author,
  voices,
  voiceId,
  price,
  dispatch,
  onBack,
}: {
  author: AuthorStyle
  voices: readonly VoiceChoice[]
  voiceId: string | null
  /** The story's price. */
  price: ReactNode
  dispatch: Dispatch
  onBack: () => void
}) {
  return (
    <div className="mx-auto max-w-3xl">
      <StepHeader title="Your Perfect Story Style" back={{ label: 'Back', onBack }}>
        Tonight's story is told in the manner of one of the great storytellers.
      </StepHeader>
      <div className="mb-4">
        <Button
          variant="secondary"
          size="small"
          icon={<SheetIcon of="shuffle" />}
          onClick={() => dispatch({ type: 'another-author', draw: Math.random() })}
        >
          Pick Another Style
        </Button>
      </div>
      <div aria-live="polite">
        <AuthorCard key={author.name} author={author} />
      </div>
      {voices.length > 1 && (
        <VoicePicker voices={voices} value={voiceId} onPick={(id) => dispatch({ type: 'pick-voice', id })} />
      )}
      <StepActions>
        <div className="grid w-full justify-items-center gap-2">
          <Button
            size="large"
            aria-haspopup="dialog"
            onClick={() => dispatch({ type: 'open-dialog', dialog: 'style' })}
            className="max-sm:w-full"
          >
            Create My Story
          </Button>
          {price}
        </div>
      </StepActions>
    </div>
  )
}

function AuthorCard({ author }: { author: AuthorStyle }) {
  return (
    <Card className="relative overflow-hidden">
      <SheetIcon of="quill" className="absolute -right-6 -top-6 size-36 text-ink/6" />
      <p className="text-sm font-semibold text-accent">{author.specialty}</p>
      <h2 className="heading mt-1 text-3xl sm:text-4xl">{author.displayName}</h2>
      <p className="mt-1 text-soft">{author.era}</p>
      <p className="mt-5 border-l-3 border-solid border-lamp pl-4 text-lg text-pretty sm:text-xl">
        {author.style}
      </p>
      <ul aria-label="Techniques" className="mt-5 flex flex-wrap gap-2">
        {author.techniques.map((technique) => (
          <li key={technique}>
            <Badge>{technique}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}

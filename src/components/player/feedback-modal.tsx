import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { IslandDialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/field.tsx'
import { BackIcon, ThumbDownIcon, ThumbUpIcon } from '../ui/icons.tsx'

export type Rating = 'positive' | 'negative'

const COMMENT_MAX = 2000

interface FeedbackModalProps {
  open: boolean
  onClose: () => void
  /** Resolves to whether it was stored. */
  onSubmit: (rating: Rating, comment: string) => Promise<boolean>
}

/** Thumbs-up or thumbs-down, then an optional comment. */
export function FeedbackModal({ open, onClose, onSubmit }: FeedbackModalProps) {
  const [rating, setRating] = useState<Rating>()
  return (
    <IslandDialog id="story-feedback" title="How was this story?" open={open} onClose={onClose}>
      {rating === undefined ? (
        <RatingStep onRate={setRating} />
      ) : (
        <CommentStep
          rating={rating}
          onBack={() => setRating(undefined)}
          onSubmit={(comment) => onSubmit(rating, comment)}
        />
      )}
    </IslandDialog>
  )
}

function RatingStep({ onRate }: { onRate: (rating: Rating) => void }) {
  return (
    <>
      <p className="text-soft">A word from you helps the next one to be even better.</p>
      <div className="mt-6 grid grid-cols-2 gap-3">
        <RatingButton label="We loved it" onPress={() => onRate('positive')}>
          <ThumbUpIcon className="size-9" />
        </RatingButton>
        <RatingButton label="Not for us" onPress={() => onRate('negative')}>
          <ThumbDownIcon className="size-9" />
        </RatingButton>
      </div>
    </>
  )
}

function RatingButton({
  label,
  onPress,
  children,
}: {
  label: string
  onPress: () => void
  children: React.ReactNode
}) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="grid justify-items-center gap-3 rounded-2xl border border-solid border-edge bg-raised px-3 py-6 font-semibold text-accent transition-colors hover:border-lamp hover:text-lamp"
    >
      {children}
      <span className="text-ink">{label}</span>
    </button>
  )
}

function CommentStep({
  rating,
  onBack,
  onSubmit,
}: {
  rating: Rating
  onBack: () => void
  onSubmit: (comment: string) => Promise<boolean>
}) {
  const [comment, setComment] = useState('')
  const [state, setState] = useState<'writing' | 'sending' | 'failed'>('writing')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setState('sending')
    const kept = await onSubmit(comment.trim())
    if (!kept) setState('failed')
  }
  return (
    <form onSubmit={submit}>
      <TextArea
        id="feedback-comment"
        label={
          rating === 'positive' ? 'What did you like best? (optional)' : 'What could be better? (optional)'
        }
        max={COMMENT_MAX}
        maxLength={COMMENT_MAX}
        rows={3}
        autoFocus
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
        error={state === 'failed' ? 'Failed to submit feedback. Please try again later.' : undefined}
      />
      <div className="mt-5 flex items-center justify-between gap-3">
        <Button variant="quiet" icon={<BackIcon />} onClick={onBack}>
          Back
        </Button>
        <Button type="submit" busy={state === 'sending'}>
          Submit
        </Button>
      </div>
    </form>
  )
}

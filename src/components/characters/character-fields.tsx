import { DESCRIPTION_MAX } from '../../shared/constants.ts'
import { withinMax } from '../../shared/kit/within-max.ts'
import type { Gender } from '../../shared/stories/story-request.ts'
import { Field, TextArea } from '../ui/field.tsx'
import { RadioCards } from '../ui/radio-cards.tsx'
import type { CharacterDraft, DraftField } from './draft.ts'

const GENDERS: { value: Gender; label: string }[] = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
]

export interface FieldsProps {
  draft: CharacterDraft
  /** Errors by field. */
  errors: Partial<Record<DraftField, string>>
  onChange: (changes: Partial<CharacterDraft>) => void
}

/** Who the child is. */
export function WhoFields({ draft, errors, onChange }: FieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
      <Field
        id="name"
        label="Name"
        autoComplete="off"
        enterKeyHint="next"
        required
        error={errors.name}
        value={draft.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <RadioCards
        legend="Gender"
        name="gender"
        columns="grid-cols-2"
        options={GENDERS}
        value={draft.gender}
        onPick={(gender) => onChange({ gender })}
      />
    </div>
  )
}

/** For the few names that a voice mispronounces. */
export function SoundsLikeField({ draft, errors, onChange }: FieldsProps) {
  return (
    <Field
      id="soundsLike"
      label="Sounds like (optional)"
      hint="The name, if the voice might say it wrong: neev for Niamh."
      autoComplete="off"
      enterKeyHint="next"
      error={errors.soundsLike}
      value={draft.soundsLike}
      onChange={(event) => onChange({ soundsLike: event.target.value })}
    />
  )
}

/** What the child looks like and loves. */
export function DescriptionField({ draft, errors, onChange }: FieldsProps) {
  return (
    <TextArea
      id="description"
      label="Description"
      hint="Looks and loves: curly red hair, brown eyes, a green hoodie. Afraid of nothing but broccoli."
      rows={5}
      required
      max={DESCRIPTION_MAX}
      error={errors.description}
      value={draft.description}
      onChange={({ target, nativeEvent }) => {
        // A word that an input method is still composing is left alone.
        const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
        onChange({
          description: isComposing
            ? target.value
            : withinMax(target.value, DESCRIPTION_MAX, draft.description),
        })
      }}
    />
  )
}

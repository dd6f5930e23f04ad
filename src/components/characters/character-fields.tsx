import { DESCRIPTION_MAX } from '../../shared/constants.ts'
import type { Gender } from '../../shared/story-request.ts'
import { Field, TextArea } from '../ui/field.tsx'
import { RadioCards } from '../ui/radio-cards.tsx'
import type { Draft } from './draft.ts'

const GENDERS: { value: Gender; label: string }[] = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
]

export type ChangeDraft = (changes: Partial<Draft>) => void

/** Who the child is. */
export function WhoFields({ draft, onChange }: { draft: Draft; onChange: ChangeDraft }) {
  return (
    <>
      <Field
        id="name"
        label="Name"
        autoComplete="off"
        enterKeyHint="next"
        required
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
    </>
  )
}

/** What the child looks like and loves. */
export function DescriptionField({ draft, onChange }: { draft: Draft; onChange: ChangeDraft }) {
  return (
    <TextArea
      id="description"
      label="Description"
      hint="Looks and loves: curly red hair, brown eyes, a green hoodie. Afraid of nothing but broccoli."
      rows={5}
      required
      max={DESCRIPTION_MAX}
      value={draft.description}
      onChange={(event) => onChange({ description: event.target.value })}
    />
  )
}

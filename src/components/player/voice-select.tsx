import { RadioCards } from '../ui/radio-cards.tsx'

/** The narrator's value among the voices' names. */
export const NARRATOR = ''

interface VoiceChoiceProps {
  /** The family's voices that have read the story. */
  names: readonly string[]
  /** NARRATOR, or one of the names. */
  value: string
  onPick: (name: string) => void
}

/** The voice that reads the story tonight. */
export const VoiceSelect = ({ names, value, onPick }: VoiceChoiceProps) => (
  <div className="mt-6 text-left">
    <RadioCards
      legend="Who reads it?"
      name="voice"
      value={value}
      onPick={onPick}
      options={[...names, NARRATOR].map((name) => ({
        value: name,
        label: name === NARRATOR ? 'The narrator' : name,
      }))}
    />
  </div>
)

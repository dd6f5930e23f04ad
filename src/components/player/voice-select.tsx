import { RadioCards } from '../ui/radio-cards.tsx'

/** The narrator, among the voices by name. */
export const NARRATOR = ''

interface VoiceChoiceProps {
  /** Who of the family has read the story. */
  names: readonly string[]
  /** NARRATOR, or one of the names. */
  value: string
  onPick: (name: string) => void
}

/** Who reads the story tonight. */
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

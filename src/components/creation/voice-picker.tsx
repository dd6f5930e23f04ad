import { Button } from '../ui/button.tsx'
import { SheetIcon } from '../ui/sheet-icon.tsx'
import { Spinner } from '../ui/spinner.tsx'
import type { VoiceChoice } from './flow/options.ts'
import { RadioCard } from './radio-card.tsx'
import { useSample } from './use-sample.ts'

/** The voice that reads the story, with a sample of each. */
export function VoicePicker({
  voices,
  value,
  onPick,
}: {
  voices: readonly VoiceChoice[]
  value: string | null
  onPick: (id: string) => void
}) {
  const { sample, press } = useSample()
  return (
    <fieldset className="mt-7">
      <legend className="mb-2 font-semibold">Who reads it?</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {voices.map((voice) => (
          <div key={voice.id} className="relative">
            <RadioCard
              name="voice"
              value={voice.id}
              checked={voice.id === value}
              onPick={() => onPick(voice.id)}
              className="h-full py-3 pl-4 pr-28"
            >
              <span className="block font-semibold leading-snug">{voice.name}</span>
              <span className="mt-0.5 block text-sm leading-snug text-soft">{voice.description}</span>
            </RadioCard>
            <SampleButton
              name={voice.name}
              phase={sample?.voiceId === voice.id ? sample.phase : undefined}
              onPress={() => press(voice.id)}
            />
          </div>
        ))}
      </div>
      <p role="status" className="mt-2 text-sm text-soft empty:hidden">
        {sample?.phase === 'failed' && 'The voice could not be heard just now. Please try again.'}
      </p>
    </fieldset>
  )
}

function SampleButton({
  name,
  phase,
  onPress,
}: {
  name: string
  phase: 'coming' | 'playing' | 'failed' | undefined
  onPress: () => void
}) {
  const isOn = phase === 'coming' || phase === 'playing'
  return (
    <Button
      variant="quiet"
      icon={phase === 'coming' ? <Spinner /> : <SheetIcon of={isOn ? 'stop' : 'play'} />}
      aria-label={isOn ? `Stop ${name}` : `Hear ${name}`}
      aria-busy={phase === 'coming'}
      onClick={onPress}
      className="absolute! right-1 middle z-2 min-h-11"
    >
      {isOn ? 'Stop' : 'Hear'}
    </Button>
  )
}

import type { Env } from '../env.ts'
import type { Narrator, NarratorVoice } from '../ports/narrator.ts'
import { type ElevenlabsVoiceOptions, elevenlabsNarrator } from '../vendors/elevenlabs/voice.ts'

/** The environment's narrator; undefined for the embedded one. */
export function chooseNarrator(
  env: Env,
  { line, mix }: Pick<ElevenlabsVoiceOptions, 'line' | 'mix'>,
): Narrator | undefined {
  const [first, ...others] = env.ELEVENLABS_VOICE_ID.split(',').map(voiceOf)
  if (!env.ELEVENLABS_API_KEY || !first) return undefined
  return elevenlabsNarrator({
    apiKey: env.ELEVENLABS_API_KEY,
    baseUrl: env.ELEVENLABS_BASE_URL,
    model: env.ELEVENLABS_MODEL,
    voices: [first, ...others],
    charactersPerCall: env.ELEVENLABS_CHARACTERS_PER_CALL,
    line,
    mix,
  })
}

/** A voice from `id=Name`. */
function voiceOf(entry: string): NarratorVoice {
  const [id = '', name = 'The storyteller'] = entry.split('=')
  return { id, name, description: 'a voice of ElevenLabs' }
}

import type { Env } from '../env.ts'
import type { Ambience } from '../ports/ambience.ts'
import { type ElevenlabsSoundOptions, elevenlabsAmbience } from '../vendors/elevenlabs/ambience.ts'

/** The environment's ambience; undefined for the embedded one. */
export function chooseAmbience(
  env: Env,
  { line, loop }: Pick<ElevenlabsSoundOptions, 'line' | 'loop'>,
): Ambience | undefined {
  if (!env.ELEVENLABS_API_KEY) return undefined
  return elevenlabsAmbience({ apiKey: env.ELEVENLABS_API_KEY, baseUrl: env.ELEVENLABS_BASE_URL, line, loop })
}

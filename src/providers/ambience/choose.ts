import type { Env } from '../../env.ts'
import { type ElevenlabsSoundOptions, elevenlabsAmbience } from './elevenlabs.ts'
import type { Ambience } from './index.ts'

/** The maker of ambience that the environment asks for; undefined for the embedded one. */
export function chooseAmbience(
  env: Env,
  { line, loop }: Pick<ElevenlabsSoundOptions, 'line' | 'loop'>,
): Ambience | undefined {
  if (!env.ELEVENLABS_API_KEY) return undefined
  return elevenlabsAmbience({ apiKey: env.ELEVENLABS_API_KEY, baseUrl: env.ELEVENLABS_BASE_URL, line, loop })
}

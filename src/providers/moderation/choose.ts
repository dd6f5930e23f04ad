import { type Env, moderatedByOpenai } from '../../env.ts'
import type { CallsOut } from '../calls-out/index.ts'
import { embeddedModerator } from './embedded/index.ts'
import type { Moderator } from './index.ts'
import { createOpenaiModerator } from './openai.ts'

/** The embedded check, with OpenAI's behind it when there is a key. `onDown` hears when that cannot be asked. */
export function chooseModerator(env: Env, callsOut: CallsOut, onDown: (error: unknown) => void): Moderator {
  if (!moderatedByOpenai(env)) return embeddedModerator
  return createOpenaiModerator({ apiKey: env.OPENAI_API_KEY, embedded: embeddedModerator, onDown }, callsOut)
}

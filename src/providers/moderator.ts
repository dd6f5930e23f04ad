import { embeddedModerator } from '../embedded/moderation/index.ts'
import { type Env, moderatedByOpenai } from '../env.ts'
import type { Moderator } from '../ports/moderator.ts'
import type { CallsOut } from '../vendors/calls-out/index.ts'
import { createGeminiModerator } from '../vendors/gemini/moderation.ts'
import { createOpenaiModerator } from '../vendors/openai/moderation.ts'

/**
 * The embedded check, with OpenAI's after it when there is a key. Where OpenAI is not used, or unreachable, Gemini
 * checks the pictures that it has painted. `onDown` is called when OpenAI is unreachable.
 */
export function chooseModerator(env: Env, callsOut: CallsOut, onDown: (error: unknown) => void): Moderator {
  const embedded = embeddedModerator
  const otherwise = gemini(env, callsOut)
  if (!moderatedByOpenai(env)) return otherwise ?? embedded
  return createOpenaiModerator({ apiKey: env.OPENAI_API_KEY, embedded, onDown, otherwise }, callsOut)
}

function gemini(env: Env, callsOut: CallsOut): Moderator | undefined {
  if (!env.GEMINI_API_KEY) return undefined
  const account = {
    apiKey: env.GEMINI_API_KEY,
    baseUrl: env.GEMINI_BASE_URL,
    apiVersion: env.GEMINI_API_VERSION,
    model: env.GEMINI_CHECK_MODEL,
  }
  return createGeminiModerator(
    { ...account, atOnce: env.PICTURES_AT_ONCE, embedded: embeddedModerator },
    callsOut,
  )
}

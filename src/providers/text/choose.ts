import { type Env, textModelOf } from '../../env.ts'
import type { CallsOut } from '../calls-out/index.ts'
import type { Moderator } from '../moderation/index.ts'
import type { Writer } from './index.ts'
import { createOpenaiWriter } from './openai/index.ts'

/** The writer that the environment asks for; undefined for the embedded one. */
export function chooseWriter(
  env: Env,
  outside: { callsOut: CallsOut; moderator: Moderator },
): Writer | undefined {
  const model = textModelOf(env)
  if (!model) return undefined
  const server = env.OPENAI_BASE_URL
  return createOpenaiWriter(
    { model, apiKey: env.OPENAI_API_KEY, server, api: server ? 'chat' : 'responses' },
    outside,
  )
}

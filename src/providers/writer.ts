import { type Env, textModelOf } from '../env.ts'
import type { Moderator } from '../ports/moderator.ts'
import type { Writer } from '../ports/writer.ts'
import type { CallsOut } from '../vendors/calls-out/index.ts'
import { createOpenaiWriter } from '../vendors/openai/text/writer.ts'

/** A self-hosted server may tell one story at a time. */
const TELLINGS_AT_OPENAI = 4

/** The environment's writer; undefined for the embedded one. */
export function chooseWriter(
  env: Env,
  outside: { callsOut: CallsOut; moderator: Moderator },
): Writer | undefined {
  const model = textModelOf(env)
  if (!model) return undefined
  const server = env.OPENAI_BASE_URL
  const tellings = env.OPENAI_TELLINGS ?? (server ? 1 : TELLINGS_AT_OPENAI)
  return createOpenaiWriter(
    { model, apiKey: env.OPENAI_API_KEY, server, api: server ? 'chat' : 'responses', tellings },
    outside,
  )
}

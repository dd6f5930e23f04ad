import { AnswerFailed } from '../../ports/answer-failed.ts'

export interface ElevenlabsAccess {
  apiKey: string
  /** Another server with ElevenLabs' API. */
  baseUrl?: string | undefined
}

export interface ElevenlabsQuestion<T> {
  /** E.g. `/v1/sound-generation`. */
  path: string
  /** As in the SDK's types: the format goes into the address, everything else into the body. */
  request: object & { output_format?: string }
  /** Extracts the result from the answer; what it throws counts as no answer. */
  read: (answer: Response) => Promise<T>
}

const SERVER = 'https://api.elevenlabs.io'

/**
 * One request to ElevenLabs. It is typed by their SDK, which is not loaded: that blocks the event loop for more than a
 * tenth of a second, ends every call after a minute, and hides Retry-After. Throws AnswerFailed.
 */
export async function askElevenlabs<T>(
  { apiKey, baseUrl = SERVER }: ElevenlabsAccess,
  { path, request, read }: ElevenlabsQuestion<T>,
  signal: AbortSignal,
): Promise<T> {
  const { output_format, ...body } = request
  const query = output_format ? `?${new URLSearchParams({ output_format })}` : ''
  let answer: Response | undefined
  try {
    answer = await fetch(`${baseUrl.replace(/\/$/, '')}${path}${query}`, {
      method: 'POST',
      headers: { 'xi-api-key': apiKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    })
    if (answer.ok) return await read(answer)
    throw new Error(`ElevenLabs answered ${answer.status} ${await reasonIn(answer)}`)
  } catch (error) {
    const status = answer?.ok ? undefined : answer?.status
    throw new AnswerFailed(error, status, answer?.headers)
  }
}

/** The code of a refusal, e.g. `quota_exceeded`; never its message, which may contain the story. */
async function reasonIn(answer: Response): Promise<string> {
  const { detail } = (await answer.json().catch(() => ({}))) as { detail?: { status?: unknown } }
  return typeof detail?.status === 'string' ? detail.status.slice(0, 60) : ''
}

import type { ElevenLabsClient } from 'elevenlabs'

export interface ElevenlabsAccess {
  apiKey: string
  /** Another server that speaks as ElevenLabs does. */
  baseUrl?: string | undefined
}

/** The client of ElevenLabs, loaded when it is first asked for. */
export function openElevenlabs({ apiKey, baseUrl }: ElevenlabsAccess): () => Promise<ElevenLabsClient> {
  let client: Promise<ElevenLabsClient> | undefined
  const load = async () => {
    const { ElevenLabsClient } = await import('elevenlabs')
    return new ElevenLabsClient({ apiKey, ...(baseUrl ? { baseUrl } : {}) })
  }
  return () => {
    client ??= load()
    return client
  }
}

/** The HTTP status in an error of the SDK; undefined when there was no answer. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined

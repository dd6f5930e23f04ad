import { setTimeout as sleep } from 'node:timers/promises'

/** A line of LiteFS's event stream, as far as it is used. */
export interface LitefsEvent {
  type: string
  data?: {
    /** In `init` and `primaryChange`. */
    isPrimary?: boolean
    /** The primary's, while this node follows one. */
    hostname?: string
    /** In `tx`: when the primary wrote it. */
    timestamp?: string
  }
}

const AGAIN_MS = 50

export interface LitefsListener {
  signal: AbortSignal
  onEvent: (event: LitefsEvent) => void
  /** Called once, when LiteFS no longer answers. */
  onLost: (error: unknown) => void
  lostAfterMs: number
}

/** Reads `GET /events`, again whenever the stream ends: LiteFS disconnects a listener that is too slow. */
export async function listenToLitefs(url: string, listening: LitefsListener): Promise<void> {
  const { signal, onEvent, onLost, lostAfterMs } = listening
  let heardAt = performance.now()
  while (!signal.aborted) {
    try {
      const { body } = await fetch(`${url}/events`, { signal })
      heardAt = performance.now()
      for await (const line of linesOf(body)) onEvent(JSON.parse(line) as LitefsEvent)
      heardAt = performance.now()
    } catch (error) {
      if (signal.aborted) return
      if (performance.now() - heardAt > lostAfterMs) return onLost(error)
    }
    await sleep(AGAIN_MS)
  }
}

async function* linesOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of body ?? []) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line) yield line
  }
}

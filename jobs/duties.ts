/** Ends what was started. */
export type Stop = () => void | Promise<void>

/** Something that runs only on the primary. */
export interface Duty {
  name: string
  /** Resolves once it runs, with a function that stops it if it keeps running. */
  start(): Stop | undefined | Promise<Stop | undefined>
}

/**
 * Starts the duties in order; the returned function stops them in reverse order, all of them even when one fails to
 * stop. When one cannot start, those before it are stopped.
 */
export async function startDuties(duties: readonly Duty[]): Promise<Stop> {
  const stops: Stop[] = []
  const stopAll = async () => {
    const failures: unknown[] = []
    for (const stop of stops.splice(0).reverse())
      await Promise.try(stop).catch((error: unknown) => failures.push(error))
    if (failures.length > 0) throw failures[0]
  }
  try {
    for (const duty of duties) {
      const stop = await duty.start()
      if (stop) stops.push(stop)
    }
  } catch (error) {
    await stopAll().catch(() => {})
    throw error
  }
  return stopAll
}

/** Repeats `work` at an interval, never twice at once; a failure is reported, and the next round tries again. */
export function repeatEvery(
  everyMs: number,
  work: (signal: AbortSignal) => unknown,
  onFailure: (error: unknown) => void,
): Stop {
  const stopping = new AbortController()
  let running: Promise<unknown> = Promise.resolve()
  let isRunning = false
  const tick = () => {
    if (isRunning) return
    isRunning = true
    running = Promise.try(work, stopping.signal)
      .catch(onFailure)
      .finally(() => {
        isRunning = false
      })
  }
  const timer = setInterval(tick, everyMs)
  timer.unref()
  tick()
  return async () => {
    stopping.abort()
    clearInterval(timer)
    await running
  }
}

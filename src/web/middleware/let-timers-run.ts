import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../context.ts'

const TURN_EVERY_MS = 25

/**
 * While new connections keep waiting, Bun accepts them without running timers and signals: for up to a minute, seen
 * under four clients that wrote to LiteFS, a server did not hear that it had to end. A request that finds that no
 * timer has run for a while waits for one; with nothing else ready, everything else gets its turn too.
 */
export function letTimersRun(turnEveryMs = TURN_EVERY_MS) {
  let turnedAt = performance.now()
  let turn: Promise<void> | undefined
  const nextTurn = () => {
    turn ??= new Promise((resolve) => {
      setTimeout(() => {
        turnedAt = performance.now()
        turn = undefined
        resolve()
      }, 0)
    })
    return turn
  }
  return createMiddleware<AppEnv>(async (_c, next) => {
    if (performance.now() - turnedAt > turnEveryMs) await nextTurn()
    return next()
  })
}

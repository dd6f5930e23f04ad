import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../context.ts'
import { needsWriter } from '../../shared/kit/writer-needed.ts'
import { hasCaughtUp, rememberPosition } from './seen-position.ts'
import { answerOfWriter, NoWriter } from './to-writer.ts'
import { isForWriter } from './writing-reads.ts'

const FOR_EVERY_MACHINE = /^\/(?:healthz$|readyz$|assets\/)/

/** Sends every write to the machine that writes; readers see their own changes. */
export const oneWriter = createMiddleware<AppEnv>(async (c, next) => {
  const { replication } = c.get('services')
  if (!replication.isReplicated || c.get('isOwn') || FOR_EVERY_MACHINE.test(c.req.path)) return next()
  if (isForWriter(c.req.method, c.req.path)) return written(c, next)
  if (!(await hasCaughtUp(c))) {
    const elsewhere = await answerOfWriter(c)
    if (elsewhere) return elsewhere
  }
  await c.get('services').readTogether(next)
  if (c.error && needsWriter(c.error)) answerInstead(c, await answerOfWriter(c))
})

async function written(c: Context<AppEnv>, next: () => Promise<void>): Promise<Response | undefined> {
  const elsewhere = await answerOfWriter(c)
  if (elsewhere) return elsewhere
  await c.get('services').replication.changing(next)
  // The role was lost during the request.
  if (c.error && needsWriter(c.error)) answerInstead(c, undefined)
  rememberPosition(c)
  return undefined
}

/** Discards the answer so far: a read found that it has to write, or a change that it may not. */
function answerInstead(c: Context<AppEnv>, answer: Response | undefined): void {
  if (!answer) throw new NoWriter()
  c.res = undefined
  c.res = answer
}

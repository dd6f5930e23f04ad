import { Hono } from 'hono'
import type { AppEnv } from '../../context.ts'
import { deriveCastSheet } from '../../domain/characters/derive-cast-sheet.ts'
import { FigureQuery } from '../../shared/characters/cast-sheet-payload.ts'
import { LookBody } from '../../shared/payloads.ts'
import { callerOf } from '../kit/caller.ts'
import { body, query } from '../kit/parse.ts'

/** The address holds all that is drawn; the rig may have changed a day later. */
const DAY = 'private, max-age=86400'

/** Serves the avatar builder: the figure of a look, and the look derived from a description so far. */
export const looksApi = new Hono<AppEnv>()
  .get('/api/figure.svg', async (c) => {
    const svg = await c.get('services').drawFigure(query(c, FigureQuery))
    return c.body(svg, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': DAY })
  })

  .post('/api/look', async (c) => {
    const { firebaseUid, lookSeed, ...said } = await body(c, LookBody)
    callerOf(c, firebaseUid)
    return c.json({ castSheet: deriveCastSheet({ ...said, seed: lookSeed }) })
  })

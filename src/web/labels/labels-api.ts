import { Hono } from 'hono'
import { labelsOf } from '../../../db/queries/labels.ts'
import type { AppEnv } from '../../context.ts'
import { createLabel, deleteLabel, editLabel } from '../../domain/labels/save-label.ts'
import { IdParam, LabelBody, NewLabelBody, UserQuery } from '../../shared/payloads.ts'
import { callerOf } from '../kit/caller.ts'
import { capReached } from '../kit/cap-reached.ts'
import { body, params, query } from '../kit/parse.ts'

const NOT_FOUND = { error: 'There is no such label.' }

export const labelsApi = new Hono<AppEnv>()
  .get('/api/timeline-labels', (c) => {
    const { userId } = callerOf(c, query(c, UserQuery).firebaseUid)
    return c.json({ labels: labelsOf(c.get('services').db, userId) })
  })

  .post('/api/timeline-labels', async (c) => {
    const { firebaseUid, createdAt, ...words } = await body(c, NewLabelBody)
    const { userId } = callerOf(c, firebaseUid)
    const label = createLabel(c.get('services').db, userId, words, createdAt)
    if (!label.ok) throw capReached('label')
    return c.json({ label: label.value })
  })

  .put('/api/timeline-labels/:id', async (c) => {
    const { firebaseUid, ...words } = await body(c, LabelBody)
    const { userId } = callerOf(c, firebaseUid)
    const label = editLabel(c.get('services').db, userId, params(c, IdParam).id, words)
    return label ? c.json({ label }) : c.json(NOT_FOUND, 404)
  })

  .delete('/api/timeline-labels/:id', (c) => {
    const { userId } = callerOf(c, query(c, UserQuery).firebaseUid)
    const deleted = deleteLabel(c.get('services').db, userId, params(c, IdParam).id)
    return deleted ? c.json({ success: true }) : c.json(NOT_FOUND, 404)
  })

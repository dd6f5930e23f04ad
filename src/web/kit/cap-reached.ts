import { HTTPException } from 'hono/http-exception'
import { type CappedKind, ROW_CAPS } from '../../shared/kit/row-caps.ts'

/** Thrown where a family has reached a cap. */
export const capReached = (kind: CappedKind): HTTPException =>
  new HTTPException(409, { message: ROW_CAPS[kind].sentence })

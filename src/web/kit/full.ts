import { HTTPException } from 'hono/http-exception'
import { type CappedKind, ROW_CAPS } from '../../shared/kit/row-caps.ts'

/** What is thrown where a family has as many of something as it can have. */
export const full = (kind: CappedKind): HTTPException =>
  new HTTPException(409, { message: ROW_CAPS[kind].sentence })

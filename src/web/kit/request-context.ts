import type { Context } from 'hono'
import { createContext, useContext } from 'react'
import type { AppEnv } from '../../context.ts'

/** The request that a page is drawn for. */
export const RequestContext = createContext<Context<AppEnv> | undefined>(undefined)

export function useRequestContext(): Context<AppEnv> {
  const c = useContext(RequestContext)
  if (!c) throw new Error('Nothing is drawn for a request here')
  return c
}

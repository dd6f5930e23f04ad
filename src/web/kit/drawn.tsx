import type { Context } from 'hono'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { AppEnv } from '../../context.ts'
import { putBack } from './laid-aside.ts'
import { Html } from './pattern.ts'
import { RequestContext } from './request-context.ts'

/** A page's content, and the links that belong in its head. */
export interface Drawn {
  links: Html
  html: Html
}

/** Draws an element for this request and separates the links that React puts in front of it. */
export function drawnFor<E extends AppEnv>(c: Context<E>, element: ReactElement): Drawn {
  const drawn = renderToString(
    <RequestContext value={c as unknown as Context<AppEnv>}>{element}</RequestContext>,
  )
  const [links] = /^(?:<link [^>]*>)*/.exec(drawn) ?? ['']
  return { links: new Html(links), html: new Html(putBack(c, drawn.slice(links.length))) }
}

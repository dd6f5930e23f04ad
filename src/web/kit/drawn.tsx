import type { Context } from 'hono'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { AppEnv } from '../../context.ts'
import { Html } from './pattern.ts'
import { RequestContext } from './request-context.ts'

/** A page's whole content that is HTML already; the layout takes it as it is. */
export function Drawn(_: { html: Html }): ReactElement {
  throw new Error('Only the layout of a page takes what is drawn')
}

/** What React draws for this request, and the links that belong into the page's head, which it puts in front. */
export function drawnFor<E extends AppEnv>(
  c: Context<E>,
  element: ReactElement,
): { links: Html; html: Html } {
  if (element.type === Drawn) return apart((element.props as { html: Html }).html.text)
  return apart(
    renderToString(<RequestContext value={c as unknown as Context<AppEnv>}>{element}</RequestContext>),
  )
}

function apart(drawn: string) {
  const [links] = /^(?:<link [^>]*>)*/.exec(drawn) ?? ['']
  return { links: new Html(links), html: new Html(drawn.slice(links.length)) }
}

import type { Context } from 'hono'
import type { AppEnv, Services } from '../../context.ts'
import { setOwnerHeaders } from './owner-headers.ts'

/** Characters of HTML that are cached in all: some hundred pages. */
const KEPT_CHARACTERS = 12_000_000

interface RenderedPages {
  /** Least recently used first. */
  byVersion: Map<string, string>
  characters: number
}

const pages = new WeakMap<Services, RenderedPages>()

/**
 * The page of this version: from the cache, or rendered now and cached. A version identifies everything that the page
 * shows; the least recently used pages are dropped.
 */
export function renderedOnce<E extends AppEnv>(
  c: Context<E>,
  version: string,
  render: () => string | Response,
): Response {
  const kept = pagesOf(c.get('services'))
  c.header('Vary', 'X-Fragment', { append: true })
  setOwnerHeaders(c)
  const known = kept.byVersion.get(version)
  if (known !== undefined) {
    kept.byVersion.delete(version)
    kept.byVersion.set(version, known)
    return c.html(known)
  }
  const html = render()
  if (typeof html !== 'string') return html
  keep(kept, version, html)
  return c.html(html)
}

function pagesOf(services: Services): RenderedPages {
  const known = pages.get(services) ?? { byVersion: new Map(), characters: 0 }
  pages.set(services, known)
  return known
}

function keep(kept: RenderedPages, version: string, html: string): void {
  kept.characters += html.length - (kept.byVersion.get(version)?.length ?? 0)
  kept.byVersion.set(version, html)
  for (const [oldest, { length }] of kept.byVersion) {
    if (kept.characters <= KEPT_CHARACTERS) return
    kept.byVersion.delete(oldest)
    kept.characters -= length
  }
}

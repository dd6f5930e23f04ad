import type { Context } from 'hono'
import { inSingleQuotes } from './pattern.ts'

const MARK = '\uE001'
const PLACE = new RegExp(`data-props="${MARK}(\\d+)"`, 'g')

/** By request, for as long as it lasts. */
const asideOf = new WeakMap<Context, string[]>()

/** Takes an island's props out of what React draws, which would look at each of its characters; returns what stands for it. */
export function layAside(c: Context, json: string): string {
  const aside = asideOf.get(c) ?? []
  asideOf.set(c, aside)
  return `${MARK}${aside.push(json) - 1}`
}

/** Puts what was laid aside for this request back into its drawn HTML, escaped, in single quotes. */
export function putBack(c: Context, html: string): string {
  const aside = asideOf.get(c)
  asideOf.delete(c)
  return aside
    ? html.replaceAll(PLACE, (_, at: string) => `data-props=${inSingleQuotes(aside[Number(at)] ?? '')}`)
    : html
}

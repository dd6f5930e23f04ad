import { useRequestContext } from '@hono/react-renderer'
import type { Context } from 'hono'
import { type ComponentType, createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { z } from 'zod'
import type { AppEnv } from '../../context.ts'

/** `load` hydrates at once, `visible` when it is scrolled to, `idle` when the browser has time. */
export type Trigger = 'load' | 'visible' | 'idle'

interface IslandOptions<Props> {
  /** Its file is islands/<name>.tsx, whose default export is `component`. */
  name: string
  component: ComponentType<Props>
  on: Trigger
  /** Only what it names reaches the browser. */
  schema: z.ZodType<Props>
}

/** What a page renders in the island's place: its whole HTML, and what the browser needs to hydrate it. */
export function island<Props extends object>(options: IslandOptions<Props>): (props: Props) => ReactElement {
  return (props) => <IslandRoot island={options} props={props} />
}

function IslandRoot<Props extends object>({
  island: { name, component, on, schema },
  props,
}: {
  island: IslandOptions<Props>
  props: Props
}): ReactElement {
  const c = useRequestContext<AppEnv>()
  const { assets } = c.var.services
  const checked = schema.parse(props)
  const identifierPrefix = `${name}-${nextNumber(c)}-`
  const html = renderToString(createElement(component, checked), { identifierPrefix })
  const entry = `islands/${name}.tsx`
  const renderer = assets.url(RENDERER)
  const source = assets.url(entry)
  const needed =
    on === 'load' ? [source, ...assets.imports(entry), renderer, ...assets.imports(RENDERER)] : []
  return (
    <>
      {[...new Set(needed)].map((url) => (
        // Behind the styles, the font and the first picture, which a parent sees before anything needs a script.
        <link key={url} rel="modulepreload" href={url} fetchPriority="low" />
      ))}
      <div
        className="contents"
        data-island={source}
        data-renderer={renderer}
        data-on={on}
        data-prefix={identifierPrefix}
        data-props={JSON.stringify(checked)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it in the line above
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  )
}

const RENDERER = 'islands/runtime/renderer.tsx'

const numbers = new WeakMap<Context, number>()

/** Counts the islands of one request, so that the ids of two never meet. */
function nextNumber(c: Context): number {
  const number = (numbers.get(c) ?? 0) + 1
  numbers.set(c, number)
  return number
}

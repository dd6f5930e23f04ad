import type { Context } from 'hono'
import { type ComponentType, createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { z } from 'zod'
import type { AppEnv } from '../../context.ts'
import { layAside } from './laid-aside.ts'
import { type Html, pattern } from './pattern.ts'
import { useRequestContext } from './request-context.ts'

/** `load` hydrates once the page is painted, `near` when it is also in view, or at the first tap, scroll or key. */
export type Trigger = 'load' | 'near'

interface IslandOptions<Props> {
  /** Its file is islands/<name>.tsx, with `component` as the default export. */
  name: string
  component: ComponentType<Props>
  on: Trigger
  /** Only its fields reach the browser. */
  schema: z.ZodType<Props>
}

/** What a page renders in place of the island: its whole HTML, and what the browser needs to hydrate it. */
export function island<Props extends object>(options: IslandOptions<Props>): (props: Props) => ReactElement {
  return (props) => <IslandRoot island={options} props={props} />
}

function IslandRoot<Props extends object>({
  island,
  props,
}: {
  island: IslandOptions<Props>
  props: Props
}): ReactElement {
  const c = useRequestContext()
  const frame = frameOf(c, island)
  return <IslandFrame island={island} frame={frame} props={props} write={(json) => layAside(c, json)} />
}

/**
 * An island that is the same for everybody except for some words, as a pattern; it must be a page's first island. Its
 * props hold the words as JSON, so they may contain no quotes, backslashes or control characters.
 */
export function islandPattern<Props extends object, Shape, Place extends string>(
  options: IslandOptions<Props>,
  propsOf: (shape: Shape, words: Record<Place, string>) => Props,
  places: readonly Place[],
): (c: Context<AppEnv>, shape: Shape, words: Record<Place, string>) => Html {
  const drawn = pattern(
    ({ frame, shape }: { frame: Frame; shape: Shape }, words: Record<Place, string>) => (
      <IslandFrame island={options} frame={frame} props={propsOf(shape, words)} />
    ),
    places,
  )
  return (c, shape, words) => drawn({ frame: frameOf(c, options), shape }, words)
}

/** Where the browser finds an island's scripts, and its number in the page. */
interface Frame {
  source: string
  renderer: string
  /** What its script imports, to load in parallel. */
  imports: string[]
  identifierPrefix: string
}

function frameOf<Props>(c: Context<AppEnv>, { name }: IslandOptions<Props>): Frame {
  const { assets } = c.get('services')
  const entry = `islands/${name}.tsx`
  const renderer = assets.url(RENDERER)
  const isKnown = [renderer, assets.url(ON_EVERY_PAGE)]
  return {
    source: assets.url(entry),
    renderer,
    imports: assets.imports(entry).filter((url) => !isKnown.includes(url)),
    identifierPrefix: `${name}-${nextNumber(c)}-`,
  }
}

function IslandFrame<Props extends object>({
  island: { component, on, schema },
  frame: { source, renderer, imports, identifierPrefix },
  props,
  write = (json) => json,
}: {
  island: IslandOptions<Props>
  frame: Frame
  props: Props
  /** What stands for the props until the page is whole. */
  write?: (json: string) => string
}): ReactElement {
  const checked = schema.parse(props)
  const html = renderToString(createElement(component, checked), { identifierPrefix })
  return (
    <div
      className="contents"
      data-island={source}
      data-renderer={renderer}
      data-imports={imports.join(' ') || undefined}
      data-on={on}
      data-prefix={identifierPrefix}
      data-props={write(JSON.stringify(checked))}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it in the line above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

const RENDERER = 'islands/runtime/renderer.tsx'
const ON_EVERY_PAGE = 'islands/shell.ts'

const numbers = new WeakMap<Context, number>()

/** Counts the islands of one request, so that their ids differ. */
function nextNumber(c: Context): number {
  const number = (numbers.get(c) ?? 0) + 1
  numbers.set(c, number)
  return number
}

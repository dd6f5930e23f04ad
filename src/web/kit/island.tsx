import { useRequestContext } from '@hono/react-renderer'
import type { Context } from 'hono'
import { type ComponentType, createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { z } from 'zod'
import CharacterForm from '../../../islands/character-form.tsx'
import Checkout from '../../../islands/checkout.tsx'
import Offline from '../../../islands/offline.tsx'
import StoryCreation from '../../../islands/story-creation.tsx'
import StoryFilters from '../../../islands/story-filters.tsx'
import StoryPlayer from '../../../islands/story-player.tsx'
import type { AppEnv } from '../../context.ts'
import { CheckoutSchema } from '../billing/checkout-props.ts'
import { CharacterFormSchema, StoryCreationSchema } from '../creation/creation-props.ts'
import { StoryFiltersSchema } from '../stories/story-filters-props.ts'
import { StoryPlayerSchema } from '../stories/story-props.ts'

interface RegisteredIsland<Props> {
  /** The file that the browser gets, as `bun run build` names it. */
  entry: string
  component: ComponentType<Props>
  /** Only what it names reaches the browser. */
  schema: z.ZodType<Props>
}

/** An island; `component` is the default export of `entry`. */
export const island = <Props extends object>(
  entry: string,
  component: ComponentType<Props>,
  schema: z.ZodType<Props>,
): RegisteredIsland<Props> => ({ entry, component, schema })

/** Every island of the site. */
const REGISTERED = {
  'character-form': island('islands/character-form.tsx', CharacterForm, CharacterFormSchema),
  checkout: island('islands/checkout.tsx', Checkout, CheckoutSchema),
  offline: island('islands/offline.tsx', Offline, z.object({})),
  'story-creation': island('islands/story-creation.tsx', StoryCreation, StoryCreationSchema),
  'story-filters': island('islands/story-filters.tsx', StoryFilters, StoryFiltersSchema),
  'story-player': island('islands/story-player.tsx', StoryPlayer, StoryPlayerSchema),
}

type IslandName = keyof typeof REGISTERED
type PropsOf<Registered> = Registered extends RegisteredIsland<infer Props extends object> ? Props : never
type IslandProps = { [Name in IslandName]: PropsOf<(typeof REGISTERED)[Name]> }

const ISLANDS: { [Name in IslandName]: RegisteredIsland<IslandProps[Name]> } = REGISTERED

/** `load` hydrates at once, `visible` when it is scrolled to, `idle` when the browser has time. */
export type Trigger = 'load' | 'visible' | 'idle'

/** The island's whole HTML, and what the browser needs to hydrate it. */
export function Island<Name extends IslandName>({
  name,
  on,
  props,
}: {
  name: Name
  on: Trigger
  props: IslandProps[Name]
}): ReactElement {
  return <IslandRoot island={ISLANDS[name]} name={name} on={on} props={props} />
}

/** An island that is given rather than named. */
export function IslandRoot<Props extends object>({
  island: { entry, component, schema },
  name,
  on,
  props,
}: {
  island: RegisteredIsland<Props>
  name: string
  on: Trigger
  props: Props
}): ReactElement {
  const c = useRequestContext<AppEnv>()
  const { assets } = c.var.services
  const checked = schema.parse(props)
  const identifierPrefix = `${name}-${nextNumber(c)}-`
  const html = renderToString(createElement(component, checked), { identifierPrefix })
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

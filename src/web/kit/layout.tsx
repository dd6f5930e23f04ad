import { reactRenderer } from '@hono/react-renderer'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { ReactElement } from 'react'
import { AppNav, BottomBar, type NavigationItem, PublicNav } from '../../components/shell/navigation.tsx'
import { LoadingErrorNotice, SkipLink, ToastRegion } from '../../components/shell/notices.tsx'
import type { AppEnv } from '../../context.ts'
import { PRODUCT_NAME } from '../../shared/constants.ts'
import { type Mood, moodOf } from '../../shared/kit/moods.ts'
import { SERVICE_WORKER } from './assets.ts'
import { sayWhoseItIs } from './whose-page.ts'

export interface PageProps {
  /** Shown as `title · Storylamp`. */
  title: string
  description?: string
  /** `app` has the signed-in navigation, `public` the way in, `bare` none. By default `app` for the signed in. */
  shell?: 'app' | 'public' | 'bare'
  /** The story of the page is being made: it has the screen to itself, as in the creation flow. */
  isMaking?: boolean
  /** Public pages may be found by search engines; all others not. */
  indexed?: boolean
  /** Scripts of the page's own, such as `islands/fragments.ts`; they run before the islands start. */
  scripts?: string[]
  /** What a request with the header X-Fragment gets instead of the whole page. */
  fragment?: ReactElement
}

declare module '@hono/react-renderer' {
  interface Props extends PageProps {}
}

interface LayoutProps extends PageProps {
  c: Context<AppEnv>
  children: ReactElement
}

/** A plain function, not a component: @hono/react-renderer calls it, so that it has the request but no hooks. */
function layout({ c, children, fragment, ...page }: LayoutProps) {
  c.header('Vary', 'X-Fragment', { append: true })
  sayWhoseItIs(c)
  if (fragment && c.req.header('x-fragment') !== undefined) {
    return (
      <>
        <title>{titleOf(page)}</title>
        {fragment}
      </>
    )
  }
  const mood = moodOfRequest(c)
  const { session } = c.var
  const shell = page.shell ?? (session ? 'app' : 'public')
  const current = placeOf(c.req.path)
  return (
    <html lang="en" data-mood={mood} data-making={page.isMaking ? '' : undefined}>
      <Head c={c} page={page} mood={mood} />
      <body
        data-install={c.var.services.assets.url('islands/install.ts')}
        {...(session && {
          'data-worker': SERVICE_WORKER,
          'data-sign-out': c.var.services.assets.url('islands/sign-out.ts'),
          'data-update': c.var.services.assets.url('islands/update.ts'),
        })}
      >
        <SkipLink />
        {shell === 'public' && <PublicNav />}
        {shell === 'app' && <AppNav email={session?.email ?? ''} current={current} mood={mood} />}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {shell === 'app' && <BottomBar current={current} mood={mood} />}
        <ToastRegion />
        <LoadingErrorNotice />
      </body>
    </html>
  )
}

/** Sets `c.render` for every page. */
export const pageRenderer = reactRenderer(layout as Parameters<typeof reactRenderer>[0])

const SCRIPTS = ['islands/shell.ts', 'islands/runtime/client.ts', 'islands/runtime/guard.ts']
const DISPLAY_FONT = 'fonts/fraunces-600-latin.woff2'
const DESCRIPTION =
  'Personalized bedtime stories starring your child, with pictures, a calm voice and gentle sounds.'

function Head({ c, page, mood }: { c: Context<AppEnv>; page: Omit<PageProps, 'fragment'>; mood: Mood }) {
  const { assets } = c.var.services
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{titleOf(page)}</title>
      <meta name="description" content={page.description ?? DESCRIPTION} />
      {!page.indexed && <meta name="robots" content="noindex" />}
      <meta name="theme-color" content={NIGHTS[mood]} />
      <link rel="stylesheet" href={assets.url('styles.css')} />
      <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={assets.url(DISPLAY_FONT)} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {[...(page.scripts ?? []), ...SCRIPTS].map((entry) => (
        <script key={entry} type="module" src={assets.url(entry)} fetchPriority="low" />
      ))}
    </head>
  )
}

/** What the browser paints around the page: --night of src/styles/tokens.css. */
const NIGHTS: Record<Mood, string> = {
  magical: '#130e26',
  adventure: '#1a110d',
  mystery: '#0b1023',
  friendship: '#1d0f1c',
  nature: '#0a1611',
  fantasy: '#1c0d14',
}

/** The mood that this browser keeps, for a page that shows a mood switcher of its own. */
export const moodOfRequest = (c: Context): Mood => moodOf(getCookie(c, 'mood'))

const titleOf = ({ title }: Pick<PageProps, 'title'>) => `${title} · ${PRODUCT_NAME}`

function placeOf(path: string): NavigationItem | undefined {
  if (/^\/(?:app\/saved-stories|story\/)/.test(path)) return 'stories'
  if (/^\/app\/(?:settings|subscription)/.test(path)) return 'settings'
  return path.startsWith('/app') ? 'home' : undefined
}

import { reactRenderer } from '@hono/react-renderer'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { ReactElement } from 'react'
import { KidBar } from '../../components/kid-mode/kid-bar.tsx'
import { AppNav, BottomBar, type NavigationItem, PublicNav } from '../../components/shell/navigation.tsx'
import { LoadingErrorNotice, SkipLink, ToastRegion } from '../../components/shell/notices.tsx'
import type { AppEnv, Services } from '../../context.ts'
import { PRODUCT_NAME } from '../../shared/constants.ts'
import { type Mood, moodOf } from '../../shared/kit/moods.ts'
import { SERVICE_WORKER } from './assets.ts'
import { type Drawn, drawnFor } from './drawn.tsx'
import { setOwnerHeaders } from './owner-headers.ts'
import { Html, inOrder, pattern } from './pattern.ts'
import { RequestContext } from './request-context.ts'

export interface PageProps {
  /** Shown as `title · Storylamp`. */
  title: string
  description?: string
  /** `app` has the signed-in navigation, `public` links to sign in, `bare` nothing. The default for signed-in visitors is `app`. */
  shell?: 'app' | 'public' | 'bare'
  /** The page's story is being made and fills the screen, as in the creation flow. */
  isMaking?: boolean
  /** Search engines may index it. */
  indexed?: boolean
  /** For a visitor who follows a link to one story: no cookie is set, and nothing is offered. */
  guest?: boolean
  /** Loads the player's styles. */
  tells?: boolean
  /** Loads the styles of story cards and labels. */
  lists?: boolean
  /** It has its own mood picker instead of the floating one. */
  picksMood?: boolean
  /** The page's own scripts, e.g. `islands/fragments.ts`; they run before the islands start. */
  scripts?: string[]
  /** The response to a request with the header X-Fragment, instead of the whole page. */
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
  setOwnerHeaders(c)
  if (fragment && c.req.header('x-fragment') !== undefined) {
    return (
      <RequestContext value={c}>
        <title>{titleOf(page)}</title>
        {fragment}
      </RequestContext>
    )
  }
  const { shape, head, body } = partsOf(c, page, drawnFor(c, children))
  return <Page shape={shape} head={head.text} body={body.text} />
}

/** A page whose content is HTML already; with the header X-Fragment only its content. React draws nothing for this request. */
export function drawnPage<E extends AppEnv>(c: Context<E>, content: Drawn, page: PageProps): string {
  if (c.req.header('x-fragment') !== undefined)
    return inOrder([titleOfPart({}, { title: titleOf(page) }), content.html]).text
  const { shape, head, body } = partsOf(c as unknown as Context<AppEnv>, page, content)
  return `<!DOCTYPE html>${documentOf(shape, { head, body }).text}`
}

const titleOfPart = pattern((_: object, { title }) => <title>{title}</title>, ['title'])

interface PageShape {
  mood: Mood
  isMaking: boolean
  heldBy: 'child' | 'parent' | undefined
  /** Scripts that load on demand, and the service worker, by the names of their attributes. */
  scripts: Record<string, string | undefined>
}

/** With head and body that are HTML already. */
const Page = ({ shape, head, body }: { shape: PageShape; head: string; body: string }) => (
  <html
    lang="en"
    data-mood={shape.mood}
    data-making={shape.isMaking ? '' : undefined}
    data-held-by={shape.heldBy}
  >
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: patterns escape what they are given */}
    <head dangerouslySetInnerHTML={{ __html: head }} />
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: patterns escape what they are given */}
    <body {...shape.scripts} dangerouslySetInnerHTML={{ __html: body }} />
  </html>
)

const documentOf = pattern(
  (shape: PageShape, { head, body }) => <Page {...{ shape, head, body }} />,
  ['head', 'body'],
)

function partsOf(c: Context<AppEnv>, page: PageProps, { links, html: content }: Drawn) {
  const { assets } = c.get('services')
  const mood = moodOfRequest(c)
  const session = c.get('session')
  const isKids = session?.kid != null
  const shell = page.shell === 'bare' ? 'bare' : isKids ? 'kid' : (page.shell ?? (session ? 'app' : 'public'))
  const head = headOf(
    {
      mood,
      isIndexed: page.indexed === true,
      isGuests: page.guest === true,
      styles: assets.url(sheetOf(page)),
      font: assets.url(DISPLAY_FONT),
      later: [...(page.scripts ?? []), 'islands/shell.ts'].map((entry) => assets.url(entry)).join(' '),
    },
    {
      title: titleOf(page),
      description: page.description ?? DESCRIPTION,
      hoisted: links,
      starter: new Html(assets.starter.text),
    },
  )
  const body = bodyOf(
    { shell, mood, current: placeOf(c.req.path), picksMood: page.picksMood === true },
    { email: session?.email ?? '', content },
  )
  const shape: PageShape = {
    mood,
    isMaking: page.isMaking === true,
    heldBy: session && shell !== 'bare' ? (isKids ? 'child' : 'parent') : undefined,
    scripts: laterScripts(assets, {
      isKids,
      isGuests: page.guest === true,
      isSignedIn: session !== undefined,
    }),
  }
  return { shape, head, body }
}

function laterScripts(
  assets: Services['assets'],
  { isKids, isGuests, isSignedIn }: Record<'isKids' | 'isGuests' | 'isSignedIn', boolean>,
): PageShape['scripts'] {
  return {
    'data-install': isKids || isGuests ? undefined : assets.url('islands/install.ts'),
    'data-messages': assets.url('islands/messages.ts'),
    ...(isSignedIn && {
      'data-worker': SERVICE_WORKER,
      'data-sign-out-sheet': isKids ? undefined : assets.url('islands/sign-out-sheet.ts'),
      'data-sign-out': isKids ? undefined : assets.url('islands/sign-out.ts'),
      'data-update': assets.url('islands/update.ts'),
      'data-ways': isKids ? undefined : assets.url('islands/share-and-download.ts'),
    }),
  }
}

const sheetOf = ({ tells, lists }: Pick<PageProps, 'tells' | 'lists'>) =>
  tells ? 'telling.css' : lists ? 'lists.css' : 'styles.css'

interface BodyShape {
  shell: 'app' | 'kid' | 'public' | 'bare'
  mood: Mood
  current: NavigationItem | undefined
  picksMood: boolean
}

const bodyOf = pattern(
  ({ shell, mood, current, picksMood }: BodyShape, { email, content }) => (
    <>
      <SkipLink />
      {shell === 'public' && <PublicNav />}
      {shell === 'kid' && <KidBar />}
      {shell === 'app' && <AppNav email={email} current={current} />}
      <main id="main" tabIndex={-1}>
        {content}
      </main>
      {shell === 'app' && <BottomBar {...{ current, mood, picksMood }} />}
      <ToastRegion />
      <LoadingErrorNotice />
    </>
  ),
  ['email', 'content'],
)

/** Sets `c.render` for every page. */
export const pageRenderer = reactRenderer(layout as Parameters<typeof reactRenderer>[0])

const DISPLAY_FONT = 'fonts/fraunces-600-basic.woff2'
const DESCRIPTION =
  'Personalized bedtime stories starring your child, with pictures, a calm voice and gentle sounds.'

interface HeadShape {
  mood: Mood
  isIndexed: boolean
  isGuests: boolean
  /** Addresses. */
  styles: string
  font: string
  /** What the starter brings, separated by spaces. */
  later: string
}

const headOf = pattern(
  (
    { mood, isIndexed, isGuests, styles, font, later }: HeadShape,
    { title, description, hoisted, starter },
  ) => (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      {isIndexed ? (
        <meta name="description" content={description} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta name="theme-color" content={NIGHTS[mood]} />
      <link rel="stylesheet" href={styles} />
      <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={font} />
      {hoisted}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      {!isGuests && <link rel="manifest" href="/manifest.webmanifest" />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own script */}
      <script type="module" data-later={later} dangerouslySetInnerHTML={{ __html: starter }} />
    </>
  ),
  ['title', 'description', 'hoisted', 'starter'],
)

/** The color that the browser paints around the page: --night of src/styles/tokens.css. */
const NIGHTS: Record<Mood, string> = {
  magical: '#130e26',
  adventure: '#1a110d',
  mystery: '#0b1023',
  friendship: '#1d0f1c',
  nature: '#0a1611',
  fantasy: '#1c0d14',
}

/** The mood stored by this browser, for a page with its own mood picker. */
export const moodOfRequest = (c: Context): Mood => moodOf(getCookie(c, 'mood'))

const titleOf = ({ title }: Pick<PageProps, 'title'>) => `${title} · ${PRODUCT_NAME}`

function placeOf(path: string): NavigationItem | undefined {
  if (/^\/(?:app\/saved-stories|app\/series\/|app\/story\/|story\/)/.test(path)) return 'stories'
  if (/^\/app\/(?:settings|subscription|profiles)/.test(path)) return 'settings'
  return /^\/app(?:$|\/(?:character-creation|kid-mode)$)/.test(path) ? 'home' : undefined
}

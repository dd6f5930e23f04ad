import type { ReactNode } from 'react'
import type { Mood } from '../../shared/kit/moods.ts'
import { IconButton, LinkButton } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { Dialog } from '../ui/dialog.tsx'
import { HomeIcon, PaletteIcon, SettingsIcon, SignOutIcon, StoriesIcon } from '../ui/icons.tsx'
import { Brand } from './brand.tsx'
import { MoodCards, MoodSwitcher } from './mood-switcher.tsx'

export type NavigationItem = 'home' | 'stories' | 'settings'

const PLACES: { place: NavigationItem; href: string; label: string; icon: ReactNode }[] = [
  { place: 'home', href: '/app', label: 'Home', icon: <HomeIcon /> },
  { place: 'stories', href: '/app/saved-stories', label: 'My Stories', icon: <StoriesIcon /> },
  { place: 'settings', href: '/app/settings', label: 'Settings', icon: <SettingsIcon /> },
]

interface AppNavProps {
  email: string
  current: NavigationItem | undefined
  mood: Mood
}

/** The desktop's top nav and floating mood picker; on a phone a bar at the bottom, whose Theme opens a sheet. */
export function AppNav({ email, current, mood }: AppNavProps) {
  return (
    <>
      <TopNav email={email} current={current} />
      <div className="mood-float max-xl:hidden fixed left-5 bottom-5 z-40 rounded-full border border-solid border-line bg-surface px-1 py-2 shadow-xl shadow-black/30">
        <MoodSwitcher mood={mood} className="flex-col" />
      </div>
      <IconButton
        label="Choose your mood"
        data-opens="mood-sheet"
        className="mood-float hidden md:max-xl:inline-grid fixed left-5 bottom-5 z-40 border border-solid border-line bg-surface shadow-xl shadow-black/30"
      >
        <PaletteIcon />
      </IconButton>
    </>
  )
}

function TopNav({ email, current }: Omit<AppNavProps, 'mood'>) {
  return (
    <header className="app-nav max-md:hidden sticky top-0 z-40 border-b border-solid border-line bg-night/95">
      <nav aria-label="Main" className="page-width flex items-center gap-2 h-18">
        <Brand href="/app" />
        <ul className="flex gap-1 ml-4">
          {PLACES.map(({ place, href, label, icon }) => (
            <li key={place}>
              <a
                href={href}
                {...currentPage(place === current)}
                className={cx(
                  'focusable flex items-center gap-2 min-h-11 px-4 rounded-full font-medium transition-colors',
                  place === current ? 'bg-ink/10 text-ink' : 'text-soft hover:text-ink',
                )}
              >
                {icon}
                {label}
              </a>
            </li>
          ))}
        </ul>
        <span className="ml-auto text-sm text-soft truncate max-w-60" title={email}>
          {email}
        </span>
        <SignOutForm>
          <button
            type="submit"
            className="focusable flex items-center gap-2 min-h-11 px-4 rounded-full font-medium text-soft hover:text-ink transition-colors"
          >
            <SignOutIcon />
            Sign Out
          </button>
        </SignOutForm>
      </nav>
    </header>
  )
}

/** Stands at the end of the page, so that the tab order follows the eye. */
export function BottomBar({ current, mood }: Omit<AppNavProps, 'email'>) {
  return (
    <>
      <nav
        aria-label="Main"
        className="app-nav md:hidden sticky bottom-0 z-40 border-t border-solid border-line bg-surface pb-[env(safe-area-inset-bottom)]"
      >
        <ul className="grid grid-cols-5">
          {PLACES.map(({ place, href, label, icon }) => (
            <li key={place}>
              <a
                href={href}
                {...currentPage(place === current)}
                className={cx(BAR_ITEM, place === current ? 'text-lamp' : 'text-soft')}
              >
                {icon}
                {label}
              </a>
            </li>
          ))}
          <li>
            <a href="/app/settings#mood" data-opens="mood-sheet" className={cx(BAR_ITEM, 'text-soft')}>
              <PaletteIcon />
              Theme
            </a>
          </li>
          <li>
            <SignOutForm>
              <button type="submit" className={cx(BAR_ITEM, 'text-soft')}>
                <SignOutIcon />
                Sign Out
              </button>
            </SignOutForm>
          </li>
        </ul>
      </nav>
      <Dialog id="mood-sheet" title="Choose your mood" look="sheet">
        <MoodCards mood={mood} />
      </Dialog>
    </>
  )
}

const BAR_ITEM =
  'focusable flex flex-col items-center justify-center gap-1 w-full min-h-15 text-[0.6875rem] font-medium leading-none rounded-xl'

/** `from` settings says Logged Out, the navigation Signed Out. */
export function SignOutForm({ from = 'nav', children }: { from?: 'nav' | 'settings'; children: ReactNode }) {
  return (
    <form method="post" action="/logout" data-sign-out={from}>
      {children}
    </form>
  )
}

/** The public pages' bar: the way in. */
export function PublicNav() {
  return (
    <header className="page-width">
      <nav aria-label="Main" className="flex flex-wrap items-center justify-between gap-2 min-h-18">
        <Brand href="/" compact />
        <div className="flex flex-wrap items-center gap-1 sm:gap-2">
          <LinkButton href="/login" variant="quiet" size="small">
            Sign In
          </LinkButton>
          <LinkButton href="/login?mode=sign-up" variant="secondary" size="small">
            Get Started Free
          </LinkButton>
        </div>
      </nav>
    </header>
  )
}

const currentPage = (current: boolean) => (current ? ({ 'aria-current': 'page' } as const) : {})

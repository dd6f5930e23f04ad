import type { Mood } from '../../shared/kit/moods.ts'
import { IconButton, LinkButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Brand } from './brand.tsx'
import { MoodCards, MoodSwitcher } from './mood-switcher.tsx'
import { SignOutForm } from './sign-out-form.tsx'
import { SIGN_OUT_SHEET, SignOutSheet } from './sign-out-sheet.tsx'

export type NavigationItem = 'home' | 'stories' | 'settings'

/** Their icons are those of src/styles/parts.css. */
const PLACES: { place: NavigationItem; href: string; label: string; icon: string }[] = [
  { place: 'home', href: '/app', label: 'Home', icon: 'icon-home' },
  { place: 'stories', href: '/app/saved-stories', label: 'My Stories', icon: 'icon-stories' },
  { place: 'settings', href: '/app/settings', label: 'Settings', icon: 'icon-settings' },
]

interface AppNavProps {
  email: string
  current: NavigationItem | undefined
  mood: Mood
}

/** The desktop's top nav. */
export function AppNav({ email, current }: Omit<AppNavProps, 'mood'>) {
  return (
    <header className="app-nav top-nav">
      <nav aria-label="Main" className="page-width flex items-center gap-2 h-18">
        <Brand href="/app" />
        <ul className="flex gap-1 ml-4">
          {PLACES.map(({ place, href, label, icon }) => (
            <li key={place}>
              <a href={href} {...currentPage(place === current)} className={`nav-item ${icon}`}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <span className="ml-auto text-sm text-soft truncate max-w-60" title={email}>
          {email}
        </span>
        <SignOutForm>
          <button type="submit" className="nav-item icon-sign-out">
            Sign Out
          </button>
        </SignOutForm>
      </nav>
    </header>
  )
}

/**
 * The phone's bar, whose Theme opens a sheet, and the desktop's floating mood picker. Both are at the end of the page,
 * so that the tab order follows the eye and begins with the page's content; a page that `picksMood` itself has no
 * floating one.
 */
export function BottomBar({
  current,
  mood,
  picksMood = false,
}: Omit<AppNavProps, 'email'> & { picksMood?: boolean }) {
  return (
    <>
      <nav aria-label="Main" className="app-nav bottom-nav">
        <ul className="grid grid-cols-[repeat(4,1fr)_auto]">
          {PLACES.map(({ place, href, label, icon }) => (
            <li key={place}>
              <a href={href} {...currentPage(place === current)} className={`bar-item ${icon}`}>
                {label}
              </a>
            </li>
          ))}
          <li>
            <a href="/app/settings#mood" data-opens="mood-sheet" className="bar-item icon-palette">
              Theme
            </a>
          </li>
          <li className="my-2 ml-3 border-l border-solid border-edge pl-3 pr-2">
            <form action="/app/settings#sign-out">
              <button
                type="submit"
                data-opens={SIGN_OUT_SHEET}
                aria-haspopup="dialog"
                className="bar-item icon-sign-out -my-2 min-w-14"
              >
                Sign Out
              </button>
            </form>
          </li>
        </ul>
      </nav>
      {!picksMood && <FloatingMoods mood={mood} />}
      <Dialog id="mood-sheet" title="Choose your mood" look="sheet">
        <MoodCards mood={mood} />
      </Dialog>
      <SignOutSheet />
    </>
  )
}

/** Six dots where there is room for them, otherwise a button that opens the sheet. */
function FloatingMoods({ mood }: Pick<AppNavProps, 'mood'>) {
  return (
    <>
      <div className="mood-float max-xl:hidden fixed left-5 bottom-5 z-40 rounded-full border border-solid border-line bg-surface px-1 py-2 shadow-xl shadow-black/30">
        <MoodSwitcher mood={mood} className="flex-col" />
      </div>
      <IconButton
        label="Choose your mood"
        data-opens="mood-sheet"
        className="icon-palette mood-float hidden md:max-xl:inline-grid fixed left-5 bottom-5 z-40 border border-solid border-line bg-surface shadow-xl shadow-black/30"
      />
    </>
  )
}

/** The public pages' bar: sign in and sign up. */
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

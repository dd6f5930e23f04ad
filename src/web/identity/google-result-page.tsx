import { Hono } from 'hono'
import { LinkButton } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/feedback.tsx'
import { MoonIcon, WarningIcon } from '../../components/ui/icons.tsx'
import type { AppEnv } from '../../context.ts'
import { GOOGLE_FAILED, identityText } from '../../shared/identity/sign-in-texts.ts'

/** The end of a sign-in with Google: its script notifies the page that opened the popup, or continues by itself. */
export const googleResultPage = new Hono<AppEnv>().get('/login/google', (c) => {
  const { error, way } = c.req.query()
  const isIn = !error && c.get('session') !== undefined
  const failure = error && error !== 'done' ? error : 'GOOGLE_REFUSED'
  c.header('Cache-Control', 'no-store')
  // A stricter policy would cut the popup off from the login page that opened it.
  c.header('Cross-Origin-Opener-Policy', 'unsafe-none')
  return c.render(
    <div
      id="google-result"
      data-way={way === 'popup' ? 'popup' : 'redirect'}
      data-outcome={isIn ? 'done' : failure}
      className="page-width py-16"
    >
      <EmptyState
        level="h1"
        icon={isIn ? <MoonIcon className="size-9" /> : <WarningIcon className="size-9" />}
        title={isIn ? 'Welcome!' : GOOGLE_FAILED}
        action={
          <LinkButton href={isIn ? '/app' : '/login'}>{isIn ? 'Continue' : 'Back to Sign In'}</LinkButton>
        }
      >
        <p>{isIn ? "You've been signed in with Google successfully." : identityText(failure)}</p>
      </EmptyState>
    </div>,
    { title: 'Continue with Google', shell: 'bare', scripts: ['islands/google-result.ts'] },
  )
})

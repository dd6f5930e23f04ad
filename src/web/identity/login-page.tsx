import { type Context, Hono } from 'hono'
import { ForgottenCard } from '../../components/login/forgotten-card.tsx'
import { LoginCard } from '../../components/login/login-card.tsx'
import { PromisePanel } from '../../components/login/promise-panel.tsx'
import { LoadingOverlay } from '../../components/shell/notices.tsx'
import type { AppEnv } from '../../context.ts'
import type { LoginMode } from '../../shared/identity/sign-in-texts.ts'
import { loginPolicy } from '../../shared/kit/content-security-policy.ts'
import { hasEnded } from '../kit/session-ended.ts'

const TITLES: Record<LoginMode, string> = {
  'sign-in': 'Sign In',
  'sign-up': 'Create Account',
  forgotten: 'Forgot Your Password?',
}

/** Sign-in, sign-up and a forgotten password; signed-in visitors are redirected to /app. */
export const loginPage = new Hono<AppEnv>().get('/login', (c) => {
  if (c.get('session')) return c.redirect('/app')
  const { assets, google, identity, env } = c.get('services')
  const mode = modeOf(c.req.query('mode'))
  const error = c.req.query('error')
  letBrowserCall(c, identity.browser.accountsUrl)
  // So that Back requests it again, which redirects home if the visitor has signed in meanwhile.
  c.header('Cache-Control', 'private, no-store')
  return c.render(
    <div className="grid grid-cols-1 lg:grid-cols-[1fr_minmax(30rem,38rem)] min-h-dvh">
      <div className="lg:order-2 grid grid-cols-1 items-center px-4 py-8 sm:py-12">
        {mode === 'forgotten' ? (
          <ForgottenCard
            by={identity.resetLinks}
            contact={env.CONTACT_EMAIL}
            isSent={c.req.query('sent') !== undefined}
            error={error}
          />
        ) : (
          <LoginCard
            mode={mode}
            hasEnded={hasEnded(c)}
            error={error}
            accounts={identity.browser}
            hasGoogle={google !== undefined}
            wordsUrl={assets.url('islands/login-outcome.ts')}
          />
        )}
      </div>
      <PromisePanel testimonial={env.PARENT_TESTIMONIAL} />
      <LoadingOverlay />
    </div>,
    { title: TITLES[mode], shell: 'bare', indexed: true, scripts: ['islands/login.ts'] },
  )
})

const modeOf = (given: string | undefined): LoginMode =>
  given === 'sign-up' || given === 'forgotten' ? given : 'sign-in'

/** Where a vendor keeps the accounts, the page's own script calls it. */
function letBrowserCall(c: Context, accountsUrl: string) {
  if (URL.canParse(accountsUrl))
    c.header(
      'Content-Security-Policy',
      loginPolicy(c.get('services').assets.starter.source, new URL(accountsUrl).origin),
    )
}

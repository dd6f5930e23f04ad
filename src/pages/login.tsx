import { Hono } from 'hono'
import { LoginCard } from '../components/login/login-card.tsx'
import { PromisePanel } from '../components/login/promise-panel.tsx'
import { LoadingOverlay } from '../components/shell/notices.tsx'
import type { AppEnv } from '../context.ts'
import type { LoginMode } from '../shared/sign-in-texts.ts'

/** Sign-in and sign-up; the signed in go on to /app. */
export const loginPage = new Hono<AppEnv>().get('/login', (c) => {
  if (c.var.session) return c.redirect('/app')
  const mode: LoginMode = c.req.query('mode') === 'sign-up' ? 'sign-up' : 'sign-in'
  return c.render(
    <div className="grid lg:grid-cols-[1fr_minmax(30rem,38rem)] min-h-dvh">
      <div className="lg:order-2 grid items-center px-4 py-8 sm:py-12">
        <LoginCard mode={mode} error={c.req.query('error')} />
      </div>
      <PromisePanel />
      <LoadingOverlay />
    </div>,
    {
      title: mode === 'sign-up' ? 'Create Account' : 'Sign In',
      shell: 'bare',
      indexed: true,
      scripts: ['islands/login.ts'],
    },
  )
})

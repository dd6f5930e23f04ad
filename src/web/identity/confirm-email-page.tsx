import { type Context, Hono } from 'hono'
import type { ReactElement } from 'react'
import { Button, LinkButton } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import type { AppEnv } from '../../context.ts'

/** The target of a confirmation link. Mail programs open links by themselves, so the parent confirms with a press. */
export const confirmEmailPage = new Hono<AppEnv>()
  .get('/confirm-email', (c) => show(c, <Question code={c.req.query('code') ?? ''} />))

  .post('/confirm-email', async (c) => {
    const { identity, now } = c.get('services')
    const { code } = await c.req.parseBody()
    const confirmed = await identity.confirmEmail(typeof code === 'string' ? code : '', now())
    if (confirmed.ok) return show(c, <Confirmed email={confirmed.value.email} />)
    c.status(400)
    return show(c, <Refusal expired={confirmed.failure === 'EXPIRED_OOB_CODE'} />)
  })

function show(c: Context<AppEnv>, content: ReactElement) {
  c.header('Cache-Control', 'no-store')
  return c.render(
    <div className="mx-auto w-full max-w-md px-4 py-10 sm:py-16">
      <Card as="section" className="grid gap-5">
        {content}
      </Card>
    </div>,
    { title: 'Confirm Your E-mail', shell: 'bare' },
  )
}

function Question({ code }: { code: string }) {
  return (
    <form method="post" action="/confirm-email" className="grid gap-5">
      <h1 className="heading text-2xl sm:text-3xl">Is This Your E-mail?</h1>
      <p className="text-soft">One press, and your free stories can begin.</p>
      <input type="hidden" name="code" value={code} />
      <Button type="submit">Yes, It Is Mine</Button>
    </form>
  )
}

function Confirmed({ email }: { email: string }) {
  return (
    <>
      <h1 className="heading text-2xl sm:text-3xl">Thank You</h1>
      <p className="text-soft wrap-anywhere">{email} is confirmed. The first story is waiting to be told.</p>
      <LinkButton href="/app">Begin</LinkButton>
    </>
  )
}

function Refusal({ expired }: { expired: boolean }) {
  return (
    <>
      <h1 className="heading text-2xl sm:text-3xl">
        {expired ? 'This Link Has Expired' : 'This Link Does Not Work'}
      </h1>
      <p className="text-soft text-pretty">
        A link works for a week, for the e-mail that it was sent to. Sign in, and Settings sends you another
        letter.
      </p>
      <LinkButton href="/app/settings" variant="secondary">
        Go to Settings
      </LinkButton>
    </>
  )
}

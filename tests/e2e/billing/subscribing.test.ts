import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Cookie, Page } from 'playwright'
import { createEmbeddedPayments, type EmbeddedPayments } from '../../../src/embedded/payments/index.ts'
import {
  accessibilityProblems,
  freezeClock,
  hydrated,
  pressWhenWhole,
  type Visit,
  visit,
} from '../../support/browser.ts'
import { GOOD_CARD, memoryStore } from '../../support/payments.ts'
import { signUp } from '../../support/person.ts'
import { type RunningServer, startServer } from '../../support/server.ts'
import { celebrated } from './celebrated.ts'

/** A declined card, and a blocked script. */
const EXPECTED = /402|ERR_FAILED/

async function signedIn(server: RunningServer, email: string, phone = false): Promise<Visit> {
  const { cookie } = await signUp(server.url, email)
  const [name = '', value = ''] = cookie.split('=')
  const seen = await visit(server.url, { phone })
  await seen.context.addCookies([{ name, value, url: server.url }])
  return seen
}

const toast = (page: Page, words: string | RegExp) =>
  page.locator('#toasts').getByText(words).waitFor({ state: 'attached' })
const press = (page: Page, name: string | RegExp) => pressWhenWhole(page, page.getByRole('button', { name }))

describe('in the test mode', () => {
  let server: RunningServer

  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())

  test.each([
    ['desktop', false],
    ['phone', true],
  ])('on a %s a parent subscribes, changes, cancels and comes back', async (device, phone) => {
    const { page, close } = await signedIn(server, `${device}@example.com`, phone)
    await page.goto('/app/subscription')
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('listitem').filter({ hasText: 'Storyteller' }).getByRole('button').click()
    await page.waitForURL('**/app/subscription?checkout=*')
    await hydrated(page)

    await page.getByRole('button', { name: 'is declined' }).click()
    expect(await accessibilityProblems(page)).toEqual([])
    await press(page, 'Subscribe for $9.99/month')
    await toast(page, 'Payment Failed')
    await toast(page, 'Your card was declined.')
    await page.getByRole('alert').getByText('Your card was declined.').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])

    await page.getByRole('button', { name: 'asks for a confirmation' }).click()
    await press(page, /^Subscribe/)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await press(page, 'Subscribe for $9.99/month')
    await press(page, 'Refuse')
    await toast(page, /unable to authenticate/)
    await press(page, 'Subscribe for $9.99/month')
    await celebrated(page, () => press(page, 'Confirm payment'))
    await page.waitForURL('**/app/subscription')
    await page.getByRole('heading', { name: 'Active Subscription' }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])

    await press(page, 'Change Plan')
    await page.getByRole('heading', { name: 'Available Plans' }).waitFor()
    expect(await page.getByRole('button', { name: 'Current Plan' }).isDisabled()).toBe(true)
    await press(page, 'Hide Options')
    await page.getByRole('heading', { name: 'Available Plans' }).waitFor({ state: 'hidden' })
    await press(page, 'Change Plan')
    await press(page, 'Change to Master')
    await page.getByRole('heading', { name: 'Change to Master?' }).waitFor()
    await page.getByText(/^\$\d+(\.\d\d)?, the difference until/).waitFor()
    await page.getByText('$19.99 a month').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('link', { name: 'Keep it as it is' }).click()
    await page.getByText('Storyteller Plan').waitFor()
    await press(page, 'Change Plan')
    await press(page, 'Change to Master')
    await press(page, /^Pay \$\d+(\.\d\d)? and Change$/)
    await toast(page, 'Plan Updated & Credits Added')
    await toast(page, 'Switched to Master and received 30 credits!')
    await page.getByText('Master Plan').waitFor()

    await press(page, 'Cancel Subscription')
    await page.getByRole('heading', { name: 'Cancel your subscription?' }).waitFor()
    await page.getByText('$19.99 will not be taken').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await press(page, 'Cancel Subscription')
    await toast(page, 'Subscription Cancelled')
    await page.getByRole('heading', { name: 'Subscription Ending' }).waitFor()
    expect(await page.getByRole('button', { name: 'Cancel Subscription' }).count()).toBe(0)
    await press(page, 'Reactivate Subscription')
    expect(await accessibilityProblems(page)).toEqual([])
    await press(page, 'Reactivate Master')
    await toast(page, 'Successfully switched to Master!')
    await page.getByRole('heading', { name: 'Active Subscription' }).waitFor()

    await page.goto('/app/settings')
    await page.getByText('53 available credits').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await close(EXPECTED)
  })

  test('a payment is celebrated as long as ever although the script that says it comes late', async () => {
    const { page, close } = await signedIn(server, 'late@example.com')
    const late = Promise.withResolvers<void>()
    await page.route('**/messages-*.js', async (route) => {
      await late.promise
      await route.continue()
    })
    await freezeClock(page)
    await page.goto('/app/subscription?checkout=price_test_storyteller')
    // Its first frames, after which the form starts.
    await page.clock.runFor(200)
    await press(page, 'succeeds')
    const refreshed = page.waitForResponse('**/api/user/trial-status*')
    await press(page, 'Subscribe for $9.99/month')
    await refreshed
    await page.clock.runFor(1500)
    late.resolve()
    await toast(page, 'Payment Successful')
    await page.clock.runFor(1500)
    await page.getByRole('heading', { name: 'Active Subscription' }).waitFor()
    await close()
  })

  test('a parent is told when the payment could not be prepared or sent, and nothing is charged', async () => {
    const { page, close } = await signedIn(server, 'unlucky@example.com')
    const failing = (path: string) => page.route(`**${path}`, (route) => route.fulfill({ status: 500 }))
    await failing('/api/get-or-create-subscription')
    await page.goto('/app/subscription?checkout=price_test_master')
    await toast(page, 'Setup Error')
    await toast(page, 'Failed to setup subscription')
    await page.getByText('Unable to setup payment. Please try again.').waitFor()
    await page.unroute('**/api/get-or-create-subscription')
    await page.reload()
    await press(page, 'succeeds')
    await failing('/api/stripe/test-card')
    await press(page, 'Subscribe for $19.99/month')
    await toast(page, 'Payment Error')
    await toast(page, 'An unexpected error occurred')
    await page.getByRole('alert').getByText('An unexpected error occurred').waitFor()
    expect(await page.getByRole('button', { name: /^Subscribe/ }).isEnabled()).toBe(true)
    await page.goto('/app/settings')
    await page.getByText('3 available credits').waitFor()
    await close(/500/)
  })

  test.each([
    ['before the payment is prepared', false],
    ['before the card is sent', true],
  ])('a session that has ended %s leads to the login page, and nothing is charged', async (_, isReady) => {
    const { page, context, close } = await signedIn(server, `${isReady}@example.com`, true)
    await page.goto('/app/subscription')
    const plan = page.getByRole('listitem').filter({ hasText: 'Storyteller' }).getByRole('button')
    if (isReady) {
      await plan.click()
      await press(page, 'succeeds')
    }
    const cookies = await context.cookies()
    if (isReady) {
      await context.clearCookies()
      await press(page, 'Subscribe for $9.99/month')
    } else {
      await page.route('**/api/get-or-create-subscription', async (route) => {
        await context.clearCookies()
        await route.fulfill({ status: 401, body: '{"error":"Authentication required"}' })
      })
      await plan.click()
    }
    await page.waitForURL('**/login')
    await toast(page, 'Please sign in again')
    await context.addCookies(cookies)
    await page.goto('/app/settings')
    await page.getByText('Trial Account', { exact: true }).waitFor()
    await close(/401/)
  })
})

describe('with Stripe', () => {
  let stripe: EmbeddedPayments
  let api: ReturnType<typeof Bun.serve>
  let server: RunningServer

  beforeAll(async () => {
    stripe = createEmbeddedPayments({
      store: memoryStore(),
      now: () => new Date(),
      webhook: (body, signature) =>
        fetch(`${server.url}/api/stripe/webhook`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'stripe-signature': signature },
          body,
        }),
    })
    api = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: stripe.stripe.fetch })
    const { secretKey, publishableKey, webhookSecret } = stripe.keys
    server = await startServer({
      env: {
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_PUBLISHABLE_KEY: publishableKey,
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_BASE: api.url.origin,
      },
    })
  })
  afterAll(async () => {
    await server.stop()
    await api.stop(true)
  })

  test.each([
    ['desktop', false],
    ['phone', true],
  ])("on a %s a parent pays in Stripe's own form, changes and cancels", async (device, phone) => {
    const { page, context, close } = await signedIn(server, `${device}@example.com`, phone)
    await standInForStripe(page)
    await page.goto('/app/subscription')
    expect(await page.getByText('Test mode').count()).toBe(0)
    await page.getByRole('listitem').filter({ hasText: 'Master' }).getByRole('button').click()
    await page.waitForURL('**/app/subscription?checkout=*')
    await page.frameLocator('iframe').getByText('The frame of the stand-in').waitFor()

    await page.getByLabel('Stand-in card').fill('4000 0000 0000 0002')
    await press(page, 'Subscribe for $19.99/month')
    await toast(page, 'Your card was declined.')
    await page.getByRole('alert').getByText('Your card was declined.').waitFor()
    await page.getByLabel('Stand-in card').fill(GOOD_CARD)
    await celebrated(page, () => press(page, 'Subscribe for $19.99/month'))
    await page.waitForURL('**/app/subscription')
    await page.getByRole('heading', { name: 'Active Subscription' }).waitFor()
    await page.getByRole('link', { name: 'Cards and receipts' }).waitFor()
    await page.goto('/app/subscription?payment_intent=pi_1&redirect_status=succeeded')
    await toast(page, 'Payment Successful')

    await press(page, 'Change Plan')
    await press(page, 'Change to Family pack')
    await asksFirst(page, 'Change to Family pack?', [
      /^\$\d+(\.\d\d)?, the difference until \w+ \d+, \d{4}$/,
      '$29.99 a month',
      'The extra credits of the new plan arrive right away',
    ])
    expect(await accessibilityProblems(page)).toEqual([])
    await press(page, /^Pay \$\d+(\.\d\d)? and Change$/)
    await toast(page, 'Switched to Family pack and received 50 credits!')
    await page.getByText('Family pack Plan').waitFor()
    await press(page, 'Change Plan')
    await press(page, 'Change to Storyteller')
    await asksFirst(page, 'Change to Storyteller?', ['Nothing', '$9.99 a month', 'What you have stays yours'])
    await page.getByRole('link', { name: 'Keep it as it is' }).click()
    await page.getByText('Family pack Plan').waitFor()

    await press(page, 'Cancel Subscription')
    await asksFirst(page, 'Cancel your subscription?', [
      /^Nothing changes: your plan is yours until \w+ \d+, \d{4}$/,
      '$29.99 will not be taken',
    ])
    await press(page, 'Cancel Subscription')
    await toast(page, 'Your subscription will end at the current period end.')
    await page.getByRole('heading', { name: 'Subscription Ending' }).waitFor()
    await withoutScript(await context.cookies(), phone)
    await close(EXPECTED)
  })

  /**
   * The same session in a browser without JavaScript: resumes the ending plan, switches to another one, and cancels.
   */
  async function withoutScript(cookies: Cookie[], phone: boolean): Promise<void> {
    const { page, context, close } = await visit(server.url, { phone, javaScriptEnabled: false })
    await context.addCookies(cookies)
    await page.goto('/app/subscription')
    await page.getByText('Reactivate Subscription').click()
    await press(page, 'Reactivate Family pack')
    await page.getByRole('heading', { name: 'Active Subscription' }).waitFor()
    await page.getByText('Change Plan').click()
    await press(page, 'Change to Storyteller')
    await asksFirst(page, 'Change to Storyteller?', ['Nothing', '$9.99 a month'])
    await press(page, 'Change to Storyteller')
    await page.getByText('Storyteller Plan').waitFor()
    await press(page, 'Cancel Subscription')
    await asksFirst(page, 'Cancel your subscription?', ['$9.99 will not be taken'])
    await press(page, 'Cancel Subscription')
    await page.getByRole('heading', { name: 'Subscription Ending' }).waitFor()
    await close()
  }

  /** Amount and date appear on a separate page before anything changes. */
  async function asksFirst(page: Page, title: string, facts: (string | RegExp)[]): Promise<void> {
    await page.getByRole('heading', { name: title }).waitFor()
    for (const fact of facts) await page.getByText(fact).first().waitFor()
  }

  test('a parent whose browser does not get the script of Stripe is told so', async () => {
    const { page, close } = await signedIn(server, 'offline@example.com')
    await page.route('https://js.stripe.com/**', (route) => route.abort())
    await page.goto('/app/subscription?checkout=price_test_master')
    await toast(page, 'Failed to initialize payment setup')
    await page.getByText('Unable to setup payment. Please try again.').waitFor()
    await page.getByRole('link', { name: 'Back to Plans' }).last().click()
    await page.waitForURL('**/app/subscription')

    await page.goto('/app/subscription?payment_intent=pi_1&redirect_status=failed')
    await toast(page, 'Payment Failed')
    await toast(page, /nothing was charged/)
    expect(new URL(page.url()).search).toBe('')
    await page.goto('/app/subscription?payment_intent=pi_1&redirect_status=succeeded')
    await page.waitForURL('**/app/subscription')
    expect(await page.getByText('Payment Successful').count()).toBe(0)
    await close(EXPECTED)
  })

  /** Stubs Stripe's script and API; what the script loads is subject to the page's content security policy. */
  async function standInForStripe(page: Page): Promise<void> {
    await page.route('https://js.stripe.com/**', (route) =>
      route.request().resourceType() === 'script'
        ? route.fulfill({ contentType: 'text/javascript', body: STAND_IN })
        : route.fulfill({ contentType: 'text/html', body: '<p>The frame of the stand-in</p>' }),
    )
    await page.route('https://api.stripe.com/**', async (route) => {
      const path = new URL(route.request().url()).pathname
      const answer = await fetch(`${api.url.origin}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${stripe.keys.secretKey}` },
        body: new URLSearchParams(route.request().postData() ?? ''),
      })
      await route.fulfill({
        status: answer.status,
        contentType: 'application/json',
        headers: { 'access-control-allow-origin': '*' },
        body: await answer.text(),
      })
    })
  }
})

const STAND_IN = `
window.Stripe = (key) => ({
  elements: ({ clientSecret }) => ({
    clientSecret,
    create: () => {
      const heard = {}
      return {
        on: (name, listener) => { heard[name] = listener },
        destroy: () => {},
        mount: (into) => {
          const frame = document.createElement('iframe')
          frame.src = 'https://js.stripe.com/frame.html'
          frame.title = 'Card'
          const label = document.createElement('label')
          label.textContent = 'Stand-in card'
          const input = document.createElement('input')
          input.id = 'stand-in'
          label.append(input)
          into.append(frame, label)
          setTimeout(() => heard.ready(), 0)
        },
      }
    },
  }),
  confirmPayment: async ({ elements }) => {
    const [intent] = elements.clientSecret.split('_secret_')
    const body = new URLSearchParams({
      client_secret: elements.clientSecret,
      number: document.querySelector('#stand-in').value,
    })
    const answer = await fetch('https://api.stripe.com/v1/payment_intents/' + intent + '/confirm', { method: 'POST', body })
    const { error } = await answer.json()
    return error ? { error } : { paymentIntent: {} }
  },
})
`

import { beforeAll, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import Ajv, { type ValidateFunction } from 'ajv'
import { createGenerator } from 'ts-json-schema-generator'
import { createEmbeddedPayments } from '../../../src/embedded/payments/index.ts'
import { createStripePayments } from '../../../src/vendors/stripe/payments.ts'
import { GOOD_CARD, MASTER, memoryStore, STORYTELLER } from '../../support/payments.ts'
import type { StripeParams } from '../../support/stripe-params.ts'

type Call = keyof StripeParams

let checks: ReadonlyMap<string, ValidateFunction>

beforeAll(() => {
  const schema = createGenerator({
    path: join(import.meta.dir, '../../support/stripe-params.ts'),
    tsconfig: join(import.meta.dir, '../../../tsconfig.json'),
    skipTypeCheck: true,
    additionalProperties: false,
  }).createSchema('StripeParams')
  const ajv = new Ajv({ coerceTypes: 'array', strict: false })
  ajv.addSchema(schema as object, 'params')
  const { properties = {} } = (schema.definitions?.StripeParams ?? {}) as { properties?: object }
  checks = new Map(
    Object.keys(properties).map((call) => [
      call,
      ajv.compile({ $ref: `params#/definitions/StripeParams/properties/${pointer(call)}` }),
    ]),
  )
})

const pointer = (name: string) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))

const wrongIn = (call: string, fields: object): string[] => {
  const check = checks.get(call)
  if (!check) return [`${call} is a call that is not listed`]
  return check(structuredClone(fields))
    ? []
    : (check.errors ?? []).map(({ message }) => `${call}: ${message}`)
}

describe('what the app asks of Stripe', () => {
  test('is what the types of its SDK allow, in every call, and each write has a key of its own', async () => {
    const called: { call: string; fields: object; key: string | undefined }[] = []
    const { payments, stripe, keys } = createEmbeddedPayments({
      store: memoryStore(),
      now: () => new Date('2026-11-21T19:30:00Z'),
      webhook: async () => new Response(),
      onCall: ({ method, path, ...rest }) =>
        called.push({ call: `${method} ${path.replace(/\/(?:cus|sub|price|pi)_[^/]+/, '/:id')}`, ...rest }),
    })
    await payments.products()
    await payments.productOfPrice(STORYTELLER)
    const customerId = await payments.createCustomer({ firebaseUid: 'u', email: 'mia@example.com', key: 'c' })
    const begun = await payments.subscribe({ customerId, priceId: STORYTELLER, key: 's' })
    await payments.payWithTestCard?.({ number: GOOD_CARD, clientSecret: begun.clientSecret ?? '' })
    await payments.paidInvoices(customerId)
    const [subscription] = await payments.subscriptions(customerId)
    expect(subscription?.status).toBe('active')
    const change = { priceId: MASTER, prorate: true }
    expect(await payments.previewInvoice(subscription ?? begun)).toEqual({ amount: 999, currency: 'usd' })
    expect(await payments.previewInvoice(subscription ?? begun, change)).toMatchObject({ amount: 1000 })
    await payments.changePlan(subscription ?? begun, change)
    await payments.changePlan(subscription ?? begun, { priceId: STORYTELLER, prorate: false })
    await payments.endWithPeriod(begun.id, true)
    const real = createStripePayments({ ...keys, answer: stripe.fetch })
    const home = 'https://storylamp.example/app/subscription'
    expect(await real.portalUrl(customerId, home)).toStartWith('https://billing.stripe.com/')
    await payments.endNow(begun.id)
    await payments.deleteCustomer(customerId)

    const toStripe = called.filter(({ call }) => !call.endsWith('/confirm'))
    expect(toStripe.flatMap(({ call, fields }) => wrongIn(call, fields))).toEqual([])
    const writes = toStripe.filter(({ call }) => !call.startsWith('GET '))
    expect(writes.filter(({ key }) => !key).map(({ call }) => call)).toEqual([])
    expect(new Set(writes.map(({ key }) => key)).size).toBe(writes.length)
    expect(new Set(toStripe.map(({ call }) => call))).toEqual(new Set<string>(checks.keys()))
  })

  test('would be caught when it were not', () => {
    const call: Call = 'POST /v1/subscriptions'
    expect(wrongIn(call, { customer: 'cus_1', items: [{ price: 'p' }], trial: 'soon' })).not.toEqual([])
    expect(wrongIn(call, { customer: 'cus_1', billing_cycle_anchor: 'soon' })).not.toEqual([])
  })
})

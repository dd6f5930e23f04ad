import { describe, expect, test } from 'bun:test'
import { planOf, plansOnSale } from '../../../src/domain/billing/plans.ts'
import type { Payments, Product } from '../../../src/ports/payments.ts'
import { priceText } from '../../../src/shared/billing/plan.ts'

const product = (changes: Partial<Product> = {}): Product => ({
  id: 'prod_1',
  name: 'Storyteller',
  description: 'For one child.',
  metadata: { credits: '20', features: 'A, B ,,C' },
  prices: [
    { id: 'price_year', unit_amount: 9900, currency: 'usd', recurring: { interval: 'year' } },
    { id: 'price_month', unit_amount: 999, currency: 'usd', recurring: { interval: 'month' } },
  ],
  ...changes,
})

const plan = (changes: Partial<Product> = {}) => planOf(product(changes))?.[0]

describe('a plan', () => {
  test('has the monthly price alone', () => {
    expect(plan()).toMatchObject({ priceId: 'price_month', unitAmount: 999 })
  })

  test('does not exist without a monthly price', () => {
    expect(plan({ prices: product().prices.slice(0, 1) })).toBeUndefined()
  })

  test('lists the features of its metadata', () => {
    expect(plan()?.features).toEqual(['A', 'B', 'C'])
  })

  test('tells its credits where no features are listed', () => {
    expect(plan({ metadata: { credits: '20' } })?.features[0]).toBe('20 story credits every month')
    expect(plan({ metadata: { credits: '1' } })?.features[0]).toBe('1 story credit every month')
  })

  test.each(['many', '-5', '', undefined])('with %p credits brings none', (credits) => {
    expect(plan({ metadata: credits === undefined ? {} : { credits } })?.credits).toBe(0)
  })

  test.each([
    ['Storyteller', 'storyteller'],
    ['Basic', 'storyteller'],
    ['Master Storyteller', 'master'],
    ['Premium', 'master'],
    ['Family pack', 'family'],
    ['Moonlight', 'other'],
  ])('named %s is of the tier %s', (name, tier) => {
    expect(plan({ name })?.tier).toBe(tier as never)
  })

  test.each([null, '', '  '])('with the description %p is perfect for its users', (description) => {
    expect(plan({ description })?.description).toBe('Perfect for Storyteller users')
  })

  test('is popular when its metadata says true', () => {
    expect(plan({ metadata: { popular: 'true' } })?.popular).toBe(true)
    expect(plan({ metadata: { popular: 'yes' } })?.popular).toBe(false)
  })

  test.each([
    [999, 'usd', '$9.99'],
    [2000, 'usd', '$20'],
    [1250, 'eur', '€12.50'],
    [1480, 'jpy', '¥1,480'],
    [12900, 'krw', '₩12,900'],
    [249050, 'huf', 'HUF\u00a02,490.50'],
    [149500, 'isk', 'ISK\u00a01,495'],
    [2990, 'kwd', 'KWD\u00a02.990'],
  ])('of %p %s reads %s', (unitAmount, currency, text) => {
    expect(priceText({ unitAmount, currency })).toBe(text)
  })
})

describe('the plans on sale', () => {
  const priced = (id: string, unit_amount: number) =>
    product({
      id,
      prices: [{ id: `price_${id}`, unit_amount, currency: 'usd', recurring: { interval: 'month' } }],
    })
  const shop = (answer: () => Promise<Product[]>) => {
    let asked = 0
    const products = () => {
      asked += 1
      return answer()
    }
    return { payments: { products } as Payments, asked: () => asked }
  }
  const NOON = Date.parse('2026-11-21T12:00:00Z')

  test('are sorted by ascending price', async () => {
    const { payments } = shop(async () => [priced('b', 1999), priced('a', 999), priced('c', 2999)])
    expect((await plansOnSale(payments, new Date(NOON))).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  test('are asked for once a minute', async () => {
    const { payments, asked } = shop(async () => [priced('a', 999)])
    for (const seconds of [0, 30, 59]) await plansOnSale(payments, new Date(NOON + seconds * 1000))
    expect(asked()).toBe(1)
    await plansOnSale(payments, new Date(NOON + 60_000))
    expect(asked()).toBe(2)
  })

  test('are asked for again at once after a failure', async () => {
    let works = false
    const { payments } = shop(async () => {
      if (!works) throw new Error('down')
      return [priced('a', 999)]
    })
    await expect(plansOnSale(payments, new Date(NOON))).rejects.toThrow('down')
    works = true
    expect(await plansOnSale(payments, new Date(NOON))).toHaveLength(1)
  })
})

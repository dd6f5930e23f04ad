import type { Price, Product } from './objects.ts'

interface SeededPlan {
  key: string
  name: string
  description: string
  unitAmount: number
  metadata: Record<string, string>
}

const FOR_EVERYBODY =
  'A picture for every paragraph,A warm voice whose words light up,Brothers and sisters in one story,Unused credits stay yours'

/** They promise only what works here. */
const PLANS: SeededPlan[] = [
  {
    key: 'storyteller',
    name: 'Storyteller',
    description: 'A few new stories every week.',
    unitAmount: 999,
    metadata: { credits: '20', features: `20 story credits every month,${FOR_EVERYBODY}` },
  },
  {
    key: 'master',
    name: 'Master',
    description: 'A new story for nearly every night.',
    unitAmount: 1999,
    metadata: { credits: '50', popular: 'true', features: `50 story credits every month,${FOR_EVERYBODY}` },
  },
  {
    key: 'family',
    name: 'Family pack',
    description: 'A long story for every night of the month.',
    unitAmount: 2999,
    metadata: {
      credits: '100',
      profiles: '5',
      features: `100 story credits every month,Up to 5 family profiles,${FOR_EVERYBODY}`,
    },
  },
]

const CREATED = Date.UTC(2026, 0, 1) / 1000

const SEEDED_PRODUCTS: Product[] = PLANS.map(({ key, name, description, metadata }) => ({
  id: `prod_test_${key}`,
  object: 'product',
  active: true,
  created: CREATED,
  description,
  livemode: false,
  metadata,
  name,
}))

export const SEEDED_PRICES: Price[] = PLANS.map(({ key, unitAmount }) => ({
  id: `price_test_${key}`,
  object: 'price',
  active: true,
  created: CREATED,
  currency: 'usd',
  livemode: false,
  metadata: {},
  product: `prod_test_${key}`,
  recurring: { interval: 'month', interval_count: 1 },
  type: 'recurring',
  unit_amount: unitAmount,
}))

export const seededPrice = (id: string) => SEEDED_PRICES.find((price) => price.id === id)
export const seededProduct = (id: string) => SEEDED_PRODUCTS.find((product) => product.id === id)

import type { Payments, Price, Product } from '../../ports/payments.ts'
import type { Plan, PlanTier } from '../../shared/billing/plan.ts'

const KEPT_MS = 60_000

/** A plan with its product, as GET /api/stripe/products answers it. */
export interface ListedPlan extends Product {
  description: string
}

interface CachedProducts {
  at: number
  products: Promise<Product[]>
}

const cached = new WeakMap<Payments, CachedProducts>()

/** The plans on sale by ascending price, cached for a minute. Throws ProviderDown when they cannot be fetched. */
export async function plansOnSale(payments: Payments, now: Date): Promise<Plan[]> {
  return (await sold(payments, now)).map(([plan]) => plan)
}

/** The same as products with their prices (specification, section 7). */
export async function listedPlans(payments: Payments, now: Date): Promise<ListedPlan[]> {
  return (await sold(payments, now)).map(([plan, product, price]) => ({
    ...product,
    description: plan.description,
    prices: [price],
  }))
}

/** What a price entitles to, on sale or not; undefined when it is none of ours. */
export async function planOfPrice(payments: Payments, priceId: string, now: Date): Promise<Plan | undefined> {
  const onSale = (await plansOnSale(payments, now)).find((plan) => plan.priceId === priceId)
  if (onSale) return onSale
  const product = await payments.productOfPrice(priceId)
  return product && planOf(product)?.[0]
}

type Sold = [plan: Plan, product: Product, price: Price]

async function sold(payments: Payments, now: Date): Promise<Sold[]> {
  const products = await kept(payments, now)
  return products
    .map(planOf)
    .filter((plan) => plan !== undefined)
    .sort(([a], [b]) => a.unitAmount - b.unitAmount)
}

function kept(payments: Payments, now: Date): Promise<Product[]> {
  const known = cached.get(payments)
  if (known && Math.abs(now.getTime() - known.at) < KEPT_MS) return known.products
  const products = payments.products()
  cached.set(payments, { at: now.getTime(), products })
  products.catch(() => cached.delete(payments))
  return products
}

/** Undefined for a product without a monthly price, which is not a plan. */
export function planOf(product: Product): Sold | undefined {
  const price = product.prices.find(({ recurring }) => recurring.interval === 'month')
  if (!price) return undefined
  const { id, name, description, metadata } = product
  const credits = Math.max(0, Math.floor(Number(metadata.credits) || 0))
  const profiles = Math.max(1, Math.floor(Number(metadata.profiles) || 1))
  const plan: Plan = {
    id,
    name,
    description: description?.trim() || `Perfect for ${name} users`,
    features: featuresOf(metadata.features, credits, profiles),
    credits,
    profiles,
    popular: metadata.popular === 'true',
    tier: tierOf(name),
    priceId: price.id,
    unitAmount: price.unit_amount,
    currency: price.currency,
  }
  return [plan, product, price]
}

function featuresOf(listed: string | undefined, credits: number, profiles: number): string[] {
  const features = (listed ?? '')
    .split(',')
    .map((feature) => feature.trim())
    .filter(Boolean)
  return features.length > 0 ? features : generatedFeatures(credits, profiles)
}

/** For a product whose metadata lists no features. */
function generatedFeatures(credits: number, profiles: number): string[] {
  const monthly = credits === 1 ? '1 story credit every month' : `${credits} story credits every month`
  return [
    ...(credits > 0 ? [monthly] : []),
    ...(profiles > 1 ? [`Up to ${profiles} family profiles`] : []),
    'A picture for every paragraph',
    'Narration whose words light up',
    'Unused credits stay yours',
  ]
}

const TIERS: [PlanTier, RegExp][] = [
  ['family', /family|pack/i],
  ['master', /master|premium/i],
  ['storyteller', /storyteller|basic/i],
]

const tierOf = (name: string): PlanTier => TIERS.find(([, words]) => words.test(name))?.[0] ?? 'other'

import { z } from 'zod'
import Checkout from '../../../islands/checkout.tsx'
import { island } from '../kit/island.tsx'

const schema = z.object({
  firebaseUid: z.string(),
  priceId: z.string(),
  price: z.string(),
  cardForm: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('stripe'), publishableKey: z.string().startsWith('pk_') }),
    z.object({ kind: z.literal('test-card') }),
  ]),
})

/** The card payment form of the subscription page. */
export const CheckoutIsland = island({ name: 'checkout', component: Checkout, on: 'load', schema })

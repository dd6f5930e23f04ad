import { z } from 'zod'

/** What the checkout's island gets. */
export const CheckoutSchema = z.object({
  firebaseUid: z.string(),
  priceId: z.string(),
  price: z.string(),
  cardForm: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('stripe'), publishableKey: z.string().startsWith('pk_') }),
    z.object({ kind: z.literal('test-card') }),
  ]),
})

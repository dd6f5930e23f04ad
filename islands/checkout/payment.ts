/** What became of a payment. `abandoned`: the parent closed the bank's question, and may go on. */
export type Payment = { kind: 'paid' } | { kind: 'abandoned' } | { kind: 'failed'; message: string }

/** Pays with what the form holds; throws where something went wrong that is no answer of the provider. */
export type Confirm = () => Promise<Payment>

/** A card form: it mounts itself for a payment, and hands out what confirms it. */
export interface CardFieldsProps {
  clientSecret: string
  onReady: (confirm: Confirm) => void
  onFailed: () => void
}

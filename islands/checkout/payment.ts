/** The outcome of a payment. `abandoned`: the parent closed the bank's dialog, and may try again. */
export type Payment = { kind: 'paid' } | { kind: 'abandoned' } | { kind: 'failed'; message: string }

/** Pays with the form's content; throws for errors that are no answer of the provider. */
export type Confirm = () => Promise<Payment>

/** A card form: it mounts itself for a payment, and provides the function that confirms it. */
export interface CardFieldsProps {
  clientSecret: string
  onReady: (confirm: Confirm) => void
  onFailed: () => void
}

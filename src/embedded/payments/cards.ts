/** Stripe's own test numbers, with the outcome of each (https://docs.stripe.com/testing). */
export type CardOutcome =
  | { kind: 'succeeds'; renews: boolean }
  | { kind: 'asks' }
  | { kind: 'refused'; code: string; declineCode?: string; message: string }

const OUTCOMES: Record<string, CardOutcome> = {
  '4242424242424242': { kind: 'succeeds', renews: true },
  '4000000000000341': { kind: 'succeeds', renews: false },
  '4000002500003155': { kind: 'asks' },
  '4000000000000002': {
    kind: 'refused',
    code: 'card_declined',
    declineCode: 'generic_decline',
    message: 'Your card was declined.',
  },
  '4000000000009995': {
    kind: 'refused',
    code: 'card_declined',
    declineCode: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
}

const UNKNOWN: CardOutcome = {
  kind: 'refused',
  code: 'incorrect_number',
  message: 'Your card number is incorrect. In test mode use 4242 4242 4242 4242.',
}

/** No real card is ever accepted: every number that is not a test number is refused. */
export const outcomeOf = (number: string): CardOutcome => OUTCOMES[number.replace(/\s/g, '')] ?? UNKNOWN

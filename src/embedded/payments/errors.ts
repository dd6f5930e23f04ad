/** An error in Stripe's format. */
export interface StripeError {
  status: 400 | 401 | 402 | 404
  error: { type: string; code?: string; decline_code?: string; message: string; param?: string }
}

export const missing = (kind: string, id: string): StripeError => ({
  status: 404,
  error: {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: 'id',
  },
})

export const cardError = (outcome: { code: string; declineCode?: string; message: string }): StripeError => ({
  status: 402,
  error: {
    type: 'card_error',
    code: outcome.code,
    message: outcome.message,
    ...(outcome.declineCode ? { decline_code: outcome.declineCode } : {}),
  },
})

export const declined = cardError({
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
})

export const alreadyCanceled: StripeError = {
  status: 400,
  error: { type: 'invalid_request_error', message: 'A canceled subscription can only update its metadata.' },
}

export const reused = (key: string): StripeError => ({
  status: 400,
  error: {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with: ${key}`,
  },
})

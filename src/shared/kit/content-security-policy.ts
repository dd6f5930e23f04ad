/** The policy of every answer; the names are those of Hono's secure headers. */
export const POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'data:', 'blob:'],
  connectSrc: ["'self'"],
  fontSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  frameSrc: ["'none'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
}

const STRIPE = ['https://js.stripe.com', 'https://*.js.stripe.com']

/**
 * For the checkout page only, where Stripe's script takes the card
 * (https://docs.stripe.com/security/guide#content-security-policy).
 */
export const CHECKOUT_POLICY = headerOf({
  ...POLICY,
  scriptSrc: [...POLICY.scriptSrc, ...STRIPE],
  frameSrc: [...STRIPE, 'https://hooks.stripe.com'],
  connectSrc: [...POLICY.connectSrc, 'https://api.stripe.com'],
  imgSrc: [...POLICY.imgSrc, 'https://*.stripe.com'],
})

/** For the login page only, where a vendor keeps the accounts at its own origin, which the page's script calls. */
export const loginPolicy = (accountsOrigin: string) =>
  headerOf({ ...POLICY, connectSrc: [...POLICY.connectSrc, accountsOrigin] })

function headerOf(policy: Record<string, string[]>): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...sources])
    .map((parts) => parts.join(' '))
    .join('; ')
}

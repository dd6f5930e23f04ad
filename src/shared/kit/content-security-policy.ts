/**
 * The policy of every answer; the names are those of Hono's secure headers. `starter` is the source expression of the one
 * script that is written into pages, e.g. `'sha256-…'`.
 */
export const policyWith = (starter: string) => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", starter],
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
})

const STRIPE = ['https://js.stripe.com', 'https://*.js.stripe.com']

/**
 * For the checkout page only, where Stripe's script takes the card
 * (https://docs.stripe.com/security/guide#content-security-policy).
 */
export function checkoutPolicy(starter: string): string {
  const policy = policyWith(starter)
  return headerOf({
    ...policy,
    scriptSrc: [...policy.scriptSrc, ...STRIPE],
    frameSrc: [...STRIPE, 'https://hooks.stripe.com'],
    connectSrc: [...policy.connectSrc, 'https://api.stripe.com'],
    imgSrc: [...policy.imgSrc, 'https://*.stripe.com'],
  })
}

/** For the login page only, where a vendor keeps the accounts at its own origin, which the page's script calls. */
export function loginPolicy(starter: string, accountsOrigin: string): string {
  const policy = policyWith(starter)
  return headerOf({ ...policy, connectSrc: [...policy.connectSrc, accountsOrigin] })
}

function headerOf(policy: Record<string, string[]>): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...sources])
    .map((parts) => parts.join(' '))
    .join('; ')
}

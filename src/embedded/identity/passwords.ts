import { createBoundedQueue } from '../../shared/kit/bounded-queue.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

const PASSWORD_MIN = 8
/** In UTF-16 units; a longer one is refused before hashing. */
export const PASSWORD_MAX = 1000

/** OWASP's smaller argon2id setting (19 MiB, 2 passes): about 30 ms, and two at once fit a 512 MB machine. */
const ARGON2 = { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 } as const
/** As many as take about two seconds; later callers are asked to retry. */
const hashing = createBoundedQueue({ concurrency: 2, maxWaiting: 60, retryAfterSeconds: 2 })

/** Compared for an e-mail without an account, so that both refusals take the same time. */
let decoy: Promise<string> | undefined

/** The argon2id hash of a password, with a new salt. Throws TooBusy where too many wait, as does the next function. */
export function hashPassword(password: string): Promise<string> {
  return hashing.run(() => Bun.password.hash(password, ARGON2))
}

/** Whether the hash is the password's; takes as long without a hash, and then returns false. */
export async function passwordMatches(password: string, hash: string | null | undefined): Promise<boolean> {
  // Not in the queue: a refusal there would be cached forever.
  decoy ??= Bun.password.hash(crypto.randomUUID(), ARGON2)
  const compared = hash ?? (await decoy)
  const matches = await hashing.run(() => Bun.password.verify(password, compared))
  return matches && hash !== null && hash !== undefined
}

/** Why a new password is refused, in the Identity Toolkit's words, or undefined when it is accepted. */
export function passwordWeakness(password: string, email = ''): `WEAK_PASSWORD : ${string}` | undefined {
  if (password.length < PASSWORD_MIN)
    return `WEAK_PASSWORD : Password should be at least ${PASSWORD_MIN} characters`
  if (password.length > PASSWORD_MAX)
    return `WEAK_PASSWORD : Password should be at most ${PASSWORD_MAX} characters`
  if (isCommon(password.trim().toLowerCase(), email))
    return 'WEAK_PASSWORD : Password should not be one that many people use'
  return undefined
}

/** The first guesses: the most used ones, one repeated letter, the e-mail, the product's name with digits. */
const isCommon = (password: string, email: string) =>
  COMMON_PASSWORDS.has(password) ||
  /^(.)\1{0,29}$/u.test(password) ||
  /^storylamp[\d!.]*$/.test(password) ||
  (email !== '' && [email, email.split('@')[0]].includes(password))

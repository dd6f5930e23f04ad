/** How often a PIN may be tried; after that only the account itself ends kid mode. */
export const PIN_TRIES = 5

/** Why a new PIN is refused. */
export type PinRefusal = 'not-four-digits' | 'easily-guessed' | 'not-the-same'

/** What a parent reads for each. */
export const PIN_REFUSALS: Record<PinRefusal, string> = {
  'not-four-digits': 'Please choose four digits.',
  'easily-guessed': 'A child tries this one first. Please choose another PIN.',
  'not-the-same': 'The two PINs are not the same. Please type both again.',
}

const FOUR_DIGITS = /^\d{4}$/
const UP = '01234567890'
const DOWN = '09876543210'

/** Why a new PIN, typed twice, is refused; undefined when it is accepted. */
export function pinRefused(pin: string, repeated: string): PinRefusal | undefined {
  if (!FOUR_DIGITS.test(pin)) return 'not-four-digits'
  if (/^(\d)\1{3}$/.test(pin) || UP.includes(pin) || DOWN.includes(pin)) return 'easily-guessed'
  return pin === repeated ? undefined : 'not-the-same'
}

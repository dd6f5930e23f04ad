/** A parent's text for an identity provider's code, e.g. `EMAIL_EXISTS` or `WEAK_PASSWORD : …`. */
export function identityText(code: string): string {
  const [name = ''] = code.split(' : ')
  if (name === 'WEAK_PASSWORD') return weaknessOf(code)
  const known = Object.hasOwn(TEXTS, name) ? TEXTS[name] : undefined
  return known ?? (name.startsWith('API key') ? MISSING_CONFIGURATION : UNEXPECTED)
}

/** The same for somebody who is signed in and proves again that the account is theirs. */
export function ownPasswordText(code: string): string {
  if (code === ANOTHER_ACCOUNT)
    return 'That is another account. Please choose the one that you signed in with.'
  return /^INVALID_(?:LOGIN_CREDENTIALS|PASSWORD)$/.test(code)
    ? 'That is not the password of this account.'
    : identityText(code)
}

/** The person who came back from Google is not the one who is signed in. */
export const ANOTHER_ACCOUNT = 'ANOTHER_ACCOUNT'

/** What a new password needs, told only when one is refused. */
function weaknessOf(code: string): string {
  if (code.includes('many people use')) return 'Many people use this password. Please choose one of your own.'
  if (code.includes('at most')) return 'Please choose a shorter password.'
  const least = /at least (\d{1,2}) /.exec(code)?.[1] ?? '6'
  return `Please choose a password of at least ${least} characters.`
}

const UNEXPECTED = 'An unexpected error occurred. Please try again.'
const MISSING_CONFIGURATION = 'Missing Firebase configuration'
/** One text for everything that would reveal whether an e-mail has an account. */
const WRONG = 'The e-mail or the password is not right. Please try again.'
const GOOGLE_LOST = 'Google did not say who you are. Please try again.'

const TEXTS: Record<string, string> = {
  EMAIL_EXISTS: 'There is already an account with this e-mail. Please sign in instead.',
  INVALID_LOGIN_CREDENTIALS: WRONG,
  INVALID_PASSWORD: WRONG,
  EMAIL_NOT_FOUND: WRONG,
  USER_DISABLED: WRONG,
  INVALID_EMAIL: 'This does not look like an e-mail address.',
  MISSING_EMAIL: 'Please enter your e-mail.',
  MISSING_PASSWORD: 'Please enter your password.',
  PASSWORD_MISMATCH: 'Please make sure your passwords match.',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'There were too many tries. Please wait a few minutes and try again.',
  SERVER_BUSY: 'We are very busy just now. Please try again in a moment.',
  QUOTA_EXCEEDED: 'There were too many tries. Please wait a few minutes and try again.',
  CONFIGURATION_NOT_FOUND: 'Firebase authentication not initialized',
  MISSING_CONFIGURATION,
  OPERATION_NOT_ALLOWED: 'This way of signing in is turned off here.',
  GOOGLE_NOT_CONFIGURED:
    'Google sign-in is not set up here yet. Your e-mail and a password work just as well.',
  GOOGLE_DECLINED: 'Nothing was shared. You can try again, or use your e-mail and a password.',
  GOOGLE_TOO_LATE: 'This took too long, or was begun in another window. Please try again.',
  GOOGLE_UNREACHABLE: 'Google cannot be reached right now. Please try again in a moment.',
  GOOGLE_REFUSED: GOOGLE_LOST,
  INVALID_IDP_RESPONSE: GOOGLE_LOST,
  UNVERIFIED_EMAIL: 'Google has not verified this e-mail yet. Please use your e-mail and a password.',
  NEED_CONFIRMATION: 'There is already an account with this e-mail. Please sign in the way you did before.',
}

const EMAIL = 'email'
const PASSWORD = 'password'
const FIELDS: Record<string, string> = {
  EMAIL_EXISTS: EMAIL,
  INVALID_EMAIL: EMAIL,
  MISSING_EMAIL: EMAIL,
  INVALID_LOGIN_CREDENTIALS: PASSWORD,
  INVALID_PASSWORD: PASSWORD,
  EMAIL_NOT_FOUND: PASSWORD,
  MISSING_PASSWORD: PASSWORD,
  WEAK_PASSWORD: PASSWORD,
  PASSWORD_MISMATCH: 'repeat-password',
}

/** The id of the field that a code is about; undefined where it is about none. */
export function fieldOf(code: string): string | undefined {
  const [name = ''] = code.split(' : ')
  return Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined
}

export type LoginMode = 'sign-in' | 'sign-up' | 'forgotten'

export const GOOGLE_FAILED = 'Google Sign In Failed'
const BY_GOOGLE = /^GOOGLE_|^INVALID_IDP|^UNVERIFIED|^NEED_CONF/

/** The title of a failure: by what was tried, or by what was wrong with the input. */
export function failureTitle(code: string, mode: LoginMode): string {
  if (code === 'PASSWORD_MISMATCH') return 'Password Mismatch'
  if (BY_GOOGLE.test(code)) return GOOGLE_FAILED
  return { 'sign-in': 'Sign In Failed', 'sign-up': 'Sign Up Failed', forgotten: 'No Link Was Sent' }[mode]
}

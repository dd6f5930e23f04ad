/** What a parent reads for an identity provider's code, such as `EMAIL_EXISTS` or `WEAK_PASSWORD : …`. */
export function identityText(code: string): string {
  const [name = '', explanation] = code.split(' : ')
  return TEXTS[name] ?? explanation ?? UNEXPECTED
}

const UNEXPECTED = 'An unexpected error occurred. Please try again.'

const TEXTS: Record<string, string> = {
  EMAIL_EXISTS: 'There is already an account with this e-mail. Please sign in instead.',
  INVALID_LOGIN_CREDENTIALS: 'The e-mail or the password is not right. Please try again.',
  INVALID_EMAIL: 'This does not look like an e-mail address.',
  MISSING_EMAIL: 'Please enter your e-mail.',
  MISSING_PASSWORD: 'Please enter your password.',
  WEAK_PASSWORD: 'Please choose a password of at least 6 characters.',
  PASSWORD_MISMATCH: 'Please make sure your passwords match.',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'There were too many tries. Please wait a few minutes and try again.',
  USER_DISABLED: 'This account has been turned off.',
  GOOGLE_NOT_CONFIGURED:
    'Google sign-in is not set up here yet. Your e-mail and a password work just as well.',
}

export type LoginMode = 'sign-in' | 'sign-up'

/** The title of a failure: by what was tried, or by what was wrong with the input. */
export function failureTitle(code: string, mode: LoginMode): string {
  if (code === 'PASSWORD_MISMATCH') return 'Password Mismatch'
  if (code === 'GOOGLE_NOT_CONFIGURED') return 'Google Sign In Failed'
  return mode === 'sign-up' ? 'Sign Up Failed' : 'Sign In Failed'
}

import { z } from 'zod'

const EMAIL_MAX = 254

/** An e-mail as the browser's own field accepts it, in lower case; the messages are the Identity Toolkit's codes. */
const email = z
  .string('MISSING_EMAIL')
  .trim()
  .toLowerCase()
  .min(1, 'MISSING_EMAIL')
  .max(EMAIL_MAX, 'INVALID_EMAIL')
  .regex(z.regexes.html5Email, 'INVALID_EMAIL')

/** One that can receive mail from the internet: the part after the @ contains a dot. */
const newEmail = email.regex(/@[^@]+\.[^@.]+$/, 'INVALID_EMAIL')

const password = z.string('MISSING_PASSWORD').min(1, 'MISSING_PASSWORD')

/** For a forgotten password. */
export const EmailBody = z.object({ email }, 'INVALID_ARGUMENT')

/** For changing an account's e-mail. */
export const NewEmailBody = z.object({ email: newEmail }, 'INVALID_ARGUMENT')

/** accounts:signInWithPassword. */
export const CredentialsBody = z.object({ email, password }, 'INVALID_ARGUMENT')

/** accounts:signUp. */
export const NewAccountBody = z.object({ email: newEmail, password }, 'INVALID_ARGUMENT')

/** accounts:signInWithIdp; `postBody` is a form within the JSON, as Google's own SDK sends it. */
export const IdpBody = z.object(
  {
    postBody: z
      .string('MISSING_POST_BODY')
      .transform((form) => Object.fromEntries(new URLSearchParams(form)))
      .pipe(
        z.object({
          id_token: z.string('INVALID_CREDENTIAL_OR_PROVIDER_ID'),
          providerId: z.literal('google.com', 'INVALID_PROVIDER_ID'),
          nonce: z.string('MISSING_OR_INVALID_NONCE').min(1, 'MISSING_OR_INVALID_NONCE'),
        }),
      ),
  },
  'INVALID_ARGUMENT',
)

/** accounts:resetPassword. */
export const ResetPasswordBody = z.object(
  {
    oobCode: z.string('MISSING_OOB_CODE').min(1, 'MISSING_OOB_CODE'),
    newPassword: z.string('MISSING_PASSWORD').min(1, 'MISSING_PASSWORD'),
  },
  'INVALID_ARGUMENT',
)

/** The token call; it comes as a form or as JSON. */
export const RefreshBody = z.object(
  {
    grant_type: z.literal('refresh_token', 'INVALID_GRANT_TYPE'),
    refresh_token: z.string('MISSING_REFRESH_TOKEN').min(1, 'MISSING_REFRESH_TOKEN'),
  },
  'INVALID_ARGUMENT',
)

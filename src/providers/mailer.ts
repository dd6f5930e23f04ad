import type { Env } from '../env.ts'
import type { Mailer } from '../ports/mailer.ts'
import { createSmtpMailer } from '../vendors/smtp/mailer.ts'

/** Undefined where no mail server is set up: nothing is sent then. */
export function chooseMailer({ SMTP_URL: url, CONTACT_EMAIL: contact }: Env): Mailer | undefined {
  return url && contact ? createSmtpMailer({ url, from: contact }) : undefined
}

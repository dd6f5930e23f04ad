import type { Mailer } from '../../ports/mailer.ts'
import { ProviderDown } from '../../shared/kit/provider-down.ts'

const WITHIN_MS = 20_000

export interface SmtpOptions {
  /** E.g. smtps://user:password@smtp.example:465. */
  url: string
  /** The sender of the letters. */
  from: string
}

/** Sends letters over SMTP; the library is loaded with the first one. */
export function createSmtpMailer({ url, from }: SmtpOptions): Mailer {
  return {
    async send(letter) {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({
        url,
        connectionTimeout: WITHIN_MS,
        greetingTimeout: WITHIN_MS,
        socketTimeout: WITHIN_MS,
        // A letter is entirely ours: nothing in it is read from a file or an address.
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      try {
        await transport.sendMail({ from, ...letter })
      } catch (error) {
        throw new ProviderDown(`The mail server took no letter: ${codeOf(error)}`)
      } finally {
        transport.close()
      }
    },
  }
}

/** Never the message, which may name the parent. */
function codeOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return [code, responseCode].filter(Boolean).join(' ') || 'unknown'
}

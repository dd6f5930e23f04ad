import type { Mailer } from '../../ports/mailer.ts'
import { ProviderDown } from '../../shared/kit/provider-down.ts'

const WITHIN_MS = 20_000

export interface SmtpOptions {
  /** Such as smtps://user:password@smtp.example:465. */
  url: string
  /** Whom the letters come from. */
  from: string
}

/** Letters by a mail server, over SMTP; the library is loaded with the first of them. */
export function createSmtpMailer({ url, from }: SmtpOptions): Mailer {
  return {
    async send(letter) {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({
        url,
        connectionTimeout: WITHIN_MS,
        greetingTimeout: WITHIN_MS,
        socketTimeout: WITHIN_MS,
        // A letter is ours from end to end: nothing in it is read from a file or an address.
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

/** Never its sentence, which may name the parent. */
function codeOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return [code, responseCode].filter(Boolean).join(' ') || 'unknown'
}

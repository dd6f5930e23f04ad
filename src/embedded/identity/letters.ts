import type { Mailer } from '../../ports/mailer.ts'
import { PRODUCT_NAME } from '../../shared/constants.ts'

export interface LettersOptions {
  mailer: Mailer
  /** The app's address in the browser, without a trailing slash. */
  site: string
  /** Called for a letter that could not be sent: the caller neither waits for it nor learns of it. */
  onUnsent: (error: unknown) => void
}

export type Letters = ReturnType<typeof createLetters>

/** The letters to parents with accounts at the app. */
export function createLetters({ mailer, site, onUnsent }: LettersOptions) {
  const send = (to: string, subject: string, paragraphs: string[]) => {
    const text = [...paragraphs, `Good night,\n${PRODUCT_NAME}`].join('\n\n')
    mailer.send({ to, subject, text }).catch(onUnsent)
  }
  return {
    resetLink: (to: string, code: string) =>
      send(to, `A new password for ${PRODUCT_NAME}`, [
        'Hello,',
        'it happens to all of us. With this link you choose a new password:',
        `${site}/reset-password?code=${code}`,
        'It works once, for an hour. Your stories are safe meanwhile.',
        'If you did not ask for it, there is nothing to do: your password stays as it is.',
      ]),
    confirmation: (to: string, code: string) =>
      send(to, `Please confirm your e-mail for ${PRODUCT_NAME}`, [
        'Hello,',
        'one tap, and your free stories can begin:',
        `${site}/confirm-email?code=${code}`,
        'The link works for a week.',
        `If you have no account at ${PRODUCT_NAME}, somebody mistyped an address: there is nothing to do.`,
      ]),
    emailChanged: (to: string) =>
      send(to, `Your e-mail at ${PRODUCT_NAME} was changed`, [
        'Hello,',
        `your account at ${PRODUCT_NAME} has another e-mail from now on, and no letters come to this one any more.`,
        'If it was not you, please write to us by answering this letter.',
      ]),
  }
}

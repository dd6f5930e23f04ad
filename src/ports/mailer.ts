/** A letter to a parent, in plain text. */
export interface Letter {
  to: string
  subject: string
  text: string
}

/** Sends letters; throws ProviderDown where the mail server is unreachable or rejects one. */
export interface Mailer {
  send(letter: Letter): Promise<void>
}

/** A letter to a parent, in plain text. */
export interface Letter {
  to: string
  subject: string
  text: string
}

/** Who brings letters; throws ProviderDown where the mail server cannot be reached or does not take one. */
export interface Mailer {
  send(letter: Letter): Promise<void>
}

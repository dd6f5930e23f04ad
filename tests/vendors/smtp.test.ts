import { afterAll, beforeAll, expect, test } from 'bun:test'
import { ProviderDown } from '../../src/shared/kit/provider-down.ts'
import { createSmtpMailer } from '../../src/vendors/smtp/mailer.ts'
import { type SmtpServer, startSmtp } from '../support/vendors/smtp.ts'

let smtp: SmtpServer
beforeAll(() => {
  smtp = startSmtp()
})
afterAll(() => smtp.stop())

const LETTER = {
  to: 'mia@example.com',
  subject: 'Good night',
  text: `A long line that has to arrive whole: https://stories.example/reset-password?code=${'a'.repeat(400)}`,
}

test('a letter arrives whole, from the address that the operator named', async () => {
  await createSmtpMailer({ url: smtp.url, from: 'hello@stories.example' }).send(LETTER)
  const [letter] = smtp.letters
  expect(letter).toMatchObject({
    from: 'hello@stories.example',
    to: 'mia@example.com',
    subject: 'Good night',
  })
  expect(letter?.text.trim()).toBe(LETTER.text)
})

test('a mailbox that is refused is told without its address', async () => {
  smtp.refuses = true
  const sent = createSmtpMailer({ url: smtp.url, from: 'hello@stories.example' }).send(LETTER)
  const error = await sent.then(
    () => undefined,
    (error: unknown) => error,
  )
  smtp.refuses = false
  expect(error).toBeInstanceOf(ProviderDown)
  expect(String(error)).not.toContain('mia@example.com')
})

import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'

const VERSION = 'sealed-1'
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12

/** Encrypts a key for the database: AES-256-GCM under a key derived from the secret by HKDF. */
export function seal(plain: string, secret: string): string {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const cipher = createCipheriv(CIPHER, keyOf(secret), nonce)
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return [VERSION, ...[nonce, cipher.getAuthTag(), sealed].map(base64url)].join('.')
}

/** Decrypts it; undefined when it was encrypted with another secret, or changed since. */
export function unseal(text: string, secret: string): string | undefined {
  const [version, nonce, tag, sealed] = text.split('.')
  if (version !== VERSION || !nonce || !tag || !sealed) return undefined
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(secret), Buffer.from(nonce, 'base64url'))
    decipher.setAuthTag(Buffer.from(tag, 'base64url'))
    return Buffer.concat([decipher.update(Buffer.from(sealed, 'base64url')), decipher.final()]).toString(
      'utf8',
    )
  } catch {
    return undefined
  }
}

const keyOf = (secret: string) =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'storylamp identity signing key', 32))

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** A hash that nobody can make or try out without the secret; `purpose` keeps the hashes of two uses apart. Base64url, 43 characters. */
export const keyedHash = (secret: string, purpose: string, text: string): string =>
  new Bun.CryptoHasher('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')

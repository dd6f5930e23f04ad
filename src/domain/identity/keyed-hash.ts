/**
 * A hash that cannot be computed or brute-forced without the secret; `purpose` separates the hashes of two uses.
 * Base64url, 43 characters.
 */
export const keyedHash = (secret: string, purpose: string, text: string): string =>
  new Bun.CryptoHasher('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')

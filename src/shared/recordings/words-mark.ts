/** A short hash of a page's words, by which the server knows which words somebody saw (FNV-1a). */
export function wordsMark(words: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(words)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash.toString(36)
}

const ENDINGS: Record<string, string> = {
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/jpeg': 'jpg',
  'audio/mpeg': 'mp3',
}

/** The address of a stored file; throws for a content type that the product does not store. */
export function mediaUrl(hash: string, contentType: string): string {
  const ending = ENDINGS[contentType]
  if (!ending) throw new Error(`No media is kept as ${contentType}`)
  return `/media/${hash}.${ending}`
}

/** The hash in a media address; undefined for other addresses. */
export const mediaHashOf = (url: string): string | undefined =>
  /^\/media\/([0-9a-f]{64})\.[a-z0-9]+$/.exec(url)?.[1]

/** A picture by the embedded painter that is committed under public/pictures (`bun run pictures`). */
export interface SmallPictureFile {
  /** The start of its files' names, e.g. `theme-fairy-tale`. */
  name: string
  /** The widths of its files, in pixels, largest first. */
  widths: readonly [number, ...number[]]
  /** Height for a width of 1. */
  ratio: number
}

/** Its space is reserved while it loads. It is decoration unless `alt` says what it shows. */
export function SmallPicture({
  file: { name, widths, ratio },
  sizes,
  alt = '',
  eager = false,
  first = false,
  className,
}: {
  file: SmallPictureFile
  /** The `sizes` of the image; required with several widths. */
  sizes?: string
  alt?: string
  /** It is visible at once, so it is not loaded lazily. */
  eager?: boolean
  /** It is what a phone shows first: it loads before other pictures and before the scripts. */
  first?: boolean
  className?: string
}) {
  const [width] = widths
  const file = (one: number, kind: 'avif' | 'webp') => `/pictures/${name}-${one}.${kind}`
  const from = (kind: 'avif' | 'webp') =>
    widths.length > 1 ? widths.map((one) => `${file(one, kind)} ${one}w`).join(', ') : file(width, kind)
  return (
    // Only the image is laid out; a source would take up a gap among a card's parts.
    <picture className="contents">
      <source
        className="hidden"
        type="image/avif"
        srcSet={from('avif')}
        {...(widths.length > 1 && { sizes })}
      />
      <img
        src={file(width, 'webp')}
        {...(widths.length > 1 && { srcSet: from('webp'), sizes })}
        alt={alt}
        width={width}
        height={Math.round(width * ratio)}
        loading={eager || first ? 'eager' : 'lazy'}
        {...(first && { fetchPriority: 'high' })}
        decoding="async"
        className={className}
      />
    </picture>
  )
}

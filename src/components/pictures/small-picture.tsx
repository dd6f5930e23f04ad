/** A picture that the embedded painter made once and that is committed under public/pictures (`bun run pictures`). */
export interface SmallPictureFile {
  /** The start of its files' names, e.g. `theme-fairy-tale`. */
  name: string
  /** The widths in which there are files, in pixels, from the largest. */
  widths: readonly [number, ...number[]]
  /** Height for a width of 1. */
  ratio: number
}

/** Its place is kept while it loads. It is decoration unless `alt` says what it shows. */
export function SmallPicture({
  file: { name, widths, ratio },
  sizes,
  alt = '',
  eager = false,
  className,
}: {
  file: SmallPictureFile
  /** How wide it is shown, as the `sizes` of an image; needed where there are several widths. */
  sizes?: string
  alt?: string
  /** It is in sight at once: it is not loaded lazily. */
  eager?: boolean
  className?: string
}) {
  const [width] = widths
  const from = (kind: 'avif' | 'webp') =>
    widths.map((one) => `/pictures/${name}-${one}.${kind} ${one}w`).join(', ')
  return (
    // Only the image is laid out; a source would take up a gap of its own among a card's parts.
    <picture className="contents">
      <source className="hidden" type="image/avif" srcSet={from('avif')} sizes={sizes} />
      <img
        src={`/pictures/${name}-${width}.webp`}
        srcSet={from('webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={Math.round(width * ratio)}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className={className}
      />
    </picture>
  )
}

/** A number of bytes for a family to read: 1.4 MB, 2.5 GB. */
export function byteSizeText(bytes: number): string {
  const megabytes = Math.max(0.1, bytes / 1_000_000)
  return megabytes < 1000 ? `${megabytes.toFixed(1)} MB` : `${(megabytes / 1000).toFixed(1)} GB`
}

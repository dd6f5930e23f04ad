import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export interface BuiltFile {
  /** Hashed file name under /assets. */
  name: string
  bytes: Uint8Array
}

/** `styles.css` to `styles-1a2b3c4d.css`. */
export function hashedName(name: string, bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const dot = name.lastIndexOf('.')
  return `${name.slice(0, dot)}-${hash}${name.slice(dot)}`
}

const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest)$/

/** What a file and its siblings are called. */
export const namesOf = ({ name }: BuiltFile): string[] =>
  COMPRESSIBLE.test(name) ? [name, `${name}.br`, `${name}.gz`] : [name]

/** The file with its .br and .gz siblings; formats that are compressed already stand alone. */
export function withCompressed({ name, bytes }: BuiltFile): BuiltFile[] {
  if (!COMPRESSIBLE.test(name)) return [{ name, bytes }]
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
  return [
    { name, bytes },
    { name: `${name}.br`, bytes: brotli },
    { name: `${name}.gz`, bytes: gzipSync(bytes, { level: 9 }) },
  ]
}

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** The names of a file and its siblings. */
export const namesOf = ({ name }: BuiltFile): string[] =>
  COMPRESSIBLE.test(name) ? [name, `${name}.br`, `${name}.gz`] : [name]

/** The file with its .br and .gz siblings; compressed formats have none. */
export function withCompressed({ name, bytes }: BuiltFile): BuiltFile[] {
  if (!COMPRESSIBLE.test(name)) return [{ name, bytes }]
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
  return [
    { name, bytes },
    { name: `${name}.br`, bytes: brotli },
    { name: `${name}.gz`, bytes: gzipSync(bytes, { level: 9 }) },
  ]
}

/** Identifies the sources of a build by their names and content. */
export function inputsHash(root: string, patterns: readonly string[]): string {
  const hash = createHash('sha256')
  for (const pattern of patterns)
    for (const file of [...new Bun.Glob(pattern).scanSync(root)].sort())
      hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Appears under its name at once: neither a start nor a parallel build sees half a file. */
export function writeAtomically(path: string, content: Uint8Array | string): void {
  const partial = `${path}.${process.pid}.partial`
  writeFileSync(partial, content)
  renameSync(partial, path)
}

/** Removes files that a build has not named and that are older than a moment, in milliseconds since 1970. */
export function removeOthers(folder: string, named: ReadonlySet<string>, writtenBefore: number): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (!named.has(name) && written < writtenBefore) rmSync(path, { force: true })
  }
}

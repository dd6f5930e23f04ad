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

/** Says which sources a build is of: their names and what is in them. */
export function inputsHash(root: string, patterns: readonly string[]): string {
  const hash = createHash('sha256')
  for (const pattern of patterns)
    for (const file of [...new Bun.Glob(pattern).scanSync(root)].sort())
      hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Appears under its name at once: neither a start nor a process that builds at the same time meets half a file. */
export function writeAtomically(path: string, content: Uint8Array | string): void {
  const partial = `${path}.${process.pid}.partial`
  writeFileSync(partial, content)
  renameSync(partial, path)
}

/** Removes what a build has not named and what was written before a moment, in milliseconds since 1970. */
export function removeOthers(folder: string, named: ReadonlySet<string>, writtenBefore: number): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (!named.has(name) && written < writtenBefore) rmSync(path, { force: true })
  }
}

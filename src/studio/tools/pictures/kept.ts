import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { SmallPicture } from './gallery.ts'
import { drawingOf, type PaintedFile } from './paint.ts'

const FOLDER = fileURLToPath(new URL('../../../../public/pictures', import.meta.url))
const MANIFEST = fileURLToPath(new URL('./manifest.json', import.meta.url))

/** By picture: the hash of its sources, and its files with their sizes in bytes. */
export type KeptPictures = Record<string, { madeFrom: string; files: Record<string, number> }>

/** The code that turns a drawing into pixels, as of the start of this process. */
const PIXEL_SOURCES = [
  ...['rasterize', 'flat-opacity', 'wobble', 'paper', 'canvas'].map((name) => `../../painter/${name}.ts`),
  './paint.ts',
].map((path) => readFileSync(new URL(path, import.meta.url)))

/** A hash of everything a picture depends on: its drawing, its crops and the code that rasterizes them. */
export function madeFrom(picture: SmallPicture): string {
  const hash = createHash('sha256')
  hash.update(JSON.stringify([drawingOf(picture), picture.crops]))
  for (const source of PIXEL_SOURCES) hash.update(source)
  return hash.digest('hex').slice(0, 16)
}

/** The committed pictures; empty if none were ever painted. */
export function keptPictures(): KeptPictures {
  return existsSync(MANIFEST) ? (JSON.parse(readFileSync(MANIFEST, 'utf8')) as KeptPictures) : {}
}

/** The pictures that would be painted differently now. */
export function stalePictures(gallery: readonly SmallPicture[], kept: KeptPictures): SmallPicture[] {
  return gallery.filter((picture) => {
    const one = kept[picture.name]
    return (
      one?.madeFrom !== madeFrom(picture) ||
      Object.keys(one.files).some((file) => !existsSync(`${FOLDER}/${file}`))
    )
  })
}

/** Writes a picture's files and returns its manifest entry. */
export function keep(picture: SmallPicture, files: readonly PaintedFile[]): KeptPictures[string] {
  mkdirSync(FOLDER, { recursive: true })
  for (const { name, bytes } of files) writeFileSync(`${FOLDER}/${name}`, bytes)
  return {
    madeFrom: madeFrom(picture),
    files: Object.fromEntries(files.map(({ name, bytes }) => [name, bytes.byteLength])),
  }
}

/** Writes the manifest and removes files that are not in it. */
export function keepManifest(kept: KeptPictures): void {
  writeFileSync(MANIFEST, `${JSON.stringify(kept, null, 2)}\n`)
  const named = new Set(Object.values(kept).flatMap(({ files }) => Object.keys(files)))
  for (const file of readdirSync(FOLDER)) if (!named.has(file)) rmSync(`${FOLDER}/${file}`)
}

import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type BuiltFile, namesOf, withCompressed } from './files.ts'
import { bundleScripts } from './islands.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { bundleServiceWorker } from './service-worker.ts'
import { bundleStyles } from './styles.ts'

export interface BuildPlace {
  /** The folder that holds `islands` and `src`. */
  root: string
  /** Where the hashed files and manifest.json go. */
  out: string
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const HERE: BuildPlace = { root: ROOT, out: `${ROOT}/public/assets` }

/** Builds scripts and styles into hashed files, writes the manifest last and removes what no build of late has named. */
export async function build(place: BuildPlace = HERE): Promise<{ manifest: Manifest; files: BuiltFile[] }> {
  const inputs = await inputsHash(place.root)
  const [scripts, styles] = await Promise.all([bundleScripts(place.root), bundleStyles(place.root)])
  const { entries, imports, later } = scripts
  const known = { files: { ...entries, ...styles.entries }, imports, later, inputs }
  const plain = [...scripts.files, ...styles.files]
  mkdirSync(place.out, { recursive: true })
  const before = plain.flatMap((file) => writeOnce(place.out, file))
  const worker = await bundleServiceWorker(place.root, place.out, known)
  const manifest = { ...known, files: { ...known.files, 'service-worker.js': worker.name } }
  const files = [...plain, worker]
  const written = [...before, ...writeOnce(place.out, worker)]
  writeWhole(`${place.out}/manifest.json`, JSON.stringify(manifest, null, 2))
  removeOthers(place.out, new Set(['manifest.json', ...written]))
  return { manifest, files }
}

/** Builds unless the last build was of these very sources; two processes may do so at the same time. */
export async function buildOnce(place: BuildPlace = HERE): Promise<Manifest> {
  const last = readManifest(`${place.out}/manifest.json`)
  if (last && last.inputs === (await inputsHash(place.root))) return last
  return (await build(place)).manifest
}

const INPUTS = ['bun.lock', 'islands/**/*', 'src/{build,components,shared,styles,web}/**/*']

async function inputsHash(root: string): Promise<string> {
  const hash = createHash('sha256')
  for (const pattern of INPUTS) {
    for (const file of [...new Bun.Glob(pattern).scanSync(root)].sort()) {
      hash
        .update(file)
        .update('\0')
        .update(await Bun.file(`${root}/${file}`).bytes())
    }
  }
  return hash.digest('hex')
}

/** Writes a file with its compressed siblings, unless they are there: a name with a hash says its content. Returns the names. */
function writeOnce(out: string, file: BuiltFile): string[] {
  const names = namesOf(file)
  const isThere = /-[\w]{8}\.\w+$/.test(file.name) && names.every((name) => existsSync(`${out}/${name}`))
  const now = new Date()
  // As if they were written now, for the minute's grace below.
  if (isThere) for (const name of names) utimesSync(`${out}/${name}`, now, now)
  else for (const { name, bytes } of withCompressed(file)) writeWhole(`${out}/${name}`, bytes)
  return names
}

/** Appears under its name at once, so that a process that builds at the same time never leaves half a file. */
function writeWhole(path: string, content: Uint8Array | string) {
  const partial = `${path}.${process.pid}.partial`
  writeFileSync(partial, content)
  renameSync(partial, path)
}

const KEPT_FOR_MS = 60_000

/** A minute's grace: a process that builds at the same time may have just written them. */
function removeOthers(out: string, named: Set<string>) {
  for (const name of readdirSync(out)) {
    if (named.has(name)) continue
    const path = `${out}/${name}`
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    if (age > KEPT_FOR_MS) rmSync(path, { force: true })
  }
}

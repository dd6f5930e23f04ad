import { existsSync, mkdirSync, utimesSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  type BuiltFile,
  inputsHash,
  namesOf,
  removeOthers,
  withCompressed,
  writeAtomically,
} from './files.ts'
import { type Manifest, readManifest } from './manifest.ts'

export interface BuildPlace {
  /** The folder that holds `islands` and `src`. */
  root: string
  /** Where the hashed files and manifest.json go. */
  out: string
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const HERE: BuildPlace = { root: ROOT, out: `${ROOT}/public/assets` }

const INPUTS = ['bun.lock', 'islands/**/*', 'src/{build,components,shared,styles,web}/**/*']
/** A minute's grace: a parallel build may have just written files that this build does not name. */
const KEPT_FOR_MS = 60_000

/** Builds scripts and styles into hashed files, writes the manifest last and removes files that no recent build has named. */
export async function build(place: BuildPlace = HERE): Promise<{ manifest: Manifest; files: BuiltFile[] }> {
  const inputs = inputsHash(place.root, INPUTS)
  // Slow to load, so only where there is something to build.
  const [{ bundleScripts }, { bundleStarter }, { bundleStyles }, { bundleServiceWorker }] = await Promise.all(
    [import('./islands.ts'), import('./starter.ts'), import('./styles.ts'), import('./service-worker.ts')],
  )
  const [scripts, starter, styles] = await Promise.all([
    bundleScripts(place.root),
    bundleStarter(place.root),
    bundleStyles(place.root),
  ])
  const { entries, imports, later } = scripts
  const known = { files: { ...entries, ...styles.entries }, imports, later, starter, inputs }
  const plain = [...scripts.files, ...styles.files]
  mkdirSync(place.out, { recursive: true })
  const before = plain.flatMap((file) => writeOnce(place.out, file))
  const worker = await bundleServiceWorker(place.root, place.out, known)
  const manifest = { ...known, files: { ...known.files, 'service-worker.js': worker.name } }
  const files = [...plain, worker]
  const written = [...before, ...writeOnce(place.out, worker)]
  writeAtomically(`${place.out}/manifest.json`, JSON.stringify(manifest, null, 2))
  removeOthers(place.out, new Set(['manifest.json', ...written]), Date.now() - KEPT_FOR_MS)
  return { manifest, files }
}

/** Builds unless the last build had the same sources; two processes may do so at the same time. */
export async function buildOnce(place: BuildPlace = HERE): Promise<Manifest> {
  const last = readManifest(`${place.out}/manifest.json`)
  if (last && last.inputs === inputsHash(place.root, INPUTS)) return last
  return (await build(place)).manifest
}

/** Writes a file with its compressed siblings, unless they exist: a hashed name identifies the content. Returns the names. */
function writeOnce(out: string, file: BuiltFile): string[] {
  const names = namesOf(file)
  const isThere = /-[\w]{8}\.\w+$/.test(file.name) && names.every((name) => existsSync(`${out}/${name}`))
  const now = new Date()
  // As if they were written now, for the minute's grace.
  if (isThere) for (const name of names) utimesSync(`${out}/${name}`, now, now)
  else for (const { name, bytes } of withCompressed(file)) writeAtomically(`${out}/${name}`, bytes)
  return names
}

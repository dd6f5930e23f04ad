import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dir, '../..')
/** Where the build puts the program, under the project's folder: each build into a folder of its own. */
export const BUILDS = 'dist'
/** Says which build is the newest, and of which sources it is. */
export const NEWEST = `${BUILDS}/newest.json`

export interface Newest {
  /** The file to run, under the project's folder. */
  program: string
  /** Each source's path, with its mark when the program was built. */
  sources: Record<string, string>
}

/**
 * The program in a few files instead of in 850: looking for those is most of what a start takes. Undefined where it was
 * not built, or one of its sources is another one by now.
 */
export function builtProgram(root: string = ROOT): string | undefined {
  try {
    const { program, sources } = JSON.parse(readFileSync(join(root, NEWEST), 'utf8')) as Newest
    const isOfThese = Object.entries(sources).every(([path, mark]) => markOf(root, path) === mark)
    return isOfThese ? join(root, program) : undefined
  } catch {
    return undefined
  }
}

/** How long a source is and when it was written: seconds, for an image's layers know no less. */
export function markOf(root: string, path: string): string {
  const { size, mtimeMs } = statSync(join(root, path))
  return `${size} ${Math.floor(mtimeMs / 1000)}`
}

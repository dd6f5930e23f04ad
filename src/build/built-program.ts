import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dir, '../..')
/** Where the build puts the program, under the project's folder; next to it which sources it is of. */
export const PROGRAM = 'dist/serve.js'
export const SOURCES = 'dist/sources.json'

/** Each source's path, with its mark when the program was built. */
export type Sources = Record<string, string>

/**
 * The program in a few files instead of in 700: looking for those is most of what a start takes. Undefined where it was
 * not built, or one of its sources is another one by now.
 */
export function builtProgram(root: string = ROOT): string | undefined {
  try {
    const sources = JSON.parse(readFileSync(join(root, SOURCES), 'utf8')) as Sources
    const isOfThese = Object.entries(sources).every(([path, mark]) => markOf(root, path) === mark)
    return isOfThese ? join(root, PROGRAM) : undefined
  } catch {
    return undefined
  }
}

/** How long a source is and when it was written: seconds, for an image's layers know no less. */
export function markOf(root: string, path: string): string {
  const { size, mtimeMs } = statSync(join(root, path))
  return `${size} ${Math.floor(mtimeMs / 1000)}`
}

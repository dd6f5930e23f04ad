import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { projectFile } from '../shared/kit/project-file.ts'

/** The result of `bun run build`: hashed names under /assets. */
export interface Manifest {
  /** Source entry, e.g. `islands/story-player.tsx` or `styles.css`, to its hashed file name. */
  files: Record<string, string>
  /** Island entry to the hashed files it imports statically, for modulepreload. */
  imports: Record<string, string[]>
  /** Island entry to the hashed files it may import dynamically, for use without a network. */
  later: Record<string, string[]>
  /** The script that is written into every page. */
  starter: string
  /** A hash of all sources. */
  inputs: string
}

export interface Assets {
  /** The address of a built file, e.g. `/assets/styles-1a2b3c.css`; throws when the build lacks it. */
  url(entry: string): string
  /** The addresses of an entry's static imports. */
  imports(entry: string): string[]
  /** The script that is written into every page, and its source expression for the content security policy. */
  starter: { text: string; source: string }
}

const MANIFEST = projectFile('public/assets/manifest.json')

/** Reads the manifest of the last build; throws when there was none. */
export function readAssets(path: string = MANIFEST): Assets {
  const manifest = readManifest(path)
  if (!manifest) throw new Error('Nothing is built yet: run bun run build')
  return {
    url(entry) {
      const file = manifest.files[entry]
      if (!file) throw new Error(`The build has no ${entry}: run bun run build`)
      return `/assets/${file}`
    },
    imports: (entry) => (manifest.imports[entry] ?? []).map((file) => `/assets/${file}`),
    starter: starterOf(manifest.starter),
  }
}

/** A script as it is written into pages, which the policy allows by its hash. */
export const starterOf = (text: string): Assets['starter'] => ({
  text,
  source: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
})

/** The manifest at `path`; undefined when there is none yet or it is from another version of the build. */
export function readManifest(path: string = MANIFEST): Manifest | undefined {
  try {
    const manifest: Partial<Manifest> = JSON.parse(readFileSync(path, 'utf8'))
    const { files, imports, later, starter, inputs } = manifest
    return files && imports && later && starter && inputs
      ? { files, imports, later, starter, inputs }
      : undefined
  } catch {
    return undefined
  }
}

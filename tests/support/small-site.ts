import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildPlace } from '../../src/build/build.ts'

const ROOT = join(import.meta.dir, '../..')
const SHARED_WITH_THE_PROJECT = [
  'islands/runtime',
  'islands/lib',
  'islands/offline',
  'islands/install.ts',
  'islands/shell.ts',
  'islands/update.ts',
  'islands/messages',
  'islands/messages.ts',
  'src/components/ui/icons',
  'src/shared',
  'src/styles',
]

export interface SmallSite extends BuildPlace {
  remove(): void
}

/** A new folder to build in, with the project's runtime and styles and the given files, e.g. islands. */
export async function smallSite(files: Record<string, string>): Promise<SmallSite> {
  const root = mkdtempSync(join(ROOT, 'node_modules/.site-'))
  for (const path of SHARED_WITH_THE_PROJECT)
    cpSync(`${ROOT}/${path}`, `${root}/${path}`, { recursive: true })
  for (const [name, text] of Object.entries(files)) await Bun.write(`${root}/${name}`, text)
  return {
    root,
    out: `${root}/public/assets`,
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

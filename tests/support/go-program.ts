import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dir, '../..')

/** A program that a folder of `deploy` builds from its Go module, as the Dockerfile does. */
export interface GoProgram {
  folder: string
  path: string
  isBuilt(): boolean
  /** Builds it once; later runs reuse it. */
  build(): void
}

export function goProgram(name: 'litefs' | 'litestream', version: string): GoProgram {
  const folder = join(homedir(), '.cache/storylamp', name, version)
  const path = join(folder, name)
  return {
    folder,
    path,
    isBuilt: () => existsSync(path),
    build() {
      if (existsSync(path)) return
      mkdirSync(folder, { recursive: true })
      cpSync(join(ROOT, 'deploy', name), folder, { recursive: true })
      const built = Bun.spawnSync(['./build', path], { cwd: folder, stdout: 'inherit', stderr: 'inherit' })
      if (built.exitCode !== 0) throw new Error(`${name} could not be built`)
    },
  }
}

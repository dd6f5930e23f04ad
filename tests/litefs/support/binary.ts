import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { goProgram } from '../../support/go-program.ts'
import { CONSUL, CONSUL_BUILD } from './real-consul.ts'

const ROOT = join(import.meta.dir, '../../..')
const PROGRAM = goProgram('litefs', 'v0.5.14')
export const LITEFS = PROGRAM.path

/** What this machine lacks for mounting two nodes, as a sentence; undefined if nothing. */
export function whatIsMissing(): string | undefined {
  if (process.getuid?.() !== 0) return 'mounting needs root'
  if (!existsSync('/dev/fuse')) return 'there is no /dev/fuse'
  if (!Bun.which('fusermount3')) return 'fusermount3 is missing (apt-get install fuse3)'
  if (!PROGRAM.isBuilt() && !Bun.which('go')) return 'Go is missing, which builds LiteFS'
  return undefined
}

/** Builds Consul for the test of its lease, once: takes 50 seconds. */
export function buildConsul(): void {
  if (CONSUL) return
  const { source, folder, args } = CONSUL_BUILD
  cpSync(join(ROOT, source), folder, { recursive: true })
  const built = Bun.spawnSync(['go', 'build', ...args], {
    cwd: folder,
    env: { ...process.env, CGO_ENABLED: '0' },
    stdout: 'inherit',
    stderr: 'inherit',
  })
  if (built.exitCode !== 0) throw new Error('Consul could not be built')
}

/** Builds LiteFS like the Dockerfile does, once; later runs reuse it. */
export const buildLitefs = (): void => PROGRAM.build()

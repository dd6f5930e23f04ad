import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { CONSUL, CONSUL_BUILD } from './real-consul.ts'

const VERSION = 'v0.5.14'
const ROOT = join(import.meta.dir, '../../..')
const FOLDER = join(homedir(), '.cache/storylamp/litefs', VERSION)
export const LITEFS = join(FOLDER, 'litefs')

/** What this machine lacks to mount two nodes, a sentence; undefined when it has everything. */
export function whatIsMissing(): string | undefined {
  if (process.getuid?.() !== 0) return 'mounting needs root'
  if (!existsSync('/dev/fuse')) return 'there is no /dev/fuse'
  if (!Bun.which('fusermount3')) return 'fusermount3 is missing (apt-get install fuse3)'
  if (!existsSync(LITEFS) && !Bun.which('go')) return 'Go is missing, which builds LiteFS'
  return undefined
}

/** Builds Consul for the test of its lease, once: 50 seconds. */
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

/** Builds LiteFS as the Dockerfile does, once; later runs find it. */
export function buildLitefs(): void {
  if (existsSync(LITEFS)) return
  mkdirSync(FOLDER, { recursive: true })
  cpSync(join(ROOT, 'deploy/litefs'), FOLDER, { recursive: true })
  const flags = ['-mod=mod', '-tags', 'osusergo,netgo', '-ldflags', `-s -w -X main.Version=${VERSION}`]
  const built = Bun.spawnSync(
    ['go', 'build', ...flags, '-o', LITEFS, 'github.com/superfly/litefs/cmd/litefs'],
    { cwd: FOLDER, env: { ...process.env, CGO_ENABLED: '0' }, stdout: 'inherit', stderr: 'inherit' },
  )
  if (built.exitCode !== 0) throw new Error('LiteFS could not be built')
}

import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dir, '../../..')

/** A program that is built from its Go module, whose checksums lie in the folder. */
interface Program {
  folder: string
  module: string
  flags: string[]
  path: string
}

const program = (
  name: string,
  version: string,
  module: string,
  folder: string,
  flags: string[],
): Program => ({
  folder: join(ROOT, folder),
  module,
  flags,
  path: join(homedir(), '.cache/storylamp', name, version, name),
})

const LITEFS_PROGRAM = program(
  'litefs',
  'v0.5.14',
  'github.com/superfly/litefs/cmd/litefs',
  'deploy/litefs',
  ['-tags', 'osusergo,netgo', '-ldflags', '-s -w -X main.Version=v0.5.14'],
)
const LITESTREAM_PROGRAM = program(
  'litestream',
  'v0.5.10',
  'github.com/benbjohnson/litestream/cmd/litestream',
  'deploy/litestream',
  ['-ldflags', '-s -w -X main.Version=v0.5.10'],
)
const CONSUL_PROGRAM = program('consul', 'v1.11.11', 'github.com/hashicorp/consul', 'tests/litefs/consul', [
  '-ldflags',
  '-s -w',
])
const PROGRAMS = [LITEFS_PROGRAM, LITESTREAM_PROGRAM, CONSUL_PROGRAM]

export const LITEFS = LITEFS_PROGRAM.path
export const LITESTREAM = LITESTREAM_PROGRAM.path
export const CONSUL = CONSUL_PROGRAM.path

/** What this machine lacks to mount two nodes, a sentence; undefined when it has everything. */
export function whatIsMissing(): string | undefined {
  if (process.getuid?.() !== 0) return 'mounting needs root'
  if (!existsSync('/dev/fuse')) return 'there is no /dev/fuse'
  if (!Bun.which('fusermount3')) return 'fusermount3 is missing (apt-get install fuse3)'
  if (PROGRAMS.some(({ path }) => !existsSync(path)) && !Bun.which('go'))
    return 'Go is missing, which builds LiteFS, Litestream and Consul'
  return undefined
}

/** Builds LiteFS and Litestream as the Dockerfile does, and Consul, once; later runs find them. */
export function buildPrograms(): void {
  for (const one of PROGRAMS) if (!existsSync(one.path)) build(one)
}

function build({ folder, module, flags, path }: Program): void {
  mkdirSync(dirname(path), { recursive: true })
  cpSync(folder, dirname(path), { recursive: true })
  const built = Bun.spawnSync(['go', 'build', '-mod=mod', ...flags, '-o', path, module], {
    cwd: dirname(path),
    env: { ...process.env, CGO_ENABLED: '0' },
    stdout: 'inherit',
    stderr: 'inherit',
  })
  if (built.exitCode !== 0) throw new Error(`${module} could not be built`)
}

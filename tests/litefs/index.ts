import { buildConsul, buildLitefs, whatIsMissing } from './support/binary.ts'

/**
 * `bun run test:litefs`: pairs of machines with LiteFS really mounted. Needs root, FUSE and Go; says which one is
 * missing. `bun tests/litefs/index.ts full-disk story` runs only these two files.
 */
const missing = whatIsMissing()
if (missing) {
  console.log(`The tests of a pair did not run: ${missing}.`)
  process.exit(process.argv.includes('--where-possible') ? 0 : 1)
}
buildLitefs()
if (process.argv.includes('--with-consul')) buildConsul()

/** More than there are cores: a pair mostly waits for a lease to expire or a machine to start. */
const SIDE_BY_SIDE = 3
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const files =
  asked.length > 0
    ? asked.map((name) => `${name}.fuse.ts`)
    : new Bun.Glob('*.fuse.ts').scanSync(import.meta.dir)
const tests = [...files].map((file) => `./tests/litefs/${file}`)
const { exitCode } = Bun.spawnSync(
  [process.execPath, 'test', `--parallel=${SIDE_BY_SIDE}`, '--timeout=600000', '--bail', ...tests],
  { stdout: 'inherit', stderr: 'inherit' },
)
process.exit(exitCode)

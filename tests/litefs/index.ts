import { buildConsul, buildLitefs, whatIsMissing } from './support/binary.ts'

/** `bun run test:litefs`: two machines with LiteFS really mounted. Needs root, FUSE and Go; says so where one is missing. */
const missing = whatIsMissing()
if (missing) {
  console.log(`The tests of a pair did not run: ${missing}.`)
  process.exit(process.argv.includes('--where-possible') ? 0 : 1)
}
buildLitefs()
if (process.argv.includes('--with-consul')) buildConsul()
const tests = ['./tests/litefs/pair.fuse.ts', './tests/litefs/faults.fuse.ts', './tests/litefs/image.fuse.ts']
const { exitCode } = Bun.spawnSync([process.execPath, 'test', '--timeout=120000', '--bail', ...tests], {
  stdout: 'inherit',
  stderr: 'inherit',
})
process.exit(exitCode)

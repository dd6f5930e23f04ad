import { LITESTREAM, whatIsMissing } from './support.ts'

/**
 * `bun run test:litestream`: a single machine whose changes are replicated by Litestream itself. Needs Go; says so if
 * it is missing.
 */
const missing = whatIsMissing()
if (missing) {
  console.log(`The tests of Litestream did not run: ${missing}.`)
  process.exit(process.argv.includes('--where-possible') ? 0 : 1)
}
LITESTREAM.build()
const tests = ['./tests/litestream/machine.carried.ts', './tests/litestream/words.carried.ts']
const { exitCode } = Bun.spawnSync([process.execPath, 'test', '--timeout=240000', '--bail', ...tests], {
  stdout: 'inherit',
  stderr: 'inherit',
})
process.exit(exitCode)

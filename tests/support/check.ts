/** `bun run check`: everything that a change must pass before its tests; the same list in CI and for a person. */
const CHECKS: [name: string, arguments: string[]][] = [
  ['lint and format', ['x', 'biome', 'ci', '--colors=off', '.']],
  ['types', ['x', 'tsc', '--noEmit', '-p', '.']],
  ['import table', ['test', 'tests/imports.test.ts']],
  ['length of functions', ['test', 'tests/long-functions.test.ts']],
  ['icons', ['src/build/icons.ts', '--check']],
  ['small pictures', ['src/studio/tools/pictures/index.ts', '--check']],
  ['tales', ['src/studio/tools/index.ts', 'check']],
]

let failed = 0
for (const [name, args] of CHECKS) {
  const { exitCode } = Bun.spawnSync([process.execPath, ...args], { stdout: 'inherit', stderr: 'inherit' })
  console.log(`${exitCode === 0 ? 'ok  ' : 'FAIL'} ${name}`)
  if (exitCode !== 0) failed += 1
}
process.exit(failed === 0 ? 0 : 1)

import { expect, test } from 'bun:test'
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildProgramOnce, PROGRAM } from '../../src/build/program.ts'
import { aFolder } from '../support/folders.ts'

const HERE = join(import.meta.dir, '../..')

const FILES = {
  'package.json': '{}',
  'bun.lock': '',
  'tsconfig.json': '{}',
  'src/server.ts': `import { told } from './tales/told.ts'
console.log(told, (await import('./late.ts')).late)
if (process.argv[2] === 'fail') throw new Error('the lamp went out')
`,
  'src/late.ts': "import { end } from './late.json'\nexport const late = end\n",
  'src/late.json': '{ "end": "and slept" }',
  'src/tales/told.ts': `import { readFileSync } from 'node:fs'
import { projectFile } from '${HERE}/src/shared/kit/project-file.ts'
export const told = readFileSync(projectFile('src/tales/tale.md'), 'utf8')
`,
  'src/tales/tale.md': 'Once upon a time',
}

function aProject(): string {
  const root = aFolder('program')
  for (const [path, text] of Object.entries(FILES)) write(root, path, text)
  return root
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function run(root: string, ...args: string[]) {
  const { stdout, stderr } = Bun.spawnSync([process.execPath, join(root, PROGRAM), ...args], { cwd: '/' })
  return { said: stdout.toString().trim(), failed: stderr.toString() }
}

test('the program finds files beside its sources, and loads parts later', async () => {
  const root = aProject()
  await buildProgramOnce(root)
  expect(run(root)).toEqual({ said: 'Once upon a time and slept', failed: '' })
})

test('a failure names the line of its source', async () => {
  const root = aProject()
  await buildProgramOnce(root)
  expect(run(root, 'fail').failed).toContain(`${root}/src/server.ts:3`)
})

test.each(['src/tales/told.ts', 'src/late.ts', 'src/late.json', 'bun.lock', 'tsconfig.json'])(
  'it is built again when %s has changed, and only then',
  async (path) => {
    const root = aProject()
    const program = join(root, PROGRAM)
    await buildProgramOnce(root)
    utimesSync(program, new Date(1000), new Date(1000))
    await buildProgramOnce(root)
    expect(statSync(program).mtimeMs).toBe(1000)
    write(root, path, `${FILES[path as keyof typeof FILES]}\n`)
    await buildProgramOnce(root)
    expect(statSync(program).mtimeMs).toBeGreaterThan(1000)
  },
)

test('a running program keeps the parts that it may load later, for a day, however long it has been running', async () => {
  const root = aProject()
  const dist = join(root, 'dist')
  const allWrittenOn = (date: Date) => {
    for (const name of readdirSync(dist)) utimesSync(join(dist, name), date, date)
  }
  await buildProgramOnce(root)
  const first = readdirSync(dist)
  allWrittenOn(new Date('2026-10-01'))
  write(root, 'src/late.ts', "export const late = 'and woke'\n")
  await buildProgramOnce(root)
  expect(first.every((name) => existsSync(join(dist, name)))).toBe(true)
  expect(run(root).said).toBe('Once upon a time and woke')
  const second = readdirSync(dist).filter((name) => !first.includes(name))
  expect(second.length).toBeGreaterThan(0)
  for (const name of [...second, 'server.js'])
    utimesSync(join(dist, name), new Date('2026-10-03'), new Date('2026-10-03'))
  write(root, 'src/late.ts', "export const late = 'and yawned'\n")
  await buildProgramOnce(root)
  expect(second.every((name) => existsSync(join(dist, name)))).toBe(true)
  expect(readdirSync(dist).filter((name) => first.includes(name))).toEqual(['server.js'])
})

test('two builds at the same time leave one whole program', async () => {
  const root = aProject()
  await Promise.all([buildProgramOnce(root), buildProgramOnce(root)])
  expect(readdirSync(join(root, 'dist')).filter((name) => name.endsWith('.partial'))).toEqual([])
  expect(run(root).said).toBe('Once upon a time and slept')
})

test('a source that cannot be read is named, and what was built before stays', async () => {
  const root = aProject()
  await buildProgramOnce(root)
  write(root, 'src/late.ts', 'export const late: = 3\n')
  await expect(buildProgramOnce(root)).rejects.toThrow(`${root}/src/late.ts:1:`)
  expect(run(root).said).toBe('Once upon a time and slept')
})

test('no source uses its own path, which differs in the program: projectFile finds files', async () => {
  const files = [...new Bun.Glob('{src,db,jobs}/**/*.{ts,tsx}').scanSync(HERE)].filter(
    (file) => !/^src\/(?:build|studio\/tools)\//.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  const asking = await Promise.all(
    files.map(async (file) =>
      /import\.meta\.(?:url|dir|file|path)/.test(await Bun.file(join(HERE, file)).text()) ? [file] : [],
    ),
  )
  expect(asking.flat()).toEqual(['src/shared/kit/project-file.ts'])
})

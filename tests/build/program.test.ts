import { expect, test } from 'bun:test'
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { builtProgram } from '../../src/build/built-program.ts'
import { buildProgram } from '../../src/build/program.ts'
import { aFolder } from '../support/folders.ts'

const FILES = {
  'package.json': '{}',
  'bun.lock': '',
  'src/serve.ts':
    "import { told } from './tales/told.ts'\nconsole.log(told, (await import('./late.ts')).late)\n",
  'src/late.ts': 'export const late = import.meta.dir.endsWith("src")\n',
  'src/tales/told.ts':
    "import { readFileSync } from 'node:fs'\nexport const told = readFileSync(new URL('./tale.md', import.meta.url), 'utf8')\n",
  'src/tales/tale.md': 'Once upon a time',
}

async function aProject(): Promise<string> {
  const root = aFolder('program')
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  await buildProgram(root)
  return root
}

test('the program as it was built finds what lies beside its sources', async () => {
  const root = await aProject()
  const ran = Bun.spawnSync([process.execPath, builtProgram(root) ?? ''])
  expect(ran.stdout.toString()).toBe('Once upon a time true\n')
})

test.each(['src/tales/told.ts', 'src/late.ts', 'bun.lock'])(
  'a program is not used any more once %s is another one',
  async (path) => {
    const root = await aProject()
    expect(builtProgram(root)).toBeDefined()
    utimesSync(join(root, path), 1, 1)
    expect(builtProgram(root)).toBeUndefined()
  },
)

test('a program whose source is gone is not used, nor one that was never built', async () => {
  const root = await aProject()
  rmSync(join(root, 'src/late.ts'))
  expect(builtProgram(root)).toBeUndefined()
  expect(builtProgram(aFolder('unbuilt'))).toBeUndefined()
})

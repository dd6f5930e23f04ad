import { expect, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { aFolder } from './support/folders.ts'
import { circleAmong, wrongImports } from './support/import-table.ts'

const ROOT = join(import.meta.dir, '..')

test('every module imports only what its layer may', async () => {
  const files = [...new Bun.Glob('{src,db,jobs,islands}/**/*.{ts,tsx}').scanSync(ROOT)]
  expect(files.length).toBeGreaterThan(50)
  expect(wrongImports(ROOT, files)).toEqual([])
})

test('what is shared asks neither the disk nor the network', async () => {
  const asking =
    /from '(?:node:)?(?:fs|net|http|https|child_process|dns|tls)(?:\/promises)?'|\bBun\.(?:file|write|spawn|connect)|\bfetch\(/
  const files = [...new Bun.Glob('src/shared/**/*.{ts,tsx}').scanSync(ROOT)]
  const texts = await Promise.all(files.map((file) => Bun.file(join(ROOT, file)).text()))
  expect(files.filter((_, at) => asking.test(texts[at] ?? ''))).toEqual([])
})

test('no modules import each other in a circle', () => {
  const files = [...new Bun.Glob('{src,db,jobs,islands}/**/*.{ts,tsx}').scanSync(ROOT)]
  expect(circleAmong(ROOT, files)).toBeUndefined()
  const root = treeOf({
    'src/a.ts': "import { b } from './b.ts'\n",
    'src/b.ts': "import { c } from './c.ts'\nimport type { A } from './a.ts'\n",
    'src/c.ts': "import { a } from './a.ts'\n",
  })
  expect(circleAmong(root, ['src/b.ts', 'src/a.ts', 'src/c.ts'])).toEqual([
    'src/b.ts',
    'src/c.ts',
    'src/a.ts',
    'src/b.ts',
  ])
})

test('an island that reaches for the server is named', () => {
  const root = treeOf({
    'islands/player.tsx':
      "import { openDb } from '../db/client.ts'\nimport type { Scene } from '../src/shared/stories/scene.ts'\n",
    'src/domain/stories/read.ts': "import { paint } from '../../providers/painter.ts'\n",
    'src/domain/stories/fine.ts': "import type { Painter } from '../../ports/painter.ts'\n",
  })
  expect(
    wrongImports(root, ['islands/player.tsx', 'src/domain/stories/read.ts', 'src/domain/stories/fine.ts']),
  ).toEqual([
    'islands/player.tsx may not import db/client.ts',
    'src/domain/stories/read.ts may not import src/providers/painter.ts',
  ])
})

function treeOf(files: Record<string, string>): string {
  const root = aFolder('imports')
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), source)
  }
  return root
}

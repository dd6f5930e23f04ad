import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import packageJson from '../../package.json'

const ROOT = join(import.meta.dir, '../..')

test('a start in production installs nothing that only the tests need', () => {
  expect(packageJson.scripts.start).toContain('bun install --frozen-lockfile --production')
  expect(readFileSync(join(ROOT, 'Dockerfile'), 'utf8')).toContain(
    'bun install --frozen-lockfile --production',
  )
  for (const ofTests of ['s3rver', 'oauth2-mock-server', 'playwright', 'fast-check'])
    expect(Object.keys(packageJson.dependencies)).not.toContain(ofTests)
})

test('nothing that starts imports what only the tests need, but for its types', () => {
  const wanted = Object.keys(packageJson.devDependencies)
  const files = [...new Bun.Glob('{src,db,jobs,islands}/**/*.{ts,tsx}').scanSync(ROOT)]
  const loaders = { ts: new Bun.Transpiler({ loader: 'ts' }), tsx: new Bun.Transpiler({ loader: 'tsx' }) }
  const wrong = files.flatMap((file) =>
    loaders[file.endsWith('x') ? 'tsx' : 'ts']
      .scanImports(readFileSync(join(ROOT, file), 'utf8'))
      .filter(({ path }) => wanted.some((name) => path === name || path.startsWith(`${name}/`)))
      .map(({ path }) => `${file} imports ${path}`),
  )
  expect(wrong).toEqual([])
})

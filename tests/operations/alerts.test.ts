import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dir, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const [, alerts = ''] = read('docs/operating.md').split('\n## Alerts\n')
const sources = [...new Bun.Glob('{src,jobs,db}/**/*.{ts,tsx}').scanSync(ROOT)].map(read).join('\n')
const found = (text: string, pattern: RegExp) => new Set(text.matchAll(pattern).map(([, name = '']) => name))

test('every metric named in an alert is explained to the operator, and exists', () => {
  const told = found(alerts, /(storylamp_\w+?)(?:_count)?\b/g)
  expect(told.size).toBeGreaterThan(10)
  const existing = found(sources, /'(storylamp_\w+)'/g)
  expect([...told].filter((name) => !existing.has(name))).toEqual([])
  expect([...existing].filter((name) => !told.has(name))).toEqual([])
})

test('every failure that the log tells has a line that says what to do, and none speaks of what is never logged', () => {
  const logged = found(sources, /log\.error\(\s*'([a-z_]+\.[a-z_]+)'/g)
  const told = found(alerts, /`([a-z]+\.[a-z_]+)`/g)
  expect(logged.size).toBeGreaterThan(25)
  expect([...logged].filter((event) => !told.has(event))).toEqual([])
  const any = found(sources, /'([a-z_]+\.[a-z_]+)'/g)
  expect([...told].filter((event) => !any.has(event))).toEqual([])
})

import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dir, '../..')

/**
 * better-sqlite3's `get()` does not report a failed commit of its own statement, e.g. on a full disk: it returns a row
 * that is not stored. `all()` and `run()` throw, and so does the end of a transaction.
 */
function isSilent(source: string): boolean {
  const changes = [...source.matchAll(/\.returning\([^)]*\)\s*\.get\(\)/g)]
  const inDatabase = changes.some(({ index }) => {
    const roots = [...source.slice(0, index).matchAll(/(\w+)\s*\.(?:insert|update|delete)\(/g)]
    return roots.at(-1)?.[1] !== 'tx'
  })
  return inDatabase || /\bdb\.get\b[^;(]*\(\s*sql`\s*(?:INSERT|UPDATE|DELETE|REPLACE)/.test(source)
}

test('no change outside a transaction is made by get()', () => {
  const files = [...new Bun.Glob('{src,db,jobs}/**/*.ts').scanSync(ROOT)]
  expect(files.filter((file) => isSilent(readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
})

test.each([
  'const row = db.insert(labels).values(values).returning().get()',
  'const row = studio.db\n  .delete(characters)\n  .where(mine)\n  .returning()\n  .get()',
  'db.get<Row>(\n  sql`DELETE FROM media WHERE id = 1 RETURNING hash`)',
])('%j would be found', (source) => {
  expect(isSilent(source)).toBe(true)
})

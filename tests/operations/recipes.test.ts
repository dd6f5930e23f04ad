import { expect, test } from 'bun:test'
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sessions, users } from '../../db/schema/index.ts'
import { aStreet } from '../support/calls.ts'
import { aFolder } from '../support/folders.ts'
import { recipes, runRecipe } from '../support/recipes.ts'

/** Skipped without the sqlite3 shell, which operators have. */
test.skipIf(!Bun.which('sqlite3'))(
  'every recipe for the sqlite3 shell does what it says, beside a running app',
  async () => {
    const { home, mia } = await aStreet()
    const { db } = home.services
    const folder = mkdtempSync(join(tmpdir(), 'recipes-'))
    symlinkSync(home.dataDir, join(folder, 'data'))
    const creditsBefore =
      db
        .select()
        .from(users)
        .all()
        .find(({ id }) => id === mia.userId)?.availableCredits ?? 0
    const all = recipes()
    expect(all.length).toBeGreaterThan(10)
    for (const recipe of all) {
      const { exitCode, said } = runRecipe(recipe, folder)
      expect([recipe.command, exitCode, said]).toEqual([recipe.command, 0, ''])
    }
    // A second run: a gift is given once.
    for (const recipe of all.filter(({ isChange }) => isChange))
      expect(runRecipe(recipe, folder).exitCode).toBe(0)
    const after = db
      .select()
      .from(users)
      .all()
      .find(({ id }) => id === mia.userId)
    expect(after).toMatchObject({ role: 'TESTER_ROLE', availableCredits: creditsBefore + 10 })
    expect(
      db
        .select()
        .from(sessions)
        .all()
        .some(({ email }) => email === mia.email),
    ).toBe(false)
    expect(existsSync(join(folder, 'copy.db'))).toBe(true)
    expect(
      runRecipe({ command: 'sqlite3 data/storylamp.db "PRAGMA integrity_check"', isChange: false }, folder)
        .out,
    ).toBe('ok\n')
    home.close()
  },
)

test.skipIf(!Bun.which('sqlite3'))(
  'an admin who tries to write on the machine of a pair that only reads is told where to write',
  async () => {
    const { home } = await aStreet()
    const database = join(home.dataDir, 'storylamp.db')
    const mount = aFolder('mount')
    const run = (options: string, sql: string) =>
      runRecipe({ command: `sqlite3 ${options} data/storylamp.db "${sql}"`, isChange: true }, mount, {
        database,
        mount,
      })
    const change = "UPDATE users SET role = 'TESTER_ROLE'"
    // The shell refuses, as LiteFS would; there is no LiteFS here.
    const refused = () => run('-readonly', change)
    writeFileSync(join(mount, '.primary'), '91852leo\n')
    const told = refused()
    expect(told.said).toContain('readonly database')
    expect(told.said).toEndWith('Write on 91852leo: fly ssh console --machine 91852leo\n')
    expect([told.exitCode === 0, told.out]).toEqual([false, ''])
    expect(run('', 'SELECT 1')).toEqual({ exitCode: 0, out: '1\n', said: '' })
    expect(run('', 'SELECT nothing').said).not.toContain('Write on')
    rmSync(join(mount, '.primary'))
    expect(refused().said).not.toContain('Write on')
    expect(run('', change)).toEqual({ exitCode: 0, out: '', said: '' })
    home.close()
  },
)

/** A terminal, provided by `script`. */
test.skipIf(!Bun.which('sqlite3') || !Bun.which('script'))(
  'an admin who begins a session there is told so before',
  async () => {
    const { home } = await aStreet()
    const database = join(home.dataDir, 'storylamp.db')
    const mount = aFolder('mount')
    writeFileSync(join(mount, '.primary'), '91852leo\n')
    const session = "script -qec 'sqlite3 data/storylamp.db .quit' /dev/null"
    const { out } = runRecipe({ command: session, isChange: false }, mount, { database, mount })
    expect(out).toContain('Write on 91852leo')
    home.close()
  },
)

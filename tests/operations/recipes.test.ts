import { expect, test } from 'bun:test'
import { existsSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sessions, users } from '../../db/schema/index.ts'
import { aStreet } from '../support/calls.ts'
import { recipes, runRecipe } from '../support/recipes.ts'

/** The card's admins have one; a machine without it cannot try the recipes. */
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
    // Once more: a gift is given once.
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

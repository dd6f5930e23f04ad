import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Recipe {
  command: string
  /** Whether it changes something. */
  isChange: boolean
}

/** The shell commands of docs/admin-recipes.md, in their order. */
export function recipes(): Recipe[] {
  const text = readFileSync(join(import.meta.dir, '../../docs/admin-recipes.md'), 'utf8')
  const change = text.indexOf('\n## Change')
  const copy = text.indexOf('\n## Copy')
  return [...text.matchAll(/```sh\n(sqlite3 .*)\n```/g)].map(({ 1: command = '', index }) => ({
    command,
    isChange: index > change && index < copy,
  }))
}

/** Runs one in a folder; `database` stands in the place of data/storylamp.db. */
export function runRecipe({ command }: Recipe, folder: string, database = 'data/storylamp.db') {
  const run = Bun.spawnSync(['sh', '-c', command.replace('data/storylamp.db', database)], { cwd: folder })
  return { exitCode: run.exitCode, out: run.stdout.toString(), said: run.stderr.toString() }
}

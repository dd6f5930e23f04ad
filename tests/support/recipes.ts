import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const readDocs = (name: string) => readFileSync(join(import.meta.dir, '../../docs', name), 'utf8')

export interface Recipe {
  command: string
  /** Whether it changes something. */
  isChange: boolean
}

/** The shell commands of docs/admin-recipes.md, in order. */
export function recipes(): Recipe[] {
  const text = readDocs('admin-recipes.md')
  const change = text.indexOf('\n## Change')
  const copy = text.indexOf('\n## Copy')
  return [...text.matchAll(/```sh\n(sqlite3 .*)\n```/g)].map(({ 1: command = '', index }) => ({
    command,
    isChange: index > change && index < copy,
  }))
}

/** Where the pair's image has its own sqlite3 shell. */
const DEPLOY = join(import.meta.dir, '../../deploy')

/** Runs one in a folder; `database` replaces data/storylamp.db. On a machine of a pair LiteFS mounts `mount`. */
export function runRecipe(
  { command }: Recipe,
  folder: string,
  { database = 'data/storylamp.db', mount }: { database?: string; mount?: string } = {},
) {
  const env = mount
    ? { ...process.env, PATH: `${DEPLOY}:${process.env.PATH}`, LITEFS_DIR: mount }
    : process.env
  const run = Bun.spawnSync(['sh', '-c', command.replace('data/storylamp.db', database)], {
    cwd: folder,
    env,
  })
  return { exitCode: run.exitCode, out: run.stdout.toString(), said: run.stderr.toString() }
}

/** What docs/replication.md runs on a machine by `fly ssh console -C`. */
export const consoleCommands = (): string[] =>
  readDocs('replication.md')
    .matchAll(/^fly ssh console .*-C "(.*)"$/gm)
    .map(([, command = '']) => command)
    .toArray()

/** The blocks of commands with which docs/operating.md backs up by hand, and restores. */
export const commandsByHand = (): string[] =>
  (readDocs('operating.md').split('\n## Backup\n')[1]?.split('\n## ')[0] ?? '')
    .matchAll(/```sh\n(.*?)```/gs)
    .map(([, commands = '']) => commands)
    .toArray()

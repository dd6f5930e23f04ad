import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Carrying, ChangeCarrier } from '../../ports/change-carrier.ts'
import type { S3Options } from '../s3/bucket.ts'
import { configOf, socketIn } from './config.ts'

export interface LitestreamOptions {
  /** Its path. */
  program: string
  /** The database. */
  file: string
  /** The folder of Litestream's own files, beside the database; nothing else is in it. */
  folder: string
  bucket: S3Options
  /** The prefix of names in the bucket. */
  prefix: string
  keepDays: number
}

/** After that it is killed. */
const END_WITHIN_MS = 5000
const PATH = '/usr/local/bin:/usr/bin:/bin'

/** Runs the program, and ends it when the shell's input ends: it must not outlive a server that was killed. */
const WITH_SERVER = `
exec 3<&0
"$@" </dev/null 3<&- &
carrying=$!
{ cat <&3 >/dev/null; kill "$carrying"; } 2>/dev/null &
exec 3<&-
wait "$carrying"
`

/** Litestream, a separate program beside the server. */
export function openLitestream(options: LitestreamOptions): ChangeCarrier {
  return {
    start: (name) => start(options, name),
    fetch: (name, path, until) => fetchTo(options, name, path, until),
  }
}

/** Its own files are full of families' words: an earlier run's are deleted at the start, and its own at the end. */
export const clearLitestream = (folder: string): void => rmSync(folder, { recursive: true, force: true })

function start(options: LitestreamOptions, name: string): Carrying {
  clearLitestream(options.folder)
  // A socket's path must be short, which the data's need not be.
  const control = mkdtempSync(join(tmpdir(), 'storylamp-changes-'))
  const clear = () => {
    clearLitestream(options.folder)
    clearLitestream(control)
  }
  const running = orClear(() => run(options, name, control), clear)
  const ended = running.exited.finally(() => {
    running.stdin.end()
    clear()
  })
  return {
    ended,
    storedAt: () => storedAt(socketIn(control)),
    async end() {
      running.stdin.end()
      const hardWay = setTimeout(() => process.kill(-running.pid, 'SIGKILL'), END_WITHIN_MS)
      await ended.finally(() => clearTimeout(hardWay))
    },
  }
}

function orClear<T>(begin: () => T, clear: () => void): T {
  try {
    return begin()
  } catch (error) {
    clear()
    throw error
  }
}

function run(options: LitestreamOptions, name: string, control: string) {
  mkdirSync(options.folder, { recursive: true })
  return Bun.spawn(['sh', '-c', WITH_SERVER, 'sh', ...command(options, name, control, 'replicate')], {
    env: environmentOf(options),
    // Ctrl+C in a terminal is for the server, which ends this after its own last change.
    detached: true,
    stdin: 'pipe',
    stdout: 'inherit',
    stderr: 'inherit',
  })
}

async function storedAt(socket: string): Promise<Date | undefined> {
  try {
    const answer = await fetch('http://localhost/list', { unix: socket })
    const { databases } = (await answer.json()) as { databases: { last_sync_at?: string }[] }
    const at = databases[0]?.last_sync_at
    return at === undefined ? undefined : new Date(at)
  } catch {
    return undefined
  }
}

async function fetchTo(
  options: LitestreamOptions,
  name: string,
  path: string,
  until?: Date,
): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'storylamp-changes-'))
  try {
    const moment = until ? ['-timestamp', until.toISOString()] : []
    const restoring = Bun.spawn(
      [
        ...command(options, name, folder, 'restore'),
        ...['-if-replica-exists', ...moment, '-o', path, options.file],
      ],
      { env: environmentOf(options), stdin: 'ignore', stdout: 'pipe', stderr: 'pipe' },
    )
    const said = await Promise.all([
      new Response(restoring.stdout).text(),
      new Response(restoring.stderr).text(),
    ])
    if ((await restoring.exited) !== 0)
      throw new Error(`Litestream could not bring it back: ${said.join('').trim().slice(-500)}`)
    return existsSync(path)
  } finally {
    clearLitestream(folder)
  }
}

function command(options: LitestreamOptions, name: string, control: string, verb: 'replicate' | 'restore') {
  const { program, file, folder, bucket, prefix, keepDays } = options
  const config = join(control, 'litestream.yml')
  const path = `${prefix}${name}`
  writeFileSync(config, configOf({ file, bucket, path, folder: join(folder, name), control, keepDays }))
  return [program, verb, '-config', config, '-no-expand-env']
}

/** Without the server's other variables. */
const environmentOf = ({ bucket }: LitestreamOptions) => ({
  PATH,
  LITESTREAM_ACCESS_KEY_ID: bucket.accessKeyId,
  LITESTREAM_SECRET_ACCESS_KEY: bucket.secretAccessKey,
})

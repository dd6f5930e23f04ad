import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DATABASE, openDb } from '../db/client.ts'
import { copyTo, DamagedCopy } from '../db/copy.ts'
import { cleanPages } from '../db/forgetting.ts'
import { DataDirInUse, lockDataDir } from '../db/lock.ts'
import { migrateDb } from '../db/migrate.ts'
import { hasFamilies, knowsFamilies } from '../db/queries/families.ts'
import { HERE } from '../db/replication/replication.ts'
import { backUp } from '../jobs/backup/back-up.ts'
import { CHANGES } from '../jobs/backup/names.ts'
import { NothingToRestore, restore } from '../jobs/backup/restore.ts'
import { issuerStore } from './domain/identity/issuer-store.ts'
import { changeSigningKey } from './domain/identity/signing-keys.ts'
import { createEmbeddedIdentity } from './embedded/identity/index.ts'
import { newPrivateJwk } from './embedded/identity/tokens.ts'
import { databaseDirOf, type Env, EnvError, readEnv } from './env.ts'
import { exportTo, importFrom, writerOf } from './pair.ts'
import { chooseBackupStore } from './providers/backup-store.ts'
import { chooseChangeCarrier } from './providers/change-carrier.ts'
import { chooseMarkStore } from './providers/mark-store.ts'
import { chooseMediaStore } from './providers/media-store.ts'
import { sessionSecretOf } from './session-secret.ts'

// Only the app's own user may read what it writes.
process.umask(0o077)

interface Command {
  usage: string
  explanation: string
  /** Whether it changes the database: on a pair it runs on the writer. */
  isChange: boolean
  /** Returns what is printed; throws CommandError with a sentence when it fails. */
  run(env: Env, args: string[]): Promise<string>
}

class CommandError extends Error {}

/** Reported as a sentence, without a stack trace. */
const EXPECTED = [CommandError, EnvError, DataDirInUse, NothingToRestore, DamagedCopy]

const COMMANDS: Record<string, Command> = {
  restore: {
    usage: 'restore [TIME]',
    explanation:
      'brings the newest backup back, or the newest one by TIME (2026-11-22T20:00:00Z), where there are no families yet',
    isChange: true,
    run: restoreBackup,
  },
  backup: {
    usage: 'backup',
    explanation: 'makes a backup now, whether the server runs or not: before a move, once it is stopped',
    isChange: false,
    run: makeBackup,
  },
  'accept-loss': {
    usage: 'accept-loss',
    explanation:
      'lets the next machine of a pair that starts write, whatever it lacks of what was acknowledged',
    isChange: false,
    run: acceptLoss,
  },
  'clean-pages': {
    usage: 'clean-pages',
    explanation:
      'takes out of the database file what was deleted before the app overwrote it, once, with the server stopped',
    isChange: true,
    run: cleanDatabase,
  },
  'reset-link': {
    usage: 'reset-link EMAIL',
    explanation: 'prints a link with which this parent can set a new password, once, within an hour',
    isChange: true,
    run: resetLink,
  },
  'rotate-keys': {
    usage: 'rotate-keys [at-once]',
    explanation:
      'lets another key sign the accounts kept by the app, and signs nobody out; at-once: what older keys signed is refused',
    isChange: true,
    run: rotateKeys,
  },
}

/** LiteFS would refuse in the middle, when a restore's media have been transferred already. */
async function mustWriteHere(env: Env): Promise<void> {
  if (!env.LITEFS_DIR) return
  const writer = await writerInAMoment(env)
  if (writer === undefined)
    throw new CommandError('No machine of the pair writes at this moment. Try again in a moment.')
  if (writer !== HERE) throw new CommandError(`This machine only reads. Run it on ${writer}, which writes.`)
}

/** A reader may be just about to find the other machine again: wait before sending anybody away. */
async function writerInAMoment(env: Env): ReturnType<typeof writerOf> {
  for (let tries = 1; tries < WRITER_TRIES; tries += 1) {
    const writer = await writerOf(env)
    if (writer !== undefined) return writer
    await sleep(WRITER_AGAIN_MS)
  }
  return writerOf(env)
}
const WRITER_TRIES = 20
const WRITER_AGAIN_MS = 250

async function resetLink(env: Env, [email = '']: string[]): Promise<string> {
  if (!email) throw new CommandError('Whose password? Usage: bun run admin reset-link EMAIL')
  if (env.FIREBASE_PROJECT_ID)
    throw new CommandError('Firebase sends the links itself: Forgot your password? on the login page.')
  const db = openDb(databaseDirOf(env))
  try {
    migrateDb(db)
    const identity = createEmbeddedIdentity(issuerStore(db, sessionSecretOf(env)))
    const code = await identity.passwordResetCode(email.trim().toLowerCase(), new Date())
    if (!code) throw new CommandError(`There is no account with the e-mail ${email}.`)
    return `${env.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${env.PORT}`}/reset-password?code=${code}`
  } finally {
    db.$client.close()
  }
}

/** The app reads the key for each token, so it need not be stopped. */
async function rotateKeys(env: Env, [how]: string[]): Promise<string> {
  if (how !== undefined && how !== 'at-once')
    throw new CommandError('Usage: bun run admin rotate-keys [at-once]')
  const db = openDb(databaseDirOf(env))
  try {
    migrateDb(db)
    const key = JSON.stringify(await newPrivateJwk())
    const dropOlder = how === 'at-once'
    const { id } = changeSigningKey(db, sessionSecretOf(env), key, { now: new Date(), dropOlder })
    return `${id} signs from now on. ${dropOlder ? 'Tokens of the older keys are refused' : 'Tokens of the older keys are good until they end'}; nobody is signed out.`
  } finally {
    db.$client.close()
  }
}

async function restoreBackup(env: Env, [time]: string[]): Promise<string> {
  const store = chooseBackupStore(env)
  if (!store) throw new CommandError('BACKUP_BUCKET: say where the backups are.')
  const until = time === undefined ? undefined : new Date(time)
  if (until && Number.isNaN(until.getTime()))
    throw new CommandError(`${time} is no time such as 2026-11-22T20:00:00Z.`)
  if (!env.LITEFS_DIR) lockDataDir(env.DATA_DIR, 0)
  if (isInUse(databaseDirOf(env)))
    throw new CommandError(
      'There are families in this database. Restore to an empty machine, or move storylamp.db away.',
    )
  const done = await restore({
    store,
    media: chooseMediaStore(env),
    folder: env.DATA_DIR,
    until,
    carrier: chooseChangeCarrier(env, join(env.DATA_DIR, DATABASE), CHANGES),
    take: async (path) => (env.LITEFS_DIR ? importFrom(path, env) : putInPlace(path, env.DATA_DIR)),
  })
  const missing = done.missing > 0 ? `, ${done.missing} are missing` : ''
  return `Restored the backup of ${done.stamp} with ${done.files} files${missing}. Now start the server again.`
}

async function makeBackup(env: Env): Promise<string> {
  const store = chooseBackupStore(env)
  if (!store) throw new CommandError('BACKUP_BUCKET: say where the backups go.')
  const folder = databaseDirOf(env)
  if (!isInUse(folder)) throw new CommandError('There are no families in this database.')
  const db = openDb(folder, { mayWrite: false })
  try {
    const { stamp, newFiles } = await backUp({
      copy: (path) => (env.LITEFS_DIR ? exportTo(path, env) : copyTo(db, path)),
      media: chooseMediaStore(env),
      store,
      // The server may be making one too.
      folder: join(env.DATA_DIR, 'by-hand'),
      keepDays: env.BACKUP_KEEP_DAYS,
      now: () => new Date(),
    })
    return `Stored the backup of ${stamp} with ${newFiles} new files.`
  } finally {
    db.$client.close()
  }
}

async function cleanDatabase(env: Env): Promise<string> {
  if (env.LITEFS_DIR) await cleanPair(env)
  else {
    lockDataDir(env.DATA_DIR, 0)
    cleanIn(env.DATA_DIR)
  }
  return 'Cleaned. Now start the server again.'
}

/** LiteFS does not survive rewriting a database in its mount: a copy is rewritten, and replaces it. */
async function cleanPair(env: Env): Promise<void> {
  const folder = join(env.DATA_DIR, 'clean')
  mkdirSync(folder, { recursive: true })
  try {
    await exportTo(join(folder, DATABASE), env)
    cleanIn(folder)
    await importFrom(join(folder, DATABASE), env)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function cleanIn(folder: string): void {
  const db = openDb(folder)
  try {
    migrateDb(db)
    cleanPages(db)
  } finally {
    db.$client.close()
  }
}

/** Another database's journal beside it would damage it. */
function putInPlace(path: string, dataDir: string): void {
  const place = join(dataDir, DATABASE)
  for (const rest of ['-wal', '-shm']) rmSync(place + rest, { force: true })
  renameSync(path, place)
}

function isInUse(folder: string): boolean {
  if (!existsSync(join(folder, DATABASE))) return false
  const db = openDb(folder, { mayWrite: false })
  try {
    return knowsFamilies(db) && hasFamilies(db)
  } finally {
    db.$client.close()
  }
}

async function acceptLoss(env: Env): Promise<string> {
  const store = chooseMarkStore(env)
  if (!store) throw new CommandError('LITEFS_DIR: is not set, so this machine is no part of a pair.')
  const mark = await store.read()
  await store.clear()
  return mark
    ? `What ${mark.node} had written by ${new Date(mark.at).toISOString()} is given up where the next machine that starts lacks it.`
    : 'No machine is held back.'
}

const usage = () =>
  ['Usage: bun run admin COMMAND', '']
    .concat(Object.values(COMMANDS).map((command) => `  ${command.usage}   ${command.explanation}`))
    .join('\n')

async function run(command: Command, env: Env, args: string[]): Promise<string> {
  if (command.isChange) await mustWriteHere(env)
  return command.run(env, args)
}

const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
try {
  if (command) console.log(await run(command, readEnv(), args))
  else console.error(usage())
  process.exitCode = command ? 0 : 1
} catch (error) {
  if (!(error instanceof Error && EXPECTED.some((kind) => error instanceof kind))) throw error
  console.error(error.message)
  process.exitCode = 1
}
